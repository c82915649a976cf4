import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';

/** Asks whether somebody may do one more thing; the answer is 0 or the seconds to wait. */
export type RateLimit = (key: string) => Promise<number>;

/** Counts what one connection sends, whether it is understood or not. */
export interface PacketMeter {
  /** Counts one more packet, and says whether it was one too many. */
  isTooMany(): boolean;
}

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
  /** What one player says. */
  readonly chat: RateLimit;
  /** What all spectators of a table say together. */
  readonly spectatorChat: RateLimit;
  /** A meter for a new connection's packets of any kind. */
  readonly packetMeter: () => PacketMeter;
}

type CountedByKey = Exclude<keyof RateLimits, 'packetMeter' | 'chat'> | 'chatBurst' | 'chatLong';

/** Generous for people, several of whom may share an address; a program that hammers notices. */
const LIMITS: Readonly<Record<CountedByKey, { readonly points: number; readonly seconds: number }>> = {
  request: { points: 300, seconds: 10 },
  creation: { points: 60, seconds: 60 },
  guess: { points: 30, seconds: 60 },
  connection: { points: 120, seconds: 60 },
  message: { points: 60, seconds: 10 },
  addressMessage: { points: 1200, seconds: 10 },
  chatBurst: { points: 5, seconds: 10 },
  chatLong: { points: 30, seconds: 300 },
  spectatorChat: { points: 10, seconds: 10 },
};

/** Above what messages are refused at, so that who is told to wait may still stay. */
const PACKETS = { points: 300, milliseconds: 10_000 } as const;

/** @param isOn false for measurements only */
export function rateLimits(isOn: boolean, clock: Pick<Clock, 'now'>): RateLimits {
  const limit = (name: CountedByKey): RateLimit => (isOn ? limitOf(name) : () => Promise.resolve(0));
  const [burst, long] = [limit('chatBurst'), limit('chatLong')];
  return {
    request: limit('request'),
    creation: limit('creation'),
    guess: limit('guess'),
    connection: limit('connection'),
    message: limit('message'),
    addressMessage: limit('addressMessage'),
    spectatorChat: limit('spectatorChat'),
    chat: async (key) => Math.max(await burst(key), await long(key)),
    packetMeter: () => (isOn ? packetMeter(clock) : { isTooMany: () => false }),
  };
}

function limitOf(name: CountedByKey): RateLimit {
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

/** Without promise or timer: packets of one burst are heard in one go. */
function packetMeter(clock: Pick<Clock, 'now'>): PacketMeter {
  let count = 0;
  let endsAt = 0;
  return {
    isTooMany() {
      const now = clock.now();
      if (now >= endsAt) [count, endsAt] = [0, now + PACKETS.milliseconds];
      count += 1;
      return count > PACKETS.points;
    },
  };
}
