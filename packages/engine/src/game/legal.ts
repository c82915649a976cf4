import { FOREHAND_ALONE_BID, isAnswering } from '../bidding/auction.ts';
import type { BiddingState, DeclaringState, GameState, PlayingState, SchiebenState } from './state.ts';
import { isBidValue } from '../bidding/values.ts';
import type { Card } from '../cards/card.ts';
import { CUT_RANGE } from '../cards/deal.ts';
import type { Position } from '../cards/position.ts';
import type { Announcement, NullAnnouncement } from '../contract/announcement.ts';
import { gameKindOf, isHandGame, nullsCovering } from '../contract/announcement.ts';
import { mayAnnounceSpitze } from '../contract/spitze.ts';
import type { EarlyOffers } from '../early/early-ending.ts';
import { NO_OFFERS, earlyOffers } from '../early/early-ending.ts';
import type { Proposal } from '../early/state.ts';
import type { KontraWord } from '../kontra/kontra.ts';
import { maySayKontra, nextKontraWord } from '../kontra/kontra.ts';
import { legalForOfficer } from '../officers/legal.ts';
import { legalCards } from '../play/trick.ts';
import { cardsToPassFrom, mayPass } from '../ramsch/schieben.ts';
import { assertNever } from '../result.ts';
import { declarersCards } from './declare.ts';
import type { Action } from './state.ts';
import { toAct } from './turn.ts';

/**
 * What a position is asked for, described rather than listed: declaring alone has hundreds of combinations.
 * `bid`: any value of R3.3 above `above`, or pass. `answer`: hold or pass. `forehandAlone`: 18 or pass.
 * `declare`: any suit or Grand announcement fitting `hand`, the listed Nulls, and two discards of `cards` after a pick-up.
 * `grandHandOffer`: any Grand Hand announcement, or pass. `passSkat`: two of `cards`.
 */
export type LegalActions =
  | { readonly type: 'cut'; readonly least: number; readonly most: number }
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
      /** Whether Spitze may be announced with the lowest trump in hand (R9.60). */
      readonly spitze: boolean;
    }
  | { readonly type: 'grandHandOffer'; readonly cards: readonly Card[]; readonly spitze: boolean }
  | { readonly type: 'lookOrPush' }
  | { readonly type: 'passSkat'; readonly cards: readonly Card[] }
  | { readonly type: 'kontra'; readonly word: KontraWord }
  | { readonly type: 'proposal'; readonly proposal: Proposal }
  | { readonly type: 'announceOfficers' }
  | { readonly type: 'playCard'; readonly cards: readonly Card[] };

/** What a position may do without being asked: Kontra before the own first card, or an early ending (R6, R9.43). */
export interface Asides extends EarlyOffers {
  readonly kontra: boolean;
}

export const NO_ASIDES: Asides = { ...NO_OFFERS, kontra: false };

/** What `position` is asked for, or null while others are to act. */
export function legalActions(state: GameState, position: Position): LegalActions | null {
  if (!toAct(state).includes(position)) return null;
  switch (state.phase) {
    case 'cutting':
      return { type: 'cut', ...CUT_RANGE };
    case 'bidding':
      return legalCalls(state);
    case 'grandHandOffer':
      return {
        type: 'grandHandOffer',
        cards: state.deal.hands[position],
        spitze: state.setup.rules.spitze,
      };
    case 'schieben':
      return legalPasses(state);
    case 'skatDecision':
      return { type: 'skatDecision' };
    case 'declaring':
      return legalDeclarations(state);
    case 'playing':
      return legalInPlay(state, position);
    case 'ramsch':
      return { type: 'playCard', cards: legalCards(state.hands[position], state.trick, 'grand') };
    case 'passedIn':
    case 'ramschFinished':
    case 'finished':
      return null;
    default:
      return legalForOfficer(state);
  }
}

/** What `position` may do unasked. */
export function asidesOf(state: GameState, position: Position): Asides {
  if (state.phase !== 'playing') return NO_ASIDES;
  const { resign, concede, claim, claimRest } = earlyOffers(state, position);
  return { resign, concede, claim, claimRest, kontra: maySayKontra(state, position) };
}

function legalCalls({ auction }: BiddingState): LegalActions {
  if (auction.stage === 'forehandAlone') return { type: 'forehandAlone' };
  if (isAnswering(auction)) return { type: 'answer', value: auction.current };
  return { type: 'bid', above: auction.current };
}

function legalPasses(state: SchiebenState): LegalActions {
  if (!state.hasLooked) return { type: 'lookOrPush' };
  return { type: 'passSkat', cards: cardsToPassFrom(state).filter((card) => mayPass(state, card)) };
}

function legalDeclarations(state: DeclaringState): LegalActions {
  const { hand, won, setup } = state;
  return {
    type: 'declare',
    hand,
    bid: won.bid,
    cards: declarersCards(state),
    nulls: nullsCovering(won.bid, hand),
    spitze: setup.rules.spitze,
  };
}

function legalInPlay(state: PlayingState, position: Position): LegalActions {
  const { early, kontra, contract, hands, trick } = state;
  if (early.proposal !== null) return { type: 'proposal', proposal: early.proposal };
  if (kontra.asked.length > 0) return { type: 'kontra', word: nextKontraWord(kontra) };
  return { type: 'playCard', cards: legalCards(hands[position], trick, gameKindOf(contract.announcement)) };
}

/** Whether a description of legal actions includes one action. */
export function permits(legal: LegalActions, action: Action): boolean {
  switch (legal.type) {
    case 'cut':
      return action.type === 'cut' && isWithin(action.at, legal.least, legal.most);
    case 'bid':
      return (
        action.type === 'pass' ||
        (action.type === 'bid' && isBidValue(action.value) && action.value > legal.above)
      );
    case 'answer':
      return action.type === 'pass' || action.type === 'hold';
    case 'forehandAlone':
      return action.type === 'pass' || (action.type === 'bid' && action.value === FOREHAND_ALONE_BID);
    case 'skatDecision':
      return action.type === 'pickUpSkat' || action.type === 'playHand';
    case 'declare':
      return action.type === 'declare' && permitsDeclaration(legal, action);
    case 'grandHandOffer':
      return action.type === 'pass' || (action.type === 'declare' && permitsGrandHand(legal, action));
    case 'lookOrPush':
      return action.type === 'ramschLook' || action.type === 'ramschPush';
    case 'passSkat':
      return action.type === 'ramschPass' && isDiscardOf(legal.cards, action.cards);
    case 'kontra':
      return action.type === 'kontra' || action.type === 'noKontra';
    case 'proposal':
      return action.type === 'accept' || action.type === 'decline';
    case 'announceOfficers':
      return action.type === 'announceOfficers';
    case 'playCard':
      return action.type === 'playCard' && legal.cards.includes(action.card);
    default:
      return assertNever(legal);
  }
}

/** Whether a position may do something unasked; a claim of the rest is judged when it is made (R6.8). */
export function permitsAside(asides: Asides, action: Action): boolean {
  switch (action.type) {
    case 'kontra':
      return asides.kontra;
    case 'resign':
      return asides.resign !== null;
    case 'concede':
      return asides.concede;
    case 'claim':
      return asides.claim.includes(action.level);
    case 'claimRest':
      return asides.claimRest;
    default:
      return false;
  }
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

type Declaration = Extract<Action, { type: 'declare' }>;

function permitsDeclaration(
  legal: Extract<LegalActions, { type: 'declare' }>,
  { announcement, discard, spitze }: Declaration,
): boolean {
  if (isHandGame(announcement) !== legal.hand) return false;
  if (legal.hand !== (discard === null)) return false;
  if (discard !== null && !isDiscardOf(legal.cards, discard)) return false;
  const hand = legal.cards.filter((card) => !discard?.includes(card));
  if (spitze && !mayAnnounceSpitze(legal, announcement, hand)) return false;
  return announcement.game !== 'null' || isListed(legal.nulls, announcement);
}

function isListed(nulls: readonly NullAnnouncement[], { ouvert }: NullAnnouncement): boolean {
  return nulls.some((listed) => listed.ouvert === ouvert);
}

function permitsGrandHand(
  legal: Extract<LegalActions, { type: 'grandHandOffer' }>,
  { announcement, discard, spitze }: Declaration,
): boolean {
  if (!isGrandHand(announcement) || discard !== null) return false;
  return !spitze || mayAnnounceSpitze(legal, announcement, legal.cards);
}

function isGrandHand(announcement: Announcement): boolean {
  return announcement.game === 'grand' && isHandGame(announcement);
}

function isDiscardOf(cards: readonly Card[], discard: readonly [Card, Card]): boolean {
  return discard[0] !== discard[1] && discard.every((card) => cards.includes(card));
}
