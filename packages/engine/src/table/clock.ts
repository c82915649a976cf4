import type { GameState } from '../game/state.ts';
import { isOfficers } from '../game/state.ts';
import { toAct } from '../game/turn.ts';
import type { Seat } from '../sheet/series-game.ts';
import { playersOf } from '../sheet/series-game.ts';
import type { Actor, TableCommand } from './command.ts';
import { isComputerPlaying, seatAt, seatOfPlayer } from './seats.ts';
import type { GameClock, RunningGame, TableState } from './state.ts';

/** What each seat has for a whole game beyond the time of its decisions, in milliseconds (R6.14). */
export const RESERVE_MS = 60_000;
/** After so many decisions in a row that nobody made in time, the computer plays (R6.14). */
export const EXPIRIES_BEFORE_STAND_IN = 2;

/** A person's time at a moment, in milliseconds. */
export interface TimeLeft {
  /** For the decision asked for, 0 once the reserve is being used; null while nothing is asked. */
  readonly decisionMs: number | null;
  readonly reserveMs: number;
}

/** The clocks of a game just dealt. */
export function freshClock(seats: number): GameClock {
  return { askedSince: Array<null>(seats).fill(null), reserveMs: Array<number>(seats).fill(RESERVE_MS) };
}

/** The table after a step with its clocks set on: who is asked anew begins, who was asked pays the time used. */
export function timed(
  before: TableState,
  after: TableState,
  { actor, command }: { readonly actor: Actor; readonly command: TableCommand },
  at: number,
): TableState {
  const { stage } = after;
  if (stage.phase !== 'playing' || stage.game.clock === null) return after;
  const old = before.stage.phase === 'playing' ? before.stage.game : null;
  if (old !== null && old.state === stage.game.state && before.seats === after.seats) return after;
  const isSameQuestion = old !== null && questionKind(old.state) === questionKind(stage.game.state);
  const acting = command.type === 'timeOut' ? command.seat : actingSeat(before, actor, command);
  const goesOn = (seat: Seat): boolean => isSameQuestion && seat !== acting;
  const clock = clockOf(after, stage.game, stage.game.clock, { at, goesOn });
  return { ...after, stage: { ...stage, game: { ...stage.game, clock } } };
}

function actingSeat(table: TableState, actor: Actor, command: TableCommand): Seat | null {
  if (command.type !== 'act') return null;
  return actor.kind === 'player' ? seatOfPlayer(table, actor.playerId) : null;
}

interface Turn {
  readonly at: number;
  /** Whether a seat asked before and still is asked the same. */
  readonly goesOn: (seat: Seat) => boolean;
}

function clockOf(
  table: TableState,
  game: RunningGame,
  { askedSince, reserveMs }: GameClock,
  { at, goesOn }: Turn,
): GameClock {
  const asked = personsAsked(table, game);
  const since = table.seats.map((_seat, index) => {
    const seat = index as Seat;
    if (!asked.includes(seat)) return null;
    return goesOn(seat) ? (askedSince[seat] ?? at) : at;
  });
  const decisionMs = decisionMsOf(table);
  const reserves = table.seats.map((_seat, seat) => {
    const begun = askedSince[seat] ?? null;
    const left = reserveMs[seat] ?? RESERVE_MS;
    if (begun === null || begun === since[seat] || table.pause !== null) return left;
    return left - reserveUsed(at - begun, decisionMs, left);
  });
  return { askedSince: since, reserveMs: reserves };
}

/** People who are asked for a decision and make it themselves. */
export function personsAsked(table: TableState, { dealer, seats, state }: RunningGame): readonly Seat[] {
  const players = playersOf(dealer, seats);
  return toAct(state)
    .flatMap((position) => players[position] ?? [])
    .filter((seat) => !isComputerPlaying(seatAt(table, seat)));
}

function decisionMsOf({ settings }: TableState): number {
  return (settings.decisionSeconds ?? 0) * 1000;
}

function reserveUsed(elapsedMs: number, decisionMs: number, left: number): number {
  return Math.min(left, Math.max(0, elapsedMs - decisionMs));
}

function questionKind(state: GameState): string {
  if (isOfficers(state) || state.phase !== 'playing') return state.phase;
  if (state.early.proposal !== null) return state.early.proposal.kind;
  return state.kontra.asked.length > 0 ? `kontra ${state.kontra.said.length}` : 'card';
}

/** The table's clocks after a pause, as if it had not been. */
export function resumed(table: TableState, pausedAt: number, at: number): TableState {
  const { stage } = table;
  const moved = (since: number): number => since + Math.max(0, at - Math.max(pausedAt, since));
  if (stage.phase === 'betweenGames') return { ...table, stage: { ...stage, since: moved(stage.since) } };
  if (stage.phase !== 'playing' || stage.game.clock === null) return table;
  const { clock } = stage.game;
  const askedSince = clock.askedSince.map((since) => since && moved(since));
  return { ...table, stage: { ...stage, game: { ...stage.game, clock: { ...clock, askedSince } } } };
}

/**
 * What is left to a seat; in a pause what was left when it began.
 * @param now milliseconds since the epoch, by the clock that entries are dated with
 * @returns null without a clock or a running game
 */
export function timeLeft({ stage, settings, pause }: TableState, seat: Seat, now: number): TimeLeft | null {
  if (stage.phase !== 'playing' || stage.game.clock === null || settings.decisionSeconds === null)
    return null;
  const { askedSince, reserveMs } = stage.game.clock;
  const since = askedSince[seat] ?? null;
  const reserve = reserveMs[seat] ?? 0;
  if (since === null) return { decisionMs: null, reserveMs: reserve };
  const decision = settings.decisionSeconds * 1000;
  const elapsed = Math.max(0, (pause?.since ?? now) - since);
  return {
    decisionMs: Math.max(0, decision - elapsed),
    reserveMs: reserve - reserveUsed(elapsed, decision, reserve),
  };
}

/** Whether a seat is asked and has used up decision and reserve. */
export function isExpired(table: TableState, seat: Seat, now: number): boolean {
  const left = timeLeft(table, seat, now);
  return table.pause === null && left?.decisionMs === 0 && left.reserveMs === 0;
}
