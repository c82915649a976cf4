import type { Card, PerPosition, Position } from '@skat/engine';
import { POSITIONS, effectiveSuit } from '@skat/engine';
import type { ContractMemory } from '../memory/card-memory.ts';
import { pairsOf } from '../pairs.ts';

/** One way the cards may lie that a defender cannot see while the declarer's lie open. */
export interface PossibleWorld {
  readonly hands: PerPosition<readonly Card[]>;
  /** The two cards out of play. */
  readonly away: readonly Card[];
}

/**
 * Every way the partner's cards may lie when the declarer's are open: all unseen cards but the two out of play.
 * Empty for the declarer and while nothing lies open.
 */
export function possibleWorlds(memory: ContractMemory): readonly PossibleWorld[] {
  const { me, declarer, openHand, hand, unseen, game } = memory;
  const partner = POSITIONS.find((position) => position !== me && position !== declarer);
  if (openHand === null || me === declarer || partner === undefined) return [];
  const hidden = unseen.filter((card) => !openHand.includes(card));
  const lacking = memory.lacking[partner];
  const worldWithout = (away: readonly Card[]): PossibleWorld => {
    const partners = hidden.filter((card) => !away.includes(card));
    const handOf = (position: Position): readonly Card[] =>
      position === me ? hand : position === declarer ? openHand : partners;
    return { hands: [handOf(0), handOf(1), handOf(2)], away };
  };
  const isPossible = ({ hands }: PossibleWorld): boolean =>
    hands[partner].every((card) => !lacking.has(effectiveSuit(card, game)));
  return pairsOf(hidden).map(worldWithout).filter(isPossible);
}
