import type { Action, PlayedFacts } from '@skat/engine';
import { SCHNEIDER_LIMIT, SCHNEIDER_POINTS, isHandGame, isLostAlready, isTrumpGame } from '@skat/engine';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { factsKnownToDeclarer } from './known-facts.ts';

/**
 * Gives up after the trick that lost the game for good and left no level open, so that playing on changes nothing (R6.3).
 * Not in a Hand game: its skat may hold what the declarer cannot know.
 */
export function resignIfHopeless(known: PlayerKnowledge): Action | null {
  const { asides, contract, trick, tricks } = known;
  if (asides.resign === null || trick === null || trick.cards.length > 0) return null;
  if (contract === null || isHandGame(contract.announcement)) return null;
  const before = { ...known, tricks: tricks.slice(0, -1) };
  const isDecidedNow = isSettledAsLost(factsKnownToDeclarer(known));
  if (!isDecidedNow || isSettledAsLost(factsKnownToDeclarer(before))) return null;
  return { type: 'resign' };
}

/** Lost, and Schneider and Schwarz of the declarer are in or out of reach. */
function isSettledAsLost(facts: PlayedFacts): boolean {
  if (!isTrumpGame(facts) || !isLostAlready(facts) || facts.declarerTricks === 0) return false;
  return facts.declarerPoints > SCHNEIDER_LIMIT || facts.defenderPoints >= SCHNEIDER_POINTS;
}
