import type { SeatView, TableSection } from '@skat/engine';
import { NO_ASIDES } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { eventLoopP99Of, metricOf } from '../src/server/contender.ts';
import { cpuTimeOf, residentKbOf } from '../src/server/measured-child.ts';
import { frameBytes } from '../src/server/traffic.ts';
import type { TableCourse } from '../src/server/tables-report.ts';
import { hasLeaked, tablesLines } from '../src/server/tables-report.ts';
import type { KnownView } from '../src/server/wish.ts';
import { wishAt } from '../src/server/wish.ts';

describe('what a process has used', () => {
  it('reads processor time behind a name with spaces and brackets', () => {
    const stat = '41 (a (b) c) S 1 41 41 0 -1 4194304 100 0 0 0 250 75 0 0 20 0 11 0 9000 1 2 3';
    expect(cpuTimeOf(stat)).toEqual({ user: 2.5, system: 0.75 });
  });

  it('reads resident memory', () => {
    expect(residentKbOf('Name:\tnode\nVmPeak:\t  99 kB\nVmRSS:\t  151234 kB\n')).toBe(151_234);
  });
});

describe('bytes of a text frame from the server', () => {
  it.each([
    { name: 'short', text: 'x'.repeat(125), bytes: 127 },
    { name: 'medium', text: 'x'.repeat(126), bytes: 130 },
    { name: 'long', text: 'x'.repeat(65_536), bytes: 65_546 },
    { name: 'more bytes than characters', text: 'ü', bytes: 4 },
  ])('$name', ({ text, bytes }) => {
    expect(frameBytes(text)).toBe(bytes);
  });
});

const person = (readiness: SeatView['readiness']): SeatView => ({
  kind: 'person',
  name: 'Anna',
  readiness,
  offered: false,
  standIn: null,
  expiries: 0,
  successor: null,
});
const empty: SeatView = { ...person('undecided'), kind: 'empty', name: '' };

function viewOf(viewer: KnownView['viewer'], table: Partial<TableSection>): KnownView {
  const section: TableSection = {
    name: 'Table',
    phase: 'gathering',
    pausedBy: null,
    seats: [person('undecided'), person('undecided'), person('undecided')],
    chairs: [0, 1, 2],
    host: 0,
    series: 1,
    game: 0,
    endsEarly: false,
    rounds: { bock: 0, bockGamesLeft: 0, ramschGamesLeft: 0 },
    ...table,
  };
  return { viewer, table: section };
}

const READY = [person('undecided'), person('ready'), person('ready')] as const;
const READY_FOR_THIRD = { type: 'ready', series: 1, game: 3, readiness: 'ready' };

describe('what a player asks for', () => {
  it.each([
    { name: 'a seat first', view: viewOf(null, {}), asks: { type: 'sit', seat: 1 } },
    {
      name: 'ready, for everybody but the host',
      view: viewOf(1, {}),
      asks: { type: 'ready', series: 1, game: 0, readiness: 'ready' },
    },
    { name: 'nothing, once ready', view: viewOf(1, { seats: READY }), asks: undefined },
    {
      name: 'the start, for the host of people who are ready',
      view: viewOf(0, { seats: READY }),
      asks: { type: 'start' },
    },
    {
      name: 'the start, for the host among computers',
      view: viewOf(0, {
        seats: [person('undecided'), { ...empty, kind: 'computer' }, { ...empty, kind: 'computer' }],
      }),
      asks: { type: 'start' },
    },
    {
      name: 'nothing, while a chair is free',
      view: viewOf(0, { seats: [person('undecided'), person('ready'), empty] }),
      asks: undefined,
    },
    { name: 'the next game', view: viewOf(0, { phase: 'betweenGames', game: 3 }), asks: READY_FOR_THIRD },
    {
      name: 'a new series, for the host',
      view: viewOf(0, { phase: 'ended', game: 36 }),
      asks: { type: 'newSeries', series: 1 },
    },
    {
      name: 'nothing at the end, for the others',
      view: viewOf(2, { phase: 'ended', game: 36 }),
      asks: undefined,
    },
  ])('$name', ({ view, asks }) => {
    expect(wishAt(view, 7, 1)(() => 0)?.command).toEqual(asks);
  });

  it('one of the legal cards, once for each version', () => {
    const legal = { type: 'playCard', cards: ['C7', 'C8'] } as const;
    const play = {
      phase: 'playing',
      toAct: [1],
      hand: ['C7', 'C8', 'D7'],
      legal,
      asides: NO_ASIDES,
      proposal: null,
      trick: null,
      lastTrick: null,
      tricksWon: [0, 0, 0],
      pointsWon: null,
      openHand: null,
    } as const;
    const wish = wishAt({ ...viewOf(1, { phase: 'playing' }), play }, 7, 1)(() => 1);
    expect(wish).toEqual({
      key: 'act 7',
      command: { type: 'act', action: { type: 'playCard', card: 'C8' } },
    });
  });
});

describe('numbers in a text for Prometheus', () => {
  const text =
    '# HELP skat_tables Tables\nskat_tables 12\nskat_tables_more 3\nnodejs_eventloop_lag_p99_seconds 0.0115\n';

  it('are found by their whole name', () => {
    expect(metricOf(text, 'skat_tables')).toBe(12);
    expect(metricOf(text, 'skat')).toBeNull();
    expect(eventLoopP99Of(text)).toBeCloseTo(11.5);
    expect(eventLoopP99Of('')).toBeNull();
  });
});

describe('what many tables leave behind', () => {
  const kept = (megabytes: number, tables: number) => ({
    heapBytes: megabytes * 1024 * 1024,
    residentBytes: 0,
    tables,
  });
  const course = (end: TableCourse['end']): TableCourse => ({
    ...{ warm: 10, count: 110, seconds: 10, plays: 8_000, refusals: new Map(), start: kept(100, 0) },
    end,
  });

  it.each([
    { name: 'as little as before', end: kept(99, 0), leaks: false },
    { name: 'just within the limit', end: kept(105, 0), leaks: false },
    { name: 'more than that', end: kept(105.1, 0), leaks: true },
    { name: 'a table that nobody is at', end: kept(100, 1), leaks: true },
  ])('$name', ({ end, leaks }) => {
    expect(hasLeaked(course(end))).toBe(leaks);
  });

  it('is told for each table', () => {
    expect(tablesLines(course(kept(101, 0))).join('\n')).toMatch(
      /10\.0 tables\/s[^]*\(1\.0 %, limit 5 %\): 10486 bytes/,
    );
  });
});
