import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../../options.ts';
import type { Program } from '../../server/server-process.ts';
import { PROGRAMS } from '../../server/server-process.ts';
import type { KillDatabase } from '../kill/kill-options.ts';
import { KILL_DATABASES } from '../kill/kill-options.ts';

const STOP_OPTIONS = {
  tables: 100,
  rounds: 2,
  seed: 1,
  database: 'postgres',
  program: 'built',
  plant: '',
} as const;

/** `lost-row` is a fault of the server; `hard-stop` ends it without a word, as a supervisor in a hurry does. */
export const STOP_PLANTS = ['lost-row', 'hard-stop'] as const;
export type StopPlant = (typeof STOP_PLANTS)[number];

export interface StopOptions {
  readonly tables: number;
  readonly rounds: number;
  readonly seed: number;
  readonly database: KillDatabase;
  readonly program: Program;
  readonly plant: StopPlant | null;
}

export function stopOptions(words: readonly string[]): Result<StopOptions, string> {
  const options = parseOptions(words, STOP_OPTIONS);
  if (!options.ok) return options;
  const { plant: named, program: given, database: wanted, ...numbers } = options.value;
  const program = PROGRAMS.find((known) => known === given);
  if (program === undefined) return err(`--program is one of ${PROGRAMS.join(', ')}`);
  const database = KILL_DATABASES.find((known) => known === wanted);
  if (database === undefined) return err(`--database is one of ${KILL_DATABASES.join(', ')}`);
  const plant = STOP_PLANTS.find((known) => known === named) ?? null;
  if (plant === null && named !== '') return err(`--plant is one of ${STOP_PLANTS.join(', ')}`);
  if (numbers.tables === 0 || numbers.rounds === 0) return err('--tables and --rounds must be at least 1');
  return ok({ ...numbers, database, program, plant });
}
