import pg from 'pg';
import type { LogRow } from './ledger.ts';

/** Tables whose rows only something valid may add. */
const COUNTED = ['player', 'session', 'game_table', 'table_member', 'short_code'] as const;

/** What a database holds. */
export class Stored {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(databaseUrl: string): Promise<Stored> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return new Stored(client);
  }

  async log(): Promise<readonly LogRow[]> {
    const { rows } = await this.#client.query<LogRow>(
      'SELECT table_id AS "tableId", seq, command_id AS "commandId", actor, command FROM table_entry ORDER BY table_id, seq',
    );
    return rows;
  }

  /** Numbers of rows, by table. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const counts: [string, number][] = [];
    for (const table of COUNTED) {
      const { rows } = await this.#client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
      counts.push([table, rows[0]?.n ?? 0]);
    }
    return Object.fromEntries(counts);
  }

  /** A planted fault: an entry that nobody has sent, at the end of a table's log. */
  async forge(tableId: string): Promise<void> {
    await this.#client.query(
      `INSERT INTO table_entry
       SELECT table_id, seq + 1, gen_random_uuid()::text, '{"kind":"player"}', command, engine_version, at
       FROM table_entry WHERE table_id = $1 ORDER BY seq DESC LIMIT 1`,
      [tableId],
    );
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
