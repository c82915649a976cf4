import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../../options.ts';
import type { Program } from '../../server/server-process.ts';
import { PROGRAMS } from '../../server/server-process.ts';

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
  const options = parseOptions(words, FUZZ_OPTIONS);
  if (!options.ok) return options;
  const { plant: named, program: given, ...numbers } = options.value;
  const program = PROGRAMS.find((known) => known === given);
  if (program === undefined) return err(`--program is one of ${PROGRAMS.join(', ')}`);
  const plant = FUZZ_PLANTS.find((known) => known === named) ?? null;
  if (plant === null && named !== '') return err(`--plant is one of ${FUZZ_PLANTS.join(', ')}`);
  if (numbers.tables === 0 || numbers.rate === 0) return err('--tables and --rate must be at least 1');
  return ok({ ...numbers, program, plant });
}
