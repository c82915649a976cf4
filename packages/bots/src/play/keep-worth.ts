import type { Card } from '@skat/engine';
import { effectiveSuit, pointsOf, rankOf, strengthOf, trumpsFromTop } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import { heldOf, unseenOf } from '../memory/card-memory.ts';
import { isMaster } from '../memory/odds.ts';

/** A trump's worth for later tricks: the lowest, and what each step up adds. */
const LOWEST_TRUMP = 1.6;
const TRUMP_STEP = 0.45;
const MASTER_SIDE_CARD = 3;
/** Share of its points a card that wins by itself brings home later. */
const MASTER_SHARE = 0.6;
const GUARDED_TEN = 4;
const GUARD_OF_TEN = 2;
const LOSER_SHARE = 0.25;

/** What a card is still good for if it is not played now, in card points (suit games and Grand). */
export function keepWorth(memory: CardMemory, card: Card): number {
  return effectiveSuit(card, memory.game) === 'trump' ? trumpWorth(memory, card) : sideWorth(memory, card);
}

function trumpWorth(memory: CardMemory, card: Card): number {
  if (memory.game === 'null') return 0;
  const lower = trumpsFromTop(memory.game).filter((trump) => isLower(memory, trump, card)).length;
  const stepsUp = memory.game === 'grand' ? lower + 7 : lower;
  const brought = rankOf(card) === 'A' || rankOf(card) === 'T' ? 2 : 0;
  return LOWEST_TRUMP + TRUMP_STEP * stepsUp - brought;
}

function isLower(memory: CardMemory, a: Card, b: Card): boolean {
  return strengthOf(a, memory.game) < strengthOf(b, memory.game);
}

function sideWorth(memory: CardMemory, card: Card): number {
  const suit = effectiveSuit(card, memory.game);
  const held = heldOf(memory, suit);
  if (isMaster(memory, card)) {
    const canOthersFollow = unseenOf(memory, suit).length > 1;
    return canOthersFollow ? MASTER_SIDE_CARD + MASTER_SHARE * pointsOf(card) : MASTER_SIDE_CARD;
  }
  if (rankOf(card) === 'T') return held.length > 1 ? GUARDED_TEN : 0;
  const guardsTen =
    held.length === 2 && held.some((other) => rankOf(other) === 'T' && !isMaster(memory, other));
  return LOSER_SHARE * pointsOf(card) + (guardsTen ? GUARD_OF_TEN : 0);
}
