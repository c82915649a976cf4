import type { CallMade } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import { DECK } from '../cards/card.ts';
import type { Position } from '../cards/position.ts';
import type { Announcement } from '../contract/announcement.ts';
import { isHandGame, isOuvert } from '../contract/announcement.ts';
import type { Proposal } from '../early/state.ts';
import type { Trick, WonTrick } from '../play/trick.ts';
import { assertNever } from '../result.ts';
import type { Asides, LegalActions } from './legal.ts';
import { NO_ASIDES, asidesOf, legalActions } from './legal.ts';
import type { GameSetup } from './setup.ts';
import type {
  Contract,
  FinishedState,
  PlayingState,
  RamschFinishedState,
  RamschState,
  SchiebenState,
  SkatPass,
  SkatState,
} from './state.ts';

/** The announced game as everybody hears it. */
export interface PublicContract {
  readonly declarer: Position;
  readonly bid: number;
  readonly announcement: Announcement;
  readonly spitze: boolean;
}

/** What is known of a skat that went round: the cards only by whoever took or passed them (R9.24). */
export interface KnownPass {
  readonly position: Position;
  readonly isPush: boolean;
  readonly taken: readonly Card[] | null;
  readonly passed: readonly Card[] | null;
}

/** Everything a position has seen in a running game, old tricks included (R5.11); for computer players and proofs. */
export interface Knowledge {
  /** Null for whoever holds no cards: a dealer who sits out (R2.4). */
  readonly position: Position | null;
  readonly setup: GameSetup;
  readonly phase: SkatState['phase'];
  /** Own cards; the twelve while declaring after a pick-up, or after looking in Schieberamsch. */
  readonly hand: readonly Card[];
  readonly calls: readonly CallMade[];
  /** Who declares at which bid, once the bidding is over. */
  readonly declarer: Position | null;
  readonly bid: number;
  readonly contract: PublicContract | null;
  /** Who said Kontra, Re and so on. */
  readonly kontra: readonly Position[];
  /** Who is asked for the next step of it, and whom all wait for. */
  readonly kontraAsked: readonly Position[];
  readonly proposal: Proposal | null;
  readonly passes: readonly KnownPass[];
  /** The dealt skat, known to a declarer who picked it up. */
  readonly skat: readonly Card[] | null;
  /** What the declarer put away, known to him alone until the end. */
  readonly putAway: readonly Card[] | null;
  /** The declarer's cards while they lie open (R4.10, R6.6, R6.7). */
  readonly openHand: readonly Card[] | null;
  readonly trick: Trick | null;
  readonly tricks: readonly WonTrick[];
  readonly legal: LegalActions | null;
  readonly asides: Asides;
}

function blank(state: SkatState, position: Position | null): Knowledge {
  return {
    position,
    setup: state.setup,
    phase: state.phase,
    hand: position === null || state.phase === 'cutting' ? [] : state.deal.hands[position],
    calls: [],
    declarer: null,
    bid: 0,
    contract: null,
    kontra: [],
    kontraAsked: [],
    proposal: null,
    passes: [],
    skat: null,
    putAway: null,
    openHand: null,
    trick: null,
    tricks: [],
    legal: position === null ? null : legalActions(state, position),
    asides: position === null ? NO_ASIDES : asidesOf(state, position),
  };
}

/** Builds what a position knows up from nothing; an ended game is public (R5.11). */
export function knowledgeOf(state: SkatState, position: Position | null): Knowledge {
  const known = blank(state, position);
  switch (state.phase) {
    case 'cutting':
      return known;
    case 'bidding':
      return { ...known, calls: state.auction.calls, bid: state.auction.current };
    case 'grandHandOffer':
      return { ...known, calls: state.calls };
    case 'schieben':
      return knowledgeInPassing(known, state);
    case 'ramsch':
      return knowledgeInRamsch(known, state);
    case 'skatDecision':
      return { ...known, ...state.won };
    case 'declaring': {
      const { declarer, bid, calls } = state.won;
      if (state.hand || position !== declarer) return { ...known, declarer, bid, calls };
      const hand = [...state.deal.hands[position], ...state.deal.skat];
      return { ...known, declarer, bid, calls, hand, skat: state.deal.skat };
    }
    case 'playing':
      return knowledgeInPlay(known, state);
    case 'passedIn':
      return { ...known, calls: state.calls, skat: state.deal.skat };
    case 'ramschFinished':
      return knowledgeAfterRamsch(known, state);
    case 'finished':
      return knowledgeAfterPlay(known, state);
    default:
      return assertNever(state);
  }
}

function knowledgeInPassing(known: Knowledge, state: SchiebenState): Knowledge {
  const { calls, hands, skat, turn, hasLooked, passes } = state;
  const { position } = known;
  const hasTwelve = position === turn && hasLooked;
  const own = position === null ? [] : hands[position];
  return {
    ...known,
    calls,
    hand: hasTwelve ? [...own, ...skat] : own,
    skat: hasTwelve ? skat : null,
    passes: passesKnownTo(position, passes),
  };
}

function passesKnownTo(viewer: Position | null, passes: readonly SkatPass[]): readonly KnownPass[] {
  return passes.map(({ position, taken, passed }) => {
    const isOwn = position === viewer && taken !== null;
    return { position, isPush: taken === null, taken: isOwn ? taken : null, passed: isOwn ? passed : null };
  });
}

function knowledgeInRamsch(known: Knowledge, state: RamschState): Knowledge {
  const { calls, hands, passes, trick, tricks } = state;
  const { position } = known;
  const hand = position === null ? [] : hands[position];
  return { ...known, calls, hand, passes: passesKnownTo(position, passes), trick, tricks };
}

function knowledgeAfterRamsch(known: Knowledge, state: RamschFinishedState): Knowledge {
  const { calls, deal, skat, passes, tricks } = state;
  const shown = passes.map((pass) => ({ ...pass, isPush: pass.taken === null }));
  return { ...known, calls, hand: [], skat: deal.skat, putAway: skat, passes: shown, tricks };
}

function knowledgeInPlay(known: Knowledge, state: PlayingState): Knowledge {
  const { deal, contract, hands, trick, tricks, kontra, early } = state;
  const { declarer, bid, calls, announcement, putAway } = contract;
  const sawSkat = known.position === declarer && !isHandGame(announcement);
  return {
    ...known,
    hand: known.position === null ? [] : hands[known.position],
    calls,
    declarer,
    bid,
    contract: publicContract(contract),
    kontra: kontra.said,
    kontraAsked: kontra.asked,
    proposal: early.proposal,
    skat: sawSkat ? deal.skat : null,
    putAway: sawSkat ? putAway : null,
    openHand: isDeclarerOpen(state) ? inDeckOrder(hands[declarer]) : null,
    trick,
    tricks,
  };
}

/** Ouvert once the doubling before it is over; after a claim for good (R6.6, R6.7, R9.46). */
function isDeclarerOpen({ contract, kontra, early }: PlayingState): boolean {
  if (early.isClaimOpen || early.proposal?.kind === 'claim') return true;
  return isOuvert(contract.announcement) && kontra.asked.length === 0;
}

function knowledgeAfterPlay(known: Knowledge, state: FinishedState): Knowledge {
  const { deal, contract, tricks, kontra, hands, trick } = state;
  const { declarer, bid, calls, putAway } = contract;
  const hand = known.position === null ? [] : hands[known.position];
  const shown = publicContract(contract);
  const all = { skat: deal.skat, putAway, tricks, trick, kontra };
  return { ...known, hand, calls, declarer, bid, contract: shown, ...all };
}

/** Laid open, cards must not tell by their order which of them came from the skat (R5.11). */
function inDeckOrder(cards: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => cards.includes(card));
}

/** What everybody hears of a contract. */
export function publicContract({ declarer, bid, announcement, spitze }: Contract): PublicContract {
  return { declarer, bid, announcement, spitze };
}
