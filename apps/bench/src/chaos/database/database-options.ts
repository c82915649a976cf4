import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { Program } from '../../server/server-process.ts';
import { chaosOptions } from '../chaos-options.ts';

const DATABASE_OPTIONS = {
  cuts: 5,
  outages: '1,30,300',
  freezes: '30',
  tables: 20,
  seed: 1,
  program: 'built',
  plant: '',
} as const;

/** `early-ack` is a fault of the server; with `late-return` the database is away for longer than is said. */
export const DATABASE_PLANTS = ['early-ack', 'late-return'] as const;
export type DatabasePlant = (typeof DATABASE_PLANTS)[number];

export interface DatabaseOptions {
  /** How often all connections are cut. */
  readonly cuts: number;
  /** How long the database is stopped, in seconds, one after another. */
  readonly outages: readonly number[];
  /** How long its processes stand still, in seconds. */
  readonly freezes: readonly number[];
  readonly tables: number;
  readonly seed: number;
  readonly program: Program;
  readonly plant: DatabasePlant | null;
}

export function databaseOptions(words: readonly string[]): Result<DatabaseOptions, string> {
  const options = chaosOptions(words, DATABASE_OPTIONS, DATABASE_PLANTS);
  if (!options.ok) return options;
  const { outages, freezes, ...rest } = options.value;
  if (rest.tables === 0) return err('--tables must be at least 1');
  const [stopped, frozen] = [secondsIn(outages), secondsIn(freezes)];
  if (stopped === null || frozen === null) return err('--outages and --freezes take seconds, such as 1,30');
  return ok({ ...rest, outages: stopped, freezes: frozen });
}

/** Whole numbers between commas; none for an empty text. */
function secondsIn(text: string): readonly number[] | null {
  if (text === '') return [];
  return /^\d{1,5}(,\d{1,5})*$/.test(text) ? text.split(',').map(Number) : null;
}
