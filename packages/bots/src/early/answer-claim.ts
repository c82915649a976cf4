import type { Card, ClaimLevel } from '@skat/engine';
import { countPoints, pointsWonBy } from '@skat/engine';
import type { ContractMemory } from '../memory/card-memory.ts';
import { rememberCards } from '../memory/card-memory.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import type { Goal } from '../search/double-dummy.ts';
import { DoubleDummy } from '../search/double-dummy.ts';
import type { PossibleWorld } from '../search/worlds.ts';
import { possibleWorlds } from '../search/worlds.ts';
import { isNullRestCertain, isRestCertain } from './certain-rest.ts';

/** Cards tried in all worlds together before a claim counts as not proven. */
const SEARCH_BUDGET = 400_000;

/**
 * Whether a defender agrees to a claim: the declarer's open cards take every trick, or make the level demanded
 * wherever the cards lie that this defender cannot see (R6.6).
 */
export function acceptsClaim(known: PlayerKnowledge, level: ClaimLevel): boolean {
  const memory = rememberCards(known);
  if (isPlainlyTrue(known, memory)) return true;
  if (known.contract?.spitze === true) return false;
  const worlds = possibleWorlds(memory);
  const budget = SEARCH_BUDGET / Math.max(1, worlds.length);
  const holds = (world: PossibleWorld): boolean => {
    const goal = goalOf(known, { memory, level, away: world.away });
    const search = new DoubleDummy({ ...memory, hands: world.hands }, goal, budget);
    return search.isReached(memory.trick) === true;
  };
  return worlds.length > 0 && worlds.every(holds);
}

function isPlainlyTrue({ contract }: PlayerKnowledge, memory: ContractMemory): boolean {
  const { openHand, trick, declarer, game } = memory;
  if (openHand === null) return false;
  const hidden = [...memory.hand, ...memory.unseen].filter((card) => !openHand.includes(card));
  if (game === 'null') return isNullRestCertain({ trick, player: declarer, own: openHand, hidden });
  if (trick.leader !== declarer || trick.cards.length > 0) return false;
  return isRestCertain({ game, own: openHand, hidden }, contract?.spitze === true);
}

interface Claim {
  readonly memory: ContractMemory;
  readonly level: ClaimLevel;
  readonly away: readonly Card[];
}

const POINTS_FOR = { simple: 61, schneider: 90 } as const;

function goalOf({ tricks }: PlayerKnowledge, { memory, level, away }: Claim): Goal {
  if (memory.game === 'null') return { kind: 'noTrick' };
  if (level === 'schwarz') return { kind: 'everyTrick' };
  const has = pointsWonBy(tricks, memory.declarer) + countPoints(away);
  return { kind: 'points', needed: POINTS_FOR[level] - has };
}
