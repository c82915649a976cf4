import type { Card } from '@skat/engine';
import { at, countPoints, pointsWonBy } from '@skat/engine';
import type { ContractMemory } from '../memory/card-memory.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import type { Goal } from '../search/double-dummy.ts';
import { DoubleDummy } from '../search/double-dummy.ts';
import type { PossibleWorld } from '../search/worlds.ts';
import { possibleWorlds } from '../search/worlds.ts';
import type { CardWorth } from './card-worth.ts';

/** More than any other worth: a card that beats the declarer in every world that is tried. */
const BEATS_DECLARER = 1000;
/** Worlds tried, and cards tried in each. */
const MOST_WORLDS = 6;
const BUDGET_PER_WORLD = 20_000;
/** Card points are searched only near the end; whether a Null is caught, always. */
const FEW_CARDS = 6;
const POINTS_TO_WIN = 61;

/** A defender against open cards: how often the declarer is beaten after each card, over ways the partner's cards may lie. */
export function openHandWorth(
  known: PlayerKnowledge,
  memory: ContractMemory,
  random: () => number,
): CardWorth {
  const worlds = memory.game === 'null' || memory.hand.length <= FEW_CARDS ? possibleWorlds(memory) : [];
  if (worlds.length === 0) return () => 0;
  const tried = someOf(worlds, random).map(({ hands, away }) => {
    const goal = goalIn(known, memory, away);
    return new DoubleDummy({ ...memory, hands }, goal, BUDGET_PER_WORLD);
  });
  return (card) => {
    const beaten = tried.filter((world) => world.isReachedWith(memory.trick, card) === false);
    return (BEATS_DECLARER * beaten.length) / tried.length;
  };
}

function someOf(worlds: readonly PossibleWorld[], random: () => number): readonly PossibleWorld[] {
  if (worlds.length <= MOST_WORLDS) return worlds;
  const step = worlds.length / MOST_WORLDS;
  return Array.from({ length: MOST_WORLDS }, (_, index) => at(worlds, Math.floor((index + random()) * step)));
}

function goalIn(
  { tricks }: PlayerKnowledge,
  { game, declarer }: ContractMemory,
  away: readonly Card[],
): Goal {
  if (game === 'null') return { kind: 'noTrick' };
  return { kind: 'points', needed: POINTS_TO_WIN - pointsWonBy(tricks, declarer) - countPoints(away) };
}
