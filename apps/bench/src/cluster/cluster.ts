import type { Program, ServerProcess } from '../server/server-process.ts';
import { startServer } from '../server/server-process.ts';
import { SpreadingProxy } from './proxy.ts';

export interface ClusterParts {
  readonly databaseUrl: string;
  readonly program: Program;
  readonly servers: number;
  /** Where the proxy listens; 0 for any port. */
  readonly port: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** What docker-compose.yml sets up, as processes: servers on one database, and a proxy that spreads over them. */
export interface Cluster {
  readonly proxy: SpreadingProxy;
  readonly servers: readonly ServerProcess[];
  readonly stop: () => Promise<void>;
}

/** @throws Error if a server does not become ready */
export async function startCluster(parts: ClusterParts): Promise<Cluster> {
  const { databaseUrl, program, port } = parts;
  const settings = { TRUST_PROXY: 'on', ...parts.settings };
  const servers: ServerProcess[] = [];
  const stopServers = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    // One after another: the first makes the database's tables.
    for (let number = 0; number < parts.servers; number++)
      servers.push(await startServer(databaseUrl, program, { settings }));
    const proxy = await SpreadingProxy.open(
      servers.map(({ url }) => url),
      port,
    );
    return {
      ...{ proxy, servers },
      async stop() {
        await proxy.close();
        await stopServers();
      },
    };
  } catch (problem) {
    await stopServers();
    throw problem;
  }
}
