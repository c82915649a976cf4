import type { Action, Announcement, LegalActions } from '@skat/engine';
import { ANNOUNCED_LEVELS, SUITS, at, bidsAbove } from '@skat/engine';

type DeclareChoice = Extract<LegalActions, { type: 'declare' }>;
type Choose = (below: number) => number;

/** Any legal action, however foolish: what a computer player may have to take over from. */
export function foolishAction(legal: LegalActions, choose: Choose): Action {
  switch (legal.type) {
    case 'bid': {
      const values = bidsAbove(legal.above);
      return choose(3) === 0 || values.length === 0
        ? { type: 'pass' }
        : { type: 'bid', value: at(values, choose(Math.min(12, values.length))) };
    }
    case 'answer':
      return choose(3) === 0 ? { type: 'pass' } : { type: 'hold' };
    case 'forehandAlone':
      return { type: 'bid', value: 18 };
    case 'skatDecision':
      return { type: choose(2) === 0 ? 'playHand' : 'pickUpSkat' };
    case 'declare':
      return {
        type: 'declare',
        announcement: foolishGame(legal, choose),
        discard: legal.hand ? null : [at(legal.cards, 0), at(legal.cards, 1 + choose(11))],
      };
    case 'playCard':
      return { type: 'playCard', card: at(legal.cards, choose(legal.cards.length)) };
  }
}

function foolishGame({ hand, nulls }: DeclareChoice, choose: Choose): Announcement {
  const level = hand ? at(ANNOUNCED_LEVELS, 1 + choose(4)) : 'none';
  const games: readonly Announcement[] = [
    ...SUITS.map((trump): Announcement => ({ game: 'suit', trump, level })),
    { game: 'grand', level },
    ...nulls,
  ];
  return at(games, choose(games.length));
}
