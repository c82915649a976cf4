import type { Card, Knowledge } from '@skat/engine';
import { bestOf } from '../best-of.ts';
import type { CardMemory } from '../memory/card-memory.ts';
import { rememberCards } from '../memory/card-memory.ts';
import type { CardWorth } from './card-worth.ts';
import { declarerLeadWorth } from './declarer-lead.ts';
import { defenderLeadWorth } from './defender-lead.ts';
import { followWorth } from './follow.ts';
import { nullDeclarerWorth } from './null-declarer.ts';
import { nullDefenderWorth } from './null-defender.ts';
import { pointsTaken } from './points-taken.ts';

/** Less than any difference that matters. */
const TIE_BREAK = 0.05;

/** The legal card with the highest worth; equal ones by chance. */
export function chooseCard(knowledge: Knowledge, legal: readonly Card[], random: () => number): Card {
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return only;
  const worthOf = cardWorth(knowledge, rememberCards(knowledge));
  return bestOf(legal, (card) => worthOf(card) + TIE_BREAK * random());
}

function cardWorth(knowledge: Knowledge, memory: CardMemory): CardWorth {
  const isDeclarer = memory.me === memory.declarer;
  if (memory.game === 'null') return isDeclarer ? nullDeclarerWorth(memory) : nullDefenderWorth(memory);
  if (memory.trick.cards.length > 0) return followWorth(memory, pointsTaken(knowledge, memory));
  return isDeclarer ? declarerLeadWorth(memory) : defenderLeadWorth(memory);
}
