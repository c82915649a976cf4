/** What is counted while a measured window is open; nothing before and after it. */
export class Measures {
  #isOpen = false;
  plays = 0;
  readonly latenciesMs: number[] = [];
  readonly refusals = new Map<string, number>();

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
  }

  /** One bid, declaration or card accepted by the server. */
  addPlay(): void {
    if (this.#isOpen) this.plays++;
  }

  /** Milliseconds from sending a play to the moment the last of three seats has its view. */
  addLatency(milliseconds: number): void {
    if (this.#isOpen) this.latenciesMs.push(milliseconds);
  }

  /** Counted at any time: none is expected. */
  addRefusal(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
