import type { GameFacts, PlayedFacts, Position, Seat, SeriesGame, TableSize } from '../../src/index.ts';
import { at, playersOf, seatsOf } from '../../src/index.ts';

/** Lines of a series: seat 0 deals first, the deal goes round. */
export function seriesOf(players: TableSize, lines: readonly GameFacts[]): readonly SeriesGame[] {
  const seats = seatsOf(players);
  return lines.map((facts, index) => ({
    number: index + 1,
    dealer: at(seats, index % players),
    seats,
    facts,
    isCompulsoryRamsch: false,
  }));
}

/** Where a game stands that a seat is to declare. */
export interface Place {
  readonly players: TableSize;
  readonly dealer: Seat;
  readonly seat: Seat;
}

/** The same game declared by another seat. */
export function declaredBy(facts: PlayedFacts, { players, dealer, seat }: Place): PlayedFacts {
  const position = playersOf(dealer, seatsOf(players)).indexOf(seat);
  if (position === -1) throw new Error(`Seat ${seat} sits out`);
  return { ...facts, declarer: position as Position };
}
