import type {
  Action,
  Card,
  Deal,
  EndedState,
  GameContext,
  GameSetup,
  GameState,
  Position,
  TableRules,
} from '@skat/engine';
import {
  DECK,
  PLAIN_TERMS,
  TOURNAMENT_RULES,
  applyAction,
  isEnded,
  isWholeDeck,
  startGame,
} from '@skat/engine';

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

/** A game of three by these rules, in a Bock round of that level. */
export function setupOf(rules: TableRules, bock = PLAIN_TERMS.bock): GameSetup {
  return { rules, players: 3, ...PLAIN_TERMS, bock };
}

export const TOURNAMENT_SETUP = setupOf(TOURNAMENT_RULES);

/** Starts the game that a record tells of. @throws FormatError unless it holds all 32 cards */
export function startFrom({ hands, skat }: Deal, setup: GameSetup): GameState {
  const cutDeck: (Card | undefined)[] = DECK.map(() => undefined);
  PLACES.hands.forEach((places, position) =>
    places.forEach((place, index) => {
      cutDeck[place] = hands[position]?.[index];
    }),
  );
  PLACES.skat.forEach((place, index) => {
    cutDeck[place] = skat[index];
  });
  const half = DECK.length / 2;
  const deck = [...cutDeck.slice(half), ...cutDeck.slice(0, half)].filter((card) => card !== undefined);
  if (hands.some((hand) => hand.length !== 10) || !isWholeDeck(deck))
    throw new FormatError('the deal does not hold each of the 32 cards once, ten for each player');
  return startGame(deck, CONTEXT, setup);
}

/** Applies an action of the record. @throws Error naming the rule that refuses it */
export function mustApply(state: GameState, position: Position, action: Action): GameState {
  const step = applyAction(state, position, action);
  if (step.ok) return step.value;
  const what = action.type === 'playCard' ? action.card : JSON.stringify(action);
  throw new Error(`illegal (${step.error.code}): ${what} by position ${position}`);
}

/** Somebody's action, as records tell them one after the other. */
export type Move = readonly [Position, Action];

/** Applies several actions of the record in order. @throws Error naming the rule that refuses one */
export function mustApplyAll(state: GameState, moves: readonly Move[]): GameState {
  return moves.reduce((before, [position, action]) => mustApply(before, position, action), state);
}

/** The state if it is a game's end. @throws Error while the game runs */
export function mustHaveEnded(state: GameState): EndedState {
  if (!isEnded(state)) throw new Error('the record stops before the game has ended');
  return state;
}

const PASS: Action = { type: 'pass' };

/** Nobody bids. */
export const ALL_PASS: readonly Move[] = [
  [1, PASS],
  [2, PASS],
  [0, PASS],
];

/** Bidding by which `declarer` gets the game at `bid`, for records that keep only its result. */
export function biddingWonBy(declarer: Position, bid: number): readonly Move[] {
  const named: Action = { type: 'bid', value: bid };
  switch (declarer) {
    case 0:
      return [
        [1, named],
        [0, { type: 'hold' }],
        [1, PASS],
        [2, PASS],
      ];
    case 1:
      return [
        [1, named],
        [0, PASS],
        [2, PASS],
      ];
    case 2:
      return [
        [1, PASS],
        [2, named],
        [0, PASS],
      ];
  }
}
