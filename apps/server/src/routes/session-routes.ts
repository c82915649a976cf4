import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { ServerRefusal, SessionReply } from '@skat/protocol';
import { PROTOCOL_VERSION, sessionBodySchema } from '@skat/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, sessionCookieOptions } from '../players/session-cookie.ts';
import type { Player } from '../players/sessions.ts';
import { answer } from './refusals.ts';
import type { App, RouteParts } from './route-parts.ts';
import { isHttps, playerOf, within } from './route-parts.ts';

/** Who one is. */
export function sessionRoutes(app: App, parts: RouteParts): void {
  app.get('/api/session', async (request, reply) => {
    const player = await playerOf(request, parts);
    return reply.send(replyFor(player.ok ? player.value : null));
  });
  app.post('/api/session', { schema: { body: sessionBodySchema } }, async (request, reply) =>
    answer(reply, await openSession(request, reply, request.body.name)),
  );
  app.patch('/api/session', { schema: { body: sessionBodySchema } }, async (request, reply) => {
    const player = await playerOf(request, parts);
    if (!player.ok) return answer(reply, player);
    return reply.send(replyFor(await parts.sessions.rename(player.value, request.body.name)));
  });

  /** Somebody known keeps seat and history under the new name; the cookie's time begins anew. */
  async function openSession(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
  ): Promise<Result<SessionReply, ServerRefusal>> {
    const known = await playerOf(request, parts);
    if (known.ok) {
      setCookie(request, reply, request.cookies[SESSION_COOKIE] ?? '', parts);
      return ok(replyFor(await parts.sessions.rename(known.value, name)));
    }
    const allowed = await within(parts.limits.creation, request, parts);
    if (!allowed.ok) return err(allowed.error);
    const { player, secret } = await parts.sessions.open(name);
    setCookie(request, reply, secret, parts);
    return ok(replyFor(player));
  }
}

/** Makes a browser that of the player whose secret it is. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  parts: RouteParts,
): void {
  reply.setCookie(SESSION_COOKIE, secret, sessionCookieOptions(isHttps(request, parts)));
}

/** What a browser is told about its player. */
export function replyFor(player: Player | null): SessionReply {
  return { player, protocol: PROTOCOL_VERSION };
}
