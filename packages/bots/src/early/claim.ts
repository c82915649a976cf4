import type { Action } from '@skat/engine';
import { rememberCards } from '../memory/card-memory.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { isNullRestCertain, isRestCertain } from './certain-rest.ts';

/** Lays the cards open when everybody can see that the rest is certain; the highest level that is still possible (R6.6). */
export function claimIfCertain(known: PlayerKnowledge): Action | null {
  const { asides, contract } = known;
  const level = asides.claim[asides.claim.length - 1];
  if (contract === null || level === undefined || !mayBeCertain(known)) return null;
  const memory = rememberCards(known);
  const hidden = [...memory.unseen, ...(known.putAway ?? [])];
  const isCertain =
    memory.game === 'null'
      ? isNullRestCertain({ trick: memory.trick, player: memory.me, own: memory.hand, hidden })
      : isRestCertain({ game: memory.game, own: memory.hand, hidden }, contract.spitze);
  return isCertain ? { type: 'claim', level } : null;
}

/** Tricks are certain on lead, a Null only off it. */
function mayBeCertain({ contract, trick, position }: PlayerKnowledge): boolean {
  if (contract === null || trick === null) return false;
  if (contract.announcement.game === 'null') return trick.leader !== position;
  return trick.leader === position && trick.cards.length === 0;
}

/** A defender on lead takes the rest where the table allows it; never in a Null, which would be won by it (R6.8). */
export function claimRestIfCertain(known: PlayerKnowledge): Action | null {
  if (!known.asides.claimRest) return null;
  const { game, hand, unseen } = rememberCards(known);
  if (game === 'null' || !isRestCertain({ game, own: hand, hidden: unseen })) return null;
  return { type: 'claimRest' };
}
