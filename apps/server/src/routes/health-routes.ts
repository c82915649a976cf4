import { refuse } from './refusals.ts';
import { askedOnceASecond } from './readiness.ts';
import type { App, RouteParts } from './route-parts.ts';

/** For whoever watches the server: is the process there, and can it serve? */
export function healthRoutes(app: App, { store, clock }: Pick<RouteParts, 'store' | 'clock'>): void {
  const isReady = askedOnceASecond(async () => {
    try {
      await store.ping();
      return true;
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer');
      return false;
    }
  }, clock);
  app.get('/health/live', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) =>
    (await isReady())
      ? reply.send({ status: 'ok', database: store.kind })
      : refuse(reply, { code: 'storeUnavailable' }),
  );
}
