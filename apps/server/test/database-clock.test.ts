import { describe, expect, it } from 'vitest';
import { DatabaseClock } from '../src/database-clock.ts';
import { FakeClock } from './support/fake-clock.ts';

const MINUTE_MS = 60_000;

/** A database whose clock is ahead by `aheadMs`, and answers after the given times, half of it on the way there. */
class FarDatabase {
  aheadMs = 5000;
  isAway = false;
  readonly failures: unknown[] = [];
  readonly machine = new FakeClock();
  readonly clock: DatabaseClock;
  readonly #answersAfterMs: number[];

  constructor(answersAfterMs: readonly number[] = []) {
    this.#answersAfterMs = [...answersAfterMs];
    this.clock = new DatabaseClock({
      machine: this.machine,
      databaseNow: () => this.#now(),
      onFailure: (error) => this.failures.push(error),
    });
  }

  /** How far our time is from the database's, in milliseconds. */
  get errorMs(): number {
    return this.clock.now() - this.machine.now() - this.aheadMs;
  }

  async #now(): Promise<number> {
    const tookMs = this.#answersAfterMs.shift() ?? 0;
    this.machine.pass(tookMs / 2);
    const told = this.machine.now() + this.aheadMs;
    this.machine.pass(tookMs / 2);
    await Promise.resolve();
    if (this.isAway) throw new Error('away');
    return told;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe('the time that entries are dated by', () => {
  it('is the database’s', async () => {
    const database = new FarDatabase();
    expect(database.errorMs).toBe(-5000);
    await database.clock.start();
    expect(database.errorMs).toBe(0);
  });

  it('counts half of the way of the quickest answer', async () => {
    const database = new FarDatabase([400, 40, 900]);
    await database.clock.start();
    expect(database.errorMs).toBe(0);
  });

  it('follows when either clock is set', async () => {
    const database = new FarDatabase();
    await database.clock.start();
    database.aheadMs = -70_000;
    database.machine.pass(MINUTE_MS);
    await settled();
    expect(database.errorMs).toBe(0);
  });

  it('stays as it was while the database is away, and is measured again after', async () => {
    const database = new FarDatabase();
    await database.clock.start();
    database.isAway = true;
    database.machine.pass(MINUTE_MS);
    await settled();
    expect(database.failures).toHaveLength(1);
    expect(database.errorMs).toBe(0);
    database.isAway = false;
    database.aheadMs = 0;
    database.machine.pass(MINUTE_MS);
    await settled();
    expect(database.errorMs).toBe(0);
  });

  it('is not measured any more once stopped', async () => {
    const database = new FarDatabase();
    await database.clock.start();
    database.clock.stop();
    database.aheadMs = 0;
    database.machine.pass(10 * MINUTE_MS);
    await settled();
    expect(database.errorMs).toBe(5000);
  });
});
