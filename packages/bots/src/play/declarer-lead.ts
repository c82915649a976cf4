import type { Card } from '@skat/engine';
import { effectiveSuit, pointsOf } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import { heldOf, unseenOf } from '../memory/card-memory.ts';
import { isMaster } from '../memory/odds.ts';
import type { CardWorth } from './card-worth.ts';
import { keepWorth } from './keep-worth.ts';
import { chanceToWinTrick } from './trick-chance.ts';

/** Points two opponents add on average to a trick the declarer wins, and to one he loses. */
const POINTS_TO_COME = { won: 4, lost: 3 } as const;
const DRAWS_TRUMPS = 12;
/** Taking out two trumps with one is worth more the longer the own trumps are. */
const PER_SPARE_TRUMP = 1.5;
/** Trumps that nobody else holds win whenever they are needed. */
const HELD_BACK = -10;
/** Share of its later worth that a master does not lose by being played now. */
const CASHED_SHARE = 0.5;
const LONG_SUIT = 0.4;

/** The declarer's lead: draws trumps while he has enough of them, cashes what cannot be beaten, then long suits. */
export function declarerLeadWorth(memory: CardMemory): CardWorth {
  const trumpLead = worthOfTrumpLead(memory);
  return (card) => {
    const chance = chanceToWinTrick(memory, card);
    const won = pointsOf(card) + POINTS_TO_COME.won;
    const lost = pointsOf(card) + POINTS_TO_COME.lost;
    const isTrump = effectiveSuit(card, memory.game) === 'trump';
    const plan = isTrump ? trumpLead : worthOfSideLead(memory, card, chance);
    return chance * won - (1 - chance) * lost - keepWorth(memory, card) + plan;
  };
}

function worthOfTrumpLead(memory: CardMemory): number {
  const outstanding = unseenOf(memory, 'trump').length;
  const own = heldOf(memory, 'trump').length;
  if (outstanding === 0) return HELD_BACK;
  if (own < 2 || own * 2 < outstanding) return 0;
  return DRAWS_TRUMPS + PER_SPARE_TRUMP * Math.max(0, own - outstanding);
}

function worthOfSideLead(memory: CardMemory, card: Card, chance: number): number {
  const cashes = isMaster(memory, card) ? CASHED_SHARE * chance * keepWorth(memory, card) : 0;
  return cashes + LONG_SUIT * heldOf(memory, effectiveSuit(card, memory.game)).length;
}
