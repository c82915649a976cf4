import type { BockTrigger, TableRules } from '../rules/options.ts';
import type { SheetRules } from './row-score.ts';
import type { Rounds, RoundsStep } from './rounds.ts';
import { NO_ROUNDS, countRounds, roundsByGame } from './rounds.ts';
import type { SeriesGame } from './series-game.ts';

/** The Bock rounds that a game brings, and why (R9.50-R9.52). */
export interface BockNews {
  readonly fired: readonly BockTrigger[];
  /** They begin with the next game, have to wait for their turn, or do not arise. */
  readonly fate: 'begins' | 'waits' | 'lapses';
  readonly count: number;
}

/** The Bock rounds that each game of a series brings; null where it fired nothing. */
export function bockNewsOf(games: readonly SeriesGame[], rules: SheetRules): readonly (BockNews | null)[] {
  const steps = roundsByGame(games, rules);
  return steps.map((step, index) => newsOf(steps[index - 1]?.rounds ?? NO_ROUNDS, step, rules.bock));
}

function newsOf(before: Rounds, { fired, rounds }: RoundsStep, rules: TableRules['bock']): BockNews | null {
  if (fired.length === 0) return null;
  if (rules.stacking === 'ignore' && hasBock(before)) return { fired, fate: 'lapses', count: 0 };
  const isNext = rounds.bockNext > 0 && (rules.stacking === 'multiply' || before.waiting === 0);
  const count = rules.stacking === 'ignore' ? 1 : countRounds(fired);
  return { fired, fate: isNext ? 'begins' : 'waits', count };
}

function hasBock({ bock, bockNext, waiting }: Rounds): boolean {
  return bock.length > 0 || bockNext > 0 || waiting > 0;
}
