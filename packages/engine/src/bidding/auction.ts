import type { Position } from '../cards/position.ts';
import { FOREHAND, MIDDLEHAND, REARHAND } from '../cards/position.ts';
import type { Result } from '../result.ts';
import { assertNever, err, ok } from '../result.ts';
import { isBidValue } from './values.ts';

/** A number is a bid, the rest speaks for itself. */
export type Call = number | 'hold' | 'pass';
export type CallMade = readonly [position: Position, call: Call];

/** Whose word the bidding waits for (R3.6). */
export type AuctionStage =
  'middlehandBids' | 'forehandAnswers' | 'rearhandBids' | 'survivorAnswers' | 'forehandAlone';

export interface Auction {
  readonly stage: AuctionStage;
  /** Last value named, 0 before the first (R3.6 `cur`). */
  readonly current: number;
  /** Who won between forehand and middlehand; forehand until that is known. */
  readonly survivor: Position;
  /** Everything said, in order; public (R3.13). */
  readonly calls: readonly CallMade[];
}

export type AuctionViolation =
  | { readonly code: 'notABidValue'; readonly value: number }
  | { readonly code: 'bidTooLow'; readonly current: number }
  | { readonly code: 'onlyEighteen' }
  | { readonly code: 'nothingToHold' }
  | { readonly code: 'holdOrPass' };

export type AuctionStep =
  | { readonly over: false; readonly auction: Auction }
  | { readonly over: true; readonly auction: Auction; readonly declarer: Position; readonly bid: number }
  | { readonly over: true; readonly auction: Auction; readonly declarer: null };

/** What forehand may name when nobody else bids (R3.8). */
export const FOREHAND_ALONE_BID = 18;

export const AUCTION_START: Auction = { stage: 'middlehandBids', current: 0, survivor: FOREHAND, calls: [] };

/** The one player whose word is awaited (R3.6). */
export function callerOf(auction: Auction): Position {
  switch (auction.stage) {
    case 'middlehandBids':
      return MIDDLEHAND;
    case 'rearhandBids':
      return REARHAND;
    case 'survivorAnswers':
      return auction.survivor;
    case 'forehandAnswers':
    case 'forehandAlone':
      return FOREHAND;
    default:
      return assertNever(auction.stage);
  }
}

/** Whether the awaited player answers a bid instead of making one. */
export function isAnswering(auction: Auction): boolean {
  return auction.stage === 'forehandAnswers' || auction.stage === 'survivorAnswers';
}

/** One word of the awaited player: the table of R3.6. */
export function applyCall(auction: Auction, call: Call): Result<AuctionStep, AuctionViolation> {
  const violation = callViolation(auction, call);
  if (violation) return err(violation);
  const calls: readonly CallMade[] = [...auction.calls, [callerOf(auction), call]];
  return ok(
    typeof call === 'number' ? stepAfterBid(auction, call, calls) : stepAfterWord(auction, call, calls),
  );
}

function callViolation(auction: Auction, call: Call): AuctionViolation | null {
  if (call === 'pass') return null;
  if (call === 'hold') return isAnswering(auction) ? null : { code: 'nothingToHold' };
  if (isAnswering(auction)) return { code: 'holdOrPass' };
  if (!isBidValue(call)) return { code: 'notABidValue', value: call };
  if (auction.stage === 'forehandAlone') return call === FOREHAND_ALONE_BID ? null : { code: 'onlyEighteen' };
  return call > auction.current ? null : { code: 'bidTooLow', current: auction.current };
}

function stepAfterBid(auction: Auction, bid: number, calls: readonly CallMade[]): AuctionStep {
  const named = { ...auction, current: bid, calls };
  if (auction.stage === 'forehandAlone') return { over: true, auction: named, declarer: FOREHAND, bid };
  const stage = auction.stage === 'middlehandBids' ? 'forehandAnswers' : 'survivorAnswers';
  return { over: false, auction: { ...named, stage } };
}

function stepAfterWord(auction: Auction, word: 'hold' | 'pass', calls: readonly CallMade[]): AuctionStep {
  const { current, survivor } = auction;
  const said = { ...auction, calls };
  switch (auction.stage) {
    case 'middlehandBids':
      return { over: false, auction: { ...said, stage: 'rearhandBids', survivor: FOREHAND } };
    case 'forehandAnswers':
      if (word === 'hold') return { over: false, auction: { ...said, stage: 'middlehandBids' } };
      return { over: false, auction: { ...said, stage: 'rearhandBids', survivor: MIDDLEHAND } };
    case 'rearhandBids':
      if (current === 0) return { over: false, auction: { ...said, stage: 'forehandAlone' } };
      return { over: true, auction: said, declarer: survivor, bid: current };
    case 'survivorAnswers':
      if (word === 'hold') return { over: false, auction: { ...said, stage: 'rearhandBids' } };
      return { over: true, auction: said, declarer: REARHAND, bid: current };
    case 'forehandAlone':
      return { over: true, auction: said, declarer: null };
    default:
      return assertNever(auction.stage);
  }
}
