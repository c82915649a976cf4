import type { App, RouteParts } from './route-parts.ts';

/** For whoever watches the server: is the process there, and can it serve? */
export function healthRoutes(app: App, { store }: Pick<RouteParts, 'store'>): void {
  app.get('/health/live', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    await store.ping();
    return reply.send({ status: 'ok', database: store.kind });
  });
}
