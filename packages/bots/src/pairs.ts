import type { Card } from '@skat/engine';

/** All pairs of different cards. */
export function pairsOf(cards: readonly Card[]): readonly (readonly [Card, Card])[] {
  return cards.flatMap((first, index) =>
    cards.slice(index + 1).map((second): readonly [Card, Card] => [first, second]),
  );
}
