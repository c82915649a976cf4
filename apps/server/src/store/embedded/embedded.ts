import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { runChild } from '../child-process.ts';
import { startThread } from '../entry-point.ts';
import { messageOf } from '../errors.ts';
import { endpointUrl, newEndpoint, removeEndpoint } from './endpoint.ts';

import { lockFolder } from './folder-lock.ts';
import type { PgliteTask } from './pglite-worker.ts';

/** The embedded database while it runs. */
export interface EmbeddedDatabase {
  /** Where it answers, as a connection string. It has one session: open one connection. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the embedded database of a data folder, making it first if there is none.
 * @throws DataFolderInUse if another process uses the folder
 */
export async function startEmbedded(
  dataFolder: string,
  onProgress: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const endpoint = await newEndpoint();
  const undo: (() => Promise<void>)[] = [() => removeEndpoint(endpoint)];
  try {
    const lock = await lockFolder(folder, endpoint);
    undo.unshift(() => lock.release());
    const database = join(folder, 'database');
    if (!existsSync(database)) {
      onProgress('Creating the database; this takes some seconds, only the first time.');
      await runChild('embedded/initdb-child', { folder: database });
    }
    const stopWorker = await startWorker({ endpoint, folder: database }, onProgress);
    undo.unshift(stopWorker);
  } catch (error) {
    await runAll(undo);
    throw error;
  }
  return { url: endpointUrl(endpoint), stop: () => runAll(undo) };
}

async function runAll(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

/** @returns what stops the worker, after the database has written everything down */
function startWorker(task: PgliteTask, onProgress: (line: string) => void): Promise<() => Promise<void>> {
  const worker = startThread('embedded/pglite-worker', task);
  const ended = new Promise<void>((done) => worker.once('exit', () => done()));
  return new Promise((started, failed) => {
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`The embedded database ended at its start (${code}).`)));
    worker.once('message', () => {
      // From here on a database that dies shows as requests that fail.
      worker.on('error', (error) => onProgress(`The embedded database has stopped: ${messageOf(error)}`));
      started(async () => {
        worker.postMessage('stop');
        await ended;
      });
    });
  });
}
