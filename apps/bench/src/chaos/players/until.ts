import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 5;

/** Waits until a condition holds. @returns false if it did not in time */
export async function until(holds: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!holds()) {
    if (performance.now() > deadline) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}
