import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Lets so many messages a second pass, so that the same flood can be sent to two servers. */
export class Pacer {
  readonly #perMs: number;
  readonly #startedAt = performance.now();
  #passed = 0;
  readonly #most: number;

  constructor(perSecond: number, most: number) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
  }

  /** Waits for its turn and takes so many messages. @returns false once all are taken */
  async take(messages: number): Promise<boolean> {
    if (this.#passed >= this.#most) return false;
    this.#passed += messages;
    const wait = this.#startedAt + this.#passed / this.#perMs - performance.now();
    if (wait > 1) await pause(wait);
    return true;
  }
}
