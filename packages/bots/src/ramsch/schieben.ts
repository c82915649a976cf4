import type { Action, Card } from '@skat/engine';
import { DECK, countPoints } from '@skat/engine';
import { bestOf } from '../best-of.ts';
import { pairsOf } from '../pairs.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { dangerOfHand } from './ramsch-danger.ts';

/** Hands no more dangerous than this rather double the game than change. */
const GOOD_HAND = 20;

/** Where hands are equally safe, card points go. */
const POINTS_DECIDE = 0.01;

/** Pushes a good hand's luck, looks where the hand needs help or a push wins nothing (R9.20, R9.23). */
export function lookOrPush({ hand, setup }: PlayerKnowledge): 'ramschLook' | 'ramschPush' {
  if (!setup.rules.schieben.pushDoubles) return 'ramschLook';
  return dangerOfHand(hand, othersThan(hand)) <= GOOD_HAND ? 'ramschPush' : 'ramschLook';
}

/** Passes on the two cards without which the hand is safest: high cards, bare tens, whole suits (R9.22). */
export function choosePass({ hand }: PlayerKnowledge, mayPass: readonly Card[]): Action {
  const hidden = othersThan(hand);
  const cards = bestOf(pairsOf(mayPass), (pair) => {
    const kept = hand.filter((card) => !pair.includes(card));
    return POINTS_DECIDE * countPoints(pair) - dangerOfHand(kept, hidden);
  });
  return { type: 'ramschPass', cards };
}

function othersThan(cards: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => !cards.includes(card));
}
