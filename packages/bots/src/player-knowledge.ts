import type { Knowledge, Position } from '@skat/engine';

/** What somebody knows who holds cards. */
export type PlayerKnowledge = Knowledge & { readonly position: Position };

/**
 * Knowledge of somebody who plays.
 * @throws Error for a dealer who sits out (R2.4)
 */
export function asPlayer(knowledge: Knowledge): PlayerKnowledge {
  if (!isPlayer(knowledge)) throw new Error('Who sits out has nothing to decide');
  return knowledge;
}

/** Whether somebody holds cards. */
export function isPlayer(knowledge: Knowledge): knowledge is PlayerKnowledge {
  return knowledge.position !== null;
}
