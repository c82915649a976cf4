import type { Card } from '@skat/engine';
import { at, effectiveSuit, positionAfter, strengthOf, trickWinner } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import { chanceAllAbove } from '../memory/odds.ts';

/** Chance (0 to 1) that a card takes the running trick of a Ramsch, where the others beat it only if they must. */
export function chanceToTakeTrick(memory: CardMemory, card: Card): number {
  const { trick, me, game } = memory;
  const cards = [...trick.cards, card];
  if (trickWinner({ ...trick, cards }, game) !== me) return 0;
  const led = effectiveSuit(at(cards, 0), game);
  if (effectiveSuit(card, game) !== led) return 1;
  const toCome = [1, 2].slice(0, 3 - cards.length).map((steps) => positionAfter(me, steps));
  const strength = strengthOf(card, game);
  return toCome.reduce<number>(
    (chance, other) => chance * (1 - chanceAllAbove(memory, other, { led, strength })),
    1,
  );
}
