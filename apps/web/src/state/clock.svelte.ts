/** The time by this browser's clock, renewed every second while somebody looks at it. */
export class Clock {
  #now = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => {
        this.#now = Date.now();
      }, 1000);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds since the epoch. */
  get now(): number {
    return this.#now;
  }
}
