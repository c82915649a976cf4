import type { Cancel, Clock } from './surroundings.ts';

/** The server gives a sign of life every 10 s; longer silence is looked into. */
const QUIET_AFTER_MS = 12_000;
/** After a device has slept so much silence is enough to look. */
const FRESH_MS = 3_000;
/** Silence of this length, with a request unanswered, is a dead line; ever longer while dialling anew does not help. */
const FIRST_PATIENCE_MS = 5_000;
const LAST_PATIENCE_MS = 20_000;

interface Alarms {
  /** Nothing has come in for long: ask for something. */
  readonly onQuiet: () => void;
  /** Nothing has come in though it was asked for. */
  readonly onDead: () => void;
}

/** Notices a connection on which nothing arrives any more, as after a change of networks. */
export class Silence {
  readonly #clock: Clock;
  readonly #alarms: Alarms;
  #heardAt = 0;
  #patienceMs = FIRST_PATIENCE_MS;
  #cancel: Cancel | null = null;

  constructor(clock: Clock, alarms: Alarms) {
    this.#clock = clock;
    this.#alarms = alarms;
  }

  /** A new connection. */
  begin(): void {
    this.end();
    this.#heardAt = this.#clock.now();
    this.#watch();
  }

  end(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Something has come in. */
  note(): void {
    this.#heardAt = this.#clock.now();
    this.#patienceMs = FIRST_PATIENCE_MS;
  }

  /** A request has not been answered in time. */
  suspect(): void {
    if (this.#cancel === null || this.#forMs < this.#patienceMs) return;
    this.#patienceMs = Math.min(2 * this.#patienceMs, LAST_PATIENCE_MS);
    this.#alarms.onDead();
  }

  check(): void {
    if (this.#forMs >= FRESH_MS) this.#alarms.onQuiet();
  }

  get #forMs(): number {
    return this.#clock.now() - this.#heardAt;
  }

  #watch(): void {
    const wait = Math.max(QUIET_AFTER_MS - this.#forMs, FRESH_MS);
    this.#cancel = this.#clock.after(wait, () => {
      const isQuiet = this.#forMs >= QUIET_AFTER_MS;
      this.#watch();
      if (isQuiet) this.#alarms.onQuiet();
    });
  }
}
