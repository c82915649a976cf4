import type { Cancel, Clock } from './clock.ts';

/** How often the distance to the database's clock is measured again. */
const MEASURE_EVERY_MS = 60_000;
/** Of so many measurements the quickest counts: its answer tells the time most exactly. */
const TRIES = 3;

export interface DatabaseClockParts {
  readonly machine: Clock;
  /** Milliseconds since the epoch by the database's clock. @throws StoreUnavailable */
  readonly databaseNow: () => Promise<number>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The database's time on this machine, so that all nodes date entries, and read deadlines from them, by one clock
 * without asking for every entry. While the database is away the last known distance stands.
 */
export class DatabaseClock implements Clock {
  readonly #parts: DatabaseClockParts;
  #aheadMs = 0;
  #cancel: Cancel | null = null;

  constructor(parts: DatabaseClockParts) {
    this.#parts = parts;
  }

  now(): number {
    return this.#parts.machine.now() + this.#aheadMs;
  }

  after(ms: number, action: () => void): Cancel {
    return this.#parts.machine.after(ms, action);
  }

  /** Measures now, and again and again until `stop`. @throws StoreUnavailable if the first measurement fails */
  async start(): Promise<void> {
    await this.#measure();
    this.#plan();
  }

  stop(): void {
    this.#cancel?.();
  }

  #plan(): void {
    this.#cancel = this.#parts.machine.after(MEASURE_EVERY_MS, () => {
      this.#measure()
        .catch((error: unknown) => this.#parts.onFailure(error))
        .finally(() => this.#plan());
    });
  }

  async #measure(): Promise<void> {
    const { machine, databaseNow } = this.#parts;
    let quickest = Infinity;
    let aheadMs = 0;
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = machine.now();
      const told = await databaseNow();
      const tookMs = machine.now() - asked;
      if (tookMs >= quickest) continue;
      quickest = tookMs;
      aheadMs = Math.round(told - asked - tookMs / 2);
    }
    this.#aheadMs = aheadMs;
  }
}
