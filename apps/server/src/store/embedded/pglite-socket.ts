import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { Endpoint } from './endpoint.ts';

/** One for the server's only client, the rest for short-lived visitors such as the migration process. */
const MAX_CONNECTIONS = 8;

/** Postgres that runs inside this thread and answers on a socket. */
export interface RunningPglite {
  stop(): Promise<void>;
}

export interface PgliteOptions {
  /** In memory without one. */
  readonly folder?: string;
  /** Told when Postgres itself has crashed; it then answers nobody any more. A statement that fails is no crash. */
  readonly onCrash?: (error: unknown) => void;
}

/**
 * Opens the database and listens at `endpoint`.
 * @throws if the folder holds no readable database or the address is taken
 */
export async function runPglite(endpoint: Endpoint, options: PgliteOptions = {}): Promise<RunningPglite> {
  const { folder, onCrash } = options;
  const db = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  if (onCrash !== undefined) tellCrash(db, onCrash);
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

/** What Postgres refuses comes as an answer, so whatever is thrown here is a crash; the socket server tells nobody. */
function tellCrash(db: PGlite, onCrash: (error: unknown) => void): void {
  const send = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (...message) => {
    try {
      await send(...message);
    } catch (error) {
      onCrash(error);
      throw error;
    }
  };
}
