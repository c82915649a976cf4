import type { TableState, Viewer } from '../../src/index.ts';
import { viewFor, viewUpdate } from '../../src/index.ts';
import { same } from './same.ts';

/** Whether a screen that has the old view and takes the update shows what a fresh view would. */
export function isUpdateComplete(before: TableState, after: TableState, viewer: Viewer | null): boolean {
  const merged = { ...viewFor(before, viewer), ...viewUpdate(before, after, viewer) };
  return same(merged, viewFor(after, viewer));
}
