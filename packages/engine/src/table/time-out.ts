import { legalActions, permits } from '../game/legal.ts';
import type { LegalActions } from '../game/legal.ts';
import type { Action } from '../game/state.ts';
import { err, ok } from '../result.ts';
import type { Seat } from '../sheet/series-game.ts';
import { positionOf } from '../sheet/series-game.ts';
import { EXPIRIES_BEFORE_STAND_IN, isExpired } from './clock.ts';
import { isComputerPlaying, personNameAt, personSeats, seatAt, withSeat } from './seats.ts';
import { actionTaken } from './series.ts';
import type { TableState } from './state.ts';
import type { TableStep } from './step.ts';
import { wrongStage } from './step.ts';

/** What happens to a decision that nobody made in time, or null where the computer decides it (R6.14). */
export function actionAtExpiry(legal: LegalActions): Action | null {
  switch (legal.type) {
    case 'bid':
    case 'answer':
    case 'forehandAlone':
    case 'grandHandOffer':
      return { type: 'pass' };
    case 'proposal':
      return { type: 'decline' };
    case 'kontra':
      return { type: 'noKontra' };
    case 'cut':
    case 'skatDecision':
    case 'declare':
    case 'lookOrPush':
    case 'passSkat':
    case 'announceOfficers':
    case 'playCard':
      return null;
  }
}

/**
 * A seat's time has run out: the action is made for it, and after two in a row the computer plays on (R6.14); where
 * nobody else plays, the series pauses.
 * @throws if the action is not the one that R6.14 asks for: the server made it
 */
export function timeOut(table: TableState, seat: Seat, action: Action, at: number): TableStep {
  const { stage } = table;
  if (stage.phase !== 'playing') return wrongStage(table);
  if (!isExpired(table, seat, at)) return err({ code: 'notExpired', seat });
  const position = positionOf(stage.game, seat);
  const legal = position === null ? null : legalActions(stage.game.state, position);
  if (position === null || legal === null) throw new Error('The clock of a seat runs that is not asked');
  if (!isDue(legal, action)) throw new Error(`Not what a time-out does: ${action.type}`);
  const expiries = seatAt(table, seat).expiries + 1;
  const counted = withSeat(table, seat, { expiries });
  const step = { seat, position, action };
  if (expiries < EXPIRIES_BEFORE_STAND_IN) return actionTaken(counted, stage, step, at);
  if (!playsAnybodyElse(table, seat)) return pausedFor(actionTaken(counted, stage, step, at), seat, at);
  return actionTaken(withSeat(counted, seat, { standIn: { cardsPlayed: 0 } }), stage, step, at);
}

function isDue(legal: LegalActions, action: Action): boolean {
  const fixed = actionAtExpiry(legal);
  return fixed === null ? permits(legal, action) : fixed.type === action.type;
}

function playsAnybodyElse(table: TableState, seat: Seat): boolean {
  return personSeats(table).some((other) => other !== seat && !isComputerPlaying(seatAt(table, other)));
}

/** Computers alone would play the series to its end: it waits for the last person instead. */
function pausedFor(step: TableStep, seat: Seat, at: number): TableStep {
  return step.ok ? ok({ ...step.value, pause: { by: personNameAt(step.value, seat), since: at } }) : step;
}
