import type { GameRecord } from '../game/record.ts';
import type { GameState } from '../game/state.ts';
import { seatsOf } from '../sheet/series-game.ts';
import type { Seat, SeriesGame } from '../sheet/series-game.ts';
import type { TableRules } from '../rules/options.ts';
import type { TableSettings } from './settings.ts';
import { PLAIN_SETTINGS } from './settings.ts';

export interface Person {
  readonly kind: 'person';
  readonly playerId: string;
  /** As shown; made distinguishable when two people share a name. */
  readonly name: string;
}

export type Occupant = Person | { readonly kind: 'computer' };

/** `wait` is the wish not to be dealt in automatically. */
export type Readiness = 'undecided' | 'ready' | 'wait';

/** The computer plays for a person who is gone. */
export interface StandIn {
  readonly cardsPlayed: number;
}

export interface SeatState {
  readonly occupant: Occupant | null;
  readonly readiness: Readiness;
  readonly standIn: StandIn | null;
  /** The others offer this seat to another person. */
  readonly offered: boolean;
  /** Decisions in a row that were not made in time (R6.14). */
  readonly expiries: number;
  /** Who takes an offered seat when the running game has ended (R2.12). */
  readonly successor: Person | null;
}

/** The agreed number of games. */
export interface Series {
  /** From 1 at each table. */
  readonly number: number;
  readonly startedAt: number;
  /** Drawn by lot with the first deal (R2.5). */
  readonly firstDealer: Seat | null;
  readonly games: readonly SeriesGame[];
  /**
   * Whose the columns are, null for a computer: who played the latest finished game, before the first one who
   * started the series (R2.12).
   */
  readonly players: readonly (Person | null)[];
  /** The series closes with the running game. */
  readonly endsEarly: boolean;
}

/** Time by seat, in milliseconds (R6.14). */
export interface GameClock {
  /** Since when a person's decision is awaited, or null; since the epoch, pauses taken out. */
  readonly askedSince: readonly (number | null)[];
  readonly reserveMs: readonly number[];
}

export interface RunningGame {
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal goes round (R2.12). */
  readonly seats: readonly Seat[];
  readonly state: GameState;
  /** Null at a table without a clock. */
  readonly clock: GameClock | null;
}

/** The latest finished game, shown until the next deal. */
export interface LastGame {
  readonly number: number;
  readonly dealer: Seat;
  readonly seats: readonly Seat[];
  readonly record: GameRecord;
  readonly endedAt: number;
}

/** `gathering`: the waiting room. `betweenGames`: also before the first deal. */
export type TableStage =
  | { readonly phase: 'gathering'; readonly seriesNumber: number }
  | { readonly phase: 'playing'; readonly series: Series; readonly game: RunningGame }
  | {
      readonly phase: 'betweenGames';
      readonly series: Series;
      readonly last: LastGame | null;
      readonly since: number;
      /** Whether nothing is dealt before everybody has said ready: the chairs have changed (R2.12). */
      readonly mustAllAgree: boolean;
    }
  | {
      readonly phase: 'ended';
      readonly series: Series;
      readonly last: LastGame | null;
      readonly endedAt: number;
    };

/** The series stands still. */
export interface Pause {
  /** Name of who asked for it. */
  readonly by: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

export interface TableState {
  readonly name: string;
  readonly rules: TableRules;
  readonly settings: TableSettings;
  /** One for each chair that ever stood here; `chairs` are those in play. */
  readonly seats: readonly SeatState[];
  /** The chairs among which the deal goes round (R2.12). */
  readonly chairs: readonly Seat[];
  /** Player id of the host; null while no person sits. */
  readonly host: string | null;
  readonly stage: TableStage;
  readonly pause: Pause | null;
}

export const EMPTY_SEAT: SeatState = {
  occupant: null,
  readiness: 'undecided',
  standIn: null,
  offered: false,
  expiries: 0,
  successor: null,
};

/** A new table, nobody seated. */
export function openTable(
  name: string,
  rules: TableRules,
  settings: TableSettings = PLAIN_SETTINGS,
): TableState {
  return {
    name,
    rules,
    settings,
    seats: seatsOf(rules.players).map(() => EMPTY_SEAT),
    chairs: seatsOf(rules.players),
    host: null,
    stage: { phase: 'gathering', seriesNumber: 1 },
    pause: null,
  };
}
