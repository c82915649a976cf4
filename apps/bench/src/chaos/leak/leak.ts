import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { randomFrom } from '@skat/engine/proofs';
import { databaseServerUrl, withDatabase } from '../../server/database.ts';
import type { Program } from '../../server/server-process.ts';
import { chaosOptions } from '../chaos-options.ts';
import { commitName } from '../commit.ts';
import { Comparison } from './compare.ts';
import { LeakCounts, reportLines } from './leak-report.ts';
import { LogBalance } from './log-balance.ts';
import type { SwapCase } from './swap-case.ts';
import { drawCase } from './swap-case.ts';
import { WorldServer } from './world-server.ts';

export const LEAK_OPTIONS = { games: 500, seed: 1, program: 'built', plant: '' } as const;
/** Faults of the server that the swap test must catch. */
export const LEAK_PLANTS = ['leaked-skat', 'leaked-pass', 'leaked-spectator'] as const;

interface LeakOptions {
  readonly games: number;
  readonly seed: number;
  readonly program: Program;
  readonly plant: string | null;
}

const BATCH = 20;

/**
 * Plays pairs of games that differ only in what a viewer may not know on two servers, and compares every byte that the
 * viewer is told, and every line of the logs. A planted fault is looked for until it shows.
 * @returns the exit code: 1 if anything differs
 */
export async function chaosLeak(words: readonly string[]): Promise<Result<number, string>> {
  const options = chaosOptions(words, LEAK_OPTIONS, LEAK_PLANTS);
  if (!options.ok) return options;
  const { seed, plant, games } = options.value;
  const found = await withDatabase(databaseServerUrl(), (ours) =>
    withDatabase(databaseServerUrl(), (theirs) => compareWorlds([ours, theirs], options.value)),
  );
  console.log(`Leak: commit ${commitName()}, seed ${seed}, ${games} games, plant ${plant ?? 'none'}`);
  for (const line of reportLines(found)) console.log(line);
  return ok(found.comparison.differing === 0 ? 0 : 1);
}

interface Found {
  readonly comparison: Comparison;
  readonly counts: LeakCounts;
}

async function compareWorlds(
  databaseUrls: readonly [string, string],
  { games, seed, program, plant }: LeakOptions,
): Promise<Found> {
  const log = new LogBalance();
  const open = (world: 0 | 1): Promise<WorldServer> =>
    WorldServer.open({
      databaseUrl: databaseUrls[world],
      program,
      plant,
      onLog: (text) => log.print(world, text),
    });
  const [ours, theirs] = await bothOf([open(0), open(1)]);
  const found: Found = { comparison: new Comparison(), counts: new LeakCounts() };
  try {
    const random = randomFrom(seed);
    const isCaught = (): boolean => plant !== null && found.comparison.differing > 0;
    for (let first = 1; first <= games && !isCaught(); first += BATCH) {
      const size = Math.min(BATCH, games - first + 1);
      const cases = Array.from({ length: size }, () => drawCase(random));
      await playBatch([ours, theirs], first, cases, found);
    }
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
  }
  compareLogs(log, found.comparison);
  return found;
}

/** Neither is left open where the other cannot be opened. */
async function bothOf(
  worlds: readonly [Promise<WorldServer>, Promise<WorldServer>],
): Promise<readonly [WorldServer, WorldServer]> {
  try {
    return await Promise.all(worlds);
  } catch (error) {
    for (const world of await Promise.allSettled(worlds))
      if (world.status === 'fulfilled') await world.value.close();
    throw error;
  }
}

async function playBatch(
  [ours, theirs]: readonly [WorldServer, WorldServer],
  first: number,
  cases: readonly SwapCase[],
  { comparison, counts }: Found,
): Promise<void> {
  await Promise.all([
    ours.lay(cases.map((swap, index) => ({ number: first + index, state: swap.ours.table }))),
    theirs.lay(cases.map((swap, index) => ({ number: first + index, state: swap.theirs.table }))),
  ]);
  for (const [index, swap] of cases.entries()) {
    const number = first + index;
    const [here, there] = await Promise.all([
      ours.play(number, swap, swap.ours),
      theirs.play(number, swap, swap.theirs),
    ]);
    counts.count(swap);
    comparison.compare(`game ${number}, ${swap.variant}, ${swap.viewer}`, here, there);
  }
}

function compareLogs(log: LogBalance, comparison: Comparison): void {
  comparison.bytes.log += log.bytes;
  for (const [line, surplus] of log.surplus())
    for (let copy = 0; copy < Math.abs(surplus); copy++) comparison.note('log', line, '');
}
