import type { Seat } from '@skat/engine';
import type { PresenceNote } from './client-state.ts';

/**
 * How long the person on a seat has been gone.
 * @param now milliseconds since the epoch by this page's clock
 * @returns milliseconds, or null while the person is here
 */
export function awayFor(note: PresenceNote | null, seat: Seat, now: number): number | null {
  if (note === null) return null;
  const gone = note.message.seats[seat]?.awayForMs ?? null;
  return gone === null ? null : gone + Math.max(0, now - note.heardAt);
}

/**
 * How long until the next game is dealt by itself; `now` as in `awayFor`.
 * @returns milliseconds, or null while the table waits for people
 */
export function dealsIn(note: PresenceNote | null, now: number): number | null {
  const left = note?.message.dealsInMs ?? null;
  return note === null || left === null ? null : Math.max(0, left - Math.max(0, now - note.heardAt));
}
