import { includesLevel } from '../contract/announcement.ts';
import type { BockTrigger, TableRules } from '../rules/options.ts';
import { isPlayedOut } from '../scoring/ending.ts';
import type { PlayedFacts } from '../scoring/facts.ts';
import { SCHNEIDER_LIMIT, SCHNEIDER_POINTS } from '../scoring/steps.ts';
import type { RowEvaluation, SheetRules } from './row-score.ts';
import { evaluateRow, rowAmounts } from './row-score.ts';
import type { SeriesGame } from './series-game.ts';
import { seatsOf } from './series-game.ts';

/** Where a series stands with its special rounds (R9.50-R9.56). */
export interface Rounds {
  /** Games left of each Bock round under way; more than one only where rounds overlap. */
  readonly bock: readonly number[];
  /** Bock rounds that begin with the next game; only then is known how many play (R2.12, R9.51). */
  readonly bockNext: number;
  /** Bock rounds that wait for their turn. */
  readonly waiting: number;
  /** Games left of the compulsory Ramsch round under way. */
  readonly ramsch: number;
  /** Whether a compulsory Ramsch round begins with the next game. */
  readonly isRamschNext: boolean;
  /** Compulsory Ramsch rounds that follow the Bock rounds under way. */
  readonly owedRamsch: number;
}

export const NO_ROUNDS: Rounds = {
  bock: [],
  bockNext: 0,
  waiting: 0,
  ramsch: 0,
  isRamschNext: false,
  owedRamsch: 0,
};

/** What a finished game did to the special rounds. */
export interface RoundsStep {
  readonly fired: readonly BockTrigger[];
  /** Where the series stands after it. */
  readonly rounds: Rounds;
}

/** The special rounds after the games of a series so far. */
export function roundsAfter(games: readonly SeriesGame[], rules: SheetRules): Rounds {
  return roundsByGame(games, rules).at(-1)?.rounds ?? NO_ROUNDS;
}

/** What each game of a series did to the special rounds; totals are the simple ones, whatever the scoring (R9.50). */
export function roundsByGame(games: readonly SeriesGame[], rules: SheetRules): readonly RoundsStep[] {
  if (!rules.bock.enabled) return games.map(() => ({ fired: [], rounds: NO_ROUNDS }));
  const simple: SheetRules = { ...rules, scoring: 'simple' };
  let rounds = NO_ROUNDS;
  let points: readonly number[] = [];
  return games.map((game) => {
    const value = evaluateRow(game, simple);
    const added = rowAmounts(game, value, simple).map((amount) => amount.points);
    points = seatsOf(4).map((seat) => (points[seat] ?? 0) + (added[seat] ?? 0));
    const changed = points.filter((_, seat) => (added[seat] ?? 0) !== 0);
    const fired = triggersFired(game, value, changed).filter((one) => rules.bock.triggers.includes(one));
    rounds = afterGame(rounds, game, countRounds(fired), rules.bock);
    return { fired, rounds };
  });
}

/** Whether the next game belongs to a compulsory Ramsch round (R9.55). */
export function isRamschRound({ ramsch, isRamschNext }: Rounds): boolean {
  return ramsch > 0 || isRamschNext;
}

/** Level of Bock for the next game: the score doubles for each (R9.53). */
export function bockLevelOf(rounds: Rounds): number {
  return isRamschRound(rounds) ? 0 : rounds.bock.length + rounds.bockNext;
}

/** Bock games still to come with so many players, as far as they are known, for the sheet (R9.56). */
export function bockGamesLeft(
  { bock, bockNext, waiting }: Rounds,
  { players, bock: { stacking } }: Pick<TableRules, 'players' | 'bock'>,
): number {
  const underWay = Math.max(0, ...bock, bockNext > 0 ? players : 0);
  const roundsToCome = stacking === 'multiply' ? Math.min(waiting, 1) : waiting;
  return underWay + roundsToCome * players;
}

/** Games left of the compulsory Ramsch round that the next game belongs to (R9.56). */
export function ramschGamesLeft({ ramsch, isRamschNext }: Rounds, players: number): number {
  return isRamschNext ? players : ramsch;
}

function afterGame(before: Rounds, game: SeriesGame, fired: number, rules: TableRules['bock']): Rounds {
  const playing = begun(before, game.seats.length);
  const played = countDown(playing, game);
  const owing = rules.thenRamsch ? withOwed(played, playing) : played;
  return nextOf(queue(owing, playing, fired, rules), rules);
}

/** Rounds that were to begin with this game are as long as there are players now (R2.12). */
function begun(rounds: Rounds, length: number): Rounds {
  const bock = [...rounds.bock, ...Array.from({ length: rounds.bockNext }, () => length)];
  const ramsch = ramschGamesLeft(rounds, length);
  return { ...rounds, bock, bockNext: 0, ramsch, isRamschNext: false };
}

/** A Grand Hand leaves the compulsory Ramsch owed (R9.25). */
function countDown(rounds: Rounds, { facts }: SeriesGame): Rounds {
  if (rounds.ramsch > 0) return facts.kind === 'played' ? rounds : { ...rounds, ramsch: rounds.ramsch - 1 };
  return { ...rounds, bock: rounds.bock.map((left) => left - 1).filter((left) => left > 0) };
}

function withOwed(rounds: Rounds, before: Rounds): Rounds {
  const finished = before.bock.length - rounds.bock.length;
  return { ...rounds, owedRamsch: rounds.owedRamsch + finished };
}

/** Rounds that a game fired, by what it fell into (R9.52). */
function queue(
  rounds: Rounds,
  before: Rounds,
  fired: number,
  { stacking }: Pick<TableRules['bock'], 'stacking'>,
): Rounds {
  if (fired === 0) return rounds;
  switch (stacking) {
    case 'append':
      return { ...rounds, waiting: rounds.waiting + fired };
    case 'ignore':
      return before.bock.length > 0 ? rounds : { ...rounds, waiting: 1 };
    case 'multiply': {
      const mustWait = rounds.ramsch > 0 || (rounds.bock.length === 0 && rounds.owedRamsch > 0);
      if (mustWait) return { ...rounds, waiting: rounds.waiting + fired };
      return { ...rounds, bockNext: fired + rounds.waiting, waiting: 0 };
    }
  }
}

/** A Ramsch round follows its own Bock round at once (R9.55); then the next Bock round begins. */
function nextOf(rounds: Rounds, { stacking }: TableRules['bock']): Rounds {
  if (rounds.bock.length > 0 || rounds.bockNext > 0 || rounds.ramsch > 0) return rounds;
  if (rounds.owedRamsch > 0) return { ...rounds, isRamschNext: true, owedRamsch: rounds.owedRamsch - 1 };
  const bockNext = stacking === 'multiply' ? rounds.waiting : Math.min(rounds.waiting, 1);
  return { ...rounds, bockNext, waiting: rounds.waiting - bockNext };
}

const KONTRA_TRIGGERS: readonly BockTrigger[] = ['kontraSaid', 'kontraLost', 'reSaid'];

/** Each trigger queues a round, those of Kontra one together (R9.50). */
export function countRounds(fired: readonly BockTrigger[]): number {
  const others = fired.filter((trigger) => !KONTRA_TRIGGERS.includes(trigger)).length;
  return others + (others < fired.length ? 1 : 0);
}

/** What a finished game triggers (R9.50). */
export function triggersFired(
  { facts }: SeriesGame,
  value: RowEvaluation,
  changedTotals: readonly number[],
): readonly BockTrigger[] {
  const ofTotals: readonly (readonly [BockTrigger, boolean])[] = [
    ['totalMultipleOf100', changedTotals.some((total) => total !== 0 && total % 100 === 0)],
    ['totalRepdigit', changedTotals.some(isRepdigit)],
  ];
  const ofGame =
    facts.kind === 'played' && value.kind === 'played'
      ? playedTriggers(facts, value)
      : ([['passedOut', facts.kind === 'passedIn']] as const);
  return [...ofGame, ...ofTotals].filter(([, fires]) => fires).map(([trigger]) => trigger);
}

function playedTriggers(
  facts: PlayedFacts,
  value: Extract<RowEvaluation, { kind: 'played' }>,
): readonly (readonly [BockTrigger, boolean])[] {
  const { won, gameValue } = value;
  const { announcement, kontra } = facts;
  const isGrand = announcement.game === 'grand';
  return [
    ['kontraSaid', kontra > 0],
    ['kontraLost', kontra > 0 && !won],
    ['reSaid', kontra > 1],
    ['split60', isTrump(facts) && facts.ending.kind === 'played' && facts.declarerPoints === 60],
    ['lostGrand', isGrand && !won],
    ['wonGrandHand', isGrand && won && includesLevel(announcement.level, 'hand')],
    ['declarerSchneider', isTrump(facts) && !won && isOwnSchneider(facts)],
    ['valueAtLeast72', gameValue >= 72],
    ['valueAtLeast96', gameValue >= 96],
  ];
}

function isTrump({ announcement }: PlayedFacts): boolean {
  return announcement.game !== 'null';
}

function isOwnSchneider({ ending, declarerPoints, defenderPoints }: PlayedFacts): boolean {
  return isPlayedOut(ending) ? declarerPoints <= SCHNEIDER_LIMIT : defenderPoints >= SCHNEIDER_POINTS;
}

/** A figure like 111 or 222, of three digits or more (R9.50). */
function isRepdigit(total: number): boolean {
  return /^(\d)\1{2,}$/.test(String(Math.abs(total)));
}
