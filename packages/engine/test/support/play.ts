import type {
  Announcement,
  Card,
  GameSetup,
  GameState,
  PlayedFacts,
  PlayingState,
  Position,
} from '../../src/index.ts';
import { at, isEnded, legalActions, settleGame, startGame, toAct } from '../../src/index.ts';
import { CONTEXT, cards, deckFor, pair } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { afterMoves, cardOf, move } from '../../proofs/moves.ts';
import { SETUP } from './setup.ts';

/** Forehand is strong; with the skat and without the low spades all ten tricks in clubs and Grand. */
export const STRONG_FOREHAND = deckFor(
  cards('CJ HJ CA CT CK S7 S8 HA HT DA'),
  cards('CQ C9 C8 C7 SA ST SK HK HQ H9'),
  cards('SQ S9 H8 H7 DT DK DQ D9 D8 D7'),
  cards('SJ DJ'),
);

/** Middlehand says a value, forehand holds it, then both others pass. */
export function forehandWins(bid: number): readonly Move[] {
  return [
    move(1, { type: 'bid', value: bid }),
    move(0, { type: 'hold' }),
    move(1, { type: 'pass' }),
    move(2, { type: 'pass' }),
  ];
}

export interface Announced {
  readonly deck?: readonly Card[];
  readonly bid?: number;
  /** Two cards, or nothing in a Hand game. */
  readonly discard?: string;
  readonly spitze?: true;
  readonly setup?: GameSetup;
}

/** What forehand said, ready for the first card or for Kontra. */
export function announcedBy(announcement: Announcement, options: Announced = {}): PlayingState {
  const { deck = STRONG_FOREHAND, bid = 18, discard, spitze, setup = SETUP } = options;
  const declaration = {
    type: 'declare',
    announcement,
    discard: discard === undefined ? null : pair(discard),
    ...(spitze === undefined ? {} : { spitze }),
  } as const;
  return inPlay(
    afterMoves(startGame(deck, CONTEXT, setup), [
      ...forehandWins(bid),
      move(0, { type: discard === undefined ? 'playHand' : 'pickUpSkat' }),
      move(0, declaration),
    ]),
  );
}

/** A state in which cards are played under a contract. */
export function inPlay(state: GameState): PlayingState {
  if (state.phase !== 'playing') throw new Error(state.phase);
  return state;
}

/** Plays cards in the order written, each by whoever's turn it is. */
export function afterCards(state: GameState, text: string): GameState {
  return cards(text).reduce(
    (before, card) => afterMoves(before, [cardOf(at(toAct(before), 0), card)]),
    state,
  );
}

/** Plays on with the first legal card: so many cards, or until the game has ended. */
export function playedOut(state: GameState, count = Infinity): GameState {
  let current = state;
  for (let played = 0; played < count && !isEnded(current); played++) {
    const position = at(toAct(current), 0);
    const legal = legalActions(current, position);
    if (legal?.type !== 'playCard') throw new Error(`Asked for ${legal?.type ?? 'nothing'}`);
    current = afterMoves(current, [cardOf(position, at(legal.cards, 0))]);
  }
  return current;
}

/** What a played game enters on the sheet. */
export function playedFacts(state: GameState): PlayedFacts {
  if (!isEnded(state)) throw new Error(state.phase);
  const facts = settleGame(state);
  if (facts.kind !== 'played') throw new Error(facts.kind);
  return facts;
}

export const RESIGN = (position: Position): Move => move(position, { type: 'resign' });
export const CONCEDE = (position: Position): Move => move(position, { type: 'concede' });
export const ACCEPT = (position: Position): Move => move(position, { type: 'accept' });
export const DECLINE = (position: Position): Move => move(position, { type: 'decline' });
export const KONTRA = (position: Position): Move => move(position, { type: 'kontra' });
export const NO_KONTRA_BY = (position: Position): Move => move(position, { type: 'noKontra' });
export const CLAIM = (position: Position, level: 'simple' | 'schneider' | 'schwarz' = 'simple'): Move =>
  move(position, { type: 'claim', level });
