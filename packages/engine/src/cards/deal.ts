import type { Card } from './card.ts';
import { DECK, isCard } from './card.ts';
import type { PerPosition } from './position.ts';

/** The dealt cards of one game: ten each and the skat. */
export interface Deal {
  readonly hands: PerPosition<readonly Card[]>;
  readonly skat: readonly [Card, Card];
}

/** Fewest and most cards of the upper packet when cutting: at least four in each (R2.7). */
export const CUT_RANGE = { least: 4, most: 28 } as const;

/**
 * Fisher-Yates permutation of a deck (R2.6).
 * @param randomInt gives a uniform integer from 0 to below its argument; cryptographic on a server
 */
export function shuffle(deck: readonly Card[], randomInt: (below: number) => number): readonly Card[] {
  const shuffled = [...deck];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = randomInt(last + 1);
    const card = shuffled[chosen] as Card;
    shuffled[chosen] = shuffled[last] as Card;
    shuffled[last] = card;
  }
  return shuffled;
}

/** Whether these are the 32 cards, each once (R1.1). */
export function isWholeDeck(deck: readonly string[]): deck is readonly Card[] {
  return deck.length === DECK.length && new Set(deck).size === DECK.length && deck.every(isCard);
}

/** Lifts the upper `position` cards under the rest (R2.7). */
export function cutDeck(deck: readonly Card[], position: number): readonly Card[] {
  return [...deck.slice(position), ...deck.slice(0, position)];
}

/**
 * Deals a cut deck by the pattern 3, skat 2, 4, 3 (R2.8).
 * @throws RangeError unless the deck has 32 cards
 */
export function dealCards(deck: readonly Card[]): Deal {
  if (deck.length !== DECK.length) throw new RangeError(`A deck has 32 cards, not ${deck.length}`);
  const handOf = (first: number): readonly Card[] => [
    ...deck.slice(first * 3, first * 3 + 3),
    ...deck.slice(11 + first * 4, 15 + first * 4),
    ...deck.slice(23 + first * 3, 26 + first * 3),
  ];
  return { hands: [handOf(0), handOf(1), handOf(2)], skat: [deck[9] as Card, deck[10] as Card] };
}
