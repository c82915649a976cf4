import { randomUUID } from 'node:crypto';
import type {
  AppendResult,
  ChatRow,
  ChatStore,
  EntryExtras,
  FinishedGameRow,
  HistoryStore,
  NewEntry,
  PlayerRow,
  PlayerStore,
  SeriesOfTable,
  SeriesRow,
  Snapshot,
  Store,
  StoredEntry,
  TableLog,
  TableRow,
  TableStore,
} from '../../src/store/store.ts';
import { noSignals } from '../../src/store/signals.ts';
import { StoreUnavailable } from '../../src/store/store.ts';

/** How a test makes the store fail at the next append. */
export type AppendFault = 'lost' | 'storedButUnknown';

/** A store in memory with the database's manners: what goes in is copied, what comes out is plain data. */
export class MemoryStore implements Store {
  readonly kind = 'embedded';
  readonly #tables = new Map<string, TableRow>();
  readonly #logs = new Map<string, StoredEntry[]>();
  readonly #snapshots = new Map<string, Snapshot>();
  readonly #series = new Map<string, SeriesRow>();
  readonly #games = new Map<string, FinishedGameRow>();
  readonly #members = new Map<string, number>();
  readonly #players = new Map<string, PlayerRow>();
  readonly #sessions = new Map<string, string>();
  readonly #returnLinks = new Map<string, { readonly tokenHash: string; readonly expiresAt: number }>();
  readonly #chat = new Map<string, readonly ChatRow[]>();
  /** Faults for the next appends, one each. */
  readonly faults: AppendFault[] = [];
  isDown = false;
  /** How often something was asked for while the store was down. */
  readsRefused = 0;

  readonly log: TableLog = {
    append: async (entry, extras) => {
      const fault = this.faults.shift();
      if (this.isDown || fault === 'lost') throw new StoreUnavailable('planned outage');
      await Promise.resolve();
      const result = this.#append(entry, extras);
      if (fault === 'storedButUnknown') throw new StoreUnavailable('planned outage');
      return result;
    },
    read: async (tableId, afterSeq) => {
      await this.#reach();
      return copy(this.#log(tableId).filter(({ seq }) => seq > afterSeq));
    },
    seqOfCommand: async (tableId, commandId) => {
      await this.#reach();
      return this.#log(tableId).find((entry) => entry.commandId === commandId)?.seq ?? null;
    },
    latestSnapshot: async (tableId) => {
      await this.#reach();
      return copy(this.#snapshots.get(tableId) ?? null);
    },
    headSeq: async (tableId) => {
      await this.#reach();
      return this.#log(tableId).at(-1)?.seq ?? 0;
    },
    heads: async (tableIds) => {
      await this.#reach();
      return tableIds
        .flatMap((id) => this.#tables.get(id) ?? [])
        .map(({ id, closedAt }) => ({
          tableId: id,
          seq: this.#log(id).at(-1)?.seq ?? 0,
          isClosed: closedAt !== null,
        }));
    },
  };
  readonly signals = noSignals();

  readonly tables: TableStore = {
    create: async ({ code, codeExpiresAt, ...table }) => {
      await this.#reach();
      if (this.#holderOf(code)) return 'codeTaken';
      const row = { ...copy(table), createdAt: Date.now(), closedAt: null };
      this.#tables.set(table.id, { ...row, code: { code, expiresAt: codeExpiresAt } });
      return 'created';
    },
    findById: (tableId) => this.#find(({ id }) => id === tableId),
    findByInvitation: (token) => this.#find(({ invitationToken }) => invitationToken === token),
    findByWatchToken: (token) => this.#find(({ watchToken }) => watchToken === token),
    findByCode: (code, now) => this.#find((row) => row.code?.code === code && row.code.expiresAt > now),
    renewCode: async (tableId, fresh, now) => {
      await this.#reach();
      const held = this.#tables.get(tableId)?.code ?? null;
      if (held !== null && held.expiresAt > now) return held;
      if (this.#holderOf(fresh.code)) return 'codeTaken';
      this.#change(tableId, { code: fresh });
      return fresh;
    },
    close: async (tableId, at) => {
      await this.#reach();
      this.#close(tableId, at);
    },
    closeUntouched: async (before, at) => {
      await this.#reach();
      const untouched = [...this.#tables.values()]
        .filter((row) => row.closedAt === null && (this.#log(row.id).at(-1)?.at ?? row.createdAt) < before)
        .map(({ id }) => id);
      for (const id of untouched) this.#close(id, at);
      return untouched;
    },
    addMember: async (tableId, playerId, at) => {
      await this.#reach();
      this.#addMember(tableId, playerId, at);
    },
  };

  readonly players: PlayerStore = {
    createWithSession: async (name, secretHash) => {
      await this.#reach();
      const player = { id: randomUUID(), name, createdAt: Date.now() };
      this.#players.set(player.id, player);
      this.#sessions.set(secretHash, player.id);
      return player;
    },
    addSession: async (playerId, secretHash) => {
      await this.#reach();
      this.#sessions.set(secretHash, playerId);
    },
    findBySession: async (secretHash) => {
      await this.#reach();
      return this.#players.get(this.#sessions.get(secretHash) ?? '') ?? null;
    },
    findById: async (playerId) => {
      await this.#reach();
      return this.#players.get(playerId) ?? null;
    },
    putReturnLink: async (playerId, tokenHash, expiresAt) => {
      await this.#reach();
      this.#returnLinks.set(playerId, { tokenHash, expiresAt });
    },
    ownerOfReturnLink: async (tokenHash, now) => {
      await this.#reach();
      return this.#players.get(this.#ownerOf(tokenHash, now) ?? '') ?? null;
    },
    useReturnLink: async (tokenHash, secretHash, now) => {
      await this.#reach();
      const owner = this.#ownerOf(tokenHash, now);
      if (owner === null) return null;
      this.#returnLinks.delete(owner);
      this.#sessions.set(secretHash, owner);
      return this.#players.get(owner) ?? null;
    },
    deleteExpiredReturnLinks: async (now) => {
      await this.#reach();
      for (const [owner, { expiresAt }] of this.#returnLinks)
        if (expiresAt <= now) this.#returnLinks.delete(owner);
    },
    rename: async (playerId, name) => {
      await this.#reach();
      const player = this.#players.get(playerId);
      if (player === undefined) return false;
      this.#players.set(playerId, { ...player, name });
      return true;
    },
  };

  readonly chat: ChatStore = {
    add: async (line, most) => {
      await this.#reach();
      const lines = this.#chat.get(line.tableId) ?? [];
      if (lines.some(({ id }) => id === line.id)) return 'known';
      this.#chat.set(line.tableId, [...lines, copy(line)].slice(-most));
      return 'stored';
    },
    latest: async (tableId, most) => {
      await this.#reach();
      return copy(this.#chat.get(tableId) ?? []).slice(-most);
    },
    find: async (tableId, lineId) => {
      await this.#reach();
      return copy(this.#chat.get(tableId)?.find(({ id }) => id === lineId) ?? null);
    },
  };

  readonly history: HistoryStore = {
    openTablesOf: async (playerId) => {
      await this.#reach();
      return [...this.#tables.values()]
        .filter(({ id, closedAt }) => closedAt === null && this.#members.has(`${id} ${playerId}`))
        .map(({ id, name }) => ({
          tableId: id,
          name,
          joinedAt: this.#members.get(`${id} ${playerId}`) ?? 0,
        }))
        .reverse();
    },
    seriesOf: async (playerId) => {
      await this.#reach();
      const all = [...this.#series.keys()].map((key) => this.#seriesAt(key));
      return all
        .filter((series) => series?.players.some((player) => player.playerId === playerId))
        .filter((series) => series !== null)
        .reverse();
    },
    seriesOne: async (tableId, number) => {
      await this.#reach();
      return this.#seriesAt(`${tableId} ${number}`);
    },
    gameOne: async (tableId, series, game) => {
      await this.#reach();
      return copy(this.#games.get(`${tableId} ${series} ${game}`) ?? null);
    },
    isMember: async (tableId, playerId) => {
      await this.#reach();
      return this.#members.has(`${tableId} ${playerId}`);
    },
  };

  ping(): Promise<void> {
    return this.#reach();
  }

  async now(): Promise<number> {
    await this.#reach();
    return Date.now();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Makes the snapshot of a table what an older engine could have kept. */
  tamperSnapshot(tableId: string, change: (snapshot: Snapshot) => Snapshot): void {
    const snapshot = this.#snapshots.get(tableId);
    if (snapshot) this.#snapshots.set(tableId, change(copy(snapshot)));
  }

  /** Writes into a log what no server would, as another node or version could have. */
  tamper(tableId: string, change: (entries: StoredEntry[]) => void): void {
    change(this.#log(tableId));
  }

  #append(entry: NewEntry, extras: EntryExtras | undefined): AppendResult {
    const log = this.#log(entry.tableId);
    if (log.some(({ commandId }) => commandId === entry.commandId)) return 'commandKnown';
    if (log.some(({ seq }) => seq === entry.seq)) return 'seqTaken';
    log.push(copy(entry));
    this.#keepExtras(entry, copy(extras ?? {}));
    return 'stored';
  }

  #keepExtras({ tableId, seq, at }: NewEntry, extras: EntryExtras): void {
    const { snapshot, finishedGame, series, members, closed } = extras;
    if (snapshot) this.#snapshots.set(tableId, { seq, ...snapshot });
    if (finishedGame) this.#games.set(`${tableId} ${finishedGame.series} ${finishedGame.game}`, finishedGame);
    if (series) this.#series.set(`${tableId} ${series.number}`, series);
    for (const playerId of members ?? []) this.#addMember(tableId, playerId, at);
    if (closed === true) this.#close(tableId, at);
    if (closed === false) this.#change(tableId, { closedAt: null });
  }

  #close(tableId: string, at: number): void {
    this.#change(tableId, { closedAt: this.#tables.get(tableId)?.closedAt ?? at });
  }

  #addMember(tableId: string, playerId: string, at: number): void {
    const key = `${tableId} ${playerId}`;
    if (!this.#members.has(key)) this.#members.set(key, at);
  }

  #seriesAt(key: string): SeriesOfTable | null {
    const [tableId = ''] = key.split(' ');
    const series = this.#series.get(key);
    if (series === undefined) return null;
    return copy({ ...series, tableId, tableName: this.#tables.get(tableId)?.name ?? '' });
  }

  #log(tableId: string): StoredEntry[] {
    const log = this.#logs.get(tableId) ?? [];
    this.#logs.set(tableId, log);
    return log;
  }

  async #find(fits: (row: TableRow) => boolean): Promise<TableRow | null> {
    await this.#reach();
    return copy([...this.#tables.values()].find(fits) ?? null);
  }

  #change(tableId: string, change: Partial<TableRow>): void {
    const row = this.#tables.get(tableId);
    if (row) this.#tables.set(tableId, { ...row, ...change });
  }

  #ownerOf(tokenHash: string, now: number): string | null {
    const link = [...this.#returnLinks].find(([, held]) => held.tokenHash === tokenHash);
    return link !== undefined && link[1].expiresAt > now ? link[0] : null;
  }

  #holderOf(code: string): boolean {
    return [...this.#tables.values()].some((row) => row.code?.code === code);
  }

  #reach(): Promise<void> {
    if (!this.isDown) return Promise.resolve();
    this.readsRefused += 1;
    return Promise.reject(new StoreUnavailable('planned outage'));
  }
}

function copy<Value>(value: Value): Value {
  return structuredClone(value);
}
