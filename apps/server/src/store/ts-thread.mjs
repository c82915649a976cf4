/** A thread that runs a TypeScript source: on Node 20 a thread does not take a loader as an option. */
import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

await tsImport(workerData.entry, import.meta.url);
