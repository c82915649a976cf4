import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Result } from '@skat/engine';
import { err } from '@skat/engine';
import type { ServerRefusal } from '@skat/protocol';
import { invitationSchema } from '@skat/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TableRow } from '../store/store.ts';
import { noteRefusal, refuse, statusOf } from './refusals.ts';
import type { App, RouteParts } from './route-parts.ts';
import { invitedTo, watchedBy, within } from './route-parts.ts';

const PAGE = 'index.html';
/** Names of built files hold a hash of their contents. */
const ASSETS = '/assets/';
/** Opens a page, or asks whether it is there. */
const ASKING: readonly string[] = ['GET', 'HEAD'];
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
      // The build writes a smaller copy beside each file.
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
      },
    });
  }
  const sendPage = (reply: FastifyReply, status: number): FastifyReply =>
    isBuilt
      ? reply.code(status).sendFile(PAGE)
      : reply.code(503).type('text/plain').send('The web client is not built. Run the build first.\n');

  app.get('/t/:invitation', async (request, reply) => {
    const invited = await invitedByLink(request, parts);
    if (invited.ok) return sendPage(reply, 200);
    noteRefusal(reply, invited.error);
    return sendPage(reply, statusOf(invited.error.code));
  });
  app.get('/w/:watch', async (request, reply) => {
    const watched = await watchedByLink(request, parts);
    if (watched.ok) return sendPage(reply, 200);
    noteRefusal(reply, watched.error);
    return sendPage(reply, statusOf(watched.error.code));
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ASKING.includes(request.method) && !/^\/(api|assets|socket\.io|health)(\/|$)/.test(pathOf(request));
    return isPage ? sendPage(reply, 200) : refuse(reply, { code: 'notFound' });
  });
}

/** Links are looked up in the database, so they are counted like any request that does so. */
async function invitedByLink(
  request: FastifyRequest,
  parts: RouteParts,
): Promise<Result<TableRow, ServerRefusal>> {
  const params = request.params as { readonly invitation: string };
  const invitation = invitationSchema.safeParse(params.invitation);
  if (!invitation.success) return err({ code: 'invitationUnknown' });
  const allowed = await within(parts.limits.request, request, parts);
  return allowed.ok ? invitedTo(invitation.data, request, parts) : allowed;
}

async function watchedByLink(
  request: FastifyRequest,
  parts: RouteParts,
): Promise<Result<TableRow, ServerRefusal>> {
  const params = request.params as { readonly watch: string };
  const watch = invitationSchema.safeParse(params.watch);
  if (!watch.success) return err({ code: 'watchUnknown' });
  const allowed = await within(parts.limits.request, request, parts);
  return allowed.ok ? watchedBy(watch.data, request, parts) : allowed;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

function cachingOf(path: string): string {
  const isHashed = path.replaceAll('\\', '/').includes(ASSETS);
  return isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache';
}
