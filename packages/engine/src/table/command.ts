import type { Card } from '../cards/card.ts';
import type { GameContext } from '../game/setup.ts';
import type { Action } from '../game/state.ts';
import type { TableRules } from '../rules/options.ts';
import type { RuleViolation } from '../game/violation.ts';
import type { Seat } from '../sheet/series-game.ts';
import type { Readiness, TableStage } from './state.ts';

/** Who asks something of a table; the server finds it out, the client never says it. */
export type Actor =
  | { readonly kind: 'player'; readonly playerId: string; readonly name: string }
  | { readonly kind: 'computer'; readonly seat: Seat }
  | { readonly kind: 'server' };

/** What people may ask of a table. */
export type PlayerCommand =
  | { readonly type: 'sit'; readonly seat: Seat }
  | { readonly type: 'stand' }
  | { readonly type: 'swapSeats'; readonly a: Seat; readonly b: Seat }
  | { readonly type: 'addComputer'; readonly seat: Seat }
  | { readonly type: 'freeSeat'; readonly seat: Seat }
  | { readonly type: 'addChair' }
  | { readonly type: 'removeChair'; readonly seat: Seat }
  /** For the named game of the named series; 0 is the start of the series. */
  | { readonly type: 'ready'; readonly series: number; readonly game: number; readonly readiness: Readiness }
  | { readonly type: 'start' }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'letComputerPlay'; readonly seat: Seat }
  | { readonly type: 'offerSeat'; readonly seat: Seat }
  | { readonly type: 'takeBack' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'endSeries'; readonly series: number }
  | { readonly type: 'newSeries'; readonly series: number };

/** What the server itself does to a table. */
export type ServerCommand =
  | {
      readonly type: 'deal';
      readonly deck: readonly Card[];
      readonly context: GameContext;
      /** The place among the chairs that deals first, where the series has not begun (R2.5). */
      readonly lot: number;
    }
  | { readonly type: 'passHost'; readonly to: Seat }
  /** A decision made for a seat whose time has run out (R6.14). */
  | { readonly type: 'timeOut'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'voidGame' };

export type TableCommand = PlayerCommand | ServerCommand;

/** Why a table refuses a command; nothing has changed then. */
export type TableRefusal =
  | { readonly code: 'notSeated' }
  /** The table has no such chair, or not any more (R2.12). */
  | { readonly code: 'noSuchChair'; readonly seat: Seat }
  | { readonly code: 'notHost' }
  | { readonly code: 'seatTaken'; readonly seat: Seat }
  | { readonly code: 'seatEmpty'; readonly seat: Seat }
  | { readonly code: 'alreadySeated' }
  | { readonly code: 'ownSeat' }
  | { readonly code: 'notAPerson'; readonly seat: Seat }
  | { readonly code: 'wrongStage'; readonly phase: TableStage['phase'] }
  | { readonly code: 'otherGame' }
  | { readonly code: 'seatsOpen'; readonly seats: readonly Seat[] }
  | { readonly code: 'notReady'; readonly seats: readonly Seat[] }
  | { readonly code: 'standInPlays' }
  | { readonly code: 'noStandIn' }
  | { readonly code: 'alreadyDone' }
  | { readonly code: 'serverOnly' }
  /** The series stands still until somebody resumes. */
  | { readonly code: 'paused' }
  /** The seat has time left, or nothing is asked of it (R6.14). */
  | { readonly code: 'notExpired'; readonly seat: Seat }
  /** The dealer of a table of four has no part in the game (R2.4). */
  | { readonly code: 'sitsOut' }
  | { readonly code: 'chairsFixed' }
  | { readonly code: 'roundNotOver' }
  | { readonly code: 'lengthDoesNotFit'; readonly seriesLength: TableRules['seriesLength'] };

export type Refusal = RuleViolation | TableRefusal;
