import pg from 'pg';

const DEFAULT_DATABASE_URL = 'postgresql://postgres@127.0.0.1:5432/postgres';

/** Address of the database server, from DATABASE_URL; a database of its own is made on it. */
export function databaseServerUrl(): string {
  return process.env.DATABASE_URL ?? DEFAULT_DATABASE_URL;
}

let made = 0;

/** Creates an empty database, hands its address to `work`, and drops it whatever happens. */
export async function withDatabase<Value>(
  serverUrl: string,
  work: (databaseUrl: string) => Promise<Value>,
): Promise<Value> {
  const name = `skat_bench_${process.pid}_${(made += 1)}`;
  await runSql(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await runSql(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
