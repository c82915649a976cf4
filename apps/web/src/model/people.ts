import type { PerPosition, Seat, SeatView, TableSection } from '@skat/engine';
import { SEATS, nextSeat } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';

/** What a chair's occupant is called; two computers are told apart by a number, a free chair has no name. */
export function seatNames(seats: PerPosition<SeatView>, words: Messages): PerPosition<string> {
  const computers = SEATS.filter((seat) => seats[seat].kind === 'computer');
  const nameOf = (seat: Seat): string => {
    const { kind, name } = seats[seat];
    if (kind !== 'computer') return name;
    if (computers.length === 1) return words.common.computer;
    return words.common.computerNumber({ number: computers.indexOf(seat) + 1 });
  };
  return [nameOf(0), nameOf(1), nameOf(2)];
}

/** Names as a record keeps them: empty for a computer. */
export function recordedNames(names: readonly string[], words: Messages): PerPosition<string> {
  const computers = SEATS.filter((seat) => !names[seat]);
  const nameOf = (seat: Seat): string => {
    const name = names[seat];
    if (name) return name;
    if (computers.length === 1) return words.common.computer;
    return words.common.computerNumber({ number: computers.indexOf(seat) + 1 });
  };
  return [nameOf(0), nameOf(1), nameOf(2)];
}

/** Where a seat is drawn for somebody: clockwise, so the next player sits on the left. */
export type Place = 'self' | 'left' | 'right';

/** The place of a seat as the viewer sees the table. */
export function placeOf(viewer: Seat, seat: Seat): Place {
  if (viewer === seat) return 'self';
  return nextSeat(viewer) === seat ? 'left' : 'right';
}

/** Seats that keep the waiting room from starting: free ones, and people who are not ready (the host starts by pressing). */
export function missingForStart(table: TableSection): {
  readonly free: readonly Seat[];
  readonly notReady: readonly Seat[];
} {
  const isWaiting = (seat: Seat): boolean =>
    table.seats[seat].kind === 'person' && table.seats[seat].readiness !== 'ready' && seat !== table.host;
  return {
    free: SEATS.filter((seat) => table.seats[seat].kind === 'empty'),
    notReady: SEATS.filter(isWaiting),
  };
}
