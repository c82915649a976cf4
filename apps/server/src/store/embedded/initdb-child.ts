/** A process of its own that makes a new, migrated embedded database: what that needs in memory ends with it. */
import { mkdir, rename, rm } from 'node:fs/promises';
import { answerParent } from '../child-process.ts';
import { applyMigrations } from '../migrations/apply.ts';
import { endpointUrl, newEndpoint, removeEndpoint } from './endpoint.ts';
import { runPglite } from './pglite-socket.ts';

interface Task {
  readonly folder: string;
}

/** Builds beside the final place and renames at the end: a start that is cut short leaves nothing half made. */
answerParent(async (task) => {
  const { folder } = task as Task;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const endpoint = await newEndpoint();
  try {
    const database = await runPglite(endpoint, unfinished);
    const applied = await applyMigrations(endpointUrl(endpoint));
    await database.stop();
    await rename(unfinished, folder);
    return applied;
  } finally {
    await removeEndpoint(endpoint);
  }
});
