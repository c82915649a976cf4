import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MigrationProblem, openStore } from '../../src/store/store.ts';
import { findMigrationsFolder, migrationNames } from '../../src/store/migrations/folder.ts';
import { databaseKinds, findPostgres, runSql, sibling } from './databases.ts';

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
    for (const store of stores) expect(await store.tables.openTables()).toEqual([]);
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

describe('a database that cannot be reached', () => {
  it('is an outage', async () => {
    const databaseUrl = 'postgresql://postgres@127.0.0.1:1/none';
    await expect(openStore({ databaseUrl, dataFolder: '' })).rejects.toMatchObject({
      code: 'storeUnavailable',
    });
  });
});
