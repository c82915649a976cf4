import type { Action } from '@skat/engine';
import { FOREHAND } from '@skat/engine';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { trumpChances } from '../worth/win-chance.ts';

/** A lost Grand Hand costs twice its value, a Ramsch is lost by one of three. */
const CLEARLY_STRONG = 0.8;

/** Announces a Grand Hand in place of a Ramsch with a clearly strong hand only (R9.25). */
export function answerGrandHandOffer({ hand, position }: PlayerKnowledge): Action {
  const prospect = { stage: 'hand', isForehand: position === FOREHAND, putAwayPoints: 0 } as const;
  if (trumpChances(hand, 'grand', prospect).win < CLEARLY_STRONG) return { type: 'pass' };
  return { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null };
}
