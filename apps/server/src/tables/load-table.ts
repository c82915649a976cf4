import type { TableRules, TableState } from '@skat/engine';
import { ENGINE_VERSION, openTable, restoredState } from '@skat/engine';
import type { Snapshot, Store, StoredEntry, TableRow } from '../store/store.ts';
import type { FoldedLog } from './fold-log.ts';
import { foldLog } from './fold-log.ts';

export interface LoadedTable extends FoldedLog {
  /** Commands of the entries read, with their versions. */
  readonly commands: readonly (readonly [commandId: string, version: number])[];
}

type Start = Pick<FoldedLog, 'state' | 'version'>;

/**
 * The latest snapshot and the entries after it. A snapshot of another engine is used only where the entries before
 * it can't be folded by these rules: what was decided by the rules of its time then stands.
 * @throws StoreUnavailable
 */
export async function loadTable(log: Store['log'], row: TableRow): Promise<LoadedTable> {
  const snapshot = await log.latestSnapshot(row.id);
  const isOwn = snapshot?.engineVersion === ENGINE_VERSION;
  const entries = await log.read(row.id, isOwn ? snapshot.seq : 0);
  const start = isOwn ? startAt(snapshot) : startOf(row, snapshot, entries);
  const folded = foldLog(
    start.state,
    start.version,
    entries.filter(({ seq }) => seq > start.version),
  );
  return { ...folded, commands: entries.map((entry) => [entry.commandId, entry.seq]) };
}

function startAt({ seq, state }: Snapshot): Start {
  return { state: restoredState(state as TableState), version: seq };
}

function startOf(row: TableRow, snapshot: Snapshot | null, entries: readonly StoredEntry[]): Start {
  const empty: Start = { state: openTable(row.name, row.rules as TableRules), version: 0 };
  if (snapshot === null) return empty;
  const before = foldLog(
    empty.state,
    empty.version,
    entries.filter(({ seq }) => seq <= snapshot.seq),
  );
  return before.isWhole && before.version === snapshot.seq ? before : startAt(snapshot);
}
