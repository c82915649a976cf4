import type { Card } from '../cards/card.ts';
import { rankOf } from '../cards/card.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import { FOREHAND, REARHAND, nextPosition } from '../cards/position.ts';
import type { GameState, SchiebenState, SkatPass } from '../game/state.ts';
import type { RuleViolation } from '../game/violation.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';

type Step = Result<GameState, RuleViolation>;

/** Takes the two cards; from now on two must be passed on (R9.20, R9.26). */
export function lookAtSkat(state: SchiebenState, position: Position): Step {
  if (position !== state.turn) return err({ code: 'notYourTurn', toAct: [state.turn] });
  if (state.hasLooked) return err({ code: 'alreadyLooked' });
  return ok({ ...state, hasLooked: true });
}

/** Passes the two cards on unseen (R9.20, R9.23). */
export function pushSkat(state: SchiebenState, position: Position): Step {
  if (position !== state.turn) return err({ code: 'notYourTurn', toAct: [state.turn] });
  if (state.hasLooked) return err({ code: 'alreadyLooked' });
  return ok(passedOn(state, { position, taken: null, passed: state.skat }));
}

/** Passes two cards on after looking (R9.20, R9.22). */
export function passCards(state: SchiebenState, position: Position, cards: readonly [Card, Card]): Step {
  if (position !== state.turn) return err({ code: 'notYourTurn', toAct: [state.turn] });
  if (!state.hasLooked) return err({ code: 'lookFirst' });
  const [first, second] = cards;
  if (first === second) return err({ code: 'discardTwo' });
  const held = cardsToPassFrom(state);
  for (const card of cards) if (!held.includes(card)) return err({ code: 'cardNotHeld', card });
  for (const card of cards) if (!mayPass(state, card)) return err({ code: 'jackMayNotBePassed', card });
  return ok(passedOn(state, { position, taken: state.skat, passed: cards }));
}

/** The twelve cards of the player who looked. */
export function cardsToPassFrom({ hands, turn, skat }: SchiebenState): readonly Card[] {
  return [...hands[turn], ...skat];
}

/** Jacks stay with who has looked, unless the table says otherwise (R9.22). */
export function mayPass({ setup }: SchiebenState, card: Card): boolean {
  return setup.rules.schieben.jacksMayBePassed || rankOf(card) !== 'J';
}

function passedOn(state: SchiebenState, pass: SkatPass): GameState {
  const { setup, deal, calls, turn } = state;
  const hands = handsAfter(state, pass);
  const passes = [...state.passes, pass];
  const skat = pass.passed;
  if (turn !== REARHAND) return { ...state, hands, skat, passes, turn: nextPosition(turn), hasLooked: false };
  const trick = { leader: FOREHAND, cards: [] } as const;
  return { phase: 'ramsch', setup, deal, calls, hands, skat, passes, trick, tricks: [] };
}

function handsAfter(state: SchiebenState, { taken, passed }: SkatPass): PerPosition<readonly Card[]> {
  if (taken === null) return state.hands;
  const kept = cardsToPassFrom(state).filter((card) => !passed.includes(card));
  const handOf = (position: Position): readonly Card[] =>
    position === state.turn ? kept : state.hands[position];
  return [handOf(0), handOf(1), handOf(2)];
}
