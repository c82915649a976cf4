import type { Action, Announcement, Card, LegalActions } from '@skat/engine';
import { ANNOUNCED_LEVELS, SUITS, assertNever, at, bidsAbove } from '@skat/engine';

type DeclareChoice = Extract<LegalActions, { type: 'declare' }>;

/** A whole number from 0 to below its argument. */
export type Choose = (below: number) => number;

/** How many values a random bid may skip, so that biddings end as low as people's. */
const LARGEST_JUMP = 2;

/** Any of the legal actions, as a client finds them in its view. */
export function randomAction(legal: LegalActions, choose: Choose): Action {
  switch (legal.type) {
    case 'bid':
      return randomBid(legal.above, choose);
    case 'answer':
      return choose(2) === 0 ? { type: 'hold' } : { type: 'pass' };
    case 'forehandAlone':
      return choose(2) === 0 ? { type: 'bid', value: 18 } : { type: 'pass' };
    case 'skatDecision':
      return choose(4) === 0 ? { type: 'playHand' } : { type: 'pickUpSkat' };
    case 'declare':
      return {
        type: 'declare',
        announcement: randomAnnouncement(legal, choose),
        discard: randomDiscard(legal, choose),
      };
    case 'playCard':
      return { type: 'playCard', card: at(legal.cards, choose(legal.cards.length)) };
    default:
      return assertNever(legal);
  }
}

function randomBid(above: number, choose: Choose): Action {
  const values = bidsAbove(above).slice(0, LARGEST_JUMP + 1);
  if (values.length === 0 || choose(2) === 0) return { type: 'pass' };
  return { type: 'bid', value: at(values, choose(values.length)) };
}

function randomAnnouncement({ hand, nulls }: DeclareChoice, choose: Choose): Announcement {
  const chosen = choose(SUITS.length + 1 + nulls.length);
  const openLevels = ANNOUNCED_LEVELS.slice(1);
  const level = hand ? at(openLevels, choose(openLevels.length)) : 'none';
  if (chosen < SUITS.length) return { game: 'suit', trump: at(SUITS, chosen), level };
  if (chosen === SUITS.length) return { game: 'grand', level };
  return at(nulls, chosen - SUITS.length - 1);
}

function randomDiscard({ hand, cards }: DeclareChoice, choose: Choose): readonly [Card, Card] | null {
  if (hand) return null;
  const first = choose(cards.length);
  const second = (first + 1 + choose(cards.length - 1)) % cards.length;
  return [at(cards, first), at(cards, second)];
}
