import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStore } from '../../src/store/store.ts';

const DATABASE = 'database';

let template: Promise<string> | null = null;

/** A data folder with an embedded database that nobody has written to; made once in a process and copied from then on. */
export async function newDataFolder(): Promise<string> {
  template ??= makeTemplate();
  const [source, folder] = [await template, await mkdtemp(join(tmpdir(), 'skat-store-test-'))];
  await cp(join(source, DATABASE), join(folder, DATABASE), { recursive: true });
  return folder;
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratchFolder'), 'data-'));
  await (await openStore({ databaseUrl: null, dataFolder: folder })).close();
  return folder;
}
