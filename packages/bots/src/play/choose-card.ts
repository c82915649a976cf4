import type { Card } from '@skat/engine';
import { spitzeCardOf, trumpGameOf } from '@skat/engine';
import { bestOf } from '../best-of.ts';
import type { ContractMemory } from '../memory/card-memory.ts';
import { rememberCards } from '../memory/card-memory.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import type { CardWorth } from './card-worth.ts';
import { declarerLeadWorth } from './declarer-lead.ts';
import { defenderLeadWorth } from './defender-lead.ts';
import { followWorth } from './follow.ts';
import { nullDeclarerWorth } from './null-declarer.ts';
import { nullDefenderWorth } from './null-defender.ts';
import { openHandWorth } from './open-hand.ts';
import { pointsTaken } from './points-taken.ts';

/** Less than any difference that matters. */
const TIE_BREAK = 0.05;

/** The legal card with the highest worth; equal ones by chance. */
export function chooseCard(knowledge: PlayerKnowledge, legal: readonly Card[], random: () => number): Card {
  const cards = savingSpitze(knowledge, legal);
  const [only] = cards;
  if (only !== undefined && cards.length === 1) return only;
  const memory = rememberCards(knowledge);
  const worthOf = cardWorth(knowledge, memory);
  const caughtOf = openHandWorth(knowledge, memory, random);
  return bestOf(cards, (card) => caughtOf(card) + worthOf(card) + TIE_BREAK * random());
}

/** The lowest trump waits for the last trick if that was promised (R9.60). */
function savingSpitze({ contract, position }: PlayerKnowledge, legal: readonly Card[]): readonly Card[] {
  if (contract?.spitze !== true || contract.declarer !== position) return legal;
  const { announcement } = contract;
  if (announcement.game === 'null' || legal.length === 1) return legal;
  const saved = spitzeCardOf(trumpGameOf(announcement));
  return legal.filter((card) => card !== saved);
}

function cardWorth(knowledge: PlayerKnowledge, memory: ContractMemory): CardWorth {
  const isDeclarer = memory.me === memory.declarer;
  if (memory.game === 'null') return isDeclarer ? nullDeclarerWorth(memory) : nullDefenderWorth(memory);
  if (memory.trick.cards.length > 0) return followWorth(memory, pointsTaken(knowledge, memory));
  return isDeclarer ? declarerLeadWorth(memory) : defenderLeadWorth(memory);
}
