import type { Seat, TableState } from '@skat/engine';
import { NEXT_GAME_AFTER_MS, isComputerPlaying, mayDeal, playersOf, toAct } from '@skat/engine';

/** What a table waits for from the server itself. */
export type NextStep =
  /** Deal, not before `dueAt` in milliseconds since the epoch. */
  { readonly type: 'deal'; readonly dueAt: number } | { readonly type: 'computer'; readonly seat: Seat };

/** A deadline that passed while somebody was gone is not sprung on those who come back. */
const GRACE_MS = 10_000;

/**
 * @param allHereSince when the last of the people who play came, or null while one of them is away
 * @param now milliseconds since the epoch
 * @returns null if the table waits for people
 */
export function nextStepOf(table: TableState, allHereSince: number | null, now: number): NextStep | null {
  const { stage } = table;
  switch (stage.phase) {
    case 'gathering':
    case 'ended':
      return null;
    case 'betweenGames': {
      if (mayDeal(table, stage.since)) return { type: 'deal', dueAt: now };
      if (allHereSince === null) return null;
      const dueAt = Math.max(stage.since + NEXT_GAME_AFTER_MS, allHereSince + GRACE_MS);
      return mayDeal(table, dueAt) ? { type: 'deal', dueAt } : null;
    }
    case 'playing': {
      const [position] = toAct(stage.game.state);
      if (position === undefined) return null;
      const seat = playersOf(stage.game.dealer)[position];
      return isComputerPlaying(table.seats[seat]) ? { type: 'computer', seat } : null;
    }
  }
}
