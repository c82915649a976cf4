import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { commitName } from '../commit.ts';
import { NetworkCounts } from './counts.ts';
import type { NetworkOptions } from './network-options.ts';
import { networkOptions } from './network-options.ts';
import type { Violation } from './network-report.ts';
import { networkLines } from './network-report.ts';
import { runSchedule } from './schedule.ts';
import { runSockets } from './socket-runs.ts';

/**
 * Plays games over networks that fail; with a planted fault, in virtual time until it shows.
 * @returns the exit code: 1 at any violation
 */
export async function chaosNetwork(words: readonly string[]): Promise<Result<number, string>> {
  const options = networkOptions(words);
  if (!options.ok) return options;
  const { seed, schedules, sockets, plant } = options.value;
  const commit = commitName(); // of what runs, not of what lies there at the end
  const virtual = new NetworkCounts();
  const real = new NetworkCounts();
  const inVirtualTime = await runVirtual(options.value, virtual);
  const overSockets = sockets === 0 ? [] : await runSockets(options.value, real);
  console.log(`Network: commit ${commit}, seed ${seed}, plant ${plant ?? 'none'}`);
  if (schedules > 0) print(`${schedules} schedules in virtual time`, networkLines(virtual, inVirtualTime));
  if (sockets > 0) print(`${sockets} schedules over real sockets`, networkLines(real, overSockets));
  return ok(inVirtualTime.length + overSockets.length === 0 ? 0 : 1);
}

function print(heading: string, lines: readonly string[]): void {
  console.log(heading);
  for (const line of lines) console.log(`  ${line}`);
}

async function runVirtual(
  { seed: first, schedules, plant }: NetworkOptions,
  counts: NetworkCounts,
): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  const isCaught = (): boolean => plant !== null && violations.length > 0;
  for (let seed = first; seed < first + schedules && !isCaught(); seed++)
    for (const what of await runSchedule({ seed, plant, counts })) violations.push({ seed, what });
  return violations;
}
