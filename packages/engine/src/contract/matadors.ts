import type { Card } from '../cards/card.ts';
import type { TrumpGame } from '../cards/order.ts';
import { trumpsFromTop } from '../cards/order.ts';

/** Unbroken run of top trumps owned ("with") or lacking ("without") (R4.22). */
export interface Matadors {
  readonly side: 'with' | 'without';
  /** 1-4 in Grand, 1-11 in suit games (R4.23). */
  readonly count: number;
}

/**
 * Matadors of a declarer in a suit or Grand game.
 * @param owned the ten cards held at the first lead plus both skat cards (R4.24); ten alone while a Hand game runs
 */
export function countMatadors(owned: readonly Card[], game: TrumpGame): Matadors {
  const trumps = trumpsFromTop(game);
  const withTop = owned.includes('CJ');
  const end = trumps.findIndex((card) => owned.includes(card) !== withTop);
  return { side: withTop ? 'with' : 'without', count: end === -1 ? trumps.length : end };
}
