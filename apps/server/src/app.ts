import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { Sessions } from './players/sessions.ts';
import type { Metrics } from './metrics/metrics.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { historyRoutes, watchedGameRoutes } from './routes/history-routes.ts';
import { metricsRoutes } from './routes/metrics-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { refuse } from './routes/refusals.ts';
import type { App, RouteParts } from './routes/route-parts.ts';
import { within } from './routes/route-parts.ts';
import { returnRoutes } from './routes/return-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { invitationRoutes, tableRoutes } from './routes/table-routes.ts';
import { securityHeaders } from './security/headers.ts';
import { isOwnOrigin } from './security/origin.ts';
import { rateLimits } from './security/rate-limits.ts';
import { tellersFor } from './sockets/planted.ts';
import { openSocketServer } from './sockets/socket-server.ts';
import type { Store } from './store/store.ts';
import { StoreUnavailable } from './store/store.ts';
import { computerPlayer } from './tables/computer-player.ts';
import { TableRegistry } from './tables/table-registry.ts';

export interface AppParts {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

const MAX_BODY_BYTES = 4096;
const ROUTES = [
  healthRoutes,
  sessionRoutes,
  returnRoutes,
  tableRoutes,
  invitationRoutes,
  historyRoutes,
  watchedGameRoutes,
];

/** The whole server, ready to listen. Closing it ends sockets and waits for commands under way; the store stays open. */
export async function buildApp({ config, store, clock, logger, metrics }: AppParts): Promise<App> {
  const limits = rateLimits(config.rateLimit, clock);
  const sessions = new Sessions(store.players);
  const computer = computerPlayer(config.botPause, logger);
  const { awayMs, putAwayMs } = config;
  const registry = new TableRegistry({ store, clock, logger, computer, awayMs, putAwayMs });
  const { trustProxy, allowedOrigins } = config;
  const isPublicHttps = config.publicUrl?.startsWith('https:') ?? false;
  const parts: RouteParts = {
    store,
    registry,
    sessions,
    limits,
    clock,
    trustProxy,
    isPublicHttps,
    allowedOrigins,
  };
  const app = emptyApp(logger, metrics);
  app.addHook('onRequest', (request, reply) => guard(request, reply, parts));
  await app.register(fastifyHelmet, securityHeaders(isPublicHttps));
  await app.register(fastifyCookie);
  for (const routes of ROUTES) routes(app, parts);
  if (config.metrics) metricsRoutes(app, metrics);
  await pageRoutes(app, parts, config.webFolder);

  const io = openSocketServer(app.server, { ...parts, logger, metrics, ...tellersFor(config.plant) });
  metrics.watch({ tables: () => registry.size, sockets: () => io.engine.clientsCount });
  app.addHook('preClose', async () => {
    await io.close();
    await registry.close();
  });
  return app;
}

function emptyApp(logger: FastifyBaseLogger, metrics: Metrics): App {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, _request, reply) => void refuse(reply, { code: 'invalidMessage' }),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  app.decorateReply('refusedBy', null);
  app.addHook('onResponse', logRequest);
  app.addHook('onResponse', (_request, { refusedBy }, done) => {
    if (refusedBy !== null) metrics.refusal('rest', refusedBy);
    done();
  });
  return app;
}

/** Own origin for whatever changes something, and not too many requests from one address. */
async function guard(request: FastifyRequest, reply: FastifyReply, parts: RouteParts): Promise<unknown> {
  // The route that was found, not the path as written: `/%61pi/` is the same place.
  if (!(request.routeOptions.url ?? request.url).startsWith('/api/')) return undefined;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading && !isOwnOrigin(request.headers, parts.allowedOrigins))
    return refuse(reply, { code: 'originRefused' });
  reply.header('cache-control', 'no-store');
  const allowed = await within(parts.limits.request, request, parts);
  return allowed.ok ? undefined : refuse(reply, allowed.error);
}

/** Paths hold invitations, so only the pattern of the route is logged. */
function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, routeOptions, log } = request;
  const milliseconds = Math.round(reply.elapsedTime);
  log.debug({ method, route: routeOptions.url ?? 'page', status: reply.statusCode, milliseconds }, 'request');
  done();
}

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StoreUnavailable) {
    request.log.error({ reason: error.message }, 'the store is unavailable');
    return refuse(reply, { code: 'storeUnavailable' });
  }
  const isTheirs =
    error.validation !== undefined || (error.statusCode !== undefined && error.statusCode < 500);
  if (isTheirs) return refuse(reply, { code: 'invalidMessage' });
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  return refuse(reply, { code: 'internal' });
}
