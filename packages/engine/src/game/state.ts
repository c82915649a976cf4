import type { Auction, CallMade } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import type { Deal } from '../cards/deal.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import type { Announcement } from '../contract/announcement.ts';
import type { Trick, WonTrick } from '../play/trick.ts';

/** What was decided before the cards were dealt. */
export interface GameContext {
  /** Where the deck was cut (R2.7). */
  readonly cut: number;
}

/** What a position may do (R3.6, R4.1-R4.2, R5.2). */
export type Action =
  | { readonly type: 'bid'; readonly value: number }
  | { readonly type: 'hold' }
  | { readonly type: 'pass' }
  | { readonly type: 'pickUpSkat' }
  | { readonly type: 'playHand' }
  | {
      readonly type: 'declare';
      readonly announcement: Announcement;
      /** The two cards put away after picking up; null in a Hand game (R4.2). */
      readonly discard: readonly [Card, Card] | null;
    }
  | { readonly type: 'playCard'; readonly card: Card };

export interface BiddingState {
  readonly phase: 'bidding';
  readonly deal: Deal;
  readonly auction: Auction;
}

/** How the bidding ended. */
export interface WonAuction {
  readonly declarer: Position;
  readonly bid: number;
  readonly calls: readonly CallMade[];
}

export interface SkatDecisionState {
  readonly phase: 'skatDecision';
  readonly deal: Deal;
  readonly won: WonAuction;
}

export interface DeclaringState {
  readonly phase: 'declaring';
  readonly deal: Deal;
  readonly won: WonAuction;
  /** Whether the skat stays untouched (R4.3). */
  readonly hand: boolean;
}

/** What is fixed once the game is announced (R4.4). */
export interface Contract extends WonAuction {
  readonly announcement: Announcement;
  /** The two cards out of play: put away, or the untouched skat of a Hand game (R4.24). */
  readonly putAway: readonly [Card, Card];
}

export interface PlayingState {
  readonly phase: 'playing';
  readonly deal: Deal;
  readonly contract: Contract;
  readonly hands: PerPosition<readonly Card[]>;
  readonly trick: Trick;
  readonly tricks: readonly WonTrick[];
}

export interface PassedInState {
  readonly phase: 'passedIn';
  readonly deal: Deal;
  readonly calls: readonly CallMade[];
}

export interface FinishedState {
  readonly phase: 'finished';
  readonly deal: Deal;
  readonly contract: Contract;
  /** Cards left when a Null ended early (R5.9). */
  readonly hands: PerPosition<readonly Card[]>;
  readonly tricks: readonly WonTrick[];
}

/** One deal from the first word to its end. */
export type GameState =
  BiddingState | SkatDecisionState | DeclaringState | PlayingState | PassedInState | FinishedState;

export type EndedState = PassedInState | FinishedState;

/** Whether nothing more can happen in a game. */
export function isEnded(state: GameState): state is EndedState {
  return state.phase === 'passedIn' || state.phase === 'finished';
}
