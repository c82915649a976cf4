import type { TableState } from '@skat/engine';
import { ENGINE_VERSION, openTable } from '@skat/engine';
import type { Store, StoredEntry, TableRow } from '../store/store.ts';
import type { FoldedLog } from './fold-log.ts';
import { foldLog } from './fold-log.ts';
import { keptRules } from './kept-rules.ts';
import { keptSettings } from './kept-settings.ts';

export interface LoadedTable extends FoldedLog {
  /** Commands of the entries read, with their versions. */
  readonly commands: readonly (readonly [commandId: string, version: number])[];
}

/**
 * The latest snapshot and the entries after it; where an older engine took the snapshot, the whole log.
 * @throws StoreUnavailable
 */
export async function loadTable(log: Store['log'], row: TableRow): Promise<LoadedTable> {
  const snapshot = await log.latestSnapshot(row.id);
  if (snapshot !== null && snapshot.engineVersion === ENGINE_VERSION) {
    const entries = await log.read(row.id, snapshot.seq);
    return loaded(foldLog(snapshot.state as TableState, snapshot.seq, entries), entries);
  }
  const entries = await log.read(row.id, 0);
  return loaded(
    foldWhole(openTable(row.name, keptRules(row.rules), keptSettings(row.settings)), entries),
    entries,
  );
}

/**
 * A log from its first entry. Where these rules can't replay what an older engine wrote, the table goes on from an
 * empty waiting room.
 */
function foldWhole(empty: TableState, entries: readonly StoredEntry[]): FoldedLog {
  const firstOwn = entries.findIndex(({ engineVersion }) => engineVersion === ENGINE_VERSION);
  const older = firstOwn === -1 ? entries : entries.slice(0, firstOwn);
  const lastOlder = older.at(-1)?.seq ?? 0;
  const { isWhole } = foldLog(empty, 0, older);
  return isWhole ? foldLog(empty, 0, entries) : foldLog(empty, lastOlder, entries.slice(older.length));
}

function loaded(folded: FoldedLog, entries: readonly StoredEntry[]): LoadedTable {
  return { ...folded, commands: entries.map((entry) => [entry.commandId, entry.seq]) };
}
