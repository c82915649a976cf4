/** Pauses that grow with every try, so that what fails for all is not hammered by all. */
export class BackOff {
  readonly #first: number;
  readonly #last: number;
  #next: number;

  /** @param first the first pause and @param last the longest, in milliseconds */
  constructor(first: number, last: number) {
    this.#first = first;
    this.#last = last;
    this.#next = first;
  }

  /** The pause before the next try, in milliseconds. */
  next(): number {
    const pause = this.#next;
    this.#next = Math.min(2 * pause, this.#last);
    return pause;
  }

  reset(): void {
    this.#next = this.#first;
  }
}
