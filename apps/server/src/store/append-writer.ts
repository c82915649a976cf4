import { stopwatch } from '../metrics/stopwatch.ts';
import { appendStatement, encodeRow } from './append-sql.ts';
import type { EncodedRow, StoredKey } from './append-sql.ts';
import { BadRow, failureOf, messageOf, StoreUnavailable } from './errors.ts';
import type { AppendResult, EntryExtras, NewEntry } from './types.ts';

/** The part of a connection pool that appending needs. */
export interface QueryRunner {
  query<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]>;
}

export interface WriterLimits {
  /** Statements under way at the same time. */
  readonly maxInFlight: number;
  /** Rows in one statement. */
  readonly maxBatch: number;
  /** What other processes are told in the same transaction, if there can be any. */
  readonly announce?: (rows: readonly EncodedRow[]) => readonly string[];
}

/** Told after each statement: how many rows it stored and how long it took, in seconds. */
export type AppendObserver = (rows: number, seconds: number) => void;

interface Waiting {
  readonly row: EncodedRow;
  readonly settle: (result: AppendResult) => void;
  readonly fail: (error: Error) => void;
}

/** How often a statement that met a deadlock, a conflict or a cut is tried before its rows are given up as an outage. */
const MAX_TRIES = 3;

/** Group commit: while a statement is under way, later appends gather and go together in the next one. */
export class AppendWriter {
  readonly #database: QueryRunner;
  readonly #limits: WriterLimits;
  readonly #observe: AppendObserver;
  #waiting: Waiting[] = [];
  #inFlight = new Set<Promise<void>>();
  #closed = false;

  constructor(database: QueryRunner, limits: WriterLimits, observe: AppendObserver = () => undefined) {
    this.#database = database;
    this.#limits = limits;
    this.#observe = observe;
  }

  /** See `TableLog.append`. */
  append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult> {
    return new Promise((settle, fail) => {
      if (this.#closed) throw new StoreUnavailable('The store is closed.');
      this.#waiting.push({ row: encodeRow(entry, extras), settle, fail });
      // Everything this turn of the event loop brings shares the first statement.
      if (this.#waiting.length === 1) setImmediate(() => this.#pump());
    });
  }

  /** Takes no more entries and waits for those under way. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#waiting.length > 0 || this.#inFlight.size > 0) {
      this.#pump();
      await Promise.all(this.#inFlight);
    }
  }

  #pump(): void {
    while (this.#waiting.length > 0 && this.#inFlight.size < this.#limits.maxInFlight) {
      const batch = this.#takeBatch();
      const write = this.#writeBatch(batch).finally(() => {
        this.#inFlight.delete(write);
        this.#pump();
      });
      this.#inFlight.add(write);
    }
  }

  /** Rows with extras form statements of their own: the plain statement is a good deal cheaper. */
  #takeBatch(): readonly Waiting[] {
    const kind = this.#waiting[0]?.row.hasExtras;
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const item of this.#waiting) {
      const fits = item.row.hasExtras === kind && batch.length < this.#limits.maxBatch;
      (fits ? batch : rest).push(item);
    }
    this.#waiting = rest;
    return batch;
  }

  /** Never rejects: every outcome goes to the rows' own promises. */
  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#writeThroughCuts(batch);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'outage') this.#giveUp(this.#takeWaiting(), error);
      if (failure === 'cut' || failure === 'outage' || (failure === 'row' && batch.length === 1))
        this.#giveUp(batch, error);
      else for (const item of batch) await this.#writeAlone(item);
    }
  }

  /** Whoever waits behind an outage is told at once, or would wait for one time limit after another. */
  #takeWaiting(): readonly Waiting[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }

  /** Places and commands are unique, so what was stored before the cut is not stored again: it is known. */
  async #writeThroughCuts(batch: readonly Waiting[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#write(batch);
        return;
      } catch (error) {
        if (failureOf(error) !== 'cut' || attempt === MAX_TRIES) throw error;
      }
    }
  }

  /** So that one bad row of a batch harms no other. */
  async #writeAlone(item: Waiting): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#write([item]);
        return;
      } catch (error) {
        if (failureOf(error) === 'retry' && attempt < MAX_TRIES) continue;
        this.#giveUp([item], error);
        return;
      }
    }
  }

  #giveUp(batch: readonly Waiting[], error: unknown): void {
    const typed =
      failureOf(error) === 'row'
        ? new BadRow(`The database refuses the entry: ${messageOf(error)}`, { cause: error })
        : new StoreUnavailable(`The entry may not have been stored: ${messageOf(error)}`, { cause: error });
    for (const item of batch) item.fail(typed);
  }

  /** @throws what the driver throws; then no row of the batch is settled */
  async #write(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map((item) => item.row);
    const { text, values } = appendStatement(rows, this.#limits.announce?.(rows));
    const elapsed = stopwatch();
    const stored = await this.#database.query<StoredKey>(text, values);
    this.#observe(stored.length, elapsed());
    const free = new Set(stored.map((key) => `${key.table_id} ${key.seq} ${key.command_id}`));
    const refused: Waiting[] = [];
    for (const item of batch) {
      // Of two equal rows in one batch only the first was stored.
      if (free.delete(keyOf(item.row.entry))) item.settle('stored');
      else refused.push(item);
    }
    if (refused.length > 0) await this.#explain(refused);
  }

  /** A row was not stored because its command or its place is taken: the command comes first. */
  async #explain(refused: readonly Waiting[]): Promise<void> {
    const wanted = refused.map(({ row }) => ({ t: row.entry.tableId, c: row.entry.commandId }));
    try {
      const known = await this.#database.query<Pick<StoredKey, 'table_id' | 'command_id'>>(KNOWN_COMMANDS, [
        JSON.stringify(wanted),
      ]);
      const commands = new Set(known.map((key) => `${key.table_id} ${key.command_id}`));
      for (const { row, settle } of refused) {
        const key = `${row.entry.tableId.toLowerCase()} ${row.entry.commandId}`;
        settle(commands.has(key) ? 'commandKnown' : 'seqTaken');
      }
    } catch (error) {
      this.#giveUp(refused, error);
    }
  }
}

const KNOWN_COMMANDS = `
SELECT e.table_id, e.command_id
FROM json_to_recordset($1::json) AS wanted (t uuid, c text)
JOIN table_entry e ON e.table_id = wanted.t AND e.command_id = wanted.c`;

/** Postgres writes a uuid in small letters. */
function keyOf(entry: NewEntry): string {
  return `${entry.tableId.toLowerCase()} ${entry.seq} ${entry.commandId}`;
}
