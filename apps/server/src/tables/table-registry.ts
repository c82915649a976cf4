import { randomUUID } from 'node:crypto';
import type { TableRules, TableSettings } from '@skat/engine';
import { PLAIN_SETTINGS } from '@skat/engine';
import type { Logger } from 'pino';
import type { Cancel, Clock } from '../clock.ts';
import type { Store, TableRow } from '../store/store.ts';
import { absenceRefusal } from './absence-rules.ts';
import { earlyTimeOut } from './clocks.ts';
import { UNTOUCHED_MS } from './closing.ts';
import type { ComputerPlayer } from './computer-player.ts';
import { courtesyMs } from './courtesy.ts';
import { newInvitation, withFreeCode } from './invitations.ts';
import type { RandomInt } from './dealer.ts';
import type { TableChange } from './live-table.ts';
import { LiveTable } from './live-table.ts';
import { loadTable } from './load-table.ts';
import type { LoadedTable } from './load-table.ts';
import { Presence } from './presence.ts';
import { SharedRooms } from './shared-rooms.ts';
import { TableChat } from './table-chat.ts';
import { TableDriver } from './table-driver.ts';
import { TableRoom } from './table-room.ts';

export interface RegistryParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly computer: ComputerPlayer;
  /** How long somebody must be gone before the others may act for them, in milliseconds. */
  readonly awayMs: number;
  /** Deals the cards in place of the cryptographic generator, for proofs alone. */
  readonly randomInt?: RandomInt;
  /** A table at which nobody has been for so long is put away, at the latest after twice as long. */
  readonly putAwayMs?: number;
}

/** How often tables that nobody looks at are put away; from memory only, the next visitor brings them back. */
const SWEEP_MS = 5 * 60 * 1000;
/** How often tables are closed at which nothing has happened for long, and links deleted that have expired. */
const CLOSING_MS = 24 * 60 * 60 * 1000;

/** All tables in memory. A table is loaded when it is first needed. */
export class TableRegistry {
  readonly #parts: RegistryParts;
  readonly #rooms = new Map<string, Promise<TableRoom | null>>();
  readonly #listeners: ((room: TableRoom, change: TableChange) => void)[] = [];
  readonly #recoveryListeners: ((room: TableRoom) => void)[] = [];
  /** Tables that nobody looked at when last swept, and that nobody asked for since. */
  readonly #deserted = new Set<string>();
  /** What connects these tables with other nodes. */
  readonly shared: SharedRooms;
  #cancelSweep: Cancel;
  #cancelClosing: Cancel;

  constructor(parts: RegistryParts) {
    this.#parts = parts;
    this.shared = new SharedRooms({ ...parts, loaded: (tableId) => this.#rooms.get(tableId) });
    this.#cancelSweep = parts.clock.after(parts.putAwayMs ?? SWEEP_MS, () => this.#sweep());
    this.#cancelClosing = parts.clock.after(SWEEP_MS, () => this.#closeUntouched());
  }

  /** Tables in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Listeners hear of every change of every table. */
  onChange(listener: (room: TableRoom, change: TableChange) => void): void {
    this.#listeners.push(listener);
  }

  /** Listeners hear of every table that can be served again after an outage. */
  onRecovery(listener: (room: TableRoom) => void): void {
    this.#recoveryListeners.push(listener);
  }

  /** @throws StoreUnavailable */
  find(tableId: string): Promise<TableRoom | null> {
    this.#deserted.delete(tableId);
    const known = this.#rooms.get(tableId);
    if (known !== undefined) return known;
    const room = this.#open(tableId);
    this.#rooms.set(tableId, room);
    // Neither a missing table nor an outage is remembered.
    room.then(
      (found) => found ?? this.#rooms.delete(tableId),
      () => this.#rooms.delete(tableId),
    );
    return room;
  }

  /**
   * Tables as the store has them now, also where other nodes have written; those that are there.
   * @throws StoreUnavailable
   */
  async findFresh(tableIds: readonly string[]): Promise<readonly TableRoom[]> {
    const found = await Promise.all(tableIds.map((tableId) => this.find(tableId)));
    const rooms = found.filter((room) => room !== null);
    await this.shared.freshen(rooms);
    return rooms;
  }

  /**
   * A new table, nobody seated.
   * @throws StoreUnavailable
   */
  async create(
    name: string,
    rules: TableRules,
    settings: TableSettings = PLAIN_SETTINGS,
  ): Promise<TableRoom> {
    const { store, clock } = this.#parts;
    const id = randomUUID();
    const invitationToken = newInvitation();
    const watchToken = settings.spectators ? newInvitation() : null;
    await withFreeCode(clock.now(), ({ code, expiresAt }) => {
      const table = {
        id,
        name,
        rules,
        settings,
        invitationToken,
        watchToken,
        code,
        codeExpiresAt: expiresAt,
      };
      return store.tables.create(table);
    });
    const room = await this.find(id);
    if (room === null) throw new Error('A table just created is not there');
    return room;
  }

  /** Plans nothing more and waits for commands under way. */
  async close(): Promise<void> {
    this.#cancelSweep();
    this.#cancelClosing();
    await this.shared.close();
    for (const entry of await Promise.allSettled(this.#rooms.values())) {
      if (entry.status === 'rejected' || entry.value === null) continue;
      entry.value.stop();
      await entry.value.table.idle();
    }
  }

  async #open(tableId: string): Promise<TableRoom | null> {
    const row = await this.#parts.store.tables.findById(tableId);
    if (row === null) return null;
    const loaded = await loadTable(this.#parts.store.log, row);
    const room = this.#roomOf(row, loaded);
    await this.#mend(room, loaded);
    this.shared.welcome(room);
    return room;
  }

  #roomOf(row: TableRow, loaded: LoadedTable): TableRoom {
    const { store, clock, logger, computer, awayMs, randomInt } = this.#parts;
    const presence = new Presence(clock);
    const table: LiveTable = new LiveTable(
      {
        id: row.id,
        log: store.log,
        clock,
        logger,
        load: () => loadTable(store.log, row),
        close: () => store.tables.close(row.id, clock.now()),
        refuse: (state, actor, command) =>
          absenceRefusal(state, actor, command, { presence, awayMs }) ??
          earlyTimeOut(state, command, { now: clock.now(), steadySince: table.steadySince }),
      },
      loaded,
      row.closedAt !== null,
    );
    const driver = new TableDriver({
      ...{ table, presence, computer, clock, logger, awayMs, randomInt },
      courtesyMs: () =>
        courtesyMs({ isLatestOwn: table.isLatestOwn, others: this.shared.others, random: Math.random }),
    });
    const chat = new TableChat({ tableId: row.id, store: store.chat, clock });
    const room = new TableRoom({ row, table, presence, driver, chat, history: store.history, awayMs });
    table.onChange((change) => this.#changed(room, change));
    table.onChange(() => driver.consider());
    table.onRecovery(() => this.#recovered(room));
    return room;
  }

  /** A running game that these rules can't replay is void: the same dealer deals again (R2.10). */
  async #mend({ table }: TableRoom, { brokenAt }: LoadedTable): Promise<void> {
    if (brokenAt === null || table.state.stage.phase !== 'playing') return;
    const { logger } = this.#parts;
    logger.warn({ tableId: table.id, seq: brokenAt }, 'the running game cannot be replayed and is void');
    const request = {
      commandId: randomUUID(),
      version: table.version,
      command: { type: 'voidGame' },
    } as const;
    const reply = await table.run({ kind: 'server' }, request);
    // Another node that mends the same game is not in the way.
    if (!reply.ok && reply.error.code !== 'staleVersion')
      throw new Error(`A game could not be voided: ${reply.error.code}`);
  }

  #recovered(room: TableRoom): void {
    room.driver.consider();
    for (const listener of this.#recoveryListeners) listener(room);
  }

  #changed(room: TableRoom, change: TableChange): void {
    if (change.before.seats !== change.after.seats) this.shared.seatsChanged(room);
    for (const listener of this.#listeners) listener(room, change);
  }

  #closeUntouched(): void {
    this.#noteUntouched().catch((error: unknown) => {
      this.#parts.logger.error({ err: error }, 'closing untouched tables failed');
    });
    this.#cancelClosing = this.#parts.clock.after(CLOSING_MS, () => this.#closeUntouched());
  }

  async #noteUntouched(): Promise<void> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    await store.players.deleteExpiredReturnLinks(now);
    for (const tableId of await store.tables.closeUntouched(now - UNTOUCHED_MS, now))
      (await this.#rooms.get(tableId))?.table.noteClosed();
  }

  /** Puts away what was deserted at the last sweep already. */
  #sweep(): void {
    this.#putAwayDeserted().catch((error: unknown) => {
      this.#parts.logger.error({ err: error }, 'putting tables away failed');
    });
    this.#cancelSweep = this.#parts.clock.after(this.#parts.putAwayMs ?? SWEEP_MS, () => this.#sweep());
  }

  async #putAwayDeserted(): Promise<void> {
    for (const [tableId, opening] of this.#rooms) {
      const room = await opening.catch(() => null);
      if (room === null) continue;
      if (!room.presence.isDeserted()) this.#deserted.delete(tableId);
      else if (!this.#deserted.has(tableId)) this.#deserted.add(tableId);
      else await this.#putAway(room);
    }
  }

  /** A series that has ended and that nobody comes back to is over: its table closes. */
  async #putAway(room: TableRoom): Promise<void> {
    const { logger } = this.#parts;
    const { row, table } = room;
    try {
      await table.closeIn('ended');
    } catch (error) {
      logger.error({ tableId: row.id, err: error }, 'a table could not be closed');
      return;
    }
    if (!this.#deserted.has(row.id)) return;
    room.stop();
    this.#rooms.delete(row.id);
    this.#deserted.delete(row.id);
  }
}
