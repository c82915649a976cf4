import type { Card, EffectiveSuit } from '@skat/engine';
import { at, effectiveSuit, positionAfter, strengthOf } from '@skat/engine';
import type { ContractMemory } from '../memory/card-memory.ts';
import { heldOf } from '../memory/card-memory.ts';
import { chanceAllAbove } from '../memory/odds.ts';
import type { CardWorth } from './card-worth.ts';

const CATCHES = 100;

/** Defenders of a Null keep the trick below the declarer's card; who cannot, gets rid of what is high. */
export function nullDefenderWorth(memory: ContractMemory): CardWorth {
  return (card) => CATCHES * chanceToCatch(memory, card) + sparing(memory, card);
}

/** Chance that the declarer must win this trick. */
function chanceToCatch(memory: ContractMemory, card: Card): number {
  const { trick, declarer } = memory;
  const cards = [...trick.cards, card];
  const led = effectiveSuit(at(cards, 0), 'null');
  const declarersCard = cards.find((_, index) => positionAfter(trick.leader, index) === declarer);
  const others = cards.filter((other) => other !== declarersCard);
  const toBeat = highestOf(others, led);
  if (declarersCard === undefined) return chanceAllAbove(memory, declarer, { led, strength: toBeat });
  if (effectiveSuit(declarersCard, 'null') !== led) return 0;
  const isAbove = strengthOf(declarersCard, 'null') > toBeat;
  return isAbove ? 1 : 0;
}

function highestOf(cards: readonly Card[], led: EffectiveSuit): number {
  const following = cards.filter((card) => effectiveSuit(card, 'null') === led);
  return Math.max(0, ...following.map((card) => strengthOf(card, 'null')));
}

/** Low cards are what catches; short suits become a chance to throw off. */
function sparing(memory: ContractMemory, card: Card): number {
  return strengthOf(card, 'null') - heldOf(memory, effectiveSuit(card, 'null')).length;
}
