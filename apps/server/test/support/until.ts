/** Longer than anything awaited takes on a busy machine. */
const PATIENCE_MS = 120_000;

/** Something that changes and says so. */
export class Signal {
  readonly #waiting = new Set<() => void>();

  /** To be called after every change. */
  changed(): void {
    for (const check of [...this.#waiting]) check();
  }

  /** The first result of `look` that is neither null nor false, tried now and after every change. */
  until<Value>(what: string, look: () => Value | null | false): Promise<Value> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(check);
      };
      const check = (): void => {
        const value = look();
        if (value === null || value === false) return;
        stop();
        resolve(value);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`Waited in vain: ${what}`));
      }, PATIENCE_MS);
      this.#waiting.add(check);
      check();
    });
  }
}
