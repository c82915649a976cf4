import type { CallMade } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import { countPoints } from '../cards/card.ts';
import { POSITIONS } from '../cards/position.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import type { Announcement } from '../contract/announcement.ts';
import type { Proposal } from '../early/state.ts';
import type { KnownPass, Knowledge } from '../game/knowledge.ts';
import { knowledgeOf } from '../game/knowledge.ts';
import type { Asides, LegalActions } from '../game/legal.ts';
import type { SkatState } from '../game/state.ts';
import { isOfficers } from '../game/state.ts';
import { toAct } from '../game/turn.ts';
import type { OfficersKnowledge } from '../officers/knowledge.ts';
import { knowledgeOfOfficers } from '../officers/knowledge.ts';
import type { OfficersPosition, PerOfficer, WonOfficersTrick } from '../officers/state.ts';
import type { Trick, WonTrick } from '../play/trick.ts';
import { pointsWonBy, tricksWonBy } from '../play/trick.ts';
import type { TableRules } from '../rules/options.ts';
import { countGames } from '../sheet/progress.ts';
import { bockGamesLeft, bockLevelOf, ramschGamesLeft, roundsAfter } from '../sheet/rounds.ts';
import type { Seat, SeriesGame } from '../sheet/series-game.ts';
import { positionOf } from '../sheet/series-game.ts';
import { isComputerPlaying, seatOfPlayer } from './seats.ts';
import type { TableSettings } from './settings.ts';
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

/** Chairs, host and where the series stands. */
export interface TableSection {
  readonly name: string;
  readonly phase: TableStage['phase'];
  /** By seat; `chairs` are those in play. */
  readonly seats: readonly SeatView[];
  readonly chairs: readonly Seat[];
  readonly host: Seat | null;
  readonly series: number;
  /** Number of the running game, or of the next one; 0 before a series starts. */
  readonly game: number;
  readonly endsEarly: boolean;
  /** Name of who asked for a pause, or null while the series goes on. */
  readonly pausedBy: string | null;
  /** Special rounds that the running or next game belongs to (R9.56). */
  readonly rounds: RoundsView;
}

/** What everybody must know of Bock and compulsory Ramsch rounds (R9.56). */
export interface RoundsView {
  /** Level of Bock: the score doubles for each. */
  readonly bock: number;
  readonly bockGamesLeft: number;
  readonly ramschGamesLeft: number;
}

/** Facts of all finished games of the series; the sheet is computed from them. */
export interface SheetSection {
  readonly series: number;
  readonly games: readonly SeriesGame[];
  /** Whose the columns are, by seat: who played the latest game; empty for a computer (R2.12). */
  readonly names: readonly string[];
}

/** What was said in the running game. */
export interface AuctionSection {
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal goes round. */
  readonly seats: readonly Seat[];
  readonly isCompulsoryRamsch: boolean;
  readonly calls: readonly CallMade[];
  /** Last value named. */
  readonly bid: number;
  readonly declarer: Position | null;
  readonly announcement: Announcement | null;
  readonly spitze: boolean;
  /** Who said Kontra, Re and so on. */
  readonly kontra: readonly Position[];
  /** Who is asked for the next step of it. */
  readonly kontraAsked: readonly Position[];
  /** How the skat went round before a Ramsch; cards only of the viewer's own pass (R9.24). */
  readonly passes: readonly KnownPass[];
  /** The dealt skat and the cards put away, for a declarer who picked up. */
  readonly skat: readonly Card[] | null;
  readonly putAway: readonly Card[] | null;
}

/** What lies on the table and in the viewer's hand. */
export interface PlaySection {
  readonly phase: SkatState['phase'];
  readonly toAct: readonly Position[];
  readonly hand: readonly Card[];
  readonly legal: LegalActions | null;
  /** What the viewer may do unasked. */
  readonly asides: Asides;
  readonly proposal: Proposal | null;
  readonly trick: Trick | null;
  /** Until the viewer plays to the next trick (R5.10). */
  readonly lastTrick: WonTrick | null;
  readonly tricksWon: PerPosition<number>;
  /** Card points of the tricks won, where the table counts them for everybody (R5.10). */
  readonly pointsWon: PerPosition<number> | null;
  readonly openHand: readonly Card[] | null;
}

/** A running game of Officers' Skat. */
export interface OfficersSection extends Omit<OfficersKnowledge, 'tricks' | 'rules'> {
  readonly number: number;
  readonly dealer: Seat;
  readonly seats: readonly Seat[];
  readonly toAct: readonly Position[];
  readonly lastTrick: WonOfficersTrick | null;
  readonly tricksWon: PerOfficer<number>;
  /** Card points of the tricks won, where the table counts them for everybody (R5.10). */
  readonly pointsWon: PerOfficer<number> | null;
}

/** The game that has just ended, shown until the next deal; its facts are the last of the sheet. */
export interface ResultSection {
  readonly number: number;
  readonly dealer: Seat;
  readonly seats: readonly Seat[];
  /** As dealt; empty in Officers' Skat. */
  readonly skat: readonly Card[];
  readonly putAway: readonly Card[] | null;
  readonly lastTrick: WonTrick | null;
}

/** Somebody on a chair, or a spectator, who knows what lies open and nothing else. */
export type Viewer = Seat | 'spectator';

/** What a screen may show; sections are whole, never patches. */
export interface TableView {
  /** Null for somebody at the door, who sees chairs and rules only. */
  readonly viewer: Viewer | null;
  /** What the table is played by; changes with the number of chairs only (R2.12). */
  readonly rules: TableRules;
  readonly settings: TableSettings;
  readonly table: TableSection;
  readonly sheet: SheetSection | null;
  readonly auction: AuctionSection | null;
  readonly play: PlaySection | null;
  readonly officers: OfficersSection | null;
  readonly result: ResultSection | null;
}

const NOTHING_SEEN = { viewer: null, sheet: null, auction: null, play: null, officers: null, result: null };

/** The view of one seat or a spectator; somebody at the door sees chairs and rules only (R5.11). */
export function viewFor(table: TableState, viewer: Viewer | null): TableView {
  const { rules, settings } = table;
  if (viewer === null) return { ...NOTHING_SEEN, rules, settings, table: tableSection(table) };
  return {
    viewer,
    rules,
    settings,
    table: tableSection(table),
    sheet: sheetSection(table),
    auction: auctionSection(table, viewer),
    play: playSection(table, viewer),
    officers: officersSection(table, viewer),
    result: resultSection(table),
  };
}

export function tableSection(table: TableState): TableSection {
  const { stage } = table;
  return {
    name: table.name,
    phase: stage.phase,
    seats: table.seats.map(seatView),
    chairs: table.chairs,
    host: table.host === null ? null : seatOfPlayer(table, table.host),
    series: stage.phase === 'gathering' ? stage.seriesNumber : stage.series.number,
    game: gameNumberOf(stage),
    endsEarly: stage.phase !== 'gathering' && stage.series.endsEarly,
    pausedBy: table.pause?.by ?? null,
    rounds: roundsView(table),
  };
}

function roundsView({ stage, rules, chairs }: TableState): RoundsView {
  if (stage.phase === 'gathering' || stage.phase === 'ended')
    return { bock: 0, bockGamesLeft: 0, ramschGamesLeft: 0 };
  const rounds = roundsAfter(stage.series.games, rules);
  return {
    bock: bockLevelOf(rounds),
    bockGamesLeft: bockGamesLeft(rounds, rules),
    ramschGamesLeft: ramschGamesLeft(rounds, chairs.length),
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
      return countGames(stage.series.games) + 1;
    case 'ended':
      return countGames(stage.series.games);
  }
}

export function sheetSection({ stage }: TableState): SheetSection | null {
  if (stage.phase === 'gathering') return null;
  const { number, games, players } = stage.series;
  return { series: number, games, names: players.map((person) => person?.name ?? '') };
}

export function auctionSection({ stage }: TableState, viewer: Viewer): AuctionSection | null {
  if (stage.phase !== 'playing' || isOfficers(stage.game.state)) return null;
  const { game } = stage;
  const known = knowledgeOf(stage.game.state, positionFor(game, viewer));
  return {
    number: game.number,
    dealer: game.dealer,
    seats: game.seats,
    isCompulsoryRamsch: known.setup.isCompulsoryRamsch,
    calls: known.calls,
    bid: known.bid,
    declarer: known.declarer,
    announcement: known.contract?.announcement ?? null,
    spitze: known.contract?.spitze ?? false,
    kontra: known.kontra,
    kontraAsked: known.kontraAsked,
    passes: known.passes,
    skat: known.skat,
    putAway: known.putAway,
  };
}

export function playSection({ stage }: TableState, viewer: Viewer): PlaySection | null {
  if (stage.phase !== 'playing' || isOfficers(stage.game.state)) return null;
  const known = knowledgeOf(stage.game.state, positionFor(stage.game, viewer));
  return {
    phase: known.phase,
    toAct: toAct(stage.game.state),
    hand: known.hand,
    legal: known.legal,
    asides: known.asides,
    proposal: known.proposal,
    trick: known.trick,
    lastTrick: visibleLastTrick(known),
    tricksWon: [tricksWonBy(known.tricks, 0), tricksWonBy(known.tricks, 1), tricksWonBy(known.tricks, 2)],
    pointsWon: known.setup.rules.showCounters ? pointsWon(known.tricks) : null,
    openHand: known.openHand,
  };
}

/** Who sits out and who only watches holds no cards. */
function positionFor(game: RunningGame, viewer: Viewer): Position | null {
  return viewer === 'spectator' ? null : positionOf(game, viewer);
}

function pointsWon(tricks: readonly WonTrick[]): PerPosition<number> {
  return [pointsWonBy(tricks, 0), pointsWonBy(tricks, 1), pointsWonBy(tricks, 2)];
}

/** A running game of Officers' Skat; both players and everybody else see the same cards (R9.82). */
export function officersSection({ stage, rules }: TableState, viewer: Viewer): OfficersSection | null {
  if (stage.phase !== 'playing' || !isOfficers(stage.game.state)) return null;
  const { number, dealer, seats, state } = stage.game;
  const position = positionFor(stage.game, viewer);
  const known = knowledgeOfOfficers(state, position === 2 ? null : position);
  const { phase, stacks, game, kontra, trick, tricks, legal } = known;
  return {
    number,
    dealer,
    seats,
    ...{ position: known.position, phase, stacks, game, kontra, trick, legal },
    toAct: toAct(state),
    lastTrick: tricks[tricks.length - 1] ?? null,
    tricksWon: [officersTricks(tricks, 0), officersTricks(tricks, 1)],
    pointsWon: rules.showCounters ? [officersPoints(tricks, 0), officersPoints(tricks, 1)] : null,
  };
}

function officersTricks(tricks: readonly WonOfficersTrick[], position: OfficersPosition): number {
  return tricks.filter(({ winner }) => winner === position).length;
}

function officersPoints(tricks: readonly WonOfficersTrick[], position: OfficersPosition): number {
  return countPoints(tricks.filter(({ winner }) => winner === position).flatMap(({ cards }) => cards));
}

/** Until the viewer has played to the next trick (R5.10); who holds no cards sees it until the next one is led. */
function visibleLastTrick({ trick, tricks, position }: Knowledge): WonTrick | null {
  const last = tricks[tricks.length - 1];
  if (last === undefined || trick === null) return null;
  if (position === null) return trick.cards.length === 0 ? last : null;
  const place = (position - trick.leader + POSITIONS.length) % POSITIONS.length;
  return place < trick.cards.length ? null : last;
}

export function resultSection({ stage }: TableState): ResultSection | null {
  if (stage.phase !== 'betweenGames' && stage.phase !== 'ended') return null;
  return stage.last === null ? null : resultOf(stage.last);
}

function resultOf({ number, dealer, seats, record }: LastGame): ResultSection {
  const common = { number, dealer, seats };
  const lastTrick = record.tricks[record.tricks.length - 1] ?? null;
  if (record.kind === 'officers') return { ...common, skat: [], putAway: null, lastTrick };
  const passed = record.passes[record.passes.length - 1]?.passed ?? null;
  return {
    ...common,
    skat: record.deal.skat,
    putAway: record.contract?.putAway ?? passed,
    lastTrick,
  };
}
