import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbedded, openOperator } from '../../src/store/maintenance/operator.ts';
import type { NewEntry } from '../../src/store/store.ts';
import {
  DataFolderInUse,
  MigrationProblem,
  moveDatabase,
  openStore,
  OperatorProblem,
  StoreUnavailable,
} from '../../src/store/store.ts';
import { newDataFolder } from '../support/new-data-folder.ts';
import { findPostgres, runSql } from './databases.ts';
import { dumpOf, emptyPostgres } from './dump.ts';
import { UNKNOWN_ID, givenPlayer, givenTable, lostEntries, newEntry, newSeries } from './fixtures.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** More than are copied at once. */
const ENTRIES = 450;
const quiet = (): void => undefined;

let folder: string;
let acknowledged: readonly NewEntry[];
let target: NonNullable<Awaited<ReturnType<typeof emptyPostgres>>>;

/** A database with rows in every table. */
async function fill(dataFolder: string): Promise<readonly NewEntry[]> {
  const store = await openStore({ databaseUrl: null, dataFolder });
  const [tableId, anna] = [await givenTable(store), await givenPlayer(store, 'Ännchen 李 "\\u0000"')];
  const entries = Array.from({ length: ENTRIES }, (_, index) => newEntry(tableId, index + 1));
  const last = newEntry(tableId, ENTRIES + 1);
  for (const entry of entries) await store.log.append(entry);
  await store.log.append(last, {
    snapshot: { engineVersion: '3', state: { name: 'Zoë', deep: [{ a: null, b: 1e21 }] } },
    series: newSeries({ players: [{ seat: 0, playerId: anna, name: 'Anna' }] }),
    finishedGame: {
      series: 1,
      game: 1,
      record: { a: 1 },
      outcome: { names: ['Anna'] },
      finishedAt: 1_790_000_000_001,
    },
    members: [anna],
    closed: true,
  });
  const said = { tableId, playerId: anna, name: 'Zoë', kind: 'text', text: 'Gut Blatt! 🍀' };
  await store.chat.add({ ...said, id: UNKNOWN_ID, saidAt: 1_790_000_000_001 }, 100);
  await store.players.putReturnLink(anna, 'hash', 1_790_000_000_001);
  await store.close();
  return [...entries, last];
}

describe.runIf((await findPostgres()) !== null)('moving an embedded database to a real one', () => {
  const move = (from = folder, to = target.url) => moveDatabase({ from, to, onProgress: quiet });
  const targetDump = async () => dumpOf(await openOperator(target.url));

  beforeAll(async () => {
    folder = await newDataFolder();
    acknowledged = await fill(folder);
  });
  beforeEach(async () => {
    const empty = await emptyPostgres();
    if (empty === null) throw new Error('PostgreSQL has gone');
    target = empty;
  });
  afterEach(() => target.drop());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('copies every row of every table, and a server goes on there', async () => {
    const source = await dumpOf(await openEmbedded(folder, quiet));
    const moved = await move();
    expect(await targetDump()).toEqual(source);
    expect(await dumpOf(await openEmbedded(folder, quiet))).toEqual(source);
    expect(Object.values(source).filter((rows) => rows.length === 0)).toEqual([]);
    const counts = Object.entries(source).map(([name, rows]) => ({ name, rows: rows.length }));
    expect(moved).toEqual(expect.arrayContaining(counts));
    const store = await openStore({ databaseUrl: target.url, dataFolder: '' });
    expect(await lostEntries(store, acknowledged)).toEqual([]);
    const tableId = acknowledged[0]?.tableId ?? '';
    expect(await store.log.append(newEntry(tableId, ENTRIES + 2))).toBe('stored');
    await store.close();
  });

  it('takes a target that a server has prepared and nobody has used', async () => {
    await (await openStore({ databaseUrl: target.url, dataFolder: '' })).close();
    expect(await move()).toContainEqual({ name: 'table_entry', rows: ENTRIES + 1 });
  });

  it('knows of no sequence, which would have to be set in the target', async () => {
    await move();
    const database = await openOperator(target.url);
    expect(await database.sql.query('SELECT sequencename FROM pg_sequences', [])).toEqual([]);
    await database.close();
  });

  it('refuses a second move to the same place', async () => {
    await move();
    const before = await targetDump();
    await expect(move()).rejects.toThrow(/not empty/);
    expect(await targetDump()).toEqual(before);
  });

  it.each([
    { name: 'with a row', sql: 'CREATE TABLE a_b AS SELECT 1 AS c', problem: OperatorProblem },
    { name: 'without a row', sql: 'CREATE TABLE a_b (c int)', problem: MigrationProblem },
  ])("refuses a database with another program's table $name", async ({ sql, problem }) => {
    await runSql(target.url, sql);
    await expect(move()).rejects.toBeInstanceOf(problem);
    expect(Object.keys(await targetDump())).toEqual(['a_b']);
  });

  it('refuses a folder that a server uses', async () => {
    const store = await openStore({ databaseUrl: null, dataFolder: folder });
    await expect(move()).rejects.toBeInstanceOf(DataFolderInUse);
    await store.close();
  });

  it('refuses a folder without a database, and makes none', async () => {
    await expect(move(join(folder, 'nothing'))).rejects.toThrow(/no database in the folder/);
    await expect(move(join(folder, 'nothing'))).rejects.toBeInstanceOf(OperatorProblem);
  });

  it('is an outage where the target does not answer', async () => {
    await expect(move(folder, 'postgresql://postgres@127.0.0.1:1/none')).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
  });

  it.each([
    {
      name: 'a row comes out different',
      body: "NEW.engine_version := 'x'; RETURN NEW;",
      says: /table_entry differs/,
    },
    {
      name: 'a row is lost',
      body: 'IF NEW.seq = 300 THEN RETURN NULL; END IF; RETURN NEW;',
      says: /table_entry differs: 451 rows were read, 450/,
    },
    { name: 'the target fails on the way', body: "RAISE 'disk full';", says: /disk full/ },
  ])('moves nothing where $name', async ({ body, says }) => {
    await (await openStore({ databaseUrl: target.url, dataFolder: '' })).close();
    await runSql(
      target.url,
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`,
    );
    await runSql(
      target.url,
      'CREATE TRIGGER t BEFORE INSERT ON table_entry FOR EACH ROW EXECUTE FUNCTION spoil()',
    );
    await expect(move()).rejects.toThrow(says);
    expect(Object.values(await targetDump()).flat()).toEqual([]);
  });
});
