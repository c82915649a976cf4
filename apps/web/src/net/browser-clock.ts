import type { Clock } from '@skat/client';

/** The time of this browser. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
