import type { CallMade } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import type { Deal } from '../cards/deal.ts';
import type { TrumpGame } from '../cards/order.ts';
import type { Position } from '../cards/position.ts';
import type { OfficersPosition, WonOfficersTrick } from '../officers/state.ts';
import type { Trick, WonTrick } from '../play/trick.ts';
import { assertNever } from '../result.ts';
import type { Ending } from '../scoring/ending.ts';
import type { Contract, EndedState, FinishedState, SkatPass } from './state.ts';

/** Everything of an ended game of three, all of it public now (R5.11). */
export interface SkatRecord {
  readonly kind: 'skat';
  readonly deal: Deal;
  readonly calls: readonly CallMade[];
  /** How the skat went round before a Ramsch. */
  readonly passes: readonly SkatPass[];
  /** Null if nobody declared. */
  readonly contract: RecordedContract | null;
  readonly tricks: readonly WonTrick[];
}

export type RecordedContract = Pick<Contract, 'declarer' | 'bid' | 'announcement' | 'spitze' | 'putAway'> & {
  readonly kontra: readonly Position[];
  readonly ending: Ending;
  /** The trick that was not finished. */
  readonly trick: Trick;
};

/** Everything of an ended game of Officers' Skat. */
export interface OfficersRecord {
  readonly kind: 'officers';
  /** The cut deck; the stacks follow from it (R9.82). */
  readonly deck: readonly Card[];
  readonly game: TrumpGame;
  readonly kontra: 0 | 1 | 2;
  readonly tricks: readonly WonOfficersTrick[];
  readonly forfeitedBy: OfficersPosition | null;
}

export type GameRecord = SkatRecord | OfficersRecord;

/** The record of an ended game. */
export function recordOf(state: EndedState): GameRecord {
  switch (state.phase) {
    case 'passedIn': {
      const { deal, calls } = state;
      return { kind: 'skat', deal, calls, passes: [], contract: null, tricks: [] };
    }
    case 'ramschFinished': {
      const { deal, calls, passes, tricks } = state;
      return { kind: 'skat', deal, calls, passes, contract: null, tricks };
    }
    case 'finished':
      return recordOfContract(state);
    case 'officersFinished': {
      const { deck, game, kontra, tricks, forfeitedBy } = state;
      return { kind: 'officers', deck, game, kontra, tricks, forfeitedBy };
    }
    default:
      return assertNever(state);
  }
}

function recordOfContract({ deal, contract, kontra, ending, trick, tricks }: FinishedState): SkatRecord {
  const { declarer, bid, announcement, spitze, putAway, calls } = contract;
  return {
    kind: 'skat',
    deal,
    calls,
    passes: [],
    contract: { declarer, bid, announcement, spitze, putAway, kontra, ending, trick },
    tricks,
  };
}
