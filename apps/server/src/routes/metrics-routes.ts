import type { Metrics } from '../metrics/metrics.ts';
import type { App } from './route-parts.ts';

/** For Prometheus, where the operator has switched it on. */
export function metricsRoutes(app: App, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text()),
  );
}
