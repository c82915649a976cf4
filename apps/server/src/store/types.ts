/**
 * A value that JSON can carry. It is stored as `JSON.stringify` writes it (undefined fields vanish); what is read
 * back is plain data that the caller parses before trusting its shape.
 */
export type Json = string | number | boolean | object | null;

/** One accepted command, about to become an entry of a table's log. */
export interface NewEntry {
  readonly tableId: string;
  /** 1 for a table's first entry, then without gaps; it is also the table's version. */
  readonly seq: number;
  /** Unique within the table. */
  readonly commandId: string;
  readonly actor: Json;
  readonly command: Json;
  readonly engineVersion: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type StoredEntry = NewEntry;

export interface Snapshot {
  readonly seq: number;
  readonly engineVersion: string;
  readonly state: Json;
}

/** A series as history shows it. */
export interface SeriesRow {
  readonly number: number;
  readonly rules: Json;
  readonly seats: Json;
  readonly sheet: Json;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly aborted: boolean;
  /**
   * Who played the latest game. Whoever was ever named here keeps the series in their history; computers (`playerId` null)
   * have none and are left out.
   */
  readonly players: readonly SeriesPlayerRow[];
}

export interface SeriesPlayerRow {
  readonly seat: number;
  readonly playerId: string | null;
  readonly name: string;
}

export interface FinishedGameRow {
  readonly series: number;
  readonly game: number;
  readonly record: Json;
  readonly outcome: Json;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
}

/** What must become durable together with an entry: all of it or none. */
export interface EntryExtras {
  /** The state after this entry; replaces the table's earlier snapshot. */
  readonly snapshot?: { readonly engineVersion: string; readonly state: Json };
  readonly finishedGame?: FinishedGameRow;
  /** Inserted, or replaced if the table has a series of this number. */
  readonly series?: SeriesRow;
  /** Players who sit at the table from now on; known ones keep their date. */
  readonly members?: readonly string[];
  /** Closes the table at the entry's time (one closed before keeps its date), or opens it again. */
  readonly closed?: boolean;
}

/**
 * - `stored`: durable.
 * - `commandKnown`: the table's log has this command already, from an earlier attempt.
 * - `seqTaken`: another entry stands at this place.
 */
export type AppendResult = 'stored' | 'seqTaken' | 'commandKnown';

export interface TableLog {
  /**
   * Appends an entry. Many tables' appends that wait at the same moment are committed together.
   * @throws BadText, BadRow if the database can never take this row; nothing is stored
   * @throws StoreUnavailable in an outage; the outcome is unknown until the log is read again
   */
  append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult>;
  /** All entries after `afterSeq` (0 for all) in order. */
  read(tableId: string, afterSeq: number): Promise<readonly StoredEntry[]>;
  seqOfCommand(tableId: string, commandId: string): Promise<number | null>;
  latestSnapshot(tableId: string): Promise<Snapshot | null>;
  /** The highest stored seq, 0 for an empty log. */
  headSeq(tableId: string): Promise<number>;
  /** Where tables stand, in one request; what is no table is left out. */
  heads(tableIds: readonly string[]): Promise<readonly TableHead[]>;
}

/** Where a table stands in the store. */
export interface TableHead {
  readonly tableId: string;
  /** The highest stored seq, 0 for an empty log. */
  readonly seq: number;
  readonly isClosed: boolean;
}

/** Whoever wants to hear what other processes on the same database tell. */
export interface SignalListener {
  /** @param body JSON; whoever reads it parses it strictly and passes over what it doesn't know */
  onSignal(from: string, body: string): void;
  /** From now on everything is heard; what was told before may have been lost. */
  onGap(): void;
}

/**
 * How the processes on one database, the nodes, talk to each other. Nothing may depend on a signal's arrival: it only
 * makes known at once what would be found a little later.
 */
export interface Signals {
  /** This process; another name after a restart. */
  readonly node: string;
  /** Whether other processes can use this database at all. */
  readonly isShared: boolean;
  /** Whether signals of others arrive at the moment. */
  readonly isHearing: boolean;
  /** Tells all other nodes; a body has at most 7,900 bytes as JSON. Rejects if it can't be told. */
  send(body: Json): Promise<void>;
  listen(listener: SignalListener): void;
  /** Hears nothing more. */
  close(): Promise<void>;
}

export interface NewTable {
  /** A UUID. */
  readonly id: string;
  readonly name: string;
  readonly rules: Json;
  readonly settings: Json;
  /** The secret in the invitation link: 128 bits or more. */
  readonly invitationToken: string;
  /** The secret in the link for spectators, as long; null where nobody may watch. */
  readonly watchToken: string | null;
  /** A short code to type. */
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly codeExpiresAt: number;
}

/** A code short enough to type. */
export interface ShortCode {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TableRow {
  readonly id: string;
  readonly name: string;
  readonly rules: Json;
  /** Null for a table opened before there were settings. */
  readonly settings: Json;
  readonly invitationToken: string;
  readonly watchToken: string | null;
  /** Null if it has none; it may have expired. */
  readonly code: ShortCode | null;
  readonly createdAt: number;
  readonly closedAt: number | null;
}

export interface TableStore {
  /** `codeTaken`: another table holds the short code; nothing was created, try another one. */
  create(table: NewTable): Promise<'created' | 'codeTaken'>;
  findById(tableId: string): Promise<TableRow | null>;
  findByInvitation(token: string): Promise<TableRow | null>;
  findByWatchToken(token: string): Promise<TableRow | null>;
  /** @param now milliseconds since 1970; an expired code finds nothing */
  findByCode(code: string, now: number): Promise<TableRow | null>;
  /**
   * The code the table has while that is valid, else `fresh`, so that all who ask at once get the same one.
   * `codeTaken`: another table holds the fresh one; nothing has changed.
   * @param now milliseconds since 1970
   */
  renewCode(tableId: string, fresh: ShortCode, now: number): Promise<ShortCode | 'codeTaken'>;
  /** @param at milliseconds since 1970; a table closed before keeps its date */
  close(tableId: string, at: number): Promise<void>;
  /**
   * Closes the open tables whose latest entry (or making, without entries) is older than `before`.
   * @param at when they close; both in milliseconds since 1970
   * @returns their ids
   */
  closeUntouched(before: number, at: number): Promise<readonly string[]>;
  /** Whoever has the invitation may look at the table; a known member keeps their date. @param at milliseconds since 1970 */
  addMember(tableId: string, playerId: string, at: number): Promise<void>;
}

export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface PlayerStore {
  /** Creates a player and the session that may act for them. */
  createWithSession(name: string, secretHash: string): Promise<PlayerRow>;
  /** Gives an existing player a further session, for another device. */
  addSession(playerId: string, secretHash: string): Promise<void>;
  findBySession(secretHash: string): Promise<PlayerRow | null>;
  findById(playerId: string): Promise<PlayerRow | null>;
  /** A player's link to a further session, which replaces an older one. @param expiresAt milliseconds since 1970 */
  putReturnLink(playerId: string, tokenHash: string, expiresAt: number): Promise<void>;
  /** Whose a link is that has neither been used nor expired. @param now milliseconds since 1970 */
  ownerOfReturnLink(tokenHash: string, now: number): Promise<PlayerRow | null>;
  /** Uses a link up for a further session, both or none. @returns null if it can't be used (any more) */
  useReturnLink(tokenHash: string, secretHash: string, now: number): Promise<PlayerRow | null>;
  /** Deletes links that can't be used any more. @param now milliseconds since 1970 */
  deleteExpiredReturnLinks(now: number): Promise<void>;
  /** @returns false if there is no such player */
  rename(playerId: string, name: string): Promise<boolean>;
}

/** One line of a table's chat. */
export interface ChatRow {
  readonly tableId: string;
  /** A UUID, unique within the table. */
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly saidAt: number;
}

export interface ChatStore {
  /** Keeps a line, and of its table's lines the latest `most` only. `known`: the table has this line already. */
  add(line: ChatRow, most: number): Promise<'stored' | 'known'>;
  /** The latest lines of a table, oldest first. */
  latest(tableId: string, most: number): Promise<readonly ChatRow[]>;
  find(tableId: string, id: string): Promise<ChatRow | null>;
}

export interface TableMembership {
  readonly tableId: string;
  readonly name: string;
  readonly joinedAt: number;
}

export interface SeriesOfTable extends SeriesRow {
  readonly tableId: string;
  readonly tableName: string;
}

/** What a player may look at again. All lists are newest first. */
export interface HistoryStore {
  /** Open tables only, the newest twenty. */
  openTablesOf(playerId: string): Promise<readonly TableMembership[]>;
  seriesOf(playerId: string): Promise<readonly SeriesOfTable[]>;
  seriesOne(tableId: string, number: number): Promise<SeriesOfTable | null>;
  gameOne(tableId: string, series: number, game: number): Promise<FinishedGameRow | null>;
  isMember(tableId: string, playerId: string): Promise<boolean>;
}

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly log: TableLog;
  readonly tables: TableStore;
  readonly players: PlayerStore;
  readonly history: HistoryStore;
  readonly chat: ChatStore;
  readonly signals: Signals;
  /** @throws StoreUnavailable if the database does not answer */
  ping(): Promise<void>;
  /** Milliseconds since the epoch by the database's clock. @throws StoreUnavailable */
  now(): Promise<number>;
  /** Waits for appends under way, then lets go of the database. */
  close(): Promise<void>;
}

/**
 * Faults of a store: `lost-row` acknowledges some entries that it never writes, `early-ack` all before they are; a `deaf`
 * one hears no signal; one with a `stale-cache` does not find out what others have written either; one with `no-conflict`
 * does not see that it was second.
 */
export const STORE_PLANTS = ['lost-row', 'early-ack', 'deaf', 'stale-cache', 'no-conflict'] as const;
export type StorePlant = (typeof STORE_PLANTS)[number];

export interface StoreConfig {
  /** A `postgresql://` address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where the embedded database lives; created if missing, unused with an address. */
  readonly dataFolder: string;
  /** Told what takes long, or went wrong and is mended, a line at a time. */
  readonly onProgress?: (line: string) => void;
  /** Told when the embedded database has died and cannot be started again: every request fails from then on. */
  readonly onLost?: (error: Error) => void;
  /** Told after each statement that stores entries: how many, and in how many seconds. */
  readonly onAppend?: (rows: number, seconds: number) => void;
  /** A planted fault for proofs. */
  readonly plant?: StorePlant | null;
}
