import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolderInUse, openStore } from '../../src/store/store.ts';
import type { NewEntry, Store } from '../../src/store/store.ts';
import { newDataFolder } from '../support/new-data-folder.ts';
import { givenTable, lostEntries, newEntry } from './fixtures.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const CHILD = fileURLToPath(new URL('./owner-child.ts', import.meta.url));

interface Owner {
  readonly process: ChildProcess;
  readonly acknowledged: NewEntry[];
  /** Starts writing and returns when so many entries were acknowledged. */
  write(count: number): Promise<void>;
  /** Ends it at once, as a power cut of the process alone would. */
  kill(): Promise<void>;
}

/** Starts another process that owns the folder. */
async function startOwner(folder: string): Promise<Owner> {
  const child = fork(CHILD, [folder], { execArgv: ['--import', 'tsx'] });
  const acknowledged: NewEntry[] = [];
  const [first] = (await once(child, 'message')) as [{ opened?: boolean }];
  expect(first.opened).toBe(true);
  return {
    process: child,
    acknowledged,
    write(count) {
      child.send('write');
      return new Promise((enough) => {
        child.on('message', (message: { acknowledged: NewEntry }) => {
          acknowledged.push(message.acknowledged);
          if (acknowledged.length === count) enough();
        });
      });
    },
    async kill() {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function socketFolderOf(dataFolder: string): Promise<string> {
  const names = (await readdir(dataFolder)).filter((name) => name.endsWith('.json'));
  expect(names).toHaveLength(1);
  const text = await readFile(join(dataFolder, names[0] ?? ''), 'utf8');
  return (JSON.parse(text) as { socketFolder: string }).socketFolder;
}

describe('data folder of the embedded database', () => {
  let folder: string;
  const open = (): Promise<Store> => openStore({ databaseUrl: null, dataFolder: folder });

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'skat-store-test-')), 'new', 'data');
    const store = await open();
    await store.close();
  });
  afterAll(() => rm(dirname(dirname(folder)), { recursive: true, force: true }));

  it('holds the database and nothing else once the store is closed', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(['database', 'owner.1.json']);
  });

  it('is refused to a second store of the same process, and the first goes on', async () => {
    const store = await open();
    await expect(open()).rejects.toBeInstanceOf(DataFolderInUse);
    expect(await store.log.append(newEntry(await givenTable(store), 1))).toBe('stored');
    await store.close();
  });

  it.each([1, 300])(
    'is refused while its owner lives, and taken over after kill -9 with all of %i entries',
    async (count) => {
      const owner = await startOwner(folder);
      const refusal = await open().catch((error: unknown) => error);
      const sockets = await socketFolderOf(folder);
      await owner.write(count);
      await owner.kill();
      expect(refusal).toBeInstanceOf(DataFolderInUse);
      for (const hint of [folder, `process ${String(owner.process.pid)}`, 'DATABASE_URL']) {
        expect(String(refusal)).toContain(hint);
      }

      const store = await open();
      expect(owner.acknowledged.length).toBeGreaterThanOrEqual(count);
      expect(await lostEntries(store, owner.acknowledged)).toEqual([]);
      expect(existsSync(sockets)).toBe(false);
      await store.close();
    },
  );

  it('is given to exactly one of several stores that take it over at the same moment', async () => {
    const owner = await startOwner(folder);
    await owner.kill();
    const attempts = await Promise.allSettled([open(), open(), open(), open()]);
    const won = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    const lost = attempts.flatMap((attempt) =>
      attempt.status === 'rejected' ? [attempt.reason as unknown] : [],
    );
    await Promise.all(won.map((store) => store.close()));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(Array.from({ length: 3 }, () => expect.any(DataFolderInUse) as unknown));
  });
});

describe('the thread of the embedded database', () => {
  let folder: string;
  let threads: Worker[];
  const noteThread = (thread: Worker): void => void threads.push(thread);

  beforeEach(async () => {
    folder = await newDataFolder();
    threads = [];
    process.on('worker', noteThread);
  });
  afterEach(async () => {
    process.off('worker', noteThread);
    await rm(folder, { recursive: true, force: true });
  });

  it('is started again when it dies, with everything that was acknowledged', async () => {
    const lines: string[] = [];
    const store = await openStore({
      databaseUrl: null,
      dataFolder: folder,
      onProgress: (line) => lines.push(line),
    });
    const tableId = await givenTable(store);
    const acknowledged = [1, 2, 3].map((seq) => newEntry(tableId, seq));
    for (const entry of acknowledged) expect(await store.log.append(entry)).toBe('stored');
    await threads.at(-1)?.terminate();
    await vi.waitFor(() => store.ping(), { timeout: 60_000 });
    expect(threads).toHaveLength(2);
    expect(lines.join()).toMatch(/database has stopped.*starts again/s);
    expect(await lostEntries(store, acknowledged)).toEqual([]);
    expect(await store.log.append(newEntry(tableId, 4))).toBe('stored');
    await store.close();
    expect(threads).toHaveLength(2);
  });

  it('says so when it cannot be started again', async () => {
    const lost: Error[] = [];
    const store = await openStore({
      databaseUrl: null,
      dataFolder: folder,
      onLost: (error) => lost.push(error),
    });
    await rm(join(folder, 'database'), { recursive: true });
    await writeFile(join(folder, 'database'), 'no folder');
    await threads.at(-1)?.terminate();
    await vi.waitFor(() => expect(lost).toHaveLength(1), { timeout: 60_000 });
    expect(lost[0]?.message).toMatch(/embedded database/);
    await expect(store.ping()).rejects.toMatchObject({ code: 'storeUnavailable' });
    await store.close();
  });
});
