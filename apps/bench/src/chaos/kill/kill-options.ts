import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../../options.ts';
import type { Program } from '../../server/server-process.ts';
import { PROGRAMS } from '../../server/server-process.ts';

const KILL_OPTIONS = {
  rounds: 25,
  seed: 1,
  tables: 20,
  database: 'postgres',
  program: 'built',
  plant: '',
} as const;

/** Both are faults of the server. */
export const KILL_PLANTS = ['early-ack', 'lost-row'] as const;
export type KillPlant = (typeof KILL_PLANTS)[number];

export const KILL_DATABASES = ['embedded', 'postgres'] as const;
export type KillDatabase = (typeof KILL_DATABASES)[number];

export interface KillOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly tables: number;
  readonly database: KillDatabase;
  readonly program: Program;
  readonly plant: KillPlant | null;
}

export function killOptions(words: readonly string[]): Result<KillOptions, string> {
  const options = parseOptions(words, KILL_OPTIONS);
  if (!options.ok) return options;
  const { plant: named, program: given, database: wanted, ...numbers } = options.value;
  const program = PROGRAMS.find((known) => known === given);
  if (program === undefined) return err(`--program is one of ${PROGRAMS.join(', ')}`);
  const database = KILL_DATABASES.find((known) => known === wanted);
  if (database === undefined) return err(`--database is one of ${KILL_DATABASES.join(', ')}`);
  const plant = KILL_PLANTS.find((known) => known === named) ?? null;
  if (plant === null && named !== '') return err(`--plant is one of ${KILL_PLANTS.join(', ')}`);
  if (numbers.tables === 0 || numbers.rounds === 0) return err('--tables and --rounds must be at least 1');
  return ok({ ...numbers, database, program, plant });
}
