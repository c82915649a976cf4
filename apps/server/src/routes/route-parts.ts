import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { ServerRefusal } from '@skat/protocol';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '../clock.ts';
import { SESSION_COOKIE } from '../players/session-cookie.ts';
import type { Player, Sessions } from '../players/sessions.ts';
import { addressOf } from '../security/addresses.ts';
import type { RateLimit, RateLimits } from '../security/rate-limits.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface RouteParts {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly trustProxy: boolean;
  /** Whether the address people open is https. */
  readonly isPublicHttps: boolean;
  readonly allowedOrigins: readonly string[];
}

type Refused = ServerRefusal;

/** The player a request comes from. */
export async function playerOf(
  request: FastifyRequest,
  { sessions }: Pick<RouteParts, 'sessions'>,
): Promise<Result<Player, Refused>> {
  const player = await sessions.playerOf(request.cookies[SESSION_COOKIE]);
  return player === null ? err({ code: 'noSession' }) : ok(player);
}

/** Counts a request of an address; refused if there were too many. */
export async function within(
  limit: RateLimit,
  request: FastifyRequest,
  { trustProxy }: Pick<RouteParts, 'trustProxy'>,
): Promise<Result<null, Refused>> {
  const wait = await limit(addressOf(request.raw, trustProxy));
  return wait === 0 ? ok(null) : err({ code: 'tooManyRequests', retryAfterSeconds: wait });
}

/**
 * The table of an invitation. Only one that nobody has counts as a guess: whoever has the link may come as often as
 * they like, however many share an address.
 * @throws StoreUnavailable
 */
export async function invitedTo(
  invitation: string,
  request: FastifyRequest,
  parts: Pick<RouteParts, 'store' | 'limits' | 'trustProxy'>,
): Promise<Result<TableRow, Refused>> {
  const row = await parts.store.tables.findByInvitation(invitation);
  if (row !== null) return ok(row);
  const allowed = await within(parts.limits.guess, request, parts);
  return allowed.ok ? err({ code: 'invitationUnknown' }) : allowed;
}

/**
 * The open table of a link for spectators; any other link counts as a guess.
 * @throws StoreUnavailable
 */
export async function watchedBy(
  watch: string,
  request: FastifyRequest,
  parts: Pick<RouteParts, 'store' | 'limits' | 'trustProxy'>,
): Promise<Result<TableRow, Refused>> {
  const row = await parts.store.tables.findByWatchToken(watch);
  if (row !== null && row.closedAt === null) return ok(row);
  const allowed = await within(parts.limits.guess, request, parts);
  return allowed.ok ? err({ code: 'watchUnknown' }) : allowed;
}

/** Whether the browser reached the server, or the proxy in front of it, over https. */
export function isHttps(
  request: FastifyRequest,
  { trustProxy, isPublicHttps }: Pick<RouteParts, 'trustProxy' | 'isPublicHttps'>,
): boolean {
  return isPublicHttps || (trustProxy && request.headers['x-forwarded-proto'] === 'https');
}
