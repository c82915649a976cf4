import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { commitName } from '../commit.ts';
import { Cluster } from './cluster.ts';
import { databaseOptions } from './database-options.ts';
import { databaseLines, databaseViolations } from './database-report.ts';
import { outageRun } from './outage-run.ts';

/**
 * Cuts, stops and freezes the database under a server on which people play.
 * @returns the exit code: 1 at any violation
 */
export async function chaosDatabase(words: readonly string[]): Promise<Result<number, string>> {
  const options = databaseOptions(words);
  if (!options.ok) return options;
  const { seed, tables, plant } = options.value;
  const figures = await Cluster.with((cluster) => outageRun(cluster, options.value));
  console.log(`Database: commit ${commitName()}, seed ${seed}, ${tables} tables, plant ${plant ?? 'none'}`);
  for (const line of databaseLines(figures)) console.log(line);
  return ok(databaseViolations(figures).length === 0 ? 0 : 1);
}
