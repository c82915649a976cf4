import type { Card } from '@skat/engine';
import { effectiveSuit, strengthOf } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import { heldOf, unseenOf } from '../memory/card-memory.ts';

/**
 * How likely a card is to be caught in a Null: how far it stands above the unseen cards that opponents can duck under,
 * counting two of them gone with every lower card of the own hand.
 */
export function nullDanger(memory: CardMemory, card: Card): number {
  const suit = effectiveSuit(card, 'null');
  const lowerOf = (cards: readonly Card[]): number =>
    cards.filter((other) => strengthOf(other, 'null') < strengthOf(card, 'null')).length;
  const ownBelow = lowerOf(heldOf(memory, suit));
  return Math.max(0, lowerOf(unseenOf(memory, suit)) - ownBelow);
}
