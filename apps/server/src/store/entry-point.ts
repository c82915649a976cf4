import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A file that runs as a process of its own, and the Node options it needs. */
export interface EntryPoint {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/** Whether the sources run as they are, so that own processes and threads need a TypeScript loader. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');

/**
 * Finds an own entry point: beside this file as TypeScript when the sources run as they are, as JavaScript in
 * the flat folder of the bundle otherwise.
 * @param path without extension, relative to the store's folder, such as `embedded/initdb-child`
 */
export function entryPoint(path: string): EntryPoint {
  if (FROM_SOURCE) {
    return { file: localFile(`${path}.ts`), execArgv: ['--import', resolveUrl('tsx')] };
  }
  return { file: localFile(`${path.slice(path.lastIndexOf('/') + 1)}.js`), execArgv: [] };
}

/**
 * Starts an own entry point as a thread (see `entryPoint` on `path`).
 * @param task what the thread finds in `workerData.task`
 */
export function startThread(path: string, task: object): Worker {
  const { file } = entryPoint(path);
  const workerData = { entry: pathToFileURL(file).href, task };
  return new Worker(FROM_SOURCE ? localFile('ts-thread.mjs') : file, { workerData });
}

function localFile(path: string): string {
  return fileURLToPath(new URL(`./${path}`, import.meta.url));
}

function resolveUrl(specifier: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(specifier)).href;
}
