import type { Card } from '@skat/engine';
import { effectiveSuit, pointsOf } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import { heldOf, unseenOf } from '../memory/card-memory.ts';
import { isMaster } from '../memory/odds.ts';
import type { CardWorth } from './card-worth.ts';
import { keepWorth } from './keep-worth.ts';
import { chanceToWinTrick } from './trick-chance.ts';

/** Points two opponents add on average to a trick they lose. */
const POINTS_TO_COME = 5;
const DRAWS_TRUMPS = 9;
/** Taking out two trumps with one is worth more the longer the own trumps are. */
const PER_SPARE_TRUMP = 1.5;
const LONG_SUIT = 0.4;

/** The declarer's lead: draws trumps while he has more of them, cashes what cannot be beaten, then long suits. */
export function declarerLeadWorth(memory: CardMemory): CardWorth {
  const outstanding = unseenOf(memory, 'trump').length;
  const ownTrumps = heldOf(memory, 'trump').length;
  const shouldDraw = outstanding > 0 && ownTrumps > 1 && ownTrumps * 2 >= outstanding;
  const drawing = shouldDraw ? DRAWS_TRUMPS + PER_SPARE_TRUMP * Math.max(0, ownTrumps - outstanding) : 0;
  return (card) => {
    const chance = chanceToWinTrick(memory, card);
    const swing = (2 * chance - 1) * (pointsOf(card) + POINTS_TO_COME);
    const isTrump = effectiveSuit(card, memory.game) === 'trump';
    return swing - keepWorth(memory, card) + (isTrump ? drawing : sideLead(memory, card));
  };
}

/** A master played is not lost but cashed; a long suit is worth setting up. */
function sideLead(memory: CardMemory, card: Card): number {
  const cashes = isMaster(memory, card) ? keepWorth(memory, card) : 0;
  return cashes + LONG_SUIT * heldOf(memory, effectiveSuit(card, memory.game)).length;
}
