import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { ReturnPreview, ServerRefusal } from '@skat/protocol';
import { returnBodySchema } from '@skat/protocol';
import type { FastifyRequest } from 'fastify';
import { ReturnLinks } from '../players/return-links.ts';
import { answer } from './refusals.ts';
import type { App, RouteParts } from './route-parts.ts';
import { playerOf, within } from './route-parts.ts';
import { replyFor, setCookie } from './session-routes.ts';

/** One more device for a player; only a POST uses a link up. */
export function returnRoutes(app: App, parts: RouteParts): void {
  const returnLinks = new ReturnLinks(parts.store.players, parts.clock);
  app.post('/api/session/return-link', async (request, reply) => {
    const allowed = await within(parts.limits.creation, request, parts);
    if (!allowed.ok) return answer(reply, allowed);
    const player = await playerOf(request, parts);
    return answer(reply, player.ok ? ok(await returnLinks.make(player.value)) : player);
  });
  const returnBody = { schema: { body: returnBodySchema } };
  app.post('/api/session/return/preview', returnBody, async (request, reply) => {
    const owner = await returnLinks.ownerOf(request.body.token);
    return owner === null
      ? answer(reply, await guessed(request))
      : reply.send({ name: owner.name } satisfies ReturnPreview);
  });
  app.post('/api/session/return', returnBody, async (request, reply) => {
    const opened = await returnLinks.use(request.body.token);
    if (opened === null) return answer(reply, await guessed(request));
    setCookie(request, reply, opened.secret, parts);
    return reply.send(replyFor(opened.player));
  });

  /** A link that can't be used counts as a guess. */
  async function guessed(request: FastifyRequest): Promise<Result<never, ServerRefusal>> {
    const allowed = await within(parts.limits.guess, request, parts);
    return err(allowed.ok ? { code: 'returnLinkUnknown' } : allowed.error);
  }
}
