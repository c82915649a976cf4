import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { QueryRunner } from './append-writer.ts';
import { BadText, messageOf, MigrationProblem, OperatorProblem, StoreUnavailable } from './errors.ts';
import { PrismaClient } from './generated/client.ts';

/** How long a request may wait for a connection, and for its answer, before it counts as an outage. */
export interface Patience {
  readonly connectMs: number;
  /** A statement at a table's log: people wait for it. */
  readonly tableMs: number;
  readonly queryMs: number;
}

/** Prisma's adapter takes every time it reads for UTC, whatever zone the database server writes it in. */
const UTC_SESSION = {
  onConnect: (client: pg.ClientBase) => client.query("SET TIME ZONE 'UTC'"),
};

/** One connection pool, used by Prisma and, where every card counts, by plain statements. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly sql: QueryRunner;
  close(): Promise<void>;
}

/** The driver knows a time limit for a single statement, its types don't. */
type TimedQuery = pg.QueryConfig & { readonly query_timeout: number };

/**
 * Prepares a pool; the first request connects.
 * @param maxConnections 1 for the embedded database, always: it has a single session, and statements of several
 *   connections would run inside each other's transactions
 */
export function openDatabase(url: string, maxConnections: number, patience: Patience): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: patience.connectMs,
    query_timeout: patience.queryMs,
    keepAlive: true,
    ...UTC_SESSION,
  });
  // An idle connection that breaks is replaced by the next request, which reports what is wrong.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: patience.queryMs, timeout: patience.queryMs },
  });
  return {
    prisma,
    sql: {
      async query<Row>(text: string, values: readonly unknown[]) {
        const query: TimedQuery = { text, values: [...values], query_timeout: patience.tableMs };
        return (await pool.query(query)).rows as Row[];
      },
    },
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

const OWN_ERRORS = [BadText, MigrationProblem, OperatorProblem];

/**
 * Runs a request to the database.
 * @throws StoreUnavailable for whatever goes wrong there; what is in `OWN_ERRORS` as it is
 */
export async function reach<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (OWN_ERRORS.some((kind) => error instanceof kind)) throw error;
    throw new StoreUnavailable(`The database failed: ${messageOf(error)}`, { cause: error });
  }
}
