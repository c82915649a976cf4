import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { Program } from '../../server/server-process.ts';
import { chaosOptions } from '../chaos-options.ts';

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
  const options = chaosOptions(words, KILL_OPTIONS, KILL_PLANTS);
  if (!options.ok) return options;
  const database = databaseNamed(options.value.database);
  if (!database.ok) return database;
  if (options.value.tables === 0 || options.value.rounds === 0)
    return err('--tables and --rounds must be at least 1');
  return ok({ ...options.value, database: database.value });
}

/** One of the databases, or what there is. */
export function databaseNamed(name: string): Result<KillDatabase, string> {
  const database = KILL_DATABASES.find((known) => known === name);
  return database === undefined ? err(`--database is one of ${KILL_DATABASES.join(', ')}`) : ok(database);
}
