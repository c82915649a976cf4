import { describe, expect, it } from 'vitest';
import { AppendWriter } from '../../src/store/append-writer.ts';
import type { QueryRunner } from '../../src/store/append-writer.ts';
import { BadRow, StoreUnavailable } from '../../src/store/store.ts';
import { newEntry, UNKNOWN_ID } from './fixtures.ts';

interface Row {
  readonly table_id: string;
  readonly seq: number;
  readonly command_id: string;
}

/** Stands in for the database: keeps every statement's rows, and fails where `fail` returns an error. */
function fakeDatabase(fail: (rows: readonly Row[], statement: number) => Error | null = () => null) {
  const statements: (readonly Row[])[] = [];
  let running = 0;
  let mostRunning = 0;
  const runner: QueryRunner = {
    async query<Result>(_text: string, values: readonly unknown[]) {
      const rows = JSON.parse(String(values[0])) as readonly Row[];
      statements.push(rows);
      const error = fail(rows, statements.length);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((later) => setImmediate(later));
      running -= 1;
      if (error !== null) throw error;
      return rows as readonly Result[];
    },
  };
  return { runner, statements, mostRunning: () => mostRunning };
}

function sqlError(state: string): Error {
  return Object.assign(new Error(`state ${state}`), { code: state, severity: 'ERROR' });
}

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => newEntry(UNKNOWN_ID, index + 1));
const LIMITS = { maxInFlight: 1, maxBatch: 10 };

describe('group commit', () => {
  it('sends what waits at the same moment in as few statements as the limit allows', async () => {
    const database = fakeDatabase();
    const writer = new AppendWriter(database.runner, LIMITS);
    const results = await Promise.all(entries(25).map((entry) => writer.append(entry)));
    expect(new Set(results)).toEqual(new Set(['stored']));
    expect(database.statements.map((rows) => rows.length)).toEqual([10, 10, 5]);
  });

  it.each([1, 2, 3])('keeps at most %i statements under way', async (maxInFlight) => {
    const database = fakeDatabase();
    const writer = new AppendWriter(database.runner, { maxInFlight, maxBatch: 2 });
    await Promise.all(entries(20).map((entry) => writer.append(entry)));
    expect(database.mostRunning()).toBe(maxInFlight);
  });

  it('gathers what comes while a statement is under way', async () => {
    const database = fakeDatabase();
    const writer = new AppendWriter(database.runner, LIMITS);
    const [first, ...later] = entries(8);
    const all = first ? [writer.append(first)] : [];
    await new Promise((turn) => setImmediate(turn));
    all.push(...later.map((entry) => writer.append(entry)));
    await Promise.all(all);
    expect(database.statements.map((rows) => rows.length)).toEqual([1, 7]);
  });

  it('finishes everything that waits before it is closed, and takes nothing more', async () => {
    const database = fakeDatabase();
    const writer = new AppendWriter(database.runner, LIMITS);
    const appends = entries(25).map((entry) => writer.append(entry));
    await writer.close();
    expect(database.statements.flat()).toHaveLength(25);
    expect(await Promise.all(appends)).toHaveLength(25);
    await expect(writer.append(newEntry(UNKNOWN_ID, 99))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe('a failed statement', () => {
  it.each([
    { name: 'bad data', state: '22P02' },
    { name: 'a violated constraint', state: '23503' },
  ])('with $name is repeated row by row, and only the bad row is refused', async ({ state }) => {
    const database = fakeDatabase((rows) => (rows.some((row) => row.seq === 3) ? sqlError(state) : null));
    const writer = new AppendWriter(database.runner, LIMITS);
    const results = await Promise.allSettled(entries(5).map((entry) => writer.append(entry)));
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(results[2]).toMatchObject({ reason: expect.any(BadRow) as unknown });
  });

  it.each([
    { name: 'a deadlock', state: '40P01' },
    { name: 'a conflict', state: '40001' },
  ])('with $name is repeated', async ({ state }) => {
    const database = fakeDatabase((_rows, statement) => (statement === 1 ? sqlError(state) : null));
    const writer = new AppendWriter(database.runner, LIMITS);
    expect(await Promise.all(entries(3).map((entry) => writer.append(entry)))).toEqual([
      'stored',
      'stored',
      'stored',
    ]);
  });

  it.each([
    { name: 'an ended session', error: sqlError('57P01') },
    { name: 'a lost connection', error: new Error('Connection terminated unexpectedly') },
    { name: 'a reset connection', error: Object.assign(new Error('read'), { code: 'ECONNRESET' }) },
  ])('with $name is repeated as a whole', async ({ error }) => {
    const database = fakeDatabase((_rows, statement) => (statement === 1 ? error : null));
    const writer = new AppendWriter(database.runner, LIMITS);
    expect(new Set(await Promise.all(entries(3).map((entry) => writer.append(entry))))).toEqual(
      new Set(['stored']),
    );
    expect(database.statements.map((rows) => rows.length)).toEqual([3, 3]);
  });

  it('that timed out is not repeated: whoever waits is told', async () => {
    const database = fakeDatabase(() => new Error('Query read timeout'));
    const writer = new AppendWriter(database.runner, LIMITS);
    await expect(writer.append(newEntry(UNKNOWN_ID, 1))).rejects.toBeInstanceOf(StoreUnavailable);
    expect(database.statements).toHaveLength(1);
  });

  it.each([
    { name: 'a deadlock that does not end', error: sqlError('40P01') },
    { name: 'a database that shuts down', error: sqlError('57P01') },
    { name: 'a missing table', error: sqlError('42P01') },
    { name: 'a lost connection', error: new Error('Connection terminated unexpectedly') },
    { name: 'a refused connection', error: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) },
  ])('with $name is an outage for all its rows', async ({ error }) => {
    const writer = new AppendWriter(fakeDatabase(() => error).runner, LIMITS);
    const results = await Promise.allSettled(entries(3).map((entry) => writer.append(entry)));
    const outage = { status: 'rejected', reason: expect.any(StoreUnavailable) as unknown };
    expect(results).toMatchObject([outage, outage, outage]);
  });

  it('in an outage is one for those who wait behind it too: nobody waits for one limit after another', async () => {
    const database = fakeDatabase(() => new Error('Query read timeout'));
    const writer = new AppendWriter(database.runner, { maxInFlight: 1, maxBatch: 1 });
    const results = await Promise.allSettled(entries(3).map((entry) => writer.append(entry)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(database.statements).toHaveLength(1);
    await writer.close();
  });

  it('does not stop the writer', async () => {
    const database = fakeDatabase((_rows, statement) => (statement === 1 ? new Error('lost') : null));
    const writer = new AppendWriter(database.runner, LIMITS);
    await expect(writer.append(newEntry(UNKNOWN_ID, 1))).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await writer.append(newEntry(UNKNOWN_ID, 1))).toBe('stored');
  });
});
