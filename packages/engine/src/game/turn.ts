import { callerOf } from '../bidding/auction.ts';
import type { Position } from '../cards/position.ts';
import { currentPlayer } from '../play/trick.ts';
import { assertNever } from '../result.ts';
import type { GameState } from './state.ts';

/** The positions whose action is awaited; none once the game has ended. */
export function toAct(state: GameState): readonly Position[] {
  switch (state.phase) {
    case 'bidding':
      return [callerOf(state.auction)];
    case 'skatDecision':
    case 'declaring':
      return [state.won.declarer];
    case 'playing':
      return [currentPlayer(state.trick)];
    case 'passedIn':
    case 'finished':
      return [];
    default:
      return assertNever(state);
  }
}
