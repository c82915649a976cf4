import type { AppendResult, EntryExtras, NewEntry, TableLog } from './types.ts';

/** Planted faults of a node that shares its database with others. */
export type NodeFault = 'stale-cache' | 'no-conflict';

/**
 * A planted fault: with `stale-cache` a log that never tells that another node has written, with `no-conflict` one
 * that says an entry is stored whose place another node was the first to take.
 */
export function withNodeFault(log: TableLog, fault: NodeFault): TableLog {
  return {
    append: (entry, extras) =>
      fault === 'no-conflict' ? appendBlindly(log, entry, extras) : log.append(entry, extras),
    read: (tableId, afterSeq) => log.read(tableId, afterSeq),
    seqOfCommand: (tableId, commandId) => log.seqOfCommand(tableId, commandId),
    latestSnapshot: (tableId) => log.latestSnapshot(tableId),
    headSeq: (tableId) => log.headSeq(tableId),
    heads: (tableIds) => (fault === 'stale-cache' ? Promise.resolve([]) : log.heads(tableIds)),
  };
}

async function appendBlindly(
  log: TableLog,
  entry: NewEntry,
  extras: EntryExtras | undefined,
): Promise<AppendResult> {
  const result = await log.append(entry, extras);
  return result === 'seqTaken' ? 'stored' : result;
}
