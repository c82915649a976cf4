import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runChild } from '../child-process.ts';
import { endpointUrl, newEndpoint, removeEndpoint } from './endpoint.ts';
import { lockFolder } from './folder-lock.ts';
import type { EmbeddedListeners } from './kept-pglite.ts';
import { KeptPglite } from './kept-pglite.ts';

/** The embedded database while it runs. */
export interface EmbeddedDatabase {
  /** Where it answers, as a connection string. It has one session: open one connection. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether a data folder holds a database already. */
export function hasDatabase(dataFolder: string): boolean {
  return existsSync(databaseIn(resolve(dataFolder)));
}

function databaseIn(folder: string): string {
  return join(folder, 'database');
}

/**
 * Starts the embedded database of a data folder, making it first if there is none.
 * @throws DataFolderInUse if another process uses the folder
 */
export async function startEmbedded(
  dataFolder: string,
  listeners: EmbeddedListeners,
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const endpoint = await newEndpoint();
  const undo: (() => Promise<void>)[] = [() => removeEndpoint(endpoint)];
  try {
    const lock = await lockFolder(folder, endpoint);
    undo.unshift(() => lock.release());
    const database = databaseIn(folder);
    if (!existsSync(database)) {
      listeners.onProgress('Creating the database; this takes some seconds, only the first time.');
      await runChild('embedded/initdb-child', { folder: database });
    }
    const pglite = await KeptPglite.start({ endpoint, folder: database }, listeners);
    undo.unshift(() => pglite.stop());
  } catch (error) {
    await runAll(undo);
    throw error;
  }
  return { url: endpointUrl(endpoint), stop: () => runAll(undo) };
}

async function runAll(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}
