import { AppendWriter } from './append-writer.ts';
import type { AppendObserver, QueryRunner, WriterLimits } from './append-writer.ts';
import { reach } from './database.ts';
import { isStorable, isUuid } from './text.ts';
import type {
  AppendResult,
  EntryExtras,
  Json,
  NewEntry,
  Snapshot,
  StoredEntry,
  TableHead,
  TableLog,
} from './types.ts';

interface EntryColumns {
  readonly table_id: string;
  readonly seq: number;
  readonly command_id: string;
  readonly actor: Json;
  readonly command: Json;
  readonly engine_version: string;
  readonly at: Date;
}

/** Each table's end is looked up in the index; an aggregate would read all of its entries. */
const HEADS = `
SELECT game_table.id AS "tableId", closed_at IS NOT NULL AS "isClosed", coalesce(
  (SELECT seq FROM table_entry WHERE table_id = game_table.id ORDER BY seq DESC LIMIT 1), 0) AS seq
FROM game_table WHERE id = ANY($1::uuid[])`;

/** The tables' logs in Postgres. Plain statements, because every card passes here. */
export class SqlTableLog implements TableLog {
  readonly #sql: QueryRunner;
  readonly #writer: AppendWriter;

  constructor(sql: QueryRunner, limits: WriterLimits, observe?: AppendObserver) {
    this.#sql = sql;
    this.#writer = new AppendWriter(sql, limits, observe);
  }

  append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult> {
    return this.#writer.append(entry, extras);
  }

  async read(tableId: string, afterSeq: number): Promise<readonly StoredEntry[]> {
    if (!isUuid(tableId)) return [];
    const rows = await this.#rows<EntryColumns>(
      'SELECT * FROM table_entry WHERE table_id = $1 AND seq > $2 ORDER BY seq',
      [tableId, afterSeq],
    );
    return rows.map(entryOf);
  }

  async seqOfCommand(tableId: string, commandId: string): Promise<number | null> {
    if (!isUuid(tableId) || !isStorable(commandId)) return null;
    const rows = await this.#rows<{ readonly seq: number }>(
      'SELECT seq FROM table_entry WHERE table_id = $1 AND command_id = $2',
      [tableId, commandId],
    );
    return rows[0]?.seq ?? null;
  }

  async latestSnapshot(tableId: string): Promise<Snapshot | null> {
    if (!isUuid(tableId)) return null;
    const rows = await this.#rows<Snapshot>(
      'SELECT seq, engine_version AS "engineVersion", state FROM table_snapshot WHERE table_id = $1',
      [tableId],
    );
    return rows[0] ?? null;
  }

  async headSeq(tableId: string): Promise<number> {
    if (!isUuid(tableId)) return 0;
    const rows = await this.#rows<{ readonly head: number | null }>(
      'SELECT max(seq) AS head FROM table_entry WHERE table_id = $1',
      [tableId],
    );
    return rows[0]?.head ?? 0;
  }

  async heads(tableIds: readonly string[]): Promise<readonly TableHead[]> {
    const ids = tableIds.filter(isUuid);
    return ids.length === 0 ? [] : this.#rows<TableHead>(HEADS, [ids]);
  }

  /** Takes no more entries and waits for those under way. */
  close(): Promise<void> {
    return this.#writer.close();
  }

  #rows<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return reach(() => this.#sql.query<Row>(text, values));
  }
}

function entryOf(row: EntryColumns): StoredEntry {
  return {
    tableId: row.table_id,
    seq: row.seq,
    commandId: row.command_id,
    actor: row.actor,
    command: row.command,
    engineVersion: row.engine_version,
    at: row.at.getTime(),
  };
}
