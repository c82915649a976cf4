import type { Call, CallMade, PlaySection, Position } from '@skat/engine';
import { bidsAbove } from '@skat/engine';

/** The last word of a position, or null while it has said nothing. */
export function lastCallOf(calls: readonly CallMade[], position: Position): Call | null {
  return calls.findLast(([caller]) => caller === position)?.[1] ?? null;
}

/** Who named the value that is being answered. */
export function lastBidder(calls: readonly CallMade[]): Position | null {
  return calls.findLast(([, call]) => typeof call === 'number')?.[0] ?? null;
}

/** Whether the last value named skipped at least one that could have been said (R3.5). */
export function isJumpBid(calls: readonly CallMade[]): boolean {
  const [last, previous = 0] = calls
    .map(([, call]) => call)
    .filter(isValue)
    .reverse();
  return last !== undefined && bidsAbove(previous)[0] !== last;
}

function isValue(call: Call): call is number {
  return typeof call === 'number';
}

/** What the person to speak can say now. */
export interface BidChoice {
  /** Values that may be named, the next one first; one alone for an answer. */
  readonly values: readonly number[];
  readonly kind: 'bid' | 'answer';
}

/** What may be said, or null if it isn't this person's turn to speak. */
export function bidChoiceOf(play: PlaySection): BidChoice | null {
  switch (play.legal?.type) {
    case 'bid':
      return { kind: 'bid', values: bidsAbove(play.legal.above) };
    case 'forehandAlone':
      return { kind: 'bid', values: [18] };
    case 'answer':
      return { kind: 'answer', values: [play.legal.value] };
    default:
      return null;
  }
}

/** The pair that is bidding: who speaks and who listens; null when only one is left to speak. */
export function duelOf(
  calls: readonly CallMade[],
  toAct: Position | undefined,
): { readonly bidder: Position; readonly listener: Position } | null {
  const passed = new Set(calls.filter(([, call]) => call === 'pass').map(([position]) => position));
  if (toAct === undefined || (passed.size === 2 && toAct === 0)) return null;
  if (!passed.has(0) && !passed.has(1)) return { bidder: 1, listener: 0 };
  return { bidder: 2, listener: passed.has(0) ? 1 : 0 };
}
