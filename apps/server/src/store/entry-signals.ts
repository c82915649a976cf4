import type { EncodedRow } from './append-sql.ts';
import { encodeSignal } from './signals.ts';

/** PostgreSQL refuses a notification of 8,000 bytes; an entry takes at most 52. */
const MOST_IN_ONE = 140;

/**
 * What the other nodes are told of a batch of entries: of each its table and its place. A row that loses its place to
 * another one may be named too: then that place is taken all the same.
 */
export function entrySignals(node: string, rows: readonly EncodedRow[]): readonly string[] {
  const heads = rows.map(({ entry }) => [entry.tableId, entry.seq] as const);
  const signals: string[] = [];
  for (let start = 0; start < heads.length; start += MOST_IN_ONE)
    signals.push(encodeSignal(node, { kind: 'entries', heads: heads.slice(start, start + MOST_IN_ONE) }));
  return signals;
}
