import type {
  Announcement,
  CallMade,
  Card,
  KnownPass,
  PerPosition,
  PlaySection,
  Position,
  Proposal,
  Seat,
  TableView,
  Trick,
  WonTrick,
} from '@skat/engine';
import { announcementOf, gameKindOf } from '@skat/engine';
import type { GameKind } from '@skat/engine';

/** What lies and stands round the table, in a running game of three or in the one that has just ended. */
export interface Scene {
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal goes round. */
  readonly seats: readonly Seat[];
  readonly phase: PlaySection['phase'];
  readonly calls: readonly CallMade[];
  readonly bid: number;
  readonly declarer: Position | null;
  readonly announcement: Announcement | null;
  readonly spitze: boolean;
  /** Who said Kontra, Re and so on. */
  readonly kontra: readonly Position[];
  /** Who is asked for the next step. */
  readonly kontraAsked: readonly Position[];
  readonly proposal: Proposal | null;
  /** How the skat went round before a Ramsch. */
  readonly passes: readonly KnownPass[];
  readonly toAct: readonly Position[];
  readonly hand: readonly Card[];
  readonly trick: Trick | null;
  readonly lastTrick: WonTrick | null;
  readonly tricksWon: PerPosition<number>;
  /** Where the table counts card points for everybody. */
  readonly pointsWon: PerPosition<number> | null;
  readonly openHand: readonly Card[] | null;
}

/** The scene of a view, or null before the first deal, in Officers' Skat and for somebody without a seat. */
export function sceneOf(view: TableView): Scene | null {
  if (view.auction !== null && view.play !== null) return runningScene(view.auction, view.play);
  return view.result === null ? null : endedScene(view, view.result);
}

function runningScene(auction: NonNullable<TableView['auction']>, play: PlaySection): Scene {
  const { number, dealer, seats, calls, bid, declarer, announcement, spitze } = auction;
  const { kontra, kontraAsked, passes } = auction;
  const { phase, toAct, hand, trick, lastTrick, tricksWon, pointsWon, openHand, proposal } = play;
  return {
    ...{ number, dealer, seats, calls, bid, declarer, announcement, spitze, kontra, kontraAsked, passes },
    ...{ phase, toAct, hand, trick, lastTrick, tricksWon, pointsWon, openHand, proposal },
  };
}

function endedScene(view: TableView, result: NonNullable<TableView['result']>): Scene {
  const facts = view.sheet?.games.at(-1)?.facts ?? { kind: 'passedIn' as const };
  const played = facts.kind === 'played' ? facts : null;
  return {
    number: result.number,
    dealer: result.dealer,
    seats: result.seats,
    phase: ENDED_PHASE[facts.kind],
    calls: [],
    bid: played?.bid ?? 0,
    declarer: played?.declarer ?? null,
    announcement: announcementOf(facts),
    spitze: played !== null && played.spitze !== null,
    kontra: [],
    kontraAsked: [],
    proposal: null,
    passes: [],
    toAct: [],
    hand: [],
    trick: null,
    lastTrick: result.lastTrick,
    tricksWon: [0, 0, 0],
    pointsWon: null,
    openHand: null,
  };
}

const ENDED_PHASE = {
  passedIn: 'passedIn',
  played: 'finished',
  ramsch: 'ramschFinished',
  officers: 'finished',
} as const;

/** Whether the cards are being played, to a contract or in a Ramsch. */
export function isInPlay({ phase }: Pick<Scene, 'phase'>): boolean {
  return phase === 'playing' || phase === 'ramsch';
}

/** Whether the bidding is over and a Ramsch is on its way or played. */
export function isRamsch({ phase }: Pick<Scene, 'phase'>): boolean {
  return phase === 'schieben' || phase === 'ramsch' || phase === 'ramschFinished';
}

/** What the cards are worth against each other: a Ramsch is played like a Grand (R9.2); null before a game is named. */
export function kindOfScene(scene: Scene): GameKind | null {
  if (isRamsch(scene)) return 'grand';
  return scene.announcement === null ? null : gameKindOf(scene.announcement);
}
