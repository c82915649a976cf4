import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MigrationProblem, openStore, StoreUnavailable } from '../../src/store/store.ts';
import type { NewEntry } from '../../src/store/store.ts';
import { findMigrationsFolder, migrationNames } from '../../src/store/migrations/folder.ts';
import { databaseKinds, findPostgres, runSql, sibling } from './databases.ts';
import { givenTable, lostEntries, newEntry } from './fixtures.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const kinds = await databaseKinds();
const address = await findPostgres();
const NAME = `skat_test_migrations_${process.pid}`;

it('has a migration, with a name that sorts by time', async () => {
  const names = await migrationNames(findMigrationsFolder());
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^\d{14}_[a-z0-9_]+$/);
});

describe.runIf(address !== null && kinds.length > 1)('migrations on a shared database', () => {
  const url = address ?? '';
  const databaseUrl = url && sibling(url, NAME);
  const open = (lines: string[] = []) =>
    openStore({ databaseUrl, dataFolder: '', onProgress: (line) => lines.push(line) });

  beforeAll(() => runSql(url, `CREATE DATABASE ${NAME}`));
  afterAll(() => runSql(url, `DROP DATABASE ${NAME} WITH (FORCE)`));

  it('are applied once when several servers start at the same moment', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    for (const store of stores) expect(await store.tables.findByCode('none', 0)).toBeNull();
    await Promise.all(stores.map((store) => store.close()));
  });

  it('are not applied again', async () => {
    const lines: string[] = [];
    const store = await open(lines);
    await store.close();
    expect(lines).toEqual([]);
  });

  it('of a newer program are refused by an older one', async () => {
    const columns = '(id, checksum, migration_name, finished_at)';
    await runSql(
      databaseUrl,
      `INSERT INTO _prisma_migrations ${columns} VALUES ('x', 'x', '2999_new', now())`,
    );
    const refusal = await open().catch((error: unknown) => error);
    await runSql(databaseUrl, "DELETE FROM _prisma_migrations WHERE id = 'x'");
    expect(refusal).toBeInstanceOf(MigrationProblem);
    expect(String(refusal)).toContain('2999_new');
  });

  it('that failed halfway are reported, not repeated', async () => {
    await runSql(databaseUrl, 'UPDATE _prisma_migrations SET finished_at = NULL');
    const refusal = await open().catch((error: unknown) => error);
    await runSql(databaseUrl, 'UPDATE _prisma_migrations SET finished_at = now()');
    expect(refusal).toBeInstanceOf(MigrationProblem);
    expect(String(refusal)).toMatch(/failed migrations.*\n.*_initial/);
  });
});

describe.runIf(address !== null && kinds.length > 1)('a database that hangs up', () => {
  const url = address ?? '';
  const name = `skat_test_outage_${process.pid}`;
  const databaseUrl = url && sibling(url, name);

  beforeAll(() => runSql(url, `CREATE DATABASE ${name}`));
  afterAll(() => runSql(url, `DROP DATABASE ${name} WITH (FORCE)`));

  it('leaves outcomes unknown that a retry of the same command settles, once', async () => {
    const store = await openStore({ databaseUrl, dataFolder: '' });
    const tables = await Promise.all(Array.from({ length: 10 }, () => givenTable(store)));
    const outages: unknown[] = [];
    const isMore = (played: number): boolean => played < 60 || (outages.length === 0 && played < 3_000);
    /** As a table's queue does: tries the same command again until the log has it. */
    const play = async (tableId: string): Promise<readonly NewEntry[]> => {
      const entries: NewEntry[] = [];
      while (isMore(entries.length)) {
        const entry = newEntry(tableId, entries.length + 1);
        entries.push(entry);
        for (let result = ''; result === '';) {
          result = await store.log.append(entry).catch((error: unknown) => (outages.push(error), ''));
        }
      }
      return entries;
    };
    const run = { playing: true };
    const hangUps = (async () => {
      while (run.playing)
        await runSql(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    })();
    const entries = (await Promise.all(tables.map(play))).flat();
    run.playing = false;
    await hangUps;
    expect(outages).not.toEqual([]);
    expect(outages.filter((error) => !(error instanceof StoreUnavailable))).toEqual([]);
    expect(await lostEntries(store, entries)).toEqual([]);
    await store.close();
  });
});

describe('a database that cannot be reached', () => {
  it('is an outage', async () => {
    const databaseUrl = 'postgresql://postgres@127.0.0.1:1/none';
    await expect(openStore({ databaseUrl, dataFolder: '' })).rejects.toMatchObject({
      code: 'storeUnavailable',
    });
  });
});
