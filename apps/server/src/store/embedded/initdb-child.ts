/** A process of its own that makes a new, migrated embedded database: what that needs in memory ends with it. */
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { answerParent } from '../child-process.ts';
import { applyMigrations } from '../migrations/apply.ts';
import { endpointUrl, newEndpoint, removeEndpoint } from './endpoint.ts';
import { runPglite } from './pglite-socket.ts';

interface Task {
  readonly folder: string;
}

/**
 * Builds in a folder of its own beside the final place and renames at the end: a start that is cut short leaves
 * nothing half made, and a child that outlives its killed parent for a moment does not disturb the next one.
 */
answerParent(async (task) => {
  const { folder } = task as Task;
  const prefix = `${folder}.unfinished-`;
  await removeUnfinished(prefix);
  const unfinished = await mkdtemp(prefix);
  const endpoint = await newEndpoint();
  try {
    const database = await runPglite(endpoint, { folder: unfinished });
    const applied = await applyMigrations(endpointUrl(endpoint));
    await database.stop();
    await rename(unfinished, folder);
    return applied;
  } finally {
    await removeEndpoint(endpoint);
  }
});

/** Clears away what earlier, cut-off starts left; what cannot be cleared now is left to the next one. */
async function removeUnfinished(prefix: string): Promise<void> {
  const parent = dirname(prefix);
  const names = (await readdir(parent)).filter((name) => name.startsWith(basename(prefix)));
  await Promise.allSettled(names.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}
