import type { Card } from '../cards/card.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import { FOREHAND } from '../cards/position.ts';
import type { Announcement } from '../contract/announcement.ts';
import { isHandGame, nullValueOf } from '../contract/announcement.ts';
import { spitzeViolation } from '../contract/spitze.ts';
import { NO_EARLY_ENDING } from '../early/state.ts';
import { kontraAtStart } from '../kontra/kontra.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Action, Contract, DeclaringState, GameState } from './state.ts';
import type { RuleViolation } from './violation.ts';

type Declaration = Extract<Action, { type: 'declare' }>;

/** The declarer's twelve cards after the pick-up, or his ten in a Hand game. */
export function declarersCards({ deal, won, hand }: DeclaringState): readonly Card[] {
  const held = deal.hands[won.declarer];
  return hand ? held : [...held, ...deal.skat];
}

/** Discard and announcement in one (R4.2, R4.5-R4.8, R4.16). */
export function applyDeclaration(
  state: DeclaringState,
  position: Position,
  declaration: Declaration,
): Result<GameState, RuleViolation> {
  const { setup, deal, won } = state;
  if (position !== won.declarer) return err({ code: 'notYourTurn', toAct: [won.declarer] });
  const violation =
    discardViolation(state, declaration.discard) ?? announcementViolation(state, declaration.announcement);
  if (violation) return err(violation);
  const putAway = declaration.discard ?? deal.skat;
  const hands = handsAfterDiscard(state, putAway);
  const { announcement } = declaration;
  const spitze = declaration.spitze === true;
  const missing = spitze ? spitzeViolation(setup.rules, announcement, hands[position]) : null;
  if (missing) return err(missing);
  const contract: Contract = { ...won, announcement, spitze, putAway };
  return ok({
    phase: 'playing',
    setup,
    deal,
    contract,
    kontra: kontraAtStart(contract, setup),
    early: NO_EARLY_ENDING,
    hands,
    trick: { leader: FOREHAND, cards: [] },
    tricks: [],
  });
}

function discardViolation(state: DeclaringState, discard: Declaration['discard']): RuleViolation | null {
  if (state.hand) return discard === null ? null : { code: 'skatUntouched' };
  if (discard?.length !== 2 || discard[0] === discard[1]) return { code: 'discardTwo' };
  const held = declarersCards(state);
  const foreign = discard.find((card) => !held.includes(card));
  return foreign === undefined ? null : { code: 'cardNotHeld', card: foreign };
}

function announcementViolation(
  { hand, won }: DeclaringState,
  announcement: Announcement,
): RuleViolation | null {
  if (hand && !isHandGame(announcement)) return { code: 'isHandGame' };
  if (!hand && isHandGame(announcement)) return { code: 'needsHandGame' }; // R4.7
  if (announcement.game === 'null' && nullValueOf(announcement) < won.bid)
    return { code: 'nullBelowBid', bid: won.bid };
  return null;
}

function handsAfterDiscard(state: DeclaringState, putAway: readonly Card[]): PerPosition<readonly Card[]> {
  const handOf = (position: Position): readonly Card[] =>
    position === state.won.declarer
      ? declarersCards(state).filter((card) => !putAway.includes(card))
      : state.deal.hands[position];
  return [handOf(0), handOf(1), handOf(2)];
}
