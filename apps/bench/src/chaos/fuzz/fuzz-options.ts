import type { Result } from '@skat/engine';
import { err } from '@skat/engine';
import type { Program } from '../../server/server-process.ts';
import { chaosOptions } from '../chaos-options.ts';

export const FUZZ_OPTIONS = {
  messages: 20_000,
  seed: 1,
  tables: 10,
  rate: 1_500,
  program: 'built',
  plant: '',
} as const;

/** `foreign-seat` is a fault of the server; the others are done to what the harness watches. */
export const FUZZ_PLANTS = ['foreign-seat', 'forged-entry', 'killed-server'] as const;
export type FuzzPlant = (typeof FUZZ_PLANTS)[number];

export interface FuzzOptions {
  readonly messages: number;
  readonly seed: number;
  readonly tables: number;
  /** Messages a second. */
  readonly rate: number;
  readonly program: Program;
  readonly plant: FuzzPlant | null;
}

export function fuzzOptions(words: readonly string[]): Result<FuzzOptions, string> {
  const options = chaosOptions(words, FUZZ_OPTIONS, FUZZ_PLANTS);
  if (!options.ok) return options;
  const { tables, rate } = options.value;
  if (tables === 0 || rate === 0) return err('--tables and --rate must be at least 1');
  return options;
}
