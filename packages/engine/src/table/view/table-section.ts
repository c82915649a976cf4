import { countGames } from '../../sheet/progress.ts';
import { bockGamesLeft, bockLevelOf, ramschGamesLeft, roundsAfter } from '../../sheet/rounds.ts';
import type { Seat } from '../../sheet/series-game.ts';
import { isComputerPlaying, seatOfPlayer } from '../seats.ts';
import type { Readiness, SeatState, TableStage, TableState } from '../state.ts';

/** A chair as everybody at the table sees it. */
export interface SeatView {
  readonly kind: 'person' | 'computer' | 'empty';
  /** Empty for computers and free chairs. */
  readonly name: string;
  readonly readiness: Readiness;
  readonly offered: boolean;
  /** Cards the computer has played for the person, or null while the person plays. */
  readonly standIn: number | null;
  /** Decisions in a row that the person did not make in time (R6.14). */
  readonly expiries: number;
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
  const { occupant, readiness, offered, standIn, expiries, successor } = seat;
  return {
    kind: occupant?.kind ?? 'empty',
    name: occupant?.kind === 'person' ? occupant.name : '',
    readiness: occupant?.kind === 'person' && isComputerPlaying(seat) ? 'ready' : readiness,
    offered,
    standIn: standIn?.cardsPlayed ?? null,
    expiries,
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
