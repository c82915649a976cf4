const EVERY_MS = 200;

/** Time on this page that no change of the device's clock touches, renewed while somebody looks at it. */
export class StopWatch {
  #now = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => {
        this.#now = performance.now();
      }, EVERY_MS);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds, as of `performance.now()`. */
  get now(): number {
    return this.#now;
  }
}
