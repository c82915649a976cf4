import { describe, expect, it } from 'vitest';
import { stopOptions } from '../src/chaos/stop/stop-options.ts';
import type { StopFigures, StopRound } from '../src/chaos/stop/stop-report.ts';
import { stopLines, stopViolations } from '../src/chaos/stop/stop-report.ts';

const ROUND: StopRound = {
  sockets: 6,
  ending: 'code 0',
  exitMs: 400,
  bootMs: 900,
  backMs: [100, 200],
  missing: 0,
  stuck: 0,
};

const FIGURES: StopFigures = {
  rounds: [ROUND],
  acknowledged: 30,
  sightings: 90,
  entries: 40,
  contradictions: [],
  refusals: new Map([['act: staleVersion', 2]]),
  findings: [],
};

const withRound = (change: Partial<StopRound>): StopFigures => ({
  ...FIGURES,
  rounds: [{ ...ROUND, ...change }],
});

describe('what must not happen at a stop', () => {
  it('is nothing where all is well', () => {
    expect(stopViolations(FIGURES)).toEqual([]);
    expect(stopLines(FIGURES)).toContain('violations: 0');
  });

  it.each([
    { name: 'a signal ended it', figures: withRound({ ending: 'SIGKILL' }), says: /ended with SIGKILL/ },
    { name: 'it gave up', figures: withRound({ ending: 'code 1' }), says: /ended with code 1/ },
    { name: 'it took too long', figures: withRound({ exitMs: 5_001 }), says: /took 5001 ms/ },
    { name: 'somebody stays away', figures: withRound({ missing: 1 }), says: /1 seats did not come back/ },
    { name: 'a table stands still', figures: withRound({ stuck: 2 }), says: /at 2 tables nobody played on/ },
    {
      name: 'something is lost',
      figures: { ...FIGURES, findings: [{ kind: 'lost' as const, text: 'version 4' }] },
      says: /lost: version 4/,
    },
    {
      name: 'a refusal',
      figures: { ...FIGURES, refusals: new Map([['join: internal', 1]]) },
      says: /internal/,
    },
    { name: 'silence', figures: { ...FIGURES, acknowledged: 0 }, says: /nobody played/ },
  ])('$name', ({ figures, says }) => {
    const violations = stopViolations(figures);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(says);
  });
});

describe('options', () => {
  it('reads them', () => {
    expect(stopOptions(['--tables', '800', '--plant', 'hard-stop'])).toMatchObject({
      ok: true,
      value: { tables: 800, rounds: 2, plant: 'hard-stop', database: 'postgres' },
    });
  });

  it.each([
    { words: ['--plant', 'mice'], says: /--plant is one of/ },
    { words: ['--database', 'paper'], says: /--database is one of/ },
    { words: ['--program', 'other'], says: /--program is one of/ },
    { words: ['--tables', '0'], says: /at least 1/ },
  ])('$words is refused in words', ({ words, says }) => {
    const options = stopOptions(words);
    expect(options.ok ? '' : options.error).toMatch(says);
  });
});
