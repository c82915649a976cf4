import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { commitName } from '../commit.ts';
import { withKilledDatabase } from './kill-database.ts';
import { killOptions } from './kill-options.ts';
import { killLines, killViolations } from './kill-report.ts';
import { killRounds } from './rounds.ts';

/**
 * Kills a server again and again while people play, and compares what they were told with what is stored.
 * @returns the exit code: 1 at any violation
 */
export async function chaosKill(words: readonly string[]): Promise<Result<number, string>> {
  const options = killOptions(words);
  if (!options.ok) return options;
  const { database, program, seed, rounds, tables, plant } = options.value;
  const figures = await withKilledDatabase(database, program, (made) => killRounds(made, options.value));
  console.log(
    `Kill: commit ${commitName()}, seed ${seed}, ${rounds} rounds on ${database}, ${tables} tables, plant ${plant ?? 'none'}`,
  );
  for (const line of killLines(figures)) console.log(line);
  return ok(killViolations(figures).length === 0 ? 0 : 1);
}
