/** This long a hold is inert after a jump bid: the button must not be hit for the value it showed before. */
export const HOLD_GUARD_MS = 2000;
const TICK_MS = 200;

/** Keeps the answer to a jump bid closed for a moment, and says how long still. */
export class HoldGuard {
  #leftMs = $state(0);
  #timer: ReturnType<typeof setInterval> | null = null;

  get isClosed(): boolean {
    return this.#leftMs > 0;
  }

  get secondsLeft(): number {
    return Math.ceil(this.#leftMs / 1000);
  }

  close(): void {
    this.#stop();
    this.#leftMs = HOLD_GUARD_MS;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  open(): void {
    this.#stop();
    this.#leftMs = 0;
  }

  #tick(): void {
    this.#leftMs = Math.max(0, this.#leftMs - TICK_MS);
    if (this.#leftMs === 0) this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
