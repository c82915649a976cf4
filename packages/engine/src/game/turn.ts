import { callerOf } from '../bidding/auction.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import { currentPlayer } from '../play/trick.ts';
import { assertNever } from '../result.ts';
import type { GameState } from './state.ts';

const ONLY: PerPosition<readonly Position[]> = [[0], [1], [2]];
const NOBODY: readonly Position[] = [];

/** The positions whose action is awaited; none once the game has ended. */
export function toAct(state: GameState): readonly Position[] {
  switch (state.phase) {
    case 'bidding':
      return ONLY[callerOf(state.auction)];
    case 'skatDecision':
    case 'declaring':
      return ONLY[state.won.declarer];
    case 'playing':
      return ONLY[currentPlayer(state.trick)];
    case 'passedIn':
    case 'finished':
      return NOBODY;
    default:
      return assertNever(state);
  }
}
