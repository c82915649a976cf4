import type { Card, Position } from '@skat/engine';
import { at, effectiveSuit, positionAfter, trickWinner } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import { isPartner } from '../memory/card-memory.ts';
import { chanceToBeat } from '../memory/odds.ts';

/** Chance (0 to 1) that the own side wins the running trick after playing `card`. */
export function chanceToWinTrick(memory: CardMemory, card: Card): number {
  const cards = [...memory.trick.cards, card];
  const { leader } = memory.trick;
  const winner = trickWinner({ leader, cards }, memory.game);
  const best = at(cards, (winner - leader + 3) % 3);
  const led = effectiveSuit(at(cards, 0), memory.game);
  const later = cards.length === 3 ? [] : positionsAfterMe(memory, cards.length);
  const beaten = (position: Position): number => chanceToBeat(memory, position, led, best);
  const isOurs = winner === memory.me || isPartner(memory, winner);
  const [next, last] = later;
  if (next === undefined) return isOurs ? 1 : 0;
  const nextBeats = beaten(next);
  if (last === undefined) return chanceOfOne(isOurs, isPartner(memory, next), nextBeats);
  return chanceOfTwo(memory, [next, last], [nextBeats, beaten(last)]);
}

function positionsAfterMe(memory: CardMemory, played: number): readonly Position[] {
  return [1, 2].slice(0, 3 - played).map((steps) => positionAfter(memory.me, steps));
}

function chanceOfOne(isOurs: boolean, isPartnerNext: boolean, beats: number): number {
  if (isPartnerNext) return isOurs ? 1 : beats;
  return isOurs ? 1 - beats : 0;
}

/** On lead: an opponent who beats the lead wins unless the partner beats both, which is rarely so. */
function chanceOfTwo(
  memory: CardMemory,
  [next, last]: readonly [Position, Position],
  [nextBeats, lastBeats]: readonly [number, number],
): number {
  if (isPartner(memory, next)) return 1 - lastBeats * (1 - nextBeats * PARTNER_COVERS);
  if (isPartner(memory, last)) return 1 - nextBeats * (1 - lastBeats * PARTNER_COVERS);
  return (1 - nextBeats) * (1 - lastBeats);
}

/** How often a partner who can beat the lead can also beat the declarer's card. */
const PARTNER_COVERS = 0.5;
