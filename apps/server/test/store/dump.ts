import { findPostgres, sibling, runSql } from './databases.ts';
import { randomBytes } from 'node:crypto';
import type { OperatorDatabase } from '../../src/store/maintenance/operator.ts';
import { quoted, readShapes } from '../../src/store/maintenance/table-shapes.ts';

/** Every row of every table, as text, sorted. */
export type Dump = Readonly<Record<string, readonly string[]>>;

/** Everything a database holds; closes it. */
export async function dumpOf(database: OperatorDatabase): Promise<Dump> {
  const { sql } = database;
  try {
    const dump: Record<string, readonly string[]> = {};
    for (const { name } of await readShapes(sql)) {
      const rows = await sql.query<{ text: string }>(`SELECT t::text AS text FROM ${quoted(name)} t`, []);
      dump[name] = rows.map(({ text }) => text).sort();
    }
    return dump;
  } finally {
    await database.close();
  }
}

/** A new database of a real Postgres, or null where there is none. */
export async function emptyPostgres(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = await findPostgres();
  if (server === null) return null;
  const name = `skat_test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `CREATE DATABASE ${name}`);
  await runSql(server, `ALTER DATABASE ${name} SET timezone TO 'Asia/Kathmandu'`);
  return { url: sibling(server, name), drop: () => runSql(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}
