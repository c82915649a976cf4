import { commandMessageSchema } from '@skat/protocol';
import { randomFrom } from '@skat/engine/proofs';
import { describe, expect, it } from 'vitest';
import { fuzzOptions } from '../src/chaos/fuzz/fuzz-options.ts';
import type { FuzzFigures } from '../src/chaos/fuzz/fuzz-report.ts';
import { FEWEST_PLAYS, MOST_GROWTH_KB, fuzzLines, violationsIn } from '../src/chaos/fuzz/fuzz-report.ts';
import { hostileEvent } from '../src/chaos/fuzz/hostile-events.ts';
import { hostileRequest } from '../src/chaos/fuzz/hostile-requests.ts';
import { spoilt } from '../src/chaos/fuzz/hostile-values.ts';
import { Ledger } from '../src/chaos/fuzz/ledger.ts';
import { FuzzTally } from '../src/chaos/fuzz/tally.ts';
import { drawVisit } from '../src/chaos/fuzz/visit.ts';

const TABLE = '00000000-0000-4000-8000-000000000001';
const STAND = { kind: 'guest', tableId: TABLE, version: 7 } as const;

describe('hostile messages', () => {
  it('are the same for the same seed', () => {
    const drawn = (seed: number): string => {
      const random = randomFrom(seed);
      return JSON.stringify(Array.from({ length: 50 }, () => hostileEvent(STAND, random)));
    };
    expect(drawn(1)).toBe(drawn(1));
    expect(drawn(1)).not.toBe(drawn(2));
  });

  it('are well formed often enough to come before the rules, and malformed often enough not to', () => {
    const random = randomFrom(1);
    const events = Array.from({ length: 400 }, () => hostileEvent(STAND, random));
    const formed = events.filter(([, message]) => commandMessageSchema.safeParse(message).success).length;
    expect(formed).toBeGreaterThan(100);
    expect(events.length - formed).toBeGreaterThan(100);
  });

  it('from a cheat never act at a version that could be the present one', () => {
    const random = randomFrom(1);
    const versions = Array.from({ length: 400 }, () => hostileEvent({ ...STAND, kind: 'cheat' }, random))
      .map(([, message]) => commandMessageSchema.safeParse(message))
      .flatMap(({ data }) => (data ? [data.version] : []));
    expect(new Set(versions)).toEqual(new Set([0, 1, 999_999]));
  });

  it('spoil a message in one place', () => {
    const random = randomFrom(1);
    const message = { a: 1, b: { c: 2 } };
    const results = Array.from({ length: 100 }, () => JSON.stringify(spoilt(message, random)));
    expect(results.filter((text) => text === JSON.stringify(message))).toEqual([]);
    expect(results.some((text) => text.includes('__proto__'))).toBe(true);
  });

  it('by REST come with every kind of body', () => {
    const random = randomFrom(1);
    const targets = { url: '', attackers: [], tableIds: [TABLE], stillTableId: TABLE };
    const requests = Array.from({ length: 300 }, () => hostileRequest(targets, random));
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PUT', 'DELETE']));
    expect(requests.some(({ body }) => (body?.length ?? 0) > 50_000)).toBe(true);
  });

  it('of one visit are of one kind, and requests come from strangers', () => {
    const attackers = (['stranger', 'guest', 'cheat'] as const).map((kind) => ({ kind, cookie: kind }));
    const targets = { url: '', attackers, tableIds: [TABLE], stillTableId: TABLE };
    const visits = Array.from({ length: 400 }, (_, seed) => drawVisit(targets, randomFrom(seed)));
    expect(new Set(visits.map(({ kind }) => kind)).size).toBe(5);
    const asking = visits.filter(({ kind }) => kind === 'requests').map(({ attacker }) => attacker.kind);
    expect(new Set(asking)).toEqual(new Set(['stranger']));
  });
});

describe('the ledger', () => {
  const command = { type: 'act', action: { type: 'pass' } } as const;
  const row = { tableId: TABLE, seq: 2, commandId: 'one', actor: { kind: 'player' }, command };

  it.each([
    { name: 'what an honest player sent', row, foreign: 0 },
    { name: 'what the server did', row: { ...row, commandId: 'x', actor: { kind: 'server' } }, foreign: 0 },
    { name: 'what stood there before', row: { ...row, commandId: 'zero' }, foreign: 0 },
    { name: 'a command that nobody sent', row: { ...row, commandId: 'two' }, foreign: 1 },
    { name: 'another command under a known id', row: { ...row, command: { type: 'stand' } }, foreign: 1 },
    { name: 'a command at another table', row: { ...row, tableId: 'other' }, foreign: 1 },
  ])('$name: $foreign foreign', ({ row: found, foreign }) => {
    const ledger = new Ledger();
    ledger.trust([{ ...row, commandId: 'zero' }]);
    ledger.note(TABLE, 'one', command);
    expect(ledger.foreignIn([found])).toHaveLength(foreign);
  });
});

const many = (ms: number): readonly number[] => Array.from({ length: FEWEST_PLAYS }, () => ms);

function figures(change: Partial<FuzzFigures> = {}): FuzzFigures {
  return {
    tally: new FuzzTally(),
    ending: null,
    residentKb: { start: 1_000, peak: 1_000, end: 1_000 },
    latenciesMs: { flooded: [10, 20], elsewhere: [10, 10] },
    plays: 4,
    honestRefusals: new Map(),
    changes: [],
    ...change,
  };
}

describe('violations', () => {
  it('there are none where all is well', () => {
    expect(violationsIn(figures())).toEqual([]);
    expect(fuzzLines(figures())).toContain('violations: 0');
  });

  const unanswered = new FuzzTally();
  unanswered.violation('no answer to table:join');
  it.each([
    { name: 'an exit', change: { ending: 'SIGKILL' }, says: 'SIGKILL' },
    { name: 'a state change', change: { changes: ['forged'] }, says: 'forged' },
    { name: 'no answer', change: { tally: unanswered }, says: 'no answer to table:join' },
    { name: 'a refused player', change: { honestRefusals: new Map([['act: x', 1]]) }, says: 'act: x' },
    {
      name: 'memory',
      change: { residentKb: { start: 0, peak: 0, end: MOST_GROWTH_KB + 1 } },
      says: 'memory has grown',
    },
    {
      name: 'slower players',
      change: { latenciesMs: { flooded: many(21), elsewhere: many(10) } },
      says: 'p99 is 2.10 times as long',
    },
    {
      name: 'nothing measured',
      change: { latenciesMs: { flooded: [], elsewhere: [] } },
      says: 'did not play',
    },
  ])('$name', ({ change, says }) => {
    expect(violationsIn(figures(change)).join()).toContain(says);
  });
});

describe('options', () => {
  it.each([
    { words: ['--plant', 'something'], says: /foreign-seat/ },
    { words: ['--program', 'x'], says: /built/ },
    { words: ['--rate', '0'], says: /at least 1/ },
  ])('$words is refused in words', ({ words, says }) => {
    const options = fuzzOptions(words);
    expect(options.ok ? '' : options.error).toMatch(says);
  });
});
