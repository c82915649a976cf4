import type { Call } from '../bidding/auction.ts';
import { applyCall, callerOf } from '../bidding/auction.ts';
import type { Position } from '../cards/position.ts';
import type { Result } from '../result.ts';
import { assertNever, err, ok } from '../result.ts';
import { applyDeclaration } from './declare.ts';
import { applyCard } from './play-card.ts';
import type { Action, BiddingState, GameState, SkatDecisionState } from './state.ts';
import { toAct } from './turn.ts';
import type { RuleViolation } from './violation.ts';

export type GameStep = Result<GameState, RuleViolation>;

/** The one door into the rules: the next state, or why not; the old state is never touched. */
export function applyAction(state: GameState, position: Position, action: Action): GameStep {
  switch (action.type) {
    case 'playCard':
      return state.phase === 'playing' ? applyCard(state, position, action.card) : refuse(state, position);
    case 'bid':
      return state.phase === 'bidding'
        ? applyBidding(state, position, action.value)
        : refuse(state, position);
    case 'hold':
    case 'pass':
      return state.phase === 'bidding' ? applyBidding(state, position, action.type) : refuse(state, position);
    case 'pickUpSkat':
      return state.phase === 'skatDecision' ? decideSkat(state, position, false) : refuse(state, position);
    case 'playHand':
      return state.phase === 'skatDecision' ? decideSkat(state, position, true) : refuse(state, position);
    case 'declare':
      return state.phase === 'declaring'
        ? applyDeclaration(state, position, action)
        : refuse(state, position);
    default:
      return assertNever(action);
  }
}

function refuse(state: GameState, position: Position): GameStep {
  const turn = toAct(state);
  if (turn.length > 0 && !turn.includes(position)) return err({ code: 'notYourTurn', toAct: turn });
  return err({ code: 'wrongPhase', phase: state.phase });
}

function applyBidding(state: BiddingState, position: Position, call: Call): GameStep {
  const caller = callerOf(state.auction);
  if (caller !== position) return err({ code: 'notYourTurn', toAct: [caller] });
  const step = applyCall(state.auction, call);
  if (!step.ok) return step;
  const { auction } = step.value;
  if (!step.value.over) return ok({ ...state, auction });
  if (step.value.declarer === null) return ok({ phase: 'passedIn', deal: state.deal, calls: auction.calls }); // R3.9
  const { declarer, bid } = step.value;
  return ok({ phase: 'skatDecision', deal: state.deal, won: { declarer, bid, calls: auction.calls } });
}

function decideSkat({ deal, won }: SkatDecisionState, position: Position, hand: boolean): GameStep {
  if (position !== won.declarer) return err({ code: 'notYourTurn', toAct: [won.declarer] });
  return ok({ phase: 'declaring', deal, won, hand });
}
