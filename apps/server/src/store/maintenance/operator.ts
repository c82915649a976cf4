import pg from 'pg';
import type { QueryRunner } from '../append-writer.ts';
import { reach } from '../database.ts';
import { hasDatabase, startEmbedded } from '../embedded/embedded.ts';
import { OperatorProblem } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';

const CONNECT_TIMEOUT_MS = 20_000;

/** Texts of values must be the same on all databases. */
const SAME_TEXTS = "SET TIME ZONE 'UTC'; SET DateStyle TO 'ISO, YMD'; SET IntervalStyle TO 'postgres'";

/** Which database an operator's command works on. */
export interface Place {
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}

/** One connection for one operator's command; nothing is slow enough to be given up. */
export interface OperatorDatabase {
  readonly sql: QueryRunner;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Connects to a real Postgres, as it is.
 * @throws StoreUnavailable
 */
export async function openOperator(url: string): Promise<OperatorDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The request under way, or the next one, tells what is wrong.
  client.on('error', () => undefined);
  await reach(async () => {
    await client.connect();
    await client.query(SAME_TEXTS);
  });
  return {
    url,
    sql: {
      query: async <Row>(text: string, values: readonly unknown[]) =>
        (await client.query(text, [...values])).rows as Row[],
    },
    close: () => client.end(),
  };
}

/**
 * Opens the embedded database of a folder and keeps servers from it.
 * @throws OperatorProblem if there is none
 * @throws DataFolderInUse if a server uses it
 */
export async function openEmbedded(
  dataFolder: string,
  onProgress: (line: string) => void,
): Promise<OperatorDatabase> {
  if (!hasDatabase(dataFolder))
    throw new OperatorProblem(`There is no database in the folder ${dataFolder}.`);
  const embedded = await startEmbedded(dataFolder, { onProgress, onLost: () => undefined });
  try {
    const database = await openOperator(embedded.url);
    return {
      ...database,
      async close() {
        await database.close();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/**
 * Opens whichever database a server with these settings would use, brings it up to date, and closes it again.
 * @throws OperatorProblem, DataFolderInUse, MigrationProblem, StoreUnavailable
 */
export async function withDatabase<Value>(
  { databaseUrl, dataFolder }: Place,
  onProgress: (line: string) => void,
  work: (sql: QueryRunner) => Promise<Value>,
): Promise<Value> {
  const database = await (databaseUrl === null
    ? openEmbedded(dataFolder, onProgress)
    : openOperator(databaseUrl));
  try {
    return await reach(async () => {
      await migrate(database.sql, database.url, onProgress);
      return work(database.sql);
    });
  } finally {
    await database.close();
  }
}

/** All of it or nothing. */
export async function inTransaction<Value>(sql: QueryRunner, work: () => Promise<Value>): Promise<Value> {
  await sql.query('BEGIN', []);
  try {
    const value = await work();
    await sql.query('COMMIT', []);
    return value;
  } catch (error) {
    await sql.query('ROLLBACK', []).catch(() => undefined);
    throw error;
  }
}
