import type { CallMade } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import { DECK } from '../cards/card.ts';
import type { Position } from '../cards/position.ts';
import type { Announcement } from '../contract/announcement.ts';
import { isHandGame, isOuvert } from '../contract/announcement.ts';
import type { Trick, WonTrick } from '../play/trick.ts';
import { assertNever } from '../result.ts';
import type { LegalActions } from './legal.ts';
import { legalActions } from './legal.ts';
import type { Contract, GameState, PlayingState } from './state.ts';

/** The announced game as everybody hears it. */
export interface PublicContract {
  readonly declarer: Position;
  readonly bid: number;
  readonly announcement: Announcement;
}

/** Everything a position has seen in a running game, old tricks included (R5.11); for computer players and proofs. */
export interface Knowledge {
  readonly position: Position;
  readonly phase: GameState['phase'];
  /** Own cards; the twelve while declaring after a pick-up. */
  readonly hand: readonly Card[];
  readonly calls: readonly CallMade[];
  /** Who declares at which bid, once the bidding is over. */
  readonly declarer: Position | null;
  readonly bid: number;
  readonly contract: PublicContract | null;
  /** The dealt skat, known to a declarer who picked it up. */
  readonly skat: readonly Card[] | null;
  /** What the declarer put away, known to him alone until the end. */
  readonly putAway: readonly Card[] | null;
  /** The declarer's cards while they lie open (R4.10). */
  readonly openHand: readonly Card[] | null;
  readonly trick: Trick | null;
  readonly tricks: readonly WonTrick[];
  readonly legal: LegalActions | null;
}

function blank(state: GameState, position: Position): Knowledge {
  return {
    position,
    phase: state.phase,
    hand: state.deal.hands[position],
    calls: [],
    declarer: null,
    bid: 0,
    contract: null,
    skat: null,
    putAway: null,
    openHand: null,
    trick: null,
    tricks: [],
    legal: legalActions(state, position),
  };
}

/** Builds what a position knows up from nothing; an ended game is public (R5.11). */
export function knowledgeOf(state: GameState, position: Position): Knowledge {
  const known = blank(state, position);
  switch (state.phase) {
    case 'bidding':
      return { ...known, calls: state.auction.calls, bid: state.auction.current };
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
    case 'finished': {
      const { deal, contract, tricks } = state;
      const { declarer, bid, calls, putAway } = contract;
      const hand = state.hands[position];
      const shown = publicContract(contract);
      return { ...known, hand, calls, declarer, bid, contract: shown, skat: deal.skat, putAway, tricks };
    }
    default:
      return assertNever(state);
  }
}

function knowledgeInPlay(known: Knowledge, state: PlayingState): Knowledge {
  const { deal, contract, hands, trick, tricks } = state;
  const { declarer, bid, calls, announcement, putAway } = contract;
  const sawSkat = known.position === declarer && !isHandGame(announcement);
  return {
    ...known,
    hand: hands[known.position],
    calls,
    declarer,
    bid,
    contract: publicContract(contract),
    skat: sawSkat ? deal.skat : null,
    putAway: sawSkat ? putAway : null,
    openHand: isOuvert(announcement) ? inDeckOrder(hands[declarer]) : null,
    trick,
    tricks,
  };
}

/** Laid open, cards must not tell by their order which of them came from the skat (R5.11). */
function inDeckOrder(cards: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => cards.includes(card));
}

/** What everybody hears of a contract. */
export function publicContract({ declarer, bid, announcement }: Contract): PublicContract {
  return { declarer, bid, announcement };
}
