import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { invitationSchema } from '@skat/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusals.ts';
import type { App, RouteParts } from './route-parts.ts';
import { invitedTo } from './route-parts.ts';

const PAGE = 'index.html';
/** Names of built files hold a hash of their contents. */
const ASSETS = '/assets/';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The web client: its files, and its one page under every other path. */
export async function pageRoutes(app: App, parts: RouteParts, webFolder: string): Promise<void> {
  const isBuilt = existsSync(join(webFolder, PAGE));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
      },
    });
  }
  const sendPage = (reply: FastifyReply, status: number): FastifyReply =>
    isBuilt
      ? reply.code(status).sendFile(PAGE)
      : reply.code(503).type('text/plain').send('The web client is not built. Run the build first.\n');

  app.get('/t/:invitation', async (request, reply) => sendPage(reply, await statusOfInvitation(request)));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !/^\/(api|assets|socket\.io|health)(\/|$)/.test(pathOf(request));
    return isPage ? sendPage(reply, 200) : refuse(reply, { code: 'notFound' });
  });

  async function statusOfInvitation(request: FastifyRequest): Promise<number> {
    const params = request.params as { readonly invitation: string };
    const invitation = invitationSchema.safeParse(params.invitation);
    if (!invitation.success) return 404;
    const invited = await invitedTo(invitation.data, request, parts);
    if (invited.ok) return 200;
    return invited.error.code === 'tooManyRequests' ? 429 : 404;
  }
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

function cachingOf(path: string): string {
  const isHashed = path.replaceAll('\\', '/').includes(ASSETS);
  return isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache';
}
