import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../../options.ts';
import type { Program } from '../../server/server-process.ts';
import { PROGRAMS } from '../../server/server-process.ts';

const NODES_OPTIONS = { seconds: 120, tables: 20, seed: 1, program: 'built', plant: '' } as const;

/** Both are faults of the servers. */
export const NODES_PLANTS = ['stale-cache', 'no-conflict'] as const;
export type NodesPlant = (typeof NODES_PLANTS)[number];

export interface NodesOptions {
  readonly seconds: number;
  readonly tables: number;
  readonly seed: number;
  readonly program: Program;
  readonly plant: NodesPlant | null;
}

export function nodesOptions(words: readonly string[]): Result<NodesOptions, string> {
  const options = parseOptions(words, NODES_OPTIONS);
  if (!options.ok) return options;
  const { plant: named, program: given, ...numbers } = options.value;
  const program = PROGRAMS.find((known) => known === given);
  if (program === undefined) return err(`--program is one of ${PROGRAMS.join(', ')}`);
  const plant = NODES_PLANTS.find((known) => known === named) ?? null;
  if (plant === null && named !== '') return err(`--plant is one of ${NODES_PLANTS.join(', ')}`);
  if (numbers.tables === 0 || numbers.seconds === 0) return err('--tables and --seconds must be at least 1');
  return ok({ ...numbers, program, plant });
}
