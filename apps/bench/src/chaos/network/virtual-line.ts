import type { Random } from '@skat/engine/proofs';
import type { VirtualTime } from './virtual-time.ts';

export type Direction = 'up' | 'down';

const FASTEST_MS = 2;
const SLOWER_BY_MS = 90;
/** An end learns of a broken connection within this time if the way is open. */
const TOLD_WITHIN_MS = 100;
/** As the server's own: a sign of life so often, an answer to it within this time. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 10_000;

interface Ends {
  /** The page's end: something has come in, or the connection has broken. */
  readonly onPing: () => void;
  readonly onBroken: () => void;
  /** The server's end. */
  readonly onEnd: () => void;
}

/**
 * One connection: packets arrive in order or not at all. It can be slow, stall, go silent in one direction or both
 * without either end being told, or break.
 */
export class VirtualLine {
  readonly #time: VirtualTime;
  readonly #random: Random;
  readonly #ends: Ends;
  readonly #arrived = { up: 0, down: 0 };
  readonly #isSilent = { up: false, down: false };
  #isOpenBelow = true;
  #isOpenAbove = true;
  #stalledUntil = 0;
  #pings = 0;
  #pongs = 0;
  #heardAt: number;

  constructor(time: VirtualTime, random: Random, ends: Ends) {
    this.#time = time;
    this.#random = random;
    this.#ends = ends;
    this.#heardAt = time.now();
    this.#pingSoon();
    this.#watchPings();
  }

  /** Whether the page's end still believes in it. */
  get isOpen(): boolean {
    return this.#isOpenBelow;
  }

  /** Sends a packet; `arrive` runs at the other end, if it gets there. */
  send(direction: Direction, arrive: () => void): void {
    const { passed } = this.#time;
    const latency = FASTEST_MS + this.#random.below(SLOWER_BY_MS);
    const at = Math.max(this.#arrived[direction], passed + latency, this.#stalledUntil + latency);
    this.#arrived[direction] = at;
    if (this.#isSilent[direction]) return;
    this.#time.after(at - passed, () => {
      const isThere = direction === 'up' ? this.#isOpenAbove : this.#isOpenBelow;
      if (isThere && !this.#isSilent[direction]) arrive();
    });
  }

  /** Nothing gets through in this direction any more, and nobody is told. */
  silence(direction: Direction): void {
    this.#isSilent[direction] = true;
  }

  /** Nothing moves for a while; then everything arrives. */
  stall(ms: number): void {
    this.#stalledUntil = this.#time.passed + ms;
  }

  /** Breaks: what is under way is lost, and both ends learn of it. */
  cut(): void {
    this.#isSilent.up = this.#isSilent.down = true;
    this.#time.after(this.#random.below(TOLD_WITHIN_MS), () => this.#endBelow());
    this.#time.after(this.#random.below(TOLD_WITHIN_MS), () => this.#endAbove());
  }

  /** The page hangs up; the server learns of it if the way up is open. */
  hangUp(): void {
    this.#isOpenBelow = false;
    this.send('up', () => this.#endAbove());
  }

  #endBelow(): void {
    if (!this.#isOpenBelow) return;
    this.#isOpenBelow = false;
    this.#ends.onBroken();
  }

  #endAbove(): void {
    if (!this.#isOpenAbove) return;
    this.#isOpenAbove = false;
    this.#ends.onEnd();
    this.send('down', () => this.#endBelow());
  }

  #pingSoon(): void {
    this.#time.after(PING_INTERVAL_MS, () => {
      if (!this.#isOpenAbove) return;
      this.#pings += 1;
      const asked = this.#pings;
      this.send('down', () => {
        this.#heardAt = this.#time.now();
        this.#ends.onPing();
        this.send('up', () => (this.#pongs = asked));
      });
      this.#time.after(PING_TIMEOUT_MS, () => {
        if (this.#pongs < asked) this.#endAbove();
      });
      this.#pingSoon();
    });
  }

  /** The page's library gives up a connection without signs of life as well, later than our client. */
  #watchPings(): void {
    this.#time.after(PING_INTERVAL_MS, () => {
      if (!this.#isOpenBelow) return;
      if (this.#time.now() - this.#heardAt >= PING_INTERVAL_MS + PING_TIMEOUT_MS) this.#endBelow();
      else this.#watchPings();
    });
  }
}
