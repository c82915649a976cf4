import { isDeepStrictEqual } from 'node:util';
import type { TableEntry, TableState } from '@skat/engine';
import { replayTable, seatOfPlayer, viewFor } from '@skat/engine';
import type { StoredEntry } from '@skat/server/proofs';
import type { Person } from './person.ts';
import type { WishBook, Wished } from './wish-book.ts';

/** What a schedule has left behind. */
export interface Remains {
  readonly empty: TableState;
  readonly entries: readonly StoredEntry[];
  readonly people: readonly Person[];
  readonly book: WishBook;
  /** Ids of entries that were there before anybody came. */
  readonly given: ReadonlySet<string>;
}

/** Whatever the log, the pages and their people do not agree on. */
export function disagreements(remains: Remains): readonly string[] {
  const table = folded(remains);
  if (table === null) return ['the log cannot be replayed'];
  return [
    ...remains.people.flatMap((person) => differingView(person, table, remains)),
    ...wrongEntries(remains, table),
  ];
}

function folded({ empty, entries }: Remains): TableState | null {
  try {
    return replayTable(empty, entries as readonly unknown[] as readonly TableEntry[]);
  } catch {
    return null;
  }
}

function differingView({ tab, seat }: Person, table: TableState, { entries }: Remains): readonly string[] {
  const { view, version } = tab.client;
  if (version !== entries.length) return [`seat ${seat} stands at ${version}, the log at ${entries.length}`];
  return isDeepStrictEqual(asJson(view), asJson(viewFor(table, seat)))
    ? []
    : [`seat ${seat} sees another table`];
}

function wrongEntries({ entries, book, given }: Remains, table: TableState): readonly string[] {
  const found = new Map<Wished, StoredEntry[]>();
  const strange: string[] = [];
  for (const entry of entries) {
    if ((entry.actor as { kind: string }).kind !== 'player' || given.has(entry.commandId)) continue;
    const wished = book.wishOf(entry.commandId);
    if (wished === null) strange.push(`nobody asked for entry ${entry.seq}`);
    else found.set(wished, [...(found.get(wished) ?? []), entry]);
  }
  return [
    ...strange,
    ...[...book.all].flatMap((wished) => wrongWish(wished, found.get(wished) ?? [], table)),
  ];
}

function wrongWish(wished: Wished, entries: readonly StoredEntry[], table: TableState): readonly string[] {
  const { outcome, command, seat, isFinal } = wished;
  const [entry] = entries;
  const name = `${command.type} of seat ${seat}`;
  if (entries.length > 1) return [`${name} happened ${entries.length} times`];
  if (outcome?.ok === true && entry?.seq !== outcome.value.version)
    return [`${name} was accepted and is not in the log`];
  if (outcome?.ok === false && isFinal && entry !== undefined)
    return [`${name} was refused and is in the log`];
  if (entry === undefined) return [];
  const { playerId } = entry.actor as { readonly playerId: string };
  const isTheirs =
    seatOfPlayer(table, playerId) === seat && isDeepStrictEqual(asJson(entry.command), asJson(command));
  return isTheirs ? [] : [`${name} stands in the log as something else`];
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
