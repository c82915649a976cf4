import type { CallMade } from '../bidding/auction.ts';
import type { Deal } from '../cards/deal.ts';
import type { WonTrick } from '../play/trick.ts';
import type { Contract, EndedState } from './state.ts';

/** Everything of an ended game, all of it public now (R5.11). */
export interface GameRecord {
  readonly deal: Deal;
  readonly calls: readonly CallMade[];
  /** Null if passed in. */
  readonly contract: Pick<Contract, 'declarer' | 'bid' | 'announcement' | 'putAway'> | null;
  readonly tricks: readonly WonTrick[];
}

/** The record of an ended game. */
export function recordOf(state: EndedState): GameRecord {
  if (state.phase === 'passedIn') return { deal: state.deal, calls: state.calls, contract: null, tricks: [] };
  const { declarer, bid, announcement, putAway, calls } = state.contract;
  return {
    deal: state.deal,
    calls,
    contract: { declarer, bid, announcement, putAway },
    tricks: state.tricks,
  };
}
