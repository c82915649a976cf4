import type { Action, Card, Deal, GameContext, GameState, Position } from '@skat/engine';
import { DECK, applyAction, isWholeDeck, startGame } from '@skat/engine';

import { FormatError } from './read.ts';

/** Any legal cut; the deck is turned back before it. */
const CONTEXT: GameContext = { cut: 16 };

/** Where each player's cards lie in a cut deck (R2.8), and the skat. */
const PLACES = {
  hands: [
    [0, 1, 2, 11, 12, 13, 14, 23, 24, 25],
    [3, 4, 5, 15, 16, 17, 18, 26, 27, 28],
    [6, 7, 8, 19, 20, 21, 22, 29, 30, 31],
  ],
  skat: [9, 10],
} as const;

/** Starts the game that a record tells of. @throws FormatError unless it holds all 32 cards */
export function startFrom({ hands, skat }: Deal): GameState {
  const cutDeck: (Card | undefined)[] = DECK.map(() => undefined);
  PLACES.hands.forEach((places, position) =>
    places.forEach((place, index) => {
      cutDeck[place] = hands[position]?.[index];
    }),
  );
  PLACES.skat.forEach((place, index) => {
    cutDeck[place] = skat[index];
  });
  const deck = [...cutDeck.slice(-CONTEXT.cut), ...cutDeck.slice(0, -CONTEXT.cut)].filter(
    (card) => card !== undefined,
  );
  if (hands.some((hand) => hand.length !== 10) || !isWholeDeck(deck))
    throw new FormatError('the deal does not hold each of the 32 cards once, ten for each player');
  return startGame(deck, CONTEXT);
}

/** Applies an action of the record. @throws Error naming the rule that refuses it */
export function mustApply(state: GameState, position: Position, action: Action): GameState {
  const step = applyAction(state, position, action);
  if (step.ok) return step.value;
  const what = action.type === 'playCard' ? action.card : JSON.stringify(action);
  throw new Error(`illegal (${step.error.code}): ${what} by position ${position}`);
}

/** Bidding by which `declarer` gets the game at `bid`, for records that keep only its result. */
export function biddingWonBy(declarer: Position, bid: number): readonly (readonly [Position, Action])[] {
  const named: Action = { type: 'bid', value: bid };
  const pass: Action = { type: 'pass' };
  switch (declarer) {
    case 0:
      return [
        [1, named],
        [0, { type: 'hold' }],
        [1, pass],
        [2, pass],
      ];
    case 1:
      return [
        [1, named],
        [0, pass],
        [2, pass],
      ];
    case 2:
      return [
        [1, pass],
        [2, named],
        [0, pass],
      ];
  }
}
