import { randomBytes, randomUUID } from 'node:crypto';
import type { NewEntry, NewTable, SeriesRow, Store, StoredEntry } from '../../src/store/store.ts';

/** A UUID that nothing has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Two nodes' stores on one database where it has room for two, else the same store twice. */
export interface OpenStores {
  readonly main: Store;
  readonly other: Store;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function newTable(changes: Partial<NewTable> = {}): NewTable {
  return {
    id: randomUUID(),
    name: 'Stammtisch',
    rules: { ramsch: false, games: 36 },
    settings: { clock: 60 },
    watchToken: null,
    invitationToken: randomBytes(16).toString('hex'),
    code: randomBytes(6).toString('hex'),
    codeExpiresAt: Date.now() + DAY_MS,
    ...changes,
  };
}

/** A table that is in the database; returns its id. */
export async function givenTable(store: Store): Promise<string> {
  const table = newTable();
  await store.tables.create(table);
  return table.id;
}

/** A player who is in the database; returns their id. */
export async function givenPlayer(store: Store, name = 'Anna'): Promise<string> {
  return (await store.players.createWithSession(name, randomUUID())).id;
}

export function newEntry(tableId: string, seq: number, changes: Partial<NewEntry> = {}): NewEntry {
  return {
    tableId,
    seq,
    commandId: randomUUID(),
    actor: { seat: seq % 3, name: 'Zoë 李' },
    command: { type: 'act', action: { type: 'playCard', card: 'CJ' }, note: 'back\\slash \\u0000 "quoted"' },
    engineVersion: '0.1.0',
    at: 1_790_000_000_123 + seq,
    ...changes,
  };
}

export function newSeries(changes: Partial<SeriesRow> = {}): SeriesRow {
  return {
    number: 1,
    rules: { games: 36 },
    seats: ['Anna', 'Ben', 'computer'],
    sheet: { lines: [] },
    startedAt: 1_790_000_000_000,
    endedAt: null,
    aborted: false,
    players: [],
    ...changes,
  };
}

/** The entries that were acknowledged but cannot be read back exactly as they were given: none, or the proof fails. */
export async function lostEntries(
  store: Store,
  acknowledged: readonly NewEntry[],
): Promise<readonly NewEntry[]> {
  const tables = new Set(acknowledged.map((entry) => entry.tableId));
  const found = new Map<string, StoredEntry>();
  for (const tableId of tables) {
    for (const entry of await store.log.read(tableId, 0)) found.set(`${tableId} ${entry.seq}`, entry);
  }
  return acknowledged.filter((entry) => {
    const stored = found.get(`${entry.tableId} ${entry.seq}`);
    return JSON.stringify(stored) !== JSON.stringify(entry);
  });
}
