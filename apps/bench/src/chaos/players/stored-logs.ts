import type { TableEntry, TableRules } from '@skat/engine';
import pg from 'pg';

/** An entry as the database keeps it. */
export interface StoredRow extends TableEntry {
  readonly seq: number;
  readonly commandId: string;
}

/** A table with its whole log. */
export interface StoredTable {
  readonly tableId: string;
  readonly name: string;
  readonly rules: TableRules;
  readonly rows: readonly StoredRow[];
}

const TABLES = 'SELECT id AS "tableId", name, rules FROM game_table ORDER BY id';
const ROWS = `SELECT seq, command_id AS "commandId", actor, command, extract(epoch FROM at)::float8 * 1000 AS at
  FROM table_entry WHERE table_id = $1 ORDER BY seq`;

/** Every table of a database. */
export async function storedLogs(databaseUrl: string): Promise<readonly StoredTable[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<Omit<StoredTable, 'rows'>>(TABLES);
    const whole: StoredTable[] = [];
    for (const table of tables) {
      const { rows } = await client.query<StoredRow>(ROWS, [table.tableId]);
      whole.push({ ...table, rows: rows.map((row) => ({ ...row, at: Math.round(row.at) })) });
    }
    return whole;
  } finally {
    await client.end();
  }
}
