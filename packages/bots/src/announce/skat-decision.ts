import { FOREHAND, isHandGame } from '@skat/engine';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { optionsBeforeSkat } from '../worth/options.ts';

/** Hand only if a clearly strong Hand game promises more than the best game with the skat, at the bid that won. */
export function chooseSkat({ hand, position, bid }: PlayerKnowledge): 'pickUpSkat' | 'playHand' {
  const covering = optionsBeforeSkat(hand, position === FOREHAND).filter(({ value }) => value >= bid);
  const best = (isHand: boolean): number =>
    covering
      .filter(({ announcement }) => isHandGame(announcement) === isHand)
      .reduce((most, { expected }) => Math.max(most, expected), 0);
  return best(true) > best(false) ? 'playHand' : 'pickUpSkat';
}
