import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { ownServer } from './contender.ts';
import { benchPeers } from './peers/bench-peers.ts';
import { reportLines } from './report.ts';
import type { ServerOptions } from './server-options.ts';
import { serverOptions } from './server-options.ts';
import { measureContender } from './window.ts';

/** Whole tables played over sockets against a server process and a real database; prints what a play costs. */
export async function benchServer(words: readonly string[]): Promise<Result<null, string>> {
  const options = serverOptions(words);
  if (!options.ok) return options;
  await (options.value.peers ? benchPeers(options.value) : benchOwn(options.value));
  return ok(null);
}

async function benchOwn(options: ServerOptions): Promise<void> {
  const { tables, mode, seed, program } = options;
  const figures = await measureContender(ownServer(program), options);
  const { seconds, command } = figures;
  console.log(
    `${tables} tables, ${mode}, ${seconds.toFixed(1)} s, seed ${seed}, ${command}, ${process.version}`,
  );
  for (const line of reportLines(figures)) console.log(`  ${line}`);
}
