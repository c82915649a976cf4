import type { Action, Seat, TableState } from '@skat/engine';
import {
  NEXT_GAME_AFTER_MS,
  isComputerPlaying,
  mayDeal,
  personsAsked,
  playersOf,
  seatAt,
  toAct,
} from '@skat/engine';
import type { Moment } from './clocks.ts';
import { GRACE_MS, timeLeftTo } from './clocks.ts';

/** What a table waits for from the server itself. */
export type NextStep =
  /** Deal, not before `dueAt` in milliseconds since the epoch. */
  | { readonly type: 'deal'; readonly dueAt: number }
  /** The computer decides what its seat is asked for, or says `aside` unasked. */
  | { readonly type: 'computer'; readonly seat: Seat; readonly aside: Action | null }
  /** Decide for a seat whose time runs out then, in milliseconds since the epoch (R6.14). */
  | { readonly type: 'timeOut'; readonly seat: Seat; readonly dueAt: number };

/** What the next step depends on beside the table. */
export interface Surroundings extends Moment {
  /** When the last of the people who play came, or null while one of them is away. */
  readonly allHereSince: number | null;
  /** What the computer on a seat says unasked, or null. */
  readonly asideOf: (seat: Seat) => Action | null;
}

/** @returns null if the table waits for people */
export function nextStepOf(table: TableState, around: Surroundings): NextStep | null {
  if (table.pause !== null) return null;
  switch (table.stage.phase) {
    case 'gathering':
    case 'ended':
      return null;
    case 'betweenGames':
      return dealStep(table, table.stage.since, around);
    case 'playing':
      return computerStep(table, table.stage.game, around) ?? timeOutStep(table, table.stage.game, around);
  }
}

function dealStep(table: TableState, since: number, { allHereSince, now }: Surroundings): NextStep | null {
  if (mayDeal(table, since)) return { type: 'deal', dueAt: now };
  if (allHereSince === null) return null;
  const dueAt = Math.max(since + NEXT_GAME_AFTER_MS, allHereSince + GRACE_MS);
  return mayDeal(table, dueAt) ? { type: 'deal', dueAt } : null;
}

type RunningGame = Extract<TableState['stage'], { phase: 'playing' }>['game'];

/** Unasked words come first: a card can close the time for them (R9.43). */
function computerStep(
  table: TableState,
  { dealer, seats, state }: RunningGame,
  { asideOf }: Surroundings,
): NextStep | null {
  const players = playersOf(dealer, seats);
  const computers = players.filter((seat) => isComputerPlaying(seatAt(table, seat)));
  for (const seat of computers) {
    const aside = asideOf(seat);
    if (aside !== null) return { type: 'computer', seat, aside };
  }
  const asked = toAct(state).flatMap((position) => players[position] ?? []);
  const seat = computers.find((one) => asked.includes(one));
  return seat === undefined ? null : { type: 'computer', seat, aside: null };
}

/** The first of those asked whose time runs out. */
function timeOutStep(table: TableState, game: RunningGame, moment: Moment): NextStep | null {
  const due = personsAsked(table, game).flatMap((seat) => {
    const left = timeLeftTo(table, seat, moment);
    if (left === null || left.decisionMs === null) return [];
    return [{ type: 'timeOut', seat, dueAt: moment.now + left.decisionMs + left.reserveMs } as const];
  });
  return due.toSorted((a, b) => a.dueAt - b.dueAt)[0] ?? null;
}
