import type { Auction, CallMade } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import type { Deal } from '../cards/deal.ts';
import type { TrumpGame } from '../cards/order.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import type { Announcement } from '../contract/announcement.ts';
import type { EarlyEnding } from '../early/state.ts';
import type { Kontra } from '../kontra/state.ts';
import type { OfficersFinishedState, OfficersState } from '../officers/state.ts';
import type { Trick, WonTrick } from '../play/trick.ts';
import type { ClaimLevel, Ending } from '../scoring/ending.ts';
import type { GameSetup } from './setup.ts';

/** What a position may do (R2.7, R3.6, R4.1-R4.2, R5.2, R6, R9.26, R9.40, R9.83). */
export type Action =
  | { readonly type: 'cut'; readonly at: number }
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
      /** Promises the last trick to the lowest trump (R9.60). */
      readonly spitze?: true;
    }
  | { readonly type: 'playCard'; readonly card: Card }
  /** Kontra, Re, Supra or Hirsch, whichever comes next (R9.40, R9.45). */
  | { readonly type: 'kontra' }
  | { readonly type: 'noKontra' }
  | { readonly type: 'resign' }
  | { readonly type: 'concede' }
  | { readonly type: 'claim'; readonly level: ClaimLevel }
  /** A defender takes all remaining tricks (R6.8). */
  | { readonly type: 'claimRest' }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  | { readonly type: 'ramschLook' }
  | { readonly type: 'ramschPass'; readonly cards: readonly [Card, Card] }
  | { readonly type: 'ramschPush' }
  | { readonly type: 'announceOfficers'; readonly game: TrumpGame };

/** The deck waits for the cut of a player (R2.7). */
export interface CuttingState {
  readonly phase: 'cutting';
  readonly setup: GameSetup;
  readonly deck: readonly Card[];
}

interface Dealt {
  readonly setup: GameSetup;
  readonly deal: Deal;
}

export interface BiddingState extends Dealt {
  readonly phase: 'bidding';
  readonly auction: Auction;
}

/** Before a Ramsch, each in turn may announce a Grand Hand instead (R9.25). */
export interface GrandHandOfferState extends Dealt {
  readonly phase: 'grandHandOffer';
  readonly calls: readonly CallMade[];
  readonly asked: Position;
}

/** What a player did with the skat that went round (R9.20). */
export interface SkatPass {
  readonly position: Position;
  /** The cards looked at, or null if they were pushed on unseen. */
  readonly taken: readonly [Card, Card] | null;
  readonly passed: readonly [Card, Card];
}

/** The skat goes round before a Ramsch (R9.20-R9.24). */
export interface SchiebenState extends Dealt {
  readonly phase: 'schieben';
  readonly calls: readonly CallMade[];
  readonly hands: PerPosition<readonly Card[]>;
  readonly skat: readonly [Card, Card];
  readonly turn: Position;
  readonly hasLooked: boolean;
  readonly passes: readonly SkatPass[];
}

/** Everybody plays for himself (R9.1). */
export interface RamschState extends Dealt {
  readonly phase: 'ramsch';
  readonly calls: readonly CallMade[];
  readonly hands: PerPosition<readonly Card[]>;
  /** As it lies now, after any passing (R9.21). */
  readonly skat: readonly [Card, Card];
  readonly passes: readonly SkatPass[];
  readonly trick: Trick;
  readonly tricks: readonly WonTrick[];
}

export interface RamschFinishedState extends Dealt {
  readonly phase: 'ramschFinished';
  readonly calls: readonly CallMade[];
  readonly skat: readonly [Card, Card];
  readonly passes: readonly SkatPass[];
  readonly tricks: readonly WonTrick[];
}

/** How the bidding ended. */
export interface WonAuction {
  readonly declarer: Position;
  /** Last value named; 0 for a Grand Hand in place of a Ramsch (R9.25). */
  readonly bid: number;
  readonly calls: readonly CallMade[];
}

export interface SkatDecisionState extends Dealt {
  readonly phase: 'skatDecision';
  readonly won: WonAuction;
}

export interface DeclaringState extends Dealt {
  readonly phase: 'declaring';
  readonly won: WonAuction;
  /** Whether the skat stays untouched (R4.3). */
  readonly hand: boolean;
}

/** What is fixed once the game is announced (R4.4). */
export interface Contract extends WonAuction {
  readonly announcement: Announcement;
  readonly spitze: boolean;
  /** The two cards out of play: put away, or the untouched skat of a Hand game (R4.24). */
  readonly putAway: readonly [Card, Card];
}

export interface PlayingState extends Dealt {
  readonly phase: 'playing';
  readonly contract: Contract;
  readonly kontra: Kontra;
  readonly early: EarlyEnding;
  readonly hands: PerPosition<readonly Card[]>;
  readonly trick: Trick;
  readonly tricks: readonly WonTrick[];
}

export interface PassedInState extends Dealt {
  readonly phase: 'passedIn';
  readonly calls: readonly CallMade[];
}

export interface FinishedState extends Dealt {
  readonly phase: 'finished';
  readonly contract: Contract;
  /** Who said Kontra, Re and so on. */
  readonly kontra: readonly Position[];
  readonly ending: Ending;
  /** Cards left when the game ended early (R5.9, R6.18). */
  readonly hands: PerPosition<readonly Card[]>;
  /** Cards of a trick that was not finished; they go to nobody (R6.18). */
  readonly trick: Trick;
  readonly tricks: readonly WonTrick[];
}

/** A game of three from the first word to its end. */
export type SkatState =
  | CuttingState
  | BiddingState
  | GrandHandOfferState
  | SchiebenState
  | RamschState
  | SkatDecisionState
  | DeclaringState
  | PlayingState
  | PassedInState
  | RamschFinishedState
  | FinishedState;

/** One deal of whichever game is played. */
export type GameState = SkatState | OfficersState;

export type EndedState = PassedInState | RamschFinishedState | FinishedState | OfficersFinishedState;

/** Whether nothing more can happen in a game. */
export function isEnded(state: GameState): state is EndedState {
  return (
    state.phase === 'passedIn' ||
    state.phase === 'finished' ||
    state.phase === 'ramschFinished' ||
    state.phase === 'officersFinished'
  );
}

/** Whether a game is Officers' Skat. */
export function isOfficers(state: GameState): state is OfficersState {
  switch (state.phase) {
    case 'officersAnnouncing':
    case 'officersKontra':
    case 'officersRe':
    case 'officersPlaying':
    case 'officersFinished':
      return true;
    default:
      return false;
  }
}
