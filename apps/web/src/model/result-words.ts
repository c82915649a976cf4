import type {
  Evaluation,
  OfficersFacts,
  PlayedFacts,
  Position,
  RamschFacts,
  Seat,
  SheetRow,
  TableRules,
} from '@skat/engine';
import { KONTRA_WORDS, POSITIONS, at, isPlayedOut, isTrumpGame } from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { contractParts } from './contract.ts';

/** What a line is explained with. */
export interface ResultSpeech {
  readonly words: Messages;
  readonly format: Formats;
  readonly rules: Pick<TableRules, 'ramsch' | 'bock'>;
  /** By seat. */
  readonly names: readonly string[];
}

type PlayedRow = Extract<SheetRow['evaluation'], { kind: 'played' }>;
type RamschRow = Extract<SheetRow['evaluation'], { kind: 'ramsch' }>;
type OfficersRow = Extract<SheetRow['evaluation'], { kind: 'officers' }>;

/** Who won or lost what, in one sentence without a full stop. */
export function resultSentence({ facts, evaluation }: SheetRow, speech: Omit<ResultSpeech, 'rules'>): string {
  if (facts.kind === 'played' && evaluation.kind === 'played')
    return playedSentence(facts, evaluation, speech);
  if (evaluation.kind === 'ramsch') return ramschSentence(evaluation, speech);
  if (facts.kind === 'officers' && evaluation.kind === 'officers')
    return officersSentence(facts, evaluation, speech);
  return speech.words.result.passedIn;
}

type Namer = Pick<ResultSpeech, 'words' | 'names'>;

function nameOf({ names }: Pick<Namer, 'names'>, seat: Seat): string {
  return names[seat] ?? '';
}

function playedSentence(facts: PlayedFacts, { won, declarer }: PlayedRow, speech: Namer): string {
  const { result, cards } = speech.words;
  const name = nameOf(speech, declarer);
  const contract = cards.contract(contractParts(facts.announcement));
  if (!isTrumpGame(facts)) return (won ? result.winsNull : result.losesNull)({ name, contract });
  if (!isPlayedOut(facts.ending)) return (won ? result.winsEarly : result.losesEarly)({ name, contract });
  return (won ? result.wins : result.loses)({ name, contract, points: facts.declarerPoints });
}

function ramschSentence({ seats, losers, march, points }: RamschRow, speech: Namer): string {
  const { ramsch } = speech.words;
  const named = (position: Position): string => nameOf(speech, at(seats, position));
  if (march !== null) return ramsch.march({ name: named(march) });
  return ramsch.loses({ names: losers.map(named), points: points[losers[0] ?? 0] });
}

function officersSentence(facts: OfficersFacts, { won, elder, dealer }: OfficersRow, speech: Namer): string {
  const { officers, cards } = speech.words;
  if (facts.forfeitedBy !== null)
    return officers
      .forfeited({ name: nameOf(speech, facts.forfeitedBy === 'elder' ? elder : dealer) })
      .replace(/[.。]$/u, '');
  const game = cards.games[facts.game];
  return (won ? officers.wins : officers.loses)({
    name: nameOf(speech, elder),
    game,
    points: facts.elderPoints,
  });
}

/** Everything behind the score of a game, one sentence each: how it ended, what it was worth, what it was multiplied with. */
export function resultLines(row: SheetRow, speech: ResultSpeech): readonly string[] {
  return [...gameLines(row, speech), ...bockLines(row, speech)];
}

function gameLines({ facts, evaluation }: SheetRow, speech: ResultSpeech): readonly string[] {
  if (facts.kind === 'played' && evaluation.kind === 'played') return playedLines(facts, evaluation, speech);
  if (facts.kind === 'ramsch' && evaluation.kind === 'ramsch') return ramschLines(facts, evaluation, speech);
  if (facts.kind === 'officers' && evaluation.kind === 'officers')
    return officersLines(facts, evaluation, speech);
  return [speech.words.result.passedInHint];
}

/** The Bock rounds that the game brings, and why (R9.50-R9.52). */
function bockLines({ bockNews }: SheetRow, { words, rules }: ResultSpeech): readonly string[] {
  if (bockNews === null) return [];
  const { fired, fate, count } = bockNews;
  const causes = fired.map((trigger) => words.rules.labels[trigger]).join(' · ');
  switch (fate) {
    case 'begins':
      return [words.rounds.begins({ causes, count, isMultiplied: rules.bock.stacking === 'multiply' })];
    case 'waits':
      return [words.rounds.waits({ causes, count })];
    case 'lapses':
      return [words.rounds.lapses({ causes })];
  }
}

function playedLines(
  facts: PlayedFacts,
  evaluation: Evaluation,
  { words, format }: ResultSpeech,
): readonly string[] {
  const { ending, declarerPoints } = facts;
  const defenders = isPlayedOut(ending) ? 120 - declarerPoints : facts.defenderPoints;
  const counted = isPlayedOut(ending)
    ? words.result.pointsLine({ declarer: declarerPoints, defenders })
    : words.result.countedLine({ declarer: declarerPoints, defenders });
  return [
    endingLine(ending, words),
    facts.announcement.game === 'null' ? '' : counted,
    valueLine(facts, evaluation, words),
    ...reasonLines(facts, evaluation, { words, format }),
    factorLine(facts, evaluation, { words, format }),
  ].filter((line) => line !== '');
}

/** How a game that was not played to its last card ended, and what was claimed (R6.6, R6.18). */
function endingLine(ending: PlayedFacts['ending'], { early }: Messages): string {
  if (ending.kind === 'played') return '';
  if (ending.kind !== 'claimed' || ending.level === 'simple') return early.endings[ending.kind];
  return early.claimedLevel({ level: early.claimLevels[ending.level] });
}

/** "mit 2, Spiel 3, mal Kreuz 12 = 36" of one played game, or the fixed value of a Null. */
export function valueLine(facts: PlayedFacts, evaluation: Evaluation, { cards }: Messages): string {
  const parts = contractParts(facts.announcement);
  if (!isTrumpGame(facts))
    return cards.fixedValue({ name: cards.contract(parts), value: evaluation.gameValue });
  return cards.valueLine({
    steps: evaluation.steps,
    game: parts.game,
    base: evaluation.base,
    value: evaluation.base * (evaluation.reachedLevel ?? 0),
  });
}

type Worded = Pick<ResultSpeech, 'words' | 'format'>;

/** Why the score is what it is: reason, needed value, doubled loss; before any factor. */
export function reasonLines(
  facts: PlayedFacts,
  evaluation: Evaluation,
  { words: { result }, format }: Worded,
): readonly string[] {
  const { won, reason, overbid, base, reachedLevel, level, gameValue, score, factor } = evaluation;
  const needed =
    overbid && reachedLevel !== null && level !== null
      ? [
          result.overbidLine({ value: base * reachedLevel, bid: facts.bid }),
          result.neededLine({ level, base, value: gameValue }),
        ]
      : [];
  const doubled = won ? [] : [result.lostTwice({ value: gameValue, score: format.signed(score / factor) })];
  return [result.reasons[reason], ...needed, ...doubled];
}

/** "Kontra, Re: −48 × 4 = −192", or nothing where the score stands as it is (R7.16). */
export function factorLine(
  { kontra, bock }: Pick<PlayedFacts, 'kontra' | 'bock'>,
  { factor, score }: Pick<Evaluation, 'factor' | 'score'>,
  { words, format }: Worded,
): string {
  if (factor === 1) return '';
  const said = KONTRA_WORDS.slice(0, kontra).map((word) => words.kontra.words[word]);
  const bocks = bock === 0 ? [] : [words.rounds.bockShort({ factor: 2 ** bock })];
  const line = words.rounds.factorLine({
    value: format.signed(score / factor),
    factor,
    score: format.signed(score),
  });
  return `${[...said, ...bocks].join(', ')}: ${line}`;
}

function ramschLines(facts: RamschFacts, evaluation: RamschRow, speech: ResultSpeech): readonly string[] {
  const { words, rules } = speech;
  const named = (position: Position): string => nameOf(speech, at(evaluation.seats, position));
  const ofEach = POSITIONS.map((position) =>
    words.ramsch.pointsLine({
      name: named(position),
      points: evaluation.points[position],
      tricks: facts.winners.filter((winner) => winner === position).length,
    }),
  );
  return [
    ...ofEach,
    skatSentence(rules, words),
    ...tieLines(facts, evaluation, speech),
    ...doublingLines(evaluation, speech),
  ];
}

/** Why only one of those with equally many card points loses (R9.9). */
function tieLines(facts: RamschFacts, evaluation: RamschRow, speech: ResultSpeech): readonly string[] {
  const { ramsch } = speech.rules;
  const [loser] = evaluation.losers;
  if (ramsch.tie !== 'lastTrickLoses' || loser === undefined) return [];
  const counted = ramsch.skatOwner === 'loser' ? facts.trickPoints : evaluation.points;
  const tied = POSITIONS.filter((position) => counted[position] === counted[loser]);
  if (tied.length === 1) return [];
  const named = (position: Position): string => nameOf(speech, at(evaluation.seats, position));
  return [speech.words.ramsch.tied({ names: tied.map(named), loser: named(loser) })];
}

function skatSentence({ ramsch }: ResultSpeech['rules'], { ramsch: words }: Messages): string {
  switch (ramsch.skatOwner) {
    case 'lastTrick':
      return words.skatToLastTrick;
    case 'loser':
      return words.skatToLoser;
    case 'nobody':
      return words.skatToNobody;
  }
}

function doublingLines(evaluation: RamschRow, { words, format }: ResultSpeech): readonly string[] {
  const { doublings, factor } = evaluation;
  if (factor === 1) return [];
  const causes = doublings.map((doubling) => {
    switch (doubling.by) {
      case 'virgin':
        return words.ramsch.virgin;
      case 'push':
        return words.ramsch.pushes({ count: doubling.times });
      case 'bock':
        return words.rounds.bockShort({ factor: 2 ** doubling.times });
    }
  });
  const score = ramschScore(evaluation);
  const value = format.signed(score / factor);
  return [`${causes.join(', ')}: ${words.rounds.factorLine({ value, factor, score: format.signed(score) })}`];
}

function officersLines(
  facts: OfficersFacts,
  evaluation: OfficersRow,
  speech: ResultSpeech,
): readonly string[] {
  const { words, format } = speech;
  const { officers } = words;
  const points = officers.pointsLine({ elder: facts.elderPoints, dealer: 120 - facts.elderPoints });
  const { base, level, steps, elderScore, factor, won } = evaluation;
  if (base === null || level === null) return [points, ...victoryLines(evaluation, speech)];
  const counted = steps.map((step) => `${officers.steps[step.step]} ${step.level}`).join(', ');
  const value = `${counted}: ${level} × ${base} = ${level * base}`;
  const doubled = won
    ? ''
    : words.result.lostTwice({ value: level * base, score: format.signed(elderScore / factor) });
  const factors = factorLine(
    { kontra: facts.kontra, bock: 0 },
    { factor, score: elderScore },
    { words, format },
  );
  const counts = facts.forfeitedBy === null ? [points, won ? '' : officers.needed] : [];
  return [...counts, value, doubled, factors].filter((line) => line !== '');
}

/** "Anna: 3 Siegpunkte", for whoever has any (R9.91). */
function victoryLines(
  { elder, dealer, elderScore, dealerScore }: OfficersRow,
  speech: Namer,
): readonly string[] {
  const scores = [
    { seat: elder, count: elderScore },
    { seat: dealer, count: dealerScore },
  ];
  return scores
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => `${nameOf(speech, seat)}: ${speech.words.officers.victoryPoints({ count })}`);
}

/** The score of a line as it stands out on the result; null where nobody scores alone. */
export function headScore({ evaluation }: SheetRow): number | null {
  switch (evaluation.kind) {
    case 'played':
      return evaluation.score;
    case 'officers':
      return evaluation.elderScore;
    case 'ramsch':
      return ramschScore(evaluation);
    case 'passedIn':
      return null;
  }
}

/** What a Ramsch costs each loser or brings who marched; all who score have the same entry (R9.5-R9.8). */
function ramschScore({ scores }: RamschRow): number {
  return scores.find((score) => score !== 0) ?? 0;
}
