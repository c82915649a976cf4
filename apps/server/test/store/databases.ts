import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { openStore } from '../../src/store/store.ts';
import type { Store, StoreConfig } from '../../src/store/store.ts';
import { newDataFolder } from '../support/new-data-folder.ts';

/** An empty database of one kind, for one test file. */
export interface TestDatabase {
  /** Null for the embedded one. */
  readonly databaseUrl: string | null;
  open(options?: Pick<StoreConfig, 'plant' | 'onProgress'>): Promise<Store>;
  /** Removes it with everything in it; its stores must be closed. */
  drop(): Promise<void>;
}

export interface TestDatabaseKind {
  readonly kind: Store['kind'];
  /** Whether several stores may be open at the same time. */
  readonly shared: boolean;
  readonly create: () => Promise<TestDatabase>;
}

/** Where a PostgreSQL usually answers on a developer's machine. */
const USUAL_ADDRESSES = [
  'postgresql://postgres@127.0.0.1:5432/postgres',
  'postgresql://postgres@localhost/postgres?host=/var/run/postgresql',
];

/** Something else may hold the port and say nothing. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * The embedded database, and a real one where it is reachable: the one at TEST_DATABASE_URL, or one at a usual
 * address. Without one that half of the suite is left out, unless REQUIRE_POSTGRES=1 demands it.
 */
export async function databaseKinds(): Promise<readonly TestDatabaseKind[]> {
  const url = await findPostgres();
  if (url === null && process.env['REQUIRE_POSTGRES'] === '1') {
    throw new Error('REQUIRE_POSTGRES=1, but no PostgreSQL answers. Set TEST_DATABASE_URL.');
  }
  if (url === null) console.log('No PostgreSQL answers: the store is tested on the embedded database only.');
  return url === null ? [EMBEDDED] : [EMBEDDED, postgresAt(url)];
}

/** The address of a reachable PostgreSQL, or null. */
export async function findPostgres(): Promise<string | null> {
  const given = process.env['TEST_DATABASE_URL'];
  for (const url of given === undefined ? USUAL_ADDRESSES : [given]) {
    if (await answers(url)) return url;
  }
  if (given !== undefined) throw new Error('No PostgreSQL answers at TEST_DATABASE_URL.');
  return null;
}

const EMBEDDED: TestDatabaseKind = {
  kind: 'embedded',
  shared: false,
  async create() {
    const dataFolder = await newDataFolder();
    return {
      databaseUrl: null,
      open: (options) => openStore({ databaseUrl: null, dataFolder, ...options }),
      drop: () => rm(dataFolder, { recursive: true, force: true }),
    };
  },
};

function postgresAt(url: string): TestDatabaseKind {
  return {
    kind: 'postgres',
    shared: true,
    async create() {
      const name = `skat_test_${randomBytes(6).toString('hex')}`;
      await runSql(url, `CREATE DATABASE ${name}`);
      // A server far from UTC: times must come back as they went in.
      await runSql(url, `ALTER DATABASE ${name} SET timezone TO 'America/New_York'`);
      const databaseUrl = sibling(url, name);
      return {
        databaseUrl,
        open: (options) => openStore({ databaseUrl, dataFolder: '', ...options }),
        drop: () => runSql(url, `DROP DATABASE ${name} WITH (FORCE)`),
      };
    },
  };
}

/** The address of another database of the same server. */
export function sibling(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await runSql(url, 'SELECT 1');
    return true;
  } catch {
    return false;
  }
}
