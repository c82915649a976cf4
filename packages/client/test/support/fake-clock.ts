import type { Cancel, Clock } from '../../src/surroundings.ts';

interface Planned {
  readonly at: number;
  readonly action: () => void;
}

/** Lets promises that can go on do so. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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

  /** Does what falls due within `ms`, in order, and what follows from it. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settle();
    for (;;) {
      const [next] = [...this.#planned].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#planned.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.action();
      await settle();
    }
    this.#now = until;
  }
}
