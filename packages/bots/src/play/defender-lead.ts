import type { Card } from '@skat/engine';
import { effectiveSuit, nextPosition, pointsOf } from '@skat/engine';
import type { ContractMemory } from '../memory/card-memory.ts';
import { heldOf, possibleCards } from '../memory/card-memory.ts';
import type { CardWorth } from './card-worth.ts';
import { keepWorth } from './keep-worth.ts';
import { chanceToWinTrick } from './trick-chance.ts';

const POINTS_TO_COME = 4;
/** Leading trumps for the declarer helps him draw them. */
const DRAWS_FOR_DECLARER = 6;
/** The declarer must use up a trump. */
const FORCES_TRUMP = 3;
const PER_CARD_OF_SUIT = 0.6;

/**
 * A defender's lead: what wins, or forces the declarer to trump; never trumps without need.
 * With the declarer next a long suit, with the declarer last a short one, so that the partner plays behind or can trump.
 */
export function defenderLeadWorth(memory: ContractMemory): CardWorth {
  const isDeclarerNext = nextPosition(memory.me) === memory.declarer;
  return (card) => {
    const chance = chanceToWinTrick(memory, card);
    const swing = (2 * chance - 1) * (pointsOf(card) + POINTS_TO_COME);
    const length = heldOf(memory, effectiveSuit(card, memory.game)).length;
    const way = isDeclarerNext ? length : -length;
    return swing - 0.5 * keepWorth(memory, card) + PER_CARD_OF_SUIT * way + suitBonus(memory, card);
  };
}

function suitBonus(memory: ContractMemory, card: Card): number {
  const suit = effectiveSuit(card, memory.game);
  if (suit === 'trump') return -DRAWS_FOR_DECLARER;
  const canFollow = possibleCards(memory, memory.declarer).some(
    (other) => effectiveSuit(other, memory.game) === suit,
  );
  return !canFollow && pointsOf(card) === 0 ? FORCES_TRUMP : 0;
}
