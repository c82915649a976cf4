import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Asks whether somebody may do one more thing; the answer is 0 or the seconds to wait. */
export type RateLimit = (key: string) => Promise<number>;

export interface RateLimits {
  /** Any REST request, by address. */
  readonly request: RateLimit;
  /** New sessions and tables, by address. */
  readonly creation: RateLimit;
  /** Typed codes and invitations, by address: they must not be guessed. */
  readonly guess: RateLimit;
  /** New sockets, by address. */
  readonly connection: RateLimit;
  /** Messages of one socket. */
  readonly message: RateLimit;
  /** Messages of all sockets of one address. */
  readonly addressMessage: RateLimit;
}

/** Generous for people, several of whom may share an address; a program that hammers notices. */
const LIMITS: Readonly<Record<keyof RateLimits, { readonly points: number; readonly seconds: number }>> = {
  request: { points: 300, seconds: 10 },
  creation: { points: 60, seconds: 60 },
  guess: { points: 30, seconds: 60 },
  connection: { points: 120, seconds: 60 },
  message: { points: 60, seconds: 10 },
  addressMessage: { points: 1200, seconds: 10 },
};

/** @param isOn false for measurements only */
export function rateLimits(isOn: boolean): RateLimits {
  const limit = (name: keyof RateLimits): RateLimit => (isOn ? limitOf(name) : () => Promise.resolve(0));
  return {
    request: limit('request'),
    creation: limit('creation'),
    guess: limit('guess'),
    connection: limit('connection'),
    message: limit('message'),
    addressMessage: limit('addressMessage'),
  };
}

function limitOf(name: keyof RateLimits): RateLimit {
  const { points, seconds } = LIMITS[name];
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
