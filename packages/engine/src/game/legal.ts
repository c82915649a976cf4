import { isAnswering } from '../bidding/auction.ts';
import { isBidValue } from '../bidding/values.ts';
import type { Card } from '../cards/card.ts';
import type { Position } from '../cards/position.ts';
import type { NullAnnouncement } from '../contract/announcement.ts';
import { gameKindOf, isHandGame, nullsCovering } from '../contract/announcement.ts';
import { legalCards } from '../play/trick.ts';
import { assertNever } from '../result.ts';
import { declarersCards } from './declare.ts';
import type { Action, DeclaringState, GameState } from './state.ts';
import { toAct } from './turn.ts';

/**
 * What a position may do now, described rather than listed: declaring alone has hundreds of combinations.
 * `bid`: any value of R3.3 above `above`, or pass. `answer`: hold or pass. `forehandAlone`: 18 or pass.
 * `declare`: any suit or Grand announcement fitting `hand`, the listed Nulls, and two discards of `cards` after a pick-up.
 */
export type LegalActions =
  | { readonly type: 'bid'; readonly above: number }
  | { readonly type: 'answer'; readonly value: number }
  | { readonly type: 'forehandAlone' }
  | { readonly type: 'skatDecision' }
  | {
      readonly type: 'declare';
      readonly hand: boolean;
      readonly bid: number;
      readonly cards: readonly Card[];
      readonly nulls: readonly NullAnnouncement[];
    }
  | { readonly type: 'playCard'; readonly cards: readonly Card[] };

/** What `position` may do, or null while others are to act. */
export function legalActions(state: GameState, position: Position): LegalActions | null {
  if (!toAct(state).includes(position)) return null;
  switch (state.phase) {
    case 'bidding':
      if (state.auction.stage === 'forehandAlone') return { type: 'forehandAlone' };
      if (isAnswering(state.auction)) return { type: 'answer', value: state.auction.current };
      return { type: 'bid', above: state.auction.current };
    case 'skatDecision':
      return { type: 'skatDecision' };
    case 'declaring':
      return legalDeclarations(state);
    case 'playing': {
      const kind = gameKindOf(state.contract.announcement);
      return { type: 'playCard', cards: legalCards(state.hands[position], state.trick, kind) };
    }
    case 'passedIn':
    case 'finished':
      return null;
    default:
      return assertNever(state);
  }
}

function legalDeclarations(state: DeclaringState): LegalActions {
  const { hand, won } = state;
  return {
    type: 'declare',
    hand,
    bid: won.bid,
    cards: declarersCards(state),
    nulls: nullsCovering(won.bid, hand),
  };
}

/** Whether a description of legal actions includes one action. */
export function permits(legal: LegalActions, action: Action): boolean {
  switch (legal.type) {
    case 'bid':
      return (
        action.type === 'pass' ||
        (action.type === 'bid' && isBidValue(action.value) && action.value > legal.above)
      );
    case 'answer':
      return action.type === 'pass' || action.type === 'hold';
    case 'forehandAlone':
      return action.type === 'pass' || (action.type === 'bid' && action.value === 18);
    case 'skatDecision':
      return action.type === 'pickUpSkat' || action.type === 'playHand';
    case 'declare':
      return action.type === 'declare' && permitsDeclaration(legal, action);
    case 'playCard':
      return action.type === 'playCard' && legal.cards.includes(action.card);
    default:
      return assertNever(legal);
  }
}

function permitsDeclaration(
  legal: Extract<LegalActions, { type: 'declare' }>,
  { announcement, discard }: Extract<Action, { type: 'declare' }>,
): boolean {
  if (isHandGame(announcement) !== legal.hand) return false;
  if (legal.hand !== (discard === null)) return false;
  if (discard !== null && !isDiscardOf(legal.cards, discard)) return false;
  return announcement.game !== 'null' || legal.nulls.some(({ ouvert }) => ouvert === announcement.ouvert);
}

function isDiscardOf(cards: readonly Card[], discard: readonly [Card, Card]): boolean {
  return discard[0] !== discard[1] && discard.every((card) => cards.includes(card));
}
