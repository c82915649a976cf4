import { performance } from 'node:perf_hooks';

const MS_PER_SECOND = 1000;

/** Starts now; the returned function tells the seconds since. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / MS_PER_SECOND;
}
