import type { Position } from '../cards/position.ts';
import { at } from '../result.ts';
import type { GameFacts } from '../scoring/facts.ts';

/** A chair of the table; it stays put while positions rotate (R2.2). */
export type Seat = 0 | 1 | 2 | 3;
/** How many sit at a table. */
export type TableSize = 2 | 3 | 4;

/** One line of a series before anything is added up. */
export interface SeriesGame {
  /** Number of the game in the series from 1; a Grand Hand and the Ramsch still owed share it (R9.25). */
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal went round when it was dealt (R2.12). */
  readonly seats: readonly Seat[];
  readonly facts: GameFacts;
  /** Whether a compulsory Ramsch round asked for this game (R9.55). */
  readonly isCompulsoryRamsch: boolean;
}

const SEATS_OF: Readonly<Record<TableSize, readonly Seat[]>> = {
  2: [0, 1],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
};

/** The chairs of a table of that size. */
export function seatsOf(players: TableSize): readonly Seat[] {
  return SEATS_OF[players];
}

/** How many play when the deal goes round among these chairs. */
export function sizeOf(seats: readonly Seat[]): TableSize {
  if (seats.length === 2 || seats.length === 3 || seats.length === 4) return seats.length;
  throw new RangeError(`Nobody plays Skat with ${seats.length} chairs`);
}

/** The next chair to the left among those in play, also of one that is not any more (R2.9, R2.12). */
export function seatAfter(seat: Seat, seats: readonly Seat[]): Seat {
  return seats.find((other) => other > seat) ?? at(seats, 0);
}

/**
 * The seats of the positions, clockwise from the dealer's left (R2.2-R2.4): with four the dealer sits out, with two
 * the elder comes before the dealer.
 */
export function playersOf(dealer: Seat, seats: readonly Seat[]): readonly Seat[] {
  const first = seatAfter(dealer, seats);
  const second = seatAfter(first, seats);
  return seats.length === 2 ? [first, second] : [first, second, seatAfter(second, seats)];
}

/** The position of a seat in a game, or null for a dealer who sits out (R2.4). */
export function positionOf(
  { dealer, seats }: Pick<SeriesGame, 'dealer' | 'seats'>,
  seat: Seat,
): Position | null {
  const position = playersOf(dealer, seats).indexOf(seat);
  return position === -1 ? null : (position as Position);
}
