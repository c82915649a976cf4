import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { ownServer } from './contender.ts';
import { reportLines } from './report.ts';
import { serverOptions } from './server-options.ts';
import { measureContender } from './window.ts';

/** Whole tables played over sockets against a server process and a real database; prints what a play costs. */
export async function benchServer(words: readonly string[]): Promise<Result<null, string>> {
  const options = serverOptions(words);
  if (!options.ok) return options;
  const { tables, mode, seed, program } = options.value;
  const figures = await measureContender(ownServer(program), options.value);
  const { seconds, command } = figures;
  console.log(
    `${tables} tables, ${mode}, ${seconds.toFixed(1)} s, seed ${seed}, ${command}, ${process.version}`,
  );
  for (const line of reportLines(figures)) console.log(`  ${line}`);
  return ok(null);
}
