import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { Endpoint } from './endpoint.ts';

/** One for the server's only client, the rest for short-lived visitors such as the migration process. */
const MAX_CONNECTIONS = 8;

/** Postgres that runs inside this thread and answers on a socket. */
export interface RunningPglite {
  stop(): Promise<void>;
}

/**
 * Opens the database in `folder` (in memory without one) and listens at `endpoint`.
 * @throws if the folder holds no readable database or the address is taken
 */
export async function runPglite(endpoint: Endpoint, folder?: string): Promise<RunningPglite> {
  const db = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  const address =
    endpoint.kind === 'unix' ? { path: endpoint.file } : { host: endpoint.host, port: endpoint.port };
  const server = new PGLiteSocketServer({ db, ...address, maxConnections: MAX_CONNECTIONS });
  await server.start();
  return {
    async stop() {
      await server.stop();
      await db.close();
    },
  };
}
