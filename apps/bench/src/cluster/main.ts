import { once } from 'node:events';
import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../options.ts';
import { databaseServerUrl, withDatabase } from '../server/database.ts';
import { PROGRAMS } from '../server/server-process.ts';
import type { ClusterParts } from './cluster.ts';
import { startCluster } from './cluster.ts';

const USAGE = `Usage: pnpm cluster [--port 8080] [--servers 2] [--database ADDRESS] [--program built|source]

  Servers on one PostgreSQL and a reverse proxy that spreads over them, until Ctrl-C. Without --database on a database
  made for it at DATABASE_URL (default postgresql://postgres@127.0.0.1:5432/postgres) and dropped at the end.
`;

type Options = Omit<ClusterParts, 'databaseUrl'> & { readonly database: string };

function clusterOptions(words: readonly string[]): Result<Options, string> {
  const options = parseOptions(words, { port: 8080, servers: 2, database: '', program: 'built' } as const);
  if (!options.ok) return options;
  const program = PROGRAMS.find((known) => known === options.value.program);
  if (program === undefined) return err(`--program is one of ${PROGRAMS.join(', ')}`);
  if (options.value.servers === 0) return err('--servers must be at least 1');
  return ok({ ...options.value, program });
}

async function serve(databaseUrl: string, options: Options): Promise<void> {
  const cluster = await startCluster({ ...options, databaseUrl });
  console.log(`All of them at ${cluster.proxy.url}. Ctrl-C ends them.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await cluster.stop();
}

const options = clusterOptions(process.argv.slice(2));
if (!options.ok) {
  console.error(`${options.error}\n\n${USAGE}`);
  process.exitCode = 2;
} else if (options.value.database === '') {
  await withDatabase(databaseServerUrl(), (databaseUrl) => serve(databaseUrl, options.value));
} else {
  await serve(options.value.database, options.value);
}
