import type { EncodedRow } from './append-sql.ts';
import type { WriterLimits } from './append-writer.ts';
import { PrismaChatStore } from './chat.ts';
import { openDatabase, reach } from './database.ts';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { entrySignals } from './entry-signals.ts';
import { PrismaHistoryStore } from './history.ts';
import { migrate } from './migrations/migrate.ts';
import { plantedLog } from './planted-log.ts';
import { PrismaPlayerStore } from './players.ts';
import { newNodeName, noSignals, PostgresSignals } from './signals.ts';
import { SqlTableLog } from './table-log.ts';
import { PrismaTableStore } from './tables.ts';
import type { Signals, Store, StoreConfig } from './types.ts';

/** How the two kinds of database want to be used. */
const EMBEDDED = {
  maxConnections: 1,
  limits: { maxInFlight: 1, maxBatch: 200 },
  patience: { connectMs: 20_000, tableMs: 20_000, queryMs: 20_000 },
} as const;
/** A server that hangs counts as away soon, so that people are told and the next try finds it when it is back. */
const POSTGRES = {
  maxConnections: 5,
  limits: { maxInFlight: 2, maxBatch: 200 },
  patience: { connectMs: 5_000, tableMs: 5_000, queryMs: 10_000 },
} as const;

/**
 * Opens the database, brings it up to date and hands out the store.
 * @throws DataFolderInUse if another process uses the embedded database's folder
 * @throws MigrationProblem if the database cannot be brought up to date
 * @throws StoreUnavailable if it does not answer
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  const onProgress = config.onProgress ?? (() => undefined);
  if (config.databaseUrl !== null) {
    const database = openDatabase(config.databaseUrl, POSTGRES.maxConnections, POSTGRES.patience);
    return openOn(database, {
      ...config,
      kind: 'postgres',
      url: config.databaseUrl,
      limits: POSTGRES.limits,
    });
  }
  const onLost = config.onLost ?? (() => undefined);
  const embedded = await startEmbedded(config.dataFolder, { onProgress, onLost });
  const client = openDatabase(embedded.url, EMBEDDED.maxConnections, EMBEDDED.patience);
  const database: Database = {
    ...client,
    async close() {
      await client.close();
      await embedded.stop();
    },
  };
  return openOn(database, { ...config, kind: 'embedded', url: embedded.url, limits: EMBEDDED.limits });
}

interface Opening extends StoreConfig {
  readonly kind: Store['kind'];
  readonly url: string;
  readonly limits: WriterLimits;
}

async function openOn(database: Database, opening: Opening): Promise<Store> {
  try {
    await reach(() => migrate(database.sql, opening.url, opening.onProgress ?? (() => undefined)));
  } catch (error) {
    await database.close();
    throw error;
  }
  const signals = signalsOf(database, opening);
  const announce = (rows: readonly EncodedRow[]): readonly string[] => entrySignals(signals.node, rows);
  const limits = signals.isShared ? { ...opening.limits, announce } : opening.limits;
  const log = new SqlTableLog(database.sql, limits, opening.onAppend);
  return {
    kind: opening.kind,
    log: plantedLog(log, opening.plant ?? null),
    signals,
    tables: new PrismaTableStore(database.prisma),
    players: new PrismaPlayerStore(database.prisma),
    history: new PrismaHistoryStore(database.prisma),
    chat: new PrismaChatStore(database.prisma),
    async ping() {
      await reach(() => database.sql.query('SELECT 1', []));
    },
    now: () => reach(() => databaseNow(database)),
    async close() {
      await log.close();
      await signals.close();
      await database.close();
    },
  };
}

/** The embedded database has one session and one process. */
function signalsOf({ sql }: Database, { kind, url, plant }: Opening): Signals {
  if (kind === 'embedded') return noSignals();
  return new PostgresSignals({
    ...{ node: newNodeName(), url, sql },
    isDeaf: plant === 'deaf' || plant === 'stale-cache',
  });
}

const NOW = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now';

async function databaseNow({ sql }: Database): Promise<number> {
  const [row] = await sql.query<{ readonly now: number }>(NOW, []);
  if (row === undefined) throw new Error('The database tells no time');
  return row.now;
}
