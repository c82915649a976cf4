import { isDeepStrictEqual } from 'node:util';
import type { TableState } from '@skat/engine';
import { applyCommand, openTable, viewFor } from '@skat/engine';
import { fingerprint } from './fingerprint.ts';
import type { SeatRecord, Sighting } from './seat-record.ts';
import type { StoredRow, StoredTable } from './stored-logs.ts';

/** What a log and those who played disagree about. */
export type LogViolation = 'lost' | 'doubled' | 'unknown' | 'different' | 'broken';

export interface Finding {
  readonly kind: LogViolation;
  readonly text: string;
}

/**
 * A table's log against what its players asked for and were told: every acknowledged command at its version, nothing
 * twice, nothing that nobody sent, and every view exactly what the log up to its version folds to.
 */
export function findingsIn(table: StoredTable, seats: readonly SeatRecord[]): readonly Finding[] {
  const { tableId, rows } = table;
  const findings = [
    ...orderIn(rows),
    ...seats.flatMap((seat) => lostIn(rows, seat)),
    ...strangersIn(rows, seats),
    ...foldFindings(table, seats),
  ];
  return findings.map(({ kind, text }) => ({ kind, text: `${tableId}: ${text}` }));
}

function orderIn(rows: readonly StoredRow[]): readonly Finding[] {
  const ids = new Set(rows.map(({ commandId }) => commandId));
  const gaps = rows.filter(({ seq }, index) => seq !== index + 1);
  return [
    ...(ids.size === rows.length
      ? []
      : [{ kind: 'doubled', text: `${rows.length - ids.size} commands stand twice` } as const]),
    ...gaps.slice(0, 1).map(({ seq }): Finding => ({ kind: 'broken', text: `out of place: entry ${seq}` })),
  ];
}

function lostIn(rows: readonly StoredRow[], { acknowledged, sightings }: SeatRecord): readonly Finding[] {
  const places = new Map(rows.map(({ commandId, seq }) => [commandId, seq]));
  const head = rows.at(-1)?.seq ?? 0;
  const lost = acknowledged.filter(({ commandId, version }) => places.get(commandId) !== version);
  const ahead = sightings.filter(({ version }) => version > head);
  return [
    ...lost.map(({ version }): Finding => ({ kind: 'lost', text: `acknowledged as version ${version}` })),
    ...ahead.map(({ version }): Finding => ({
      kind: 'lost',
      text: `version ${version} was shown, ${head} is the last`,
    })),
  ];
}

/** The making of a table seats its founder, and computers: only this is not asked for by a command. */
function isFounding({ seq, command }: StoredRow): boolean {
  return command.type === 'addComputer' || (seq === 1 && command.type === 'sit');
}

function strangersIn(rows: readonly StoredRow[], seats: readonly SeatRecord[]): readonly Finding[] {
  return rows
    .filter((row) => row.actor.kind === 'player' && !isFounding(row))
    .filter(({ commandId, command }) =>
      seats.every(({ sent }) => !isDeepStrictEqual(sent.get(commandId), command)),
    )
    .map(({ seq, command }) => ({ kind: 'unknown', text: `nobody sent entry ${seq} (${command.type})` }));
}

/** Folds once, and compares at every version what each seat was shown. */
function foldFindings({ name, rules, rows }: StoredTable, seats: readonly SeatRecord[]): readonly Finding[] {
  const shown = new Map<number, Sighting[]>();
  for (const sighting of seats.flatMap(({ sightings }) => sightings))
    shown.set(sighting.version, [...(shown.get(sighting.version) ?? []), sighting]);
  const findings: Finding[] = [];
  let state = openTable(name, rules);
  for (const { seq, actor, command, at } of rows) {
    const step = applyCommand(state, actor, command, at);
    if (!step.ok) {
      findings.push({ kind: 'broken', text: `entry ${seq} is refused: ${step.error.code}` });
      return findings;
    }
    if (command.type === 'voidGame') findings.push({ kind: 'broken', text: `entry ${seq} voids a game` });
    state = step.value;
    for (const sighting of shown.get(seq) ?? []) findings.push(...differenceIn(state, sighting));
  }
  return findings;
}

function differenceIn(state: TableState, { version, viewer, sections, print }: Sighting): readonly Finding[] {
  if (fingerprint(viewFor(state, viewer), sections) === print) return [];
  const text = `seat ${viewer ?? 'none'} was shown another version ${version} (${sections.join(', ')})`;
  return [{ kind: 'different', text }];
}
