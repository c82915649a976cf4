import type { PerPosition } from '../cards/position.ts';
import type { GameFacts } from '../scoring/facts.ts';

/** A chair of the table; it stays put while positions rotate (R2.2). */
export type Seat = 0 | 1 | 2;
export const SEATS: readonly Seat[] = [0, 1, 2];

/** One line of a series before anything is added up. */
export interface SeriesGame {
  /** From 1. */
  readonly number: number;
  readonly dealer: Seat;
  readonly facts: GameFacts;
}

/** The seat to the left, which deals next (R2.9). */
export function nextSeat(seat: Seat): Seat {
  return ((seat + 1) % SEATS.length) as Seat;
}

/** The seats of forehand, middlehand and rearhand: clockwise from the dealer's left, the dealer last (R2.2, R2.3). */
export function playersOf(dealer: Seat): PerPosition<Seat> {
  const forehand = nextSeat(dealer);
  return [forehand, nextSeat(forehand), dealer];
}
