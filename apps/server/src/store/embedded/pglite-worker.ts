/** The thread in which the embedded database runs, so that its work never holds up the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Endpoint } from './endpoint.ts';
import { runPglite } from './pglite-socket.ts';

/** What the thread is started with. */
export interface PgliteTask {
  readonly endpoint: Endpoint;
  readonly folder: string;
}

const { task } = workerData as { readonly task: PgliteTask };
const database = await runPglite(task.endpoint, { folder: task.folder, onCrash: endThread });

/** Uncaught, the error ends this thread and reaches whoever started it. */
function endThread(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

parentPort?.once('message', () => {
  void database.stop().finally(() => parentPort?.close());
});
parentPort?.postMessage('ready');
