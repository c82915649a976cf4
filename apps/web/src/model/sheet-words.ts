import type { Evaluation, PlayedFacts, Seat, Sheet, SheetRow, SheetRules } from '@skat/engine';
import {
  OWN_GAME_AMOUNT,
  gameKindOf,
  isPlayedOut,
  isTrumpGame,
  othersLossAmount,
  seatsOf,
} from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { doublesBonus } from './sheet-amounts.ts';
import type { ResultSpeech } from './result-words.ts';
import { resultLines, resultSentence } from './result-words.ts';

/** What a line of the sheet is explained with. */
export interface SheetSpeech extends ResultSpeech {
  readonly rules: SheetRules;
}

/** "Kr m2 HS": the game as it fits a phone's column. */
export function shortGame({ facts, evaluation }: SheetRow, words: Messages): string {
  const { sheet } = words;
  if (facts.kind === 'played' && evaluation.kind === 'played') return shortPlayed(facts, evaluation, words);
  if (evaluation.kind === 'ramsch')
    return [words.ramsch.name, factorMark(evaluation.factor)].filter(Boolean).join(' ');
  if (facts.kind === 'officers' && evaluation.kind === 'officers')
    return [sheet.gamesShort[facts.game], factorMark(evaluation.factor)].filter(Boolean).join(' ');
  return sheet.passedIn;
}

function shortPlayed(facts: PlayedFacts, evaluation: Evaluation, { sheet }: Messages): string {
  const game = sheet.gamesShort[gameKindOf(facts.announcement)];
  return [
    game,
    matadorsShort(facts, sheet),
    levelsShort(facts, evaluation, sheet),
    isPlayedOut(facts.ending) ? '' : sheet.short.shortened,
    factorMark(evaluation.factor),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a game ended before its cards were counted out (R6.18). */
export function isShortened({ facts }: SheetRow): boolean {
  if (facts.kind === 'played') return !isPlayedOut(facts.ending);
  return facts.kind === 'officers' && facts.forfeitedBy !== null;
}

/** "×4" where a score was multiplied. */
export function factorMark(factor: number): string {
  return factor === 1 ? '' : `×${factor}`;
}

type SheetWords = Messages['sheet'];

function matadorsShort({ matadors }: PlayedFacts, { short }: SheetWords): string {
  return matadors === null ? '' : `${short[matadors.side]}${matadors.count}`;
}

/** The strongest of what was announced and reached; each includes those before it (R4.21). */
function levelsShort(facts: PlayedFacts, evaluation: Evaluation, { short }: SheetWords): string {
  if (!isTrumpGame(facts)) {
    const { hand, ouvert } = facts.announcement;
    return (hand ? short.hand : '') + (ouvert ? short.ouvert : '');
  }
  const steps = new Set(evaluation.steps.map(({ step }) => step));
  const announced = (['ouvert', 'schwarzAnnounced', 'schneiderAnnounced', 'hand'] as const).find((step) =>
    steps.has(step),
  );
  const reached = steps.has('schwarz') ? 'schwarz' : steps.has('schneider') ? 'schneider' : null;
  const isIncluded =
    announced === 'ouvert' ||
    announced === 'schwarzAnnounced' ||
    (announced === 'schneiderAnnounced' && reached === 'schneider');
  return [
    announced === undefined ? '' : short[announced],
    reached === null || isIncluded ? '' : short[reached],
    steps.has('spitze') ? short.spitze : '',
    evaluation.overbid ? short.overbid : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a column shows in a line: the new running points, a dash for who sat out, a dot where nothing changed. */
export function cellText(sheet: Sheet, index: number, seat: Seat, format: Formats): string {
  const row = sheet.rows[index];
  if (row === undefined || !row.seats.includes(seat)) return '';
  if (row.seats.length === 4 && row.dealer === seat && !isChanged(sheet, index, seat)) return '–';
  return isChanged(sheet, index, seat) ? format.number(pointsIn(row, seat)) : '·';
}

/** Whether a line wrote something into a column: the declarer's always, others where their points moved. */
export function isChanged({ rows }: Sheet, index: number, seat: Seat): boolean {
  const row = rows[index];
  if (row === undefined) return false;
  const owner = scorerOf(row);
  return owner === seat || pointsIn(row, seat) !== pointsIn(rows[index - 1], seat);
}

function pointsIn(row: SheetRow | undefined, seat: Seat): number {
  if (row === undefined) return 0;
  return row.cells[seat]?.points ?? 0;
}

/** Whose game a line is; null for a Ramsch and where all passed. */
export function scorerOf({ evaluation }: SheetRow): Seat | null {
  if (evaluation.kind === 'played') return evaluation.declarer;
  return evaluation.kind === 'officers' ? evaluation.elder : null;
}

/** Whether the game of a line was won; null where nobody played alone. */
export function isRowWon({ evaluation }: SheetRow): boolean | null {
  return evaluation.kind === 'played' || evaluation.kind === 'officers' ? evaluation.won : null;
}

/** Everything behind one line of the sheet, in one sentence each. */
export function explainRow(row: SheetRow, speech: SheetSpeech): readonly string[] {
  const { facts } = row;
  const { words } = speech;
  return [
    resultSentence(row, speech),
    ...(facts.kind === 'played' && facts.bid > 0 ? [words.sheet.bid({ value: facts.bid })] : []),
    ...resultLines(row, speech),
    ...ownLine(row, speech),
    ...othersLine(row, speech),
  ];
}

/** What a game brings its declarer besides points where Kontra doubles that (R9.42). */
function ownLine({ facts, evaluation }: SheetRow, { words, rules, format }: SheetSpeech): readonly string[] {
  const hasAmounts = rules.scoring === 'seeger' || rules.scoring === 'seegerFabian';
  if (facts.kind !== 'played' || evaluation.kind !== 'played' || !hasAmounts) return [];
  const factor = bonusFactor(facts, rules);
  if (factor === 1) return [];
  const each = evaluation.won ? OWN_GAME_AMOUNT : -OWN_GAME_AMOUNT;
  return [words.sheet.ownGets({ amount: product(each, factor, format) })];
}

function bonusFactor({ kontra }: PlayedFacts, rules: SheetRules): number {
  return doublesBonus(rules) ? 2 ** kontra : 1;
}

/** "+40 × 2 = +80", or the amount alone where nothing doubles it. */
function product(each: number, factor: number, format: Formats): string {
  const plain = format.signed(each);
  return factor === 1 ? plain : `${plain} × ${factor} = ${format.signed(each * factor)}`;
}

/** What a game brings or costs those who did not play it alone (R8.5, R8.13, R9.42). */
function othersLine(row: SheetRow, { words, rules, format }: SheetSpeech): readonly string[] {
  const { facts, evaluation, seats } = row;
  if (facts.kind !== 'played' || evaluation.kind !== 'played') return [];
  const { othersGet, othersPay } = words.sheet;
  if (rules.scoring === 'bierlachs' && evaluation.won) {
    const all = seats.length === 3 || rules.bierlachs.dealerPays;
    return [othersPay({ amount: format.signed(-evaluation.score), all })];
  }
  if (rules.scoring !== 'seegerFabian' || evaluation.won) return [];
  const amount = product(othersLossAmount(seats.length), bonusFactor(facts, rules), format);
  return [othersGet({ amount, all: seats.length === 3 || rules.dealerShare === 'skwo' })];
}

/** The columns of a sheet by seat, also of those who joined or left on the way (R2.12). */
export function columnsOf({ foot }: Sheet): readonly Seat[] {
  return seatsOf(4).slice(0, foot.length);
}
