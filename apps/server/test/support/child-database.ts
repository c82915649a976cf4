import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { newDataFolder } from './new-data-folder.ts';

/** Where a server under test keeps its data. */
export interface ChildDatabase {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  remove(): Promise<void>;
}

export async function embeddedDatabase(): Promise<ChildDatabase> {
  const dataFolder = await newDataFolder();
  return {
    databaseUrl: null,
    dataFolder,
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

/** A fresh database of a real server. */
export async function postgresDatabase(serverUrl: string): Promise<ChildDatabase> {
  const name = `skat_process_test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataFolder: '',
    remove: () => runSql(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
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
