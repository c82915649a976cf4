import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import type { Clock } from '../../src/clock.ts';
import { systemClock } from '../../src/clock.ts';
import type { Config } from '../../src/config.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import type { App } from '../../src/routes/route-parts.ts';
import type { Store } from '../../src/store/store.ts';
import { MemoryStore } from './memory-store.ts';

export interface TestServer<Kind extends Store = MemoryStore> {
  readonly app: App;
  readonly store: Kind;
  readonly url: string;
  /** Everything logged so far. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly config?: Partial<Config>;
  readonly clock?: Clock;
}

const CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  databaseUrl: null,
  dataFolder: 'unused',
  webFolder: 'unused',
  publicUrl: null,
  allowedOrigins: [],
  trustProxy: false,
  rateLimit: false,
  botPause: 0,
  awayMs: 60_000,
  putAwayMs: 300_000,
  logLevel: 'debug',
  metrics: false,
  plant: null,
};

/** The server on a free port, over a store in memory. */
export function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  return startServerOn(new MemoryStore(), options);
}

export async function startServerOn<Kind extends Store>(
  store: Kind,
  { config = {}, clock = systemClock }: TestServerOptions = {},
): Promise<TestServer<Kind>> {
  const logged: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const app = await buildApp({
    config: { ...CONFIG, ...config },
    store,
    clock,
    logger,
    metrics: new Metrics(),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, store, logged, url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
