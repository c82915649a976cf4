import type {
  Announcement,
  Card,
  EarlyEnding,
  GameSetup,
  Kontra,
  PlayingState,
  Position,
  Trick,
  WonTrick,
} from '@skat/engine';
import { NO_EARLY_ENDING, NO_KONTRA, gameKindOf, knowledgeOf, trickWinner } from '@skat/engine';
import type { PlayerKnowledge } from '../../src/player-knowledge.ts';
import { asPlayer } from '../../src/player-knowledge.ts';
import { TOURNAMENT } from './setup.ts';

/** A moment of a game, as one position knows it. */
export interface Moment {
  readonly announcement: Announcement;
  readonly declarer: Position;
  /** The cards the position to act still holds, space-separated. */
  readonly hand: string;
  /** Tricks played before, each "leader: card card card". */
  readonly tricks?: readonly string[];
  /** The running trick, "leader: card card", or just "leader:". */
  readonly trick: string;
  readonly putAway?: string;
  /** The declarer's cards in an ouvert game, if somebody else is to act. */
  readonly openHand?: string;
  readonly bid?: number;
  readonly spitze?: boolean;
  readonly setup?: GameSetup;
  readonly kontra?: Kontra;
  readonly early?: Partial<EarlyEnding>;
  /** Who looks, if not the position to act. */
  readonly me?: Position;
}

/** Cards of a text like "CJ HT". */
export function cards(text: string): readonly Card[] {
  return text.split(' ').filter((card) => card !== '') as unknown as readonly Card[];
}

function trickOf(text: string): Trick {
  const [leader = '', played = ''] = text.split(':');
  return { leader: Number(leader) as Position, cards: cards(played.trim()) };
}

/** What the position to act knows at that moment; other hands are not part of it. */
export function knowledgeAt(moment: Moment): PlayerKnowledge {
  const { announcement, declarer, bid = 18, spitze = false, setup = TOURNAMENT } = moment;
  const trick = trickOf(moment.trick);
  const me = moment.me ?? (((trick.leader + trick.cards.length) % 3) as Position);
  const kind = gameKindOf(announcement);
  const tricks = (moment.tricks ?? [])
    .map(trickOf)
    .map((won): WonTrick => ({ ...won, winner: trickWinner(won, kind) }));
  const handOf = (position: Position): readonly Card[] => {
    if (position === me) return cards(moment.hand);
    return position === declarer ? cards(moment.openHand ?? '') : [];
  };
  const hands = [handOf(0), handOf(1), handOf(2)] as const;
  const [first = 'C7', second = 'C8'] = cards(moment.putAway ?? '');
  const skat: readonly [Card, Card] = [first, second];
  const contract = { declarer, bid, calls: [], announcement, spitze, putAway: skat };
  const kontra = moment.kontra ?? NO_KONTRA;
  const early = { ...NO_EARLY_ENDING, ...moment.early };
  const deal = { hands, skat };
  const state: PlayingState = {
    phase: 'playing',
    setup,
    deal,
    contract,
    kontra,
    early,
    hands,
    trick,
    tricks,
  };
  return asPlayer(knowledgeOf(state, me));
}
