import { TOURNAMENT_RULES, applyCommand, openTable, viewFor } from '@skat/engine';
import type { Seat, TableState } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { killOptions } from '../src/chaos/kill/kill-options.ts';
import type { KillFigures } from '../src/chaos/kill/kill-report.ts';
import { BACK_WITHIN_MS, killLines, killViolations } from '../src/chaos/kill/kill-report.ts';
import { findingsIn } from '../src/chaos/players/check-log.ts';
import { SeatRecord } from '../src/chaos/players/seat-record.ts';
import type { StoredRow, StoredTable } from '../src/chaos/players/stored-logs.ts';

const RULES = TOURNAMENT_RULES;
const NAMES = ['Anna', 'Ben', 'Cara'] as const;

/** Three people sit down, one after another. */
const rows: readonly StoredRow[] = NAMES.map((name, index) => ({
  seq: index + 1,
  commandId: name,
  actor: { kind: 'player', playerId: name, name },
  command: { type: 'sit', seat: index as Seat },
  at: index,
}));
const TABLE: StoredTable = { tableId: 'table', name: 'Table', rules: RULES, rows };

function stateAfter(count: number): TableState {
  return rows.slice(0, count).reduce(
    (state, { actor, command, at }) => {
      const step = applyCommand(state, actor, command, at);
      if (!step.ok) throw new Error(step.error.code);
      return step.value;
    },
    openTable('Table', RULES),
  );
}

/** Ben as he was told everything: his place acknowledged, and the table shown after it. */
function ben(): SeatRecord {
  const record = new SeatRecord();
  record.sent.set('Ben', { type: 'sit', seat: 1 });
  record.sent.set('Cara', { type: 'sit', seat: 2 });
  record.acknowledge('Ben', 2);
  record.see(2, 1, viewFor(stateAfter(2), 1));
  record.see(3, 1, viewFor(stateAfter(3), 1));
  return record;
}

const kindsIn = (stored: readonly StoredRow[], record: SeatRecord): readonly string[] => [
  ...new Set(findingsIn({ ...TABLE, rows: stored }, [record]).map(({ kind }) => kind)),
];

describe('a log and those who played', () => {
  it('agree where all is well', () => {
    expect(kindsIn(rows, ben())).toEqual([]);
  });

  const [first, second, third] = rows as [StoredRow, StoredRow, StoredRow];
  it.each([
    { name: 'an acknowledged command is missing', stored: [first], kinds: ['lost'] },
    { name: 'a version that was shown is missing', stored: [first, second], kinds: ['lost'] },
    {
      name: 'an entry in between is missing',
      stored: [first, third],
      kinds: ['broken', 'lost', 'different'],
    },
    {
      name: 'a command stands twice',
      stored: [first, second, third, { ...second, seq: 4 }],
      kinds: ['doubled', 'lost', 'broken'],
    },
    {
      name: 'a command is applied again under another id',
      stored: [first, second, third, { ...second, seq: 4, commandId: 'again' }],
      kinds: ['unknown', 'broken'],
    },
    {
      name: 'something else stands there under the same id',
      stored: [first, second, { ...third, command: { type: 'sit', seat: 0 } as const }],
      kinds: ['unknown', 'broken'],
    },
  ])('disagree where $name', ({ stored, kinds }) => {
    expect(kindsIn(stored, ben())).toEqual(kinds);
  });

  it('disagree where another table was shown', () => {
    const record = ben();
    record.see(3, 1, viewFor(stateAfter(2), 1));
    expect(kindsIn(rows, record)).toEqual(['different']);
  });

  it('only the founder sits without having asked', () => {
    const record = ben();
    record.sent.delete('Cara');
    expect(kindsIn(rows, record)).toEqual(['unknown']);
  });
});

describe('what a seat is told', () => {
  it('news is a version not known before', () => {
    const record = new SeatRecord();
    const view = viewFor(stateAfter(2), 1);
    expect([record.see(2, 1, view), record.acknowledge('Ben', 2), record.acknowledge('x', 3)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('an older view after a newer acknowledgement contradicts it', () => {
    const record = new SeatRecord();
    record.acknowledge('x', 3);
    record.see(2, 1, viewFor(stateAfter(2), 1));
    expect(record.contradictions).toEqual(['version 3 was told, then 2 was shown']);
  });
});

function figures(change: Partial<KillFigures> = {}): KillFigures {
  return {
    ...{ kills: 2, acknowledged: 10, sightings: 30, entries: 12, deals: 1, cutShort: 3 },
    ...{ bootMs: [900, 1_000], backMs: [100, 200], missing: [], contradictions: [], findings: [] },
    refusals: new Map([['act: staleVersion', 1]]),
    ...change,
  };
}

describe('violations of a kill run', () => {
  it('there are none where all is well', () => {
    expect(killViolations(figures())).toEqual([]);
    expect(killLines(figures())).toContain('violations: 0');
  });

  it.each([
    { name: 'a loss', change: { findings: [{ kind: 'lost', text: 'here' }] }, says: 'lost: here' },
    { name: 'a late seat', change: { backMs: [BACK_WITHIN_MS + 1] }, says: '1 seats were back later' },
    { name: 'a missing seat', change: { missing: ['nobody'] }, says: 'nobody' },
    { name: 'a step back', change: { contradictions: ['older'] }, says: 'older' },
    { name: 'a refusal', change: { refusals: new Map([['act: x', 2]]) }, says: 'act: x (2 times)' },
    { name: 'nobody playing', change: { acknowledged: 0 }, says: 'nobody played' },
  ] as const)('$name', ({ change, says }) => {
    expect(killViolations(figures(change)).join()).toContain(says);
  });
});

describe('options of a kill run', () => {
  it.each([
    { words: ['--plant', 'x'], says: /early-ack/ },
    { words: ['--database', 'x'], says: /embedded/ },
    { words: ['--rounds', '0'], says: /at least 1/ },
  ])('$words is refused in words', ({ words, says }) => {
    const options = killOptions(words);
    expect(options.ok ? '' : options.error).toMatch(says);
  });
});
