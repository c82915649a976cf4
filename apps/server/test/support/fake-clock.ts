import type { Cancel, Clock } from '../../src/clock.ts';

interface Planned {
  readonly at: number;
  readonly action: () => void;
}

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  #now = 1_700_000_000_000;
  readonly #planned = new Set<Planned>();

  now(): number {
    return this.#now;
  }

  after(ms: number, action: () => void): Cancel {
    const planned = { at: this.#now + ms, action };
    this.#planned.add(planned);
    return () => this.#planned.delete(planned);
  }

  /** Lets time pass and does what falls due, in order. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#planned].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#planned.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.action();
    }
    this.#now = until;
  }
}
