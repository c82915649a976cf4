import { callerOf } from '../bidding/auction.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import { officersToAct } from '../officers/apply.ts';
import { currentPlayer } from '../play/trick.ts';
import { cutterOf } from './cutter.ts';
import type { GameState, PlayingState } from './state.ts';

const ONLY: PerPosition<readonly Position[]> = [[0], [1], [2]];
const NOBODY: readonly Position[] = [];

/** The positions whose action is awaited, several when answers are; none once the game has ended. */
export function toAct(state: GameState): readonly Position[] {
  switch (state.phase) {
    case 'cutting':
      return ONLY[cutterOf(state.setup)];
    case 'bidding':
      return ONLY[callerOf(state.auction)];
    case 'grandHandOffer':
      return ONLY[state.asked];
    case 'schieben':
      return ONLY[state.turn];
    case 'skatDecision':
    case 'declaring':
      return ONLY[state.won.declarer];
    case 'playing':
      return toActInPlay(state);
    case 'ramsch':
      return ONLY[currentPlayer(state.trick)];
    case 'passedIn':
    case 'ramschFinished':
    case 'finished':
      return NOBODY;
    default:
      return officersToAct(state);
  }
}

function toActInPlay({ early, kontra, trick }: PlayingState): readonly Position[] {
  if (early.proposal !== null) return early.proposal.asked;
  return kontra.asked.length > 0 ? kontra.asked : ONLY[currentPlayer(trick)];
}
