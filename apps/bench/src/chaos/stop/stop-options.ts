import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { Program } from '../../server/server-process.ts';
import { chaosOptions } from '../chaos-options.ts';
import type { KillDatabase } from '../kill/kill-options.ts';
import { databaseNamed } from '../kill/kill-options.ts';

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
  const options = chaosOptions(words, STOP_OPTIONS, STOP_PLANTS);
  if (!options.ok) return options;
  const database = databaseNamed(options.value.database);
  if (!database.ok) return database;
  if (options.value.tables === 0 || options.value.rounds === 0)
    return err('--tables and --rounds must be at least 1');
  return ok({ ...options.value, database: database.value });
}
