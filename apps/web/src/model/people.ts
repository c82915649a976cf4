import type { Seat, SeatView, TableSection, TableView } from '@skat/engine';
import { at } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';

/** The chair that a view is seen from; null for spectators and at the door. */
export function seatOfViewer({ viewer }: TableView): Seat | null {
  return viewer === 'spectator' ? null : viewer;
}

/** One name for each seat; empty where the table has no such chair, or nobody sits on it. */
export type SeatNames = readonly [string, string, string, string];

/** What a chair's occupant is called; computers are told apart by a number, a free chair has no name. */
export function seatNames(seats: readonly SeatView[], words: Messages): SeatNames {
  return namesBySeat((seat) => {
    const { kind, name } = seats[seat] ?? { kind: 'empty', name: '' };
    return kind === 'computer' ? null : name;
  }, words);
}

/** Names as a record keeps them, empty for a computer. */
export function recordedNames(names: readonly string[], words: Messages): SeatNames {
  return namesBySeat((seat) => (names[seat] === '' ? null : (names[seat] ?? '')), words);
}

/** @param personAt the name of a person or of nobody; null for a computer */
function namesBySeat(personAt: (seat: number) => string | null, words: Messages): SeatNames {
  const computers = [0, 1, 2, 3].filter((seat) => personAt(seat) === null);
  const nameOf = (seat: number): string => {
    const person = personAt(seat);
    if (person !== null) return person;
    if (computers.length === 1) return words.common.computer;
    return words.common.computerNumber({ number: computers.indexOf(seat) + 1 });
  };
  return [nameOf(0), nameOf(1), nameOf(2), nameOf(3)];
}

/** Where a seat is drawn for somebody: clockwise, so the next player sits on the left. */
export type Place = 'self' | 'left' | 'top' | 'right';

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['self', 'top'],
  3: ['self', 'left', 'right'],
  4: ['self', 'left', 'top', 'right'],
};

/** The place of a seat as the viewer sees the table, by the chairs among which the deal goes round. */
export function placeOf(viewer: Seat, seat: Seat, chairs: readonly Seat[]): Place {
  const size = chairs.length;
  const steps = (chairs.indexOf(seat) - chairs.indexOf(viewer) + size) % size;
  return at(PLACES[size] ?? [], steps);
}

/** The other chairs in the order of their places: left, top, right. */
export function othersAround(viewer: Seat, chairs: readonly Seat[]): readonly Seat[] {
  const own = chairs.indexOf(viewer);
  return [...chairs.slice(own + 1), ...chairs.slice(0, own)];
}

/** Seats that keep the waiting room from starting: free ones, and people who are not ready (the host starts by pressing). */
export function missingForStart({ seats, chairs, host }: TableSection): {
  readonly free: readonly Seat[];
  readonly notReady: readonly Seat[];
} {
  const isWaiting = (seat: Seat): boolean => {
    const { kind, readiness } = at(seats, seat);
    return kind === 'person' && readiness !== 'ready' && seat !== host;
  };
  return {
    free: chairs.filter((seat) => at(seats, seat).kind === 'empty'),
    notReady: chairs.filter(isWaiting),
  };
}
