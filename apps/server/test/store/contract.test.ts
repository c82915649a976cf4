import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NewEntry, Store } from '../../src/store/store.ts';
import { describeExtras } from './contract-extras.ts';
import { describeLog } from './contract-log.ts';
import { describeLookups } from './contract-lookups.ts';
import { describeTalk } from './contract-talk.ts';
import { databaseKinds } from './databases.ts';
import type { TestDatabase } from './databases.ts';
import { givenPlayer, givenTable, lostEntries, newEntry } from './fixtures.ts';
import type { OpenStores } from './fixtures.ts';

/** Opening an embedded database takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Plays `length` entries at a table, as its queue would: one after the other, every fifth with extras. */
async function playTable(target: Store, length: number): Promise<readonly NewEntry[]> {
  const [tableId, member] = [await givenTable(target), await givenPlayer(target)];
  const acknowledged: NewEntry[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const entry = newEntry(tableId, seq);
    const snapshot = { engineVersion: '0.1.0', state: { seq } };
    const extras = seq % 5 === 0 ? { snapshot, members: [member] } : undefined;
    if ((await target.log.append(entry, extras)) === 'stored') acknowledged.push(entry);
  }
  return acknowledged;
}

describe.each(await databaseKinds())('store on $kind', ({ kind, shared, create }) => {
  let database: TestDatabase;
  const stores = {} as { -readonly [Name in keyof OpenStores]: Store };

  async function open(options: Parameters<TestDatabase['open']>[0] = {}): Promise<void> {
    stores.main = await database.open(options);
    stores.other = shared ? await database.open(options) : stores.main;
  }
  async function close(): Promise<void> {
    await stores.main.close();
    if (stores.other !== stores.main) await stores.other.close();
  }

  beforeAll(async () => {
    database = await create();
    await open();
  });
  afterAll(async () => {
    await close();
    await database.drop();
  });

  it('says what it is and answers', async () => {
    expect(stores.main.kind).toBe(kind);
    await expect(stores.main.ping()).resolves.toBeUndefined();
    expect(Math.abs((await stores.main.now()) - Date.now())).toBeLessThan(60_000);
  });

  describeLog(stores);
  describeExtras(stores);
  describeLookups(stores);
  describeTalk(stores);

  it('keeps every acknowledged entry while group commits, transactions and reads run at the same time', async () => {
    const playing = Promise.all(
      Array.from({ length: 40 }, (_, index) => playTable(index % 2 ? stores.main : stores.other, 20)),
    );
    const run = { busy: true };
    const people: string[] = [];
    const transactions = (async () => {
      while (run.busy) people.push(await givenPlayer(stores.main), await givenTable(stores.other));
    })();
    const reads = (async () => {
      while (run.busy) await Promise.all([stores.main.ping(), stores.main.log.read(people[1] ?? '', 0)]);
    })();
    const acknowledged = (await playing).flat();
    run.busy = false;
    await Promise.all([transactions, reads]);

    expect(acknowledged).toHaveLength(800);
    expect(await lostEntries(stores.main, acknowledged)).toEqual([]);
    const found = await Promise.all(
      people.map((id, index) =>
        index % 2 ? stores.main.tables.findById(id) : stores.main.players.findById(id),
      ),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain(null);
  });

  it('keeps everything over a restart, with nothing left to migrate', async () => {
    const acknowledged = await playTable(stores.main, 12);
    const lines: string[] = [];
    await close();
    await open({ onProgress: (line) => lines.push(line) });
    expect(lines).toEqual([]);
    expect(acknowledged).toHaveLength(12);
    expect(await lostEntries(stores.main, acknowledged)).toEqual([]);
  });

  it('[planted lost-row] loses acknowledged entries, which reading back finds', async () => {
    await close();
    await open({ plant: 'lost-row' });
    const acknowledged = await playTable(stores.main, 120);
    expect(acknowledged).toHaveLength(120);
    expect(await lostEntries(stores.main, acknowledged)).not.toEqual([]);
  });

  it('refuses entries once it is closed', async () => {
    const tableId = await givenTable(stores.main);
    await close();
    const { main } = stores;
    await expect(main.log.append(newEntry(tableId, 1))).rejects.toMatchObject({ code: 'storeUnavailable' });
    await expect(main.ping()).rejects.toMatchObject({ code: 'storeUnavailable' });
    await open();
  });
});
