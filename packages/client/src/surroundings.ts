/** Cancels what was planned; harmless when it has happened already. */
export type Cancel = () => void;

/** The only source of time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `action` once, `ms` milliseconds from now. */
  after(ms: number, action: () => void): Cancel;
}

/** What outlives a reload of the page, as a browser's `sessionStorage` does. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
