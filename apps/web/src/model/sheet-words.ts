import type { Evaluation, PlayedFacts, Seat, Sheet, SheetFoot, SheetRow } from '@skat/engine';
import { gameKindOf, isPlayedOut, isTrumpGame, seatsOf } from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import type { ResultSpeech } from './result-words.ts';
import { resultLines, resultSentence } from './result-words.ts';

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
  const isShortened = !isPlayedOut(facts.ending);
  return [
    game,
    matadorsShort(facts, sheet),
    levelsShort(facts, evaluation, sheet),
    isShortened ? sheet.short.shortened : '',
    factorMark(evaluation.factor),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "×4" where a score was multiplied. */
export function factorMark(factor: number): string {
  return factor === 1 ? '' : `×${factor}`;
}

type SheetWords = Messages['sheet'];

function matadorsShort({ matadors }: PlayedFacts, { short }: SheetWords): string {
  return matadors === null ? '' : `${short[matadors.side]}${matadors.count}`;
}

function levelsShort(facts: PlayedFacts, evaluation: Evaluation, { short }: SheetWords): string {
  if (!isTrumpGame(facts)) {
    const { hand, ouvert } = facts.announcement;
    return (hand ? short.hand : '') + (ouvert ? short.ouvert : '');
  }
  const marks = evaluation.steps.map(({ step }) =>
    step === 'with' || step === 'without' || step === 'game' ? '' : short[step],
  );
  return [...marks, evaluation.overbid ? short.overbid : ''].join(' ').replace(/\s+/gu, ' ').trim();
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
export function explainRow(row: SheetRow, speech: ResultSpeech): readonly string[] {
  const { facts } = row;
  const { words } = speech;
  return [
    resultSentence(row, speech),
    ...(facts.kind === 'played' && facts.bid > 0 ? [words.sheet.bid({ value: facts.bid })] : []),
    ...resultLines(row, speech),
  ];
}

/** How a total at the foot comes about: "152 + 50 × (4 − 0) + 40 × 2 = 432". */
export function explainTotal(foot: SheetFoot, format: Formats): string {
  const { points, won, lost, lostByOthers, ownGames, othersLosses, total } = foot;
  const isPlain = ownGames === 50 * (won - lost);
  const each = lostByOthers === 0 ? 0 : othersLosses / lostByOthers;
  const parts = [
    format.number(points),
    ...(ownGames === 0 ? [] : [isPlain ? `50 × (${won} − ${lost})` : format.signed(ownGames)]),
    ...(othersLosses === 0
      ? []
      : [Number.isInteger(each) ? `${each} × ${lostByOthers}` : format.number(othersLosses)]),
  ];
  return `${parts.join(' + ')} = ${format.number(total)}`;
}

/** "Gegner verloren × 40", or × 30 at a table of four. */
export function othersLossesHead({ rules }: Sheet, { sheet }: Messages): string {
  return sheet.foot.othersLosses({ amount: rules.players === 4 ? 30 : 40 });
}

/** The columns of a sheet by seat, also of those who joined or left on the way (R2.12). */
export function columnsOf({ foot }: Sheet): readonly Seat[] {
  return seatsOf(4).slice(0, foot.length);
}
