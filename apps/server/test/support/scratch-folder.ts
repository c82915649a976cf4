import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what several test files share, removed at the end of the run. */
    readonly scratchFolder: string;
  }
}

/** Runs once, before all test files and after them. */
export default async function scratchFolder({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'skat-scratch-'));
  provide('scratchFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
