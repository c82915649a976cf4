import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEndpoint, removeEndpoint } from '../../src/store/embedded/endpoint.ts';
import { lockFolder } from '../../src/store/embedded/folder-lock.ts';
import type { FolderLock } from '../../src/store/embedded/folder-lock.ts';
import { DataFolderInUse } from '../../src/store/store.ts';

const ROUNDS = 60;
const RIVALS = 6;

/** Tries to lock the folder, as one more process would. */
async function attempt(folder: string): Promise<FolderLock | 'refused'> {
  const endpoint = await newEndpoint();
  try {
    return await lockFolder(folder, endpoint);
  } catch (error) {
    if (error instanceof DataFolderInUse) return 'refused';
    throw error;
  } finally {
    await removeEndpoint(endpoint);
  }
}

describe('lock of a data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skat-store-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('goes to exactly one of those that come at the same moment, however often', async () => {
    const winners: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcomes = await Promise.all(Array.from({ length: RIVALS }, () => attempt(folder)));
      const locks = outcomes.filter((outcome) => outcome !== 'refused');
      winners.push(locks.length);
      await Promise.all(locks.map((lock) => lock.release()));
    }
    expect(winners).toEqual(Array.from({ length: ROUNDS }, () => 1));
  });

  it('leaves one small file behind', async () => {
    expect(await readdir(folder)).toHaveLength(1);
  });

  it.each([
    { name: 'unreadable', text: '{"pid":' },
    { name: 'empty', text: '' },
  ])('takes over when the owner file is $name', async ({ text }) => {
    const [file] = await readdir(folder);
    await writeFile(join(folder, file ?? ''), text);
    const lock = await attempt(folder);
    expect(lock).not.toBe('refused');
    expect(await attempt(folder)).toBe('refused');
    if (lock !== 'refused') await lock.release();
  });

  it.each([
    { name: 'a stranger answers at the old address', answer: 'stranger' },
    { name: 'somebody hangs up at the old address', answer: '' },
  ])('takes over when $name', async ({ answer }) => {
    const server = createServer((socket) => socket.end(answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const owner = { pid: 1, token: 'owner', address: { host: '127.0.0.1', port }, socketFolder: null };
    const [file] = await readdir(folder);
    await writeFile(join(folder, file ?? ''), JSON.stringify(owner));
    const lock = await attempt(folder);
    server.close();
    expect(lock).not.toBe('refused');
    if (lock !== 'refused') await lock.release();
  });

  it('holds in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(deep, { recursive: true });
    const endpoint = await newEndpoint();
    const lock = await lockFolder(deep, endpoint);
    expect(await attempt(deep)).toBe('refused');
    await lock.release();
    await removeEndpoint(endpoint);
    expect(await readdir(deep)).toEqual(['owner.1.json']);
  });
});
