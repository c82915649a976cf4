import type {
  Announcement,
  CallMade,
  Card,
  PerPosition,
  PlaySection,
  Position,
  Seat,
  TableView,
  Trick,
  WonTrick,
} from '@skat/engine';
import { announcementOf } from '@skat/engine';

/** What lies and stands round the table, in a running game or in the one that has just ended. */
export interface Scene {
  readonly number: number;
  readonly dealer: Seat;
  readonly phase: PlaySection['phase'];
  readonly calls: readonly CallMade[];
  readonly bid: number;
  readonly declarer: Position | null;
  readonly announcement: Announcement | null;
  readonly toAct: readonly Position[];
  readonly hand: readonly Card[];
  readonly trick: Trick | null;
  readonly lastTrick: WonTrick | null;
  readonly tricksWon: PerPosition<number>;
  readonly openHand: readonly Card[] | null;
}

/** The scene of a view, or null before the first deal and for somebody without a seat. */
export function sceneOf(view: TableView): Scene | null {
  if (view.auction !== null && view.play !== null) return runningScene(view.auction, view.play);
  return view.result === null ? null : endedScene(view, view.result);
}

function runningScene(auction: NonNullable<TableView['auction']>, play: PlaySection): Scene {
  const { number, dealer, calls, bid, declarer, announcement } = auction;
  const { phase, toAct, hand, trick, lastTrick, tricksWon, openHand } = play;
  return {
    number,
    dealer,
    phase,
    calls,
    bid,
    declarer,
    announcement,
    toAct,
    hand,
    trick,
    lastTrick,
    tricksWon,
    openHand,
  };
}

function endedScene(view: TableView, result: NonNullable<TableView['result']>): Scene {
  const facts = view.sheet?.games.at(-1)?.facts ?? { kind: 'passedIn' as const };
  return {
    number: result.number,
    dealer: result.dealer,
    phase: facts.kind === 'passedIn' ? 'passedIn' : 'finished',
    calls: [],
    bid: facts.kind === 'played' ? facts.bid : 0,
    declarer: facts.kind === 'played' ? facts.declarer : null,
    announcement: announcementOf(facts),
    toAct: [],
    hand: [],
    trick: null,
    lastTrick: result.lastTrick,
    tricksWon: [0, 0, 0],
    openHand: null,
  };
}
