import { countPoints, pointsWonBy } from '@skat/engine';
import type { ContractMemory } from '../memory/card-memory.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';

/** Card points a side has, and how many decide the game for it (R7.2). */
export interface PointsTaken {
  readonly own: number;
  readonly toWin: number;
}

const DECLARER_WINS_WITH = 61;
const DEFENDERS_WIN_WITH = 60;

/** Points of the own side: tricks, and what the declarer knows to have put away. */
export function pointsTaken(
  { tricks, putAway }: PlayerKnowledge,
  { me, declarer }: ContractMemory,
): PointsTaken {
  const declarersTricks = pointsWonBy(tricks, declarer);
  if (me === declarer)
    return { own: declarersTricks + countPoints(putAway ?? []), toWin: DECLARER_WINS_WITH };
  const all = tricks.reduce((sum, { cards }) => sum + countPoints(cards), 0);
  return { own: all - declarersTricks, toWin: DEFENDERS_WIN_WITH };
}
