import type { Card, EffectiveSuit, Position } from '@skat/engine';
import { effectiveSuit, strengthOf } from '@skat/engine';
import type { CardMemory } from './card-memory.ts';
import { possibleCards, unseenOf } from './card-memory.ts';

/** Chance that `drawn` of `pool` cards include at least one of `wanted` of them. */
export function chanceOfAny(wanted: number, pool: number, drawn: number): number {
  let none = 1;
  for (let card = 0; card < wanted; card++)
    none *= Math.max(0, pool - drawn - card) / Math.max(1, pool - card);
  return 1 - none;
}

/** Chance that a position still to play can beat `best`, the winning card of a trick in which `led` was led. */
export function chanceToBeat(memory: CardMemory, position: Position, led: EffectiveSuit, best: Card): number {
  const { game } = memory;
  const pool = possibleCards(memory, position);
  const drawn = memory.handSizes[position];
  const strength = strengthOf(best, game);
  let followers = 0;
  let higher = 0;
  let higherTrumps = 0;
  for (const card of pool) {
    const suit = effectiveSuit(card, game);
    const isHigher = strengthOf(card, game) > strength;
    if (suit === led) {
      followers++;
      if (isHigher && effectiveSuit(best, game) === led) higher++;
    } else if (suit === 'trump' && isHigher) higherTrumps++;
  }
  const follows = chanceOfAny(followers, pool.length, drawn);
  const trumps = chanceOfAny(higherTrumps, pool.length - followers, drawn);
  return chanceOfAny(higher, pool.length, drawn) + (1 - follows) * trumps;
}

/** Whether no unseen card of its own suit beats a card. */
export function isMaster(memory: CardMemory, card: Card): boolean {
  const strength = strengthOf(card, memory.game);
  return unseenOf(memory, effectiveSuit(card, memory.game)).every(
    (other) => strengthOf(other, memory.game) < strength,
  );
}

/** Chance that a position must beat what lies there: it holds the led suit, and nothing of it below `strength`. */
export function chanceAllAbove(
  memory: CardMemory,
  position: Position,
  { led, strength }: { readonly led: EffectiveSuit; readonly strength: number },
): number {
  const pool = possibleCards(memory, position);
  const drawn = memory.handSizes[position];
  const suit = pool.filter((card) => effectiveSuit(card, memory.game) === led);
  const below = suit.filter((card) => strengthOf(card, memory.game) < strength);
  return chanceOfAny(suit.length, pool.length, drawn) - chanceOfAny(below.length, pool.length, drawn);
}
