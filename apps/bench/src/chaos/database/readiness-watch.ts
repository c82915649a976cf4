import { setTimeout as pause } from 'node:timers/promises';

/** An answer of the readiness route and when it came, by `performance.now()`. */
export interface ReadinessAnswer {
  readonly at: number;
  readonly isReady: boolean;
  readonly tookMs: number;
}

const EVERY_MS = 250;

/** Asks a server again and again whether it is ready. */
export class ReadinessWatch {
  readonly answers: ReadinessAnswer[] = [];
  #isStopped = false;
  readonly #asking: Promise<void>;

  constructor(url: string) {
    this.#asking = this.#ask(`${url}/health/ready`);
  }

  /** Whether it said so, or said not so, between two times. */
  said(isReady: boolean, from: number, to: number): boolean {
    return this.answers.some((answer) => answer.isReady === isReady && answer.at >= from && answer.at <= to);
  }

  get longestMs(): number {
    return this.answers.reduce((longest, { tookMs }) => Math.max(longest, tookMs), 0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#asking;
  }

  async #ask(address: string): Promise<void> {
    while (!this.#isStopped) {
      const askedAt = performance.now();
      const answer = await fetch(address).catch(() => null);
      const at = performance.now();
      this.answers.push({ at, isReady: answer?.ok === true, tookMs: at - askedAt });
      await pause(EVERY_MS);
    }
  }
}
