import type { Result } from '@skat/engine';
import { err } from '@skat/engine';
import type { Program } from '../../server/server-process.ts';
import { chaosOptions } from '../chaos-options.ts';

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
  const options = chaosOptions(words, NODES_OPTIONS, NODES_PLANTS);
  if (!options.ok) return options;
  const { tables, seconds } = options.value;
  if (tables === 0 || seconds === 0) return err('--tables and --seconds must be at least 1');
  return options;
}
