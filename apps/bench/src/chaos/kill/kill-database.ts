import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseServerUrl, withDatabase } from '../../server/database.ts';
import type { Program } from '../../server/server-process.ts';
import { operatorCommand } from '../../server/server-process.ts';
import type { StoredTable } from '../players/stored-logs.ts';
import { storedLogs } from '../players/stored-logs.ts';
import type { KillDatabase } from './kill-options.ts';

/** Where a server that is killed keeps its data. */
export interface KilledDatabase {
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly settings: Readonly<Record<string, string>>;
  /** Everything stored; no server may run. */
  readonly read: () => Promise<readonly StoredTable[]>;
}

/** Makes an empty database, hands it to `work`, and removes it whatever happens. */
export function withKilledDatabase<Value>(
  kind: KillDatabase,
  program: Program,
  work: (database: KilledDatabase) => Promise<Value>,
): Promise<Value> {
  return kind === 'embedded' ? withFolder(program, work) : withPostgres(work);
}

function withPostgres<Value>(work: (database: KilledDatabase) => Promise<Value>): Promise<Value> {
  return withDatabase(databaseServerUrl(), (databaseUrl) =>
    work({ databaseUrl, settings: {}, read: () => storedLogs(databaseUrl) }),
  );
}

/** The folder is read as an operator would: moved into a real database, which compares every row. */
async function withFolder<Value>(
  program: Program,
  work: (database: KilledDatabase) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'skat-chaos-kill-'));
  const read = (): Promise<readonly StoredTable[]> =>
    withDatabase(databaseServerUrl(), async (databaseUrl) => {
      await moved(folder, databaseUrl, program);
      return storedLogs(databaseUrl);
    });
  try {
    return await work({ databaseUrl: null, settings: { DATA_FOLDER: folder }, read });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moved(folder: string, databaseUrl: string, program: Program): Promise<void> {
  const { words, cwd } = operatorCommand(program, 'move-database');
  const child = spawn(process.execPath, [...words, '--from', folder], {
    cwd,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The embedded database could not be read: ${code}`);
}
