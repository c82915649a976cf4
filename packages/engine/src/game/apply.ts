import type { Call } from '../bidding/auction.ts';
import { applyCall, callerOf } from '../bidding/auction.ts';
import type { Position } from '../cards/position.ts';
import { accept, claim, claimRest, concede, decline, resign } from '../early/early-ending.ts';
import { declineKontra, sayKontra } from '../kontra/kontra.ts';
import { applyOfficersAction } from '../officers/apply.ts';
import type { OfficersState } from '../officers/state.ts';
import { announceGrandHand, passGrandHand } from '../ramsch/grand-hand.ts';
import { applyRamschCard } from '../ramsch/play-ramsch.ts';
import { lookAtSkat, passCards, pushSkat } from '../ramsch/schieben.ts';
import { startRamschOrOffer } from '../ramsch/start-ramsch.ts';
import type { Result } from '../result.ts';
import { assertNever, err, ok } from '../result.ts';
import { applyDeclaration } from './declare.ts';
import { applyCard } from './play-card.ts';
import { applyCut } from './start.ts';
import type {
  Action,
  BiddingState,
  GameState,
  GrandHandOfferState,
  PlayingState,
  RamschState,
  SchiebenState,
  SkatDecisionState,
} from './state.ts';
import { toAct } from './turn.ts';
import type { RuleViolation } from './violation.ts';

export type GameStep = Result<GameState, RuleViolation>;

/** The one door into the rules: the next state, or why not; the old state is never touched. */
export function applyAction(state: GameState, position: Position, action: Action): GameStep {
  switch (state.phase) {
    case 'playing':
      return applyInPlay(state, position, action);
    case 'bidding':
      return applyBidding(state, position, action);
    case 'skatDecision':
      return decideSkat(state, position, action);
    case 'declaring':
      return action.type === 'declare' ? applyDeclaration(state, position, action) : refuse(state, position);
    case 'cutting':
      return action.type === 'cut' ? applyCut(state, position, action.at) : refuse(state, position);
    case 'grandHandOffer':
      return answerGrandHand(state, position, action);
    case 'schieben':
      return passSkatOn(state, position, action);
    case 'ramsch':
      return applyInRamsch(state, position, action);
    case 'passedIn':
    case 'ramschFinished':
    case 'finished':
      return refuse(state, position);
    default:
      return applyToOfficers(state, position, action);
  }
}

function applyToOfficers(state: OfficersState, position: Position, action: Action): GameStep {
  return applyOfficersAction(state, position, action);
}

function refuse(state: GameState, position: Position): GameStep {
  const turn = toAct(state);
  if (turn.length > 0 && !turn.includes(position)) return err({ code: 'notYourTurn', toAct: turn });
  return err({ code: 'wrongPhase', phase: state.phase });
}

function applyInPlay(state: PlayingState, position: Position, action: Action): GameStep {
  switch (action.type) {
    case 'playCard':
      return applyCard(state, position, action.card);
    case 'kontra':
      return sayKontra(state, position);
    case 'noKontra':
      return declineKontra(state, position);
    case 'resign':
      return resign(state, position);
    case 'concede':
      return concede(state, position);
    case 'claim':
      return claim(state, position, action.level);
    case 'claimRest':
      return claimRest(state, position);
    case 'accept':
      return accept(state, position);
    case 'decline':
      return decline(state, position);
    case 'cut':
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pickUpSkat':
    case 'playHand':
    case 'declare':
    case 'ramschLook':
    case 'ramschPass':
    case 'ramschPush':
    case 'announceOfficers':
      return refuse(state, position);
    default:
      return assertNever(action);
  }
}

function applyBidding(state: BiddingState, position: Position, action: Action): GameStep {
  const call = callOf(action);
  if (call === null) return refuse(state, position);
  const caller = callerOf(state.auction);
  if (caller !== position) return err({ code: 'notYourTurn', toAct: [caller] });
  const step = applyCall(state.auction, call);
  return step.ok ? ok(afterCall(state, step.value)) : step;
}

function callOf(action: Action): Call | null {
  if (action.type === 'bid') return action.value;
  return action.type === 'hold' || action.type === 'pass' ? action.type : null;
}

type AuctionStep = Extract<ReturnType<typeof applyCall>, { ok: true }>['value'];

function afterCall({ setup, deal }: BiddingState, step: AuctionStep): GameState {
  const { auction } = step;
  if (!step.over) return { phase: 'bidding', setup, deal, auction };
  const { calls } = auction;
  if (step.declarer !== null)
    return { phase: 'skatDecision', setup, deal, won: { declarer: step.declarer, bid: step.bid, calls } };
  if (setup.rules.onAllPass === 'redeal') return { phase: 'passedIn', setup, deal, calls }; // R3.9
  return startRamschOrOffer({ setup, deal, calls }); // R9.1
}

function decideSkat({ setup, deal, won }: SkatDecisionState, position: Position, action: Action): GameStep {
  if (position !== won.declarer) return err({ code: 'notYourTurn', toAct: [won.declarer] });
  if (action.type !== 'pickUpSkat' && action.type !== 'playHand')
    return err({ code: 'wrongPhase', phase: 'skatDecision' });
  return ok({ phase: 'declaring', setup, deal, won, hand: action.type === 'playHand' });
}

function answerGrandHand(state: GrandHandOfferState, position: Position, action: Action): GameStep {
  if (action.type === 'pass') return passGrandHand(state, position);
  return action.type === 'declare' ? announceGrandHand(state, position, action) : refuse(state, position);
}

function passSkatOn(state: SchiebenState, position: Position, action: Action): GameStep {
  switch (action.type) {
    case 'ramschLook':
      return lookAtSkat(state, position);
    case 'ramschPush':
      return pushSkat(state, position);
    case 'ramschPass':
      return passCards(state, position, action.cards);
    default:
      return refuse(state, position);
  }
}

function applyInRamsch(state: RamschState, position: Position, action: Action): GameStep {
  return action.type === 'playCard' ? applyRamschCard(state, position, action.card) : refuse(state, position);
}
