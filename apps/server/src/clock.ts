/** Cancels what was planned; harmless when it has happened already. */
export type Cancel = () => void;

/** The only source of time; tests give their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `action` once, `ms` milliseconds from now. */
  after(ms: number, action: () => void): Cancel;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
