// Loaded into a server that is measured (`node --expose-gc --import`): tells what its memory holds when asked over the
// process's own channel. Plain JavaScript, since node loads it as it is.
import { isMainThread } from 'node:worker_threads';

const ROUNDS = 3;

/** What is reachable, and what lies outside the heap for it. */
function report() {
  for (let round = 0; round < ROUNDS; round++) globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heapBytes: heapUsed + external, residentBytes: rss });
}

// A server's own children inherit its flags, but not whom they answer to.
const isAsked = isMainThread && process.env.BENCH_PROBE === String(process.ppid);
if (isAsked && process.channel !== undefined) {
  process.on('message', (word) => {
    if (word === 'memory') report();
  });
  process.channel.unref();
}
