import type { CallMade } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import type { Knowledge } from '../game/knowledge.ts';
import { knowledgeOf } from '../game/knowledge.ts';
import type { LegalActions } from '../game/legal.ts';
import type { GameState } from '../game/state.ts';
import { toAct } from '../game/turn.ts';
import type { Announcement } from '../contract/announcement.ts';
import type { Trick, WonTrick } from '../play/trick.ts';
import { tricksWonBy } from '../play/trick.ts';
import type { Seat, SeriesGame } from '../sheet/series-game.ts';
import { SEATS, playersOf } from '../sheet/series-game.ts';
import type { TableRules } from './rules.ts';
import { isComputerPlaying, seatOfPlayer } from './seats.ts';
import type { LastGame, Readiness, RunningGame, SeatState, TableStage, TableState } from './state.ts';

/** A chair as everybody at the table sees it. */
export interface SeatView {
  readonly kind: 'person' | 'computer' | 'empty';
  /** Empty for computers and free chairs. */
  readonly name: string;
  readonly readiness: Readiness;
  readonly offered: boolean;
  /** Cards the computer has played for the person, or null while the person plays. */
  readonly standIn: number | null;
  /** Name of who takes the seat after the game, or null. */
  readonly successor: string | null;
}

/** Chairs, host and where the series stands; changes seldom. */
export interface TableSection {
  readonly name: string;
  readonly rules: TableRules;
  readonly phase: TableStage['phase'];
  readonly seats: PerPosition<SeatView>;
  readonly host: Seat | null;
  readonly series: number;
  /** Number of the running game, or of the next one; 0 before a series starts. */
  readonly game: number;
  readonly endsEarly: boolean;
}

/** Facts of all finished games of the series; the sheet is computed from them. */
export interface SheetSection {
  readonly series: number;
  readonly games: readonly SeriesGame[];
  /** Whose the columns are, by seat: who played the latest game; empty for a computer (R2.12). */
  readonly names: PerPosition<string>;
}

/** What was said in the running game. */
export interface AuctionSection {
  readonly number: number;
  readonly dealer: Seat;
  readonly calls: readonly CallMade[];
  /** Last value named. */
  readonly bid: number;
  readonly declarer: Position | null;
  readonly announcement: Announcement | null;
  /** The dealt skat and the cards put away, for a declarer who picked up. */
  readonly skat: readonly Card[] | null;
  readonly putAway: readonly Card[] | null;
}

/** What lies on the table and in the viewer's hand. */
export interface PlaySection {
  readonly phase: GameState['phase'];
  readonly toAct: readonly Position[];
  readonly hand: readonly Card[];
  readonly legal: LegalActions | null;
  readonly trick: Trick | null;
  /** Until the viewer plays to the next trick (R5.10). */
  readonly lastTrick: WonTrick | null;
  readonly tricksWon: PerPosition<number>;
  readonly openHand: readonly Card[] | null;
}

/** The game that has just ended, shown until the next deal; its facts are the last of the sheet. */
export interface ResultSection {
  readonly number: number;
  readonly dealer: Seat;
  readonly skat: readonly Card[];
  readonly putAway: readonly Card[] | null;
  readonly lastTrick: WonTrick | null;
}

/** What a screen may show; sections are whole, never patches. */
export interface TableView {
  readonly viewer: Seat | null;
  readonly table: TableSection;
  readonly sheet: SheetSection | null;
  readonly auction: AuctionSection | null;
  readonly play: PlaySection | null;
  readonly result: ResultSection | null;
}

/** The view of one seat; somebody without a seat sees chairs and rules only (R5.11). */
export function viewFor(table: TableState, viewer: Seat | null): TableView {
  if (viewer === null)
    return { viewer, table: tableSection(table), sheet: null, auction: null, play: null, result: null };
  return {
    viewer,
    table: tableSection(table),
    sheet: sheetSection(table),
    auction: auctionSection(table, viewer),
    play: playSection(table, viewer),
    result: resultSection(table),
  };
}

export function tableSection(table: TableState): TableSection {
  const { stage } = table;
  const [first, second, third] = table.seats;
  return {
    name: table.name,
    rules: table.rules,
    phase: stage.phase,
    seats: [seatView(first), seatView(second), seatView(third)],
    host: table.host === null ? null : seatOfPlayer(table, table.host),
    series: stage.phase === 'gathering' ? stage.seriesNumber : stage.series.number,
    game: gameNumberOf(stage),
    endsEarly: stage.phase !== 'gathering' && stage.series.endsEarly,
  };
}

function seatView(seat: SeatState): SeatView {
  const { occupant, readiness, offered, standIn, successor } = seat;
  return {
    kind: occupant?.kind ?? 'empty',
    name: occupant?.kind === 'person' ? occupant.name : '',
    readiness: occupant?.kind === 'person' && isComputerPlaying(seat) ? 'ready' : readiness,
    offered,
    standIn: standIn?.cardsPlayed ?? null,
    successor: successor?.name ?? null,
  };
}

function gameNumberOf(stage: TableStage): number {
  switch (stage.phase) {
    case 'gathering':
      return 0;
    case 'playing':
      return stage.game.number;
    case 'betweenGames':
      return stage.series.games.length + 1;
    case 'ended':
      return stage.series.games.length;
  }
}

export function sheetSection({ stage }: TableState): SheetSection | null {
  if (stage.phase === 'gathering') return null;
  const { number, games, players } = stage.series;
  const [first, second, third] = players;
  return { series: number, games, names: [first?.name ?? '', second?.name ?? '', third?.name ?? ''] };
}

export function auctionSection({ stage }: TableState, viewer: Seat): AuctionSection | null {
  if (stage.phase !== 'playing') return null;
  const known = knowledgeOfSeat(stage.game, viewer);
  return {
    number: stage.game.number,
    dealer: stage.game.dealer,
    calls: known.calls,
    bid: known.bid,
    declarer: known.declarer,
    announcement: known.contract?.announcement ?? null,
    skat: known.skat,
    putAway: known.putAway,
  };
}

export function playSection({ stage }: TableState, viewer: Seat): PlaySection | null {
  if (stage.phase !== 'playing') return null;
  const known = knowledgeOfSeat(stage.game, viewer);
  return {
    phase: known.phase,
    toAct: toAct(stage.game.state),
    hand: known.hand,
    legal: known.legal,
    trick: known.trick,
    lastTrick: visibleLastTrick(known),
    tricksWon: [tricksWonBy(known.tricks, 0), tricksWonBy(known.tricks, 1), tricksWonBy(known.tricks, 2)],
    openHand: known.openHand,
  };
}

function knowledgeOfSeat(game: RunningGame, seat: Seat): Knowledge {
  return knowledgeOf(game.state, positionOf(game.dealer, seat));
}

/** The position of a seat in a game dealt by `dealer` (R2.2). */
export function positionOf(dealer: Seat, seat: Seat): Position {
  return playersOf(dealer).indexOf(seat) as Position;
}

function visibleLastTrick({ trick, tricks, position }: Knowledge): WonTrick | null {
  const last = tricks[tricks.length - 1];
  if (last === undefined || trick === null) return null;
  const place = (position - trick.leader + SEATS.length) % SEATS.length;
  return place < trick.cards.length ? null : last;
}

export function resultSection({ stage }: TableState): ResultSection | null {
  if (stage.phase !== 'betweenGames' && stage.phase !== 'ended') return null;
  return stage.last === null ? null : resultOf(stage.last);
}

function resultOf({ number, dealer, record }: LastGame): ResultSection {
  return {
    number,
    dealer,
    skat: record.deal.skat,
    putAway: record.contract?.putAway ?? null,
    lastTrick: record.tricks[record.tricks.length - 1] ?? null,
  };
}
