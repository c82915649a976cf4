import type { Action, Knowledge } from '@skat/engine';
import { claimIfCertain, claimRestIfCertain } from './early/claim.ts';
import { resignIfHopeless } from './early/resign.ts';
import { kontraIfStrong } from './kontra/choose-kontra.ts';
import { isPlayer } from './player-knowledge.ts';

/**
 * What a computer player does without being asked, or null: Kontra with strong cards, a claim when the rest is certain,
 * a resignation when the game is lost for certain and nothing is left to play for (R6, R9.43).
 * May be asked whenever something has happened, whoever is to act.
 */
export function decideAside(knowledge: Knowledge): Action | null {
  if (knowledge.phase !== 'playing' || !isPlayer(knowledge)) return null;
  return (
    kontraIfStrong(knowledge) ??
    claimIfCertain(knowledge) ??
    claimRestIfCertain(knowledge) ??
    resignIfHopeless(knowledge)
  );
}
