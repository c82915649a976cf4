import { FOREHAND, REARHAND, nextPosition } from '../cards/position.ts';
import type { Position } from '../cards/position.ts';
import { isHandGame } from '../contract/announcement.ts';
import { NO_EARLY_ENDING } from '../early/state.ts';
import { spitzeViolation } from '../contract/spitze.ts';
import { kontraAtStart } from '../kontra/kontra.ts';
import type { Action, Contract, GameState, GrandHandOfferState } from '../game/state.ts';
import type { RuleViolation } from '../game/violation.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { startRamsch } from './start-ramsch.ts';

type Step = Result<GameState, RuleViolation>;

/** Passes the offer on; after rearhand the Ramsch begins (R9.25). */
export function passGrandHand(state: GrandHandOfferState, position: Position): Step {
  if (position !== state.asked) return err({ code: 'notYourTurn', toAct: [state.asked] });
  if (position === REARHAND) return ok(startRamsch(state));
  return ok({ ...state, asked: nextPosition(position) });
}

/** Announces a Grand Hand in place of the Ramsch, without a bid (R9.25). */
export function announceGrandHand(
  state: GrandHandOfferState,
  position: Position,
  declaration: Extract<Action, { type: 'declare' }>,
): Step {
  const { setup, deal, calls } = state;
  const { announcement, discard } = declaration;
  const spitze = declaration.spitze === true;
  if (position !== state.asked) return err({ code: 'notYourTurn', toAct: [state.asked] });
  if (announcement.game !== 'grand' || !isHandGame(announcement)) return err({ code: 'onlyGrandHand' });
  if (discard !== null) return err({ code: 'skatUntouched' });
  const violation = spitze ? spitzeViolation(setup.rules, announcement, deal.hands[position]) : null;
  if (violation) return err(violation);
  const contract: Contract = { declarer: position, bid: 0, calls, announcement, spitze, putAway: deal.skat };
  return ok({
    phase: 'playing',
    setup,
    deal,
    contract,
    kontra: kontraAtStart(contract, setup),
    early: NO_EARLY_ENDING,
    hands: deal.hands,
    trick: { leader: FOREHAND, cards: [] },
    tricks: [],
  });
}
