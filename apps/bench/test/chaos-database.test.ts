import { describe, expect, it } from 'vitest';
import { parentIn } from '../src/chaos/database/cluster.ts';
import { databaseOptions } from '../src/chaos/database/database-options.ts';
import type { DatabaseFigures, FaultFigures } from '../src/chaos/database/database-report.ts';
import {
  ANSWER_WITHIN_MS,
  ON_WITHIN_MS,
  databaseLines,
  databaseViolations,
} from '../src/chaos/database/database-report.ts';
import { faultsOf } from '../src/chaos/database/faults.ts';

const FAULT: FaultFigures = {
  ...{ name: 'stopped for 30 s', awayMs: 30_000, newsWhileAway: 0, onMs: [800, 1_200] },
  ...{ wasUnready: true, readyMs: 300, refused: 12 },
};

function figures(change: Partial<DatabaseFigures> = {}, fault: Partial<FaultFigures> = {}): DatabaseFigures {
  return {
    faults: [{ ...FAULT, ...fault }],
    ...{ acknowledged: 10, sightings: 30, entries: 12, longestWaitMs: 100, longestReadinessMs: 100 },
    ...{ ending: null, contradictions: [], findings: [] },
    refusals: new Map([
      ['storeUnavailable', 12],
      ['join: storeUnavailable', 1],
    ]),
    ...change,
  };
}

describe('violations of a database run', () => {
  it('there are none where all is well', () => {
    expect(databaseViolations(figures())).toEqual([]);
    expect(databaseLines(figures())).toContain('violations: 0');
  });

  it.each([
    { name: 'something shown meanwhile', fault: { newsWhileAway: 1 }, says: '1 versions were told' },
    { name: 'a table that stays', fault: { onMs: [100, null] }, says: '1 tables did not go on' },
    { name: 'a late table', fault: { onMs: [ON_WITHIN_MS + 1] }, says: '1 tables did not go on' },
    { name: 'no word of it', fault: { wasUnready: false }, says: 'said that it was ready' },
    { name: 'never ready again', fault: { readyMs: null }, says: 'was not ready within' },
  ])('$name', ({ fault, says }) => {
    expect(databaseViolations(figures({}, fault)).join()).toContain(says);
  });

  it('a short outage may pass unseen by readiness', () => {
    expect(databaseViolations(figures({}, { awayMs: 1_000, wasUnready: false }))).toEqual([]);
  });

  it.each([
    { name: 'an exit', change: { ending: 'code 1' }, says: 'code 1' },
    { name: 'a loss', change: { findings: [{ kind: 'lost', text: 'here' }] }, says: 'lost: here' },
    { name: 'no answer', change: { longestWaitMs: ANSWER_WITHIN_MS + 1 }, says: 'waited 15.0 s' },
    { name: 'another refusal', change: { refusals: new Map([['act: x', 1]]) }, says: 'act: x' },
    { name: 'nobody playing', change: { acknowledged: 0 }, says: 'nobody played' },
  ] as const)('$name', ({ change, says }) => {
    expect(databaseViolations(figures(change)).join()).toContain(says);
  });
});

describe('options of a database run', () => {
  it.each([
    { words: ['--plant', 'x'], says: /late-return/ },
    { words: ['--outages', '1,x'], says: /seconds/ },
    { words: ['--tables', '0'], says: /at least 1/ },
  ])('$words is refused in words', ({ words, says }) => {
    const options = databaseOptions(words);
    expect(options.ok ? '' : options.error).toMatch(says);
  });

  it('say what happens, in order; without seconds nothing of the kind does', () => {
    const options = databaseOptions(['--cuts', '1', '--outages', '2,3', '--freezes', '']);
    const faults = options.ok ? faultsOf(options.value) : [];
    expect(faults.map(({ name, awayMs }) => [name, awayMs])).toEqual([
      ['connections cut (1)', 0],
      ['stopped for 2 s', 2_000],
      ['stopped for 3 s', 3_000],
    ]);
  });
});

it('the parent of a process stands behind its state, whatever its name', () => {
  expect(parentIn('41 (a (b) c) S 7 41 41 0 -1')).toBe(7);
});
