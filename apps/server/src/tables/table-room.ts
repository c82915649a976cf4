import { seatOfPlayer } from '@skat/engine';
import type { SeatState } from '@skat/engine';
import type { ClockMessage, PresenceMessage, SeatPresence } from '@skat/protocol';
import type { HistoryStore, TableRow } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import type { Presence } from './presence.ts';
import { Spectators } from './spectators.ts';
import type { TableChat } from './table-chat.ts';
import type { TableDriver } from './table-driver.ts';

export interface TableRoomParts {
  readonly row: TableRow;
  readonly table: LiveTable;
  readonly presence: Presence;
  readonly driver: TableDriver;
  readonly chat: TableChat;
  readonly history: HistoryStore;
  /** How long somebody must be gone before the others may act, in milliseconds. */
  readonly awayMs: number;
}

/** A table with everything around it that is not stored: who is connected, who may enter, what happens next. */
export class TableRoom {
  readonly row: TableRow;
  readonly table: LiveTable;
  readonly presence: Presence;
  readonly driver: TableDriver;
  readonly chat: TableChat;
  readonly spectators = new Spectators();
  readonly #history: HistoryStore;
  readonly #awayMs: number;
  readonly #members = new Set<string>();

  constructor(parts: TableRoomParts) {
    this.row = parts.row;
    this.table = parts.table;
    this.presence = parts.presence;
    this.driver = parts.driver;
    this.chat = parts.chat;
    this.#history = parts.history;
    this.#awayMs = parts.awayMs;
  }

  /** Plans nothing more. */
  stop(): void {
    this.driver.stop();
    this.table.stop();
  }

  /**
   * Whether a player sits here or was let in by an invitation.
   * @throws StoreUnavailable
   */
  async admits(playerId: string): Promise<boolean> {
    if (this.#members.has(playerId) || seatOfPlayer(this.table.state, playerId) !== null) return true;
    if (!(await this.#history.isMember(this.row.id, playerId))) return false;
    this.#members.add(playerId);
    return true;
  }

  /** Null where no clock runs. */
  clockMessage(): ClockMessage | null {
    const seats = this.driver.timesLeft();
    if (seats === null) return null;
    const { version, state } = this.table;
    return {
      tableId: this.row.id,
      version,
      isRunning: state.pause === null && this.driver.isWatched(),
      seats,
    };
  }

  presenceMessage(): PresenceMessage {
    return {
      tableId: this.row.id,
      awayAfterMs: this.#awayMs,
      dealsInMs: this.driver.dealsInMs(),
      seats: this.table.state.seats.map((seat) => this.#presenceOf(seat)),
      ...this.spectators.told(),
    };
  }

  #presenceOf({ occupant }: SeatState): SeatPresence {
    return { awayForMs: occupant?.kind === 'person' ? this.presence.awayForMs(occupant.playerId) : null };
  }
}
