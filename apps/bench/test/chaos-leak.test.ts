import { viewFor } from '@skat/engine';
import type { TableState } from '@skat/engine';
import { VARIANTS, randomFrom, seatOf } from '@skat/engine/proofs';
import { describe, expect, it } from 'vitest';
import { Comparison, differingBytes } from '../src/chaos/leak/compare.ts';
import { LeakCounts, reportLines } from '../src/chaos/leak/leak-report.ts';
import { LogBalance, timeless } from '../src/chaos/leak/log-balance.ts';
import { SEATED, hashOf } from '../src/chaos/leak/people.ts';
import { drawCase } from '../src/chaos/leak/swap-case.ts';
import { Transcript } from '../src/chaos/leak/transcript.ts';

describe('[R5.11] two worlds', () => {
  const random = randomFrom(3);
  const cases = Array.from({ length: 60 }, () => drawCase(random));

  it('are other tables that look the same to the viewer', () => {
    const shown = (table: TableState, seat: ReturnType<typeof seatOf>): string =>
      JSON.stringify(viewFor(table, seat));
    const told = cases.filter(({ viewer, ours, theirs }) => {
      const seat = seatOf(ours.table, viewer);
      return shown(ours.table, seat) !== shown(theirs.table, seat);
    });
    const same = cases.filter(({ ours, theirs }) => JSON.stringify(ours) === JSON.stringify(theirs));
    expect(told).toEqual([]);
    expect(same).toEqual([]);
  });

  it('have the same course before the viewer, and something to be refused', () => {
    const kinds = (world: (typeof cases)[number]['ours']): readonly string[] =>
      world.plays.map(({ person, command }) => `${person.name} ${command.type}`);
    for (const { ours, theirs, probes } of cases) {
      expect(kinds(theirs)).toEqual(kinds(ours));
      expect(probes.length).toBeGreaterThan(0);
    }
  });

  it('seat people whom a database can keep', () => {
    const [ada] = SEATED;
    expect(ada?.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(ada && hashOf(ada)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    for (const { ours } of cases) expect(JSON.stringify(ours.table)).not.toContain('"ada"');
  });
});

describe('what is compared', () => {
  it.each([
    { here: 'abc', there: 'abc', bytes: 0 },
    { here: 'abc', there: 'abd', bytes: 1 },
    { here: 'abc', there: 'ab', bytes: 1 },
    { here: 'ä', there: '', bytes: 2 },
  ])('"$here" and "$there" differ in $bytes bytes', ({ here, there, bytes }) => {
    expect(differingBytes(here, there)).toBe(bytes);
  });

  it('is every text by its channel; one that only one world has differs whole', () => {
    const comparison = new Comparison();
    comparison.compare('a', [{ channel: 'views', text: 'xyz' }], [{ channel: 'replies', text: 'xy' }]);
    expect(comparison.bytes).toMatchObject({ views: 3, replies: 0 });
    expect(comparison.differing).toBe(5);
    expect(comparison.examples).toHaveLength(2);
  });

  it('is not what names the connection or the moment', () => {
    const transcript = new Transcript();
    for (const text of ['0{"sid":"a"}', '40{"sid":"b"}', '2', '42["x",{"awayForMs":17}]', '431[{"ok":true}]'])
      transcript.add(text);
    expect(transcript.told).toEqual([
      { channel: 'views', text: '42["x",{"awayForMs":0}]' },
      { channel: 'replies', text: '431[{"ok":true}]' },
    ]);
  });

  it('is every line of the log but for time and place', () => {
    expect(timeless('{"level":30,"time":1,"pid":2,"hostname":"h","reqId":"r","msg":"at 127.0.0.1:80"}')).toBe(
      '{"level":30,"msg":"at 127.0.0.1"}',
    );
    const log = new LogBalance();
    log.print(0, 'one\ntwo\nthr');
    log.print(1, 'two\none\n');
    log.print(0, 'ee\n');
    expect([...log.surplus()]).toEqual([['three', 1]]);
  });
});

it('the report names every variant and the differing bytes', () => {
  const counts = new LeakCounts();
  counts.count({ variant: 'family 3', viewer: 'outside' });
  const lines = reportLines({ counts, comparison: new Comparison() });
  for (const variant of VARIANTS) expect(lines.some((line) => line.includes(variant))).toBe(true);
  expect(lines).toContain('differing bytes: 0');
});
