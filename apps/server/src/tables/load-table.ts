import type { TableRules, TableState } from '@skat/engine';
import { openTable } from '@skat/engine';
import type { Store, TableRow } from '../store/store.ts';
import type { FoldedLog } from './fold-log.ts';
import { foldLog } from './fold-log.ts';

export interface LoadedTable extends FoldedLog {
  /** Commands of the entries read, with their versions. */
  readonly commands: readonly (readonly [commandId: string, version: number])[];
}

/**
 * The latest snapshot and the entries after it.
 * @throws StoreUnavailable
 */
export async function loadTable(log: Store['log'], row: TableRow): Promise<LoadedTable> {
  const snapshot = await log.latestSnapshot(row.id);
  const start =
    snapshot === null ? openTable(row.name, row.rules as TableRules) : (snapshot.state as TableState);
  const seq = snapshot?.seq ?? 0;
  const entries = await log.read(row.id, seq);
  return { ...foldLog(start, seq, entries), commands: entries.map((entry) => [entry.commandId, entry.seq]) };
}
