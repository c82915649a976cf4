import type { AddressInfo } from 'node:net';
import { addressesToOpen } from './addresses.ts';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { DatabaseClock } from './database-clock.ts';
import { openLogger } from './logger.ts';
import { Metrics } from './metrics/metrics.ts';
import type { App } from './routes/route-parts.ts';
import type { Store } from './store/store.ts';
import { openStore, STORE_PLANTS } from './store/store.ts';
import { giveUp, say } from './terminal.ts';

/** A stop that takes longer is a hang. */
const STOP_WITHIN_MS = 4_500;

async function start(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  if (config.plant !== null) say(`A fault is planted: ${config.plant}. Not for playing.`);
  const logger = openLogger(config.logLevel);
  const metrics = new Metrics();
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    onProgress: say,
    onLost: giveUp,
    onAppend: (rows, seconds) => metrics.append(rows, seconds),
    plant: STORE_PLANTS.find((plant) => plant === config.plant) ?? null,
  });
  const clock = new DatabaseClock({
    machine: systemClock,
    databaseNow: () => store.now(),
    onFailure: (error) => logger.warn({ err: error }, 'the database did not tell its time'),
  });
  await clock.start();
  const app = await buildApp({ config, store, clock, logger, metrics });
  app.addHook('onClose', () => clock.stop());
  stopOnSignals(app, store);
  await app.listen({ host: config.host, port: config.port });
  announce(config, (app.server.address() as AddressInfo).port);
}

function announce({ host, publicUrl }: Config, port: number): void {
  say('Skat is open. Open one of these in a browser:');
  for (const address of publicUrl === null ? addressesToOpen(host, port) : [publicUrl]) say(`  ${address}`);
}

function stopOnSignals(app: App, store: Store): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    app
      .close()
      .then(() => store.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch(giveUp);
