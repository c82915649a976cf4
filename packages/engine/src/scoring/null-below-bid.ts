import type { TrumpGame } from '../cards/order.ts';
import { baseValueOf } from '../contract/announcement.ts';

/** The game a Null below the bid is charged as. */
export interface NullBelowBid {
  readonly game: TrumpGame;
  readonly gameValue: number;
  readonly score: number;
}

/** Cheapest first where two cost the same: the order of base values. */
const GAMES: readonly TrumpGame[] = ['D', 'H', 'S', 'C', 'grand'];

/**
 * Price of a Null that does not cover the bid, found only in imported records (R7.15, R4.16):
 * the cheapest suit or Grand game that covers it, doubled.
 * @param matadors matadors of the twelve cards in each game
 */
export function priceOfNullBelowBid(
  bid: number,
  hand: boolean,
  matadors: Readonly<Record<TrumpGame, number>>,
): NullBelowBid {
  const prices = GAMES.map((game) => {
    const level = Math.max(matadors[game] + 1 + (hand ? 1 : 0), Math.ceil(bid / baseValueOf(game)));
    return { game, gameValue: baseValueOf(game) * level };
  });
  const cheapest = prices.reduce((best, price) => (price.gameValue < best.gameValue ? price : best));
  return { ...cheapest, score: -2 * cheapest.gameValue };
}
