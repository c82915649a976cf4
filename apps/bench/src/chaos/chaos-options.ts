import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { OptionDefaults, OptionValues } from '../options.ts';
import { parseOptions } from '../options.ts';
import type { Program } from '../server/server-process.ts';
import { programNamed } from '../server/server-process.ts';

/** What every chaos command takes beside options of its own. */
interface Common<Plant> {
  readonly program: Program;
  /** Null for an honest run. */
  readonly plant: Plant | null;
}

type Defaults = OptionDefaults & { readonly program: Program; readonly plant: '' };
type Own<Given extends Defaults> = Omit<OptionValues<Given>, 'program' | 'plant'>;

/** Reads a chaos command's words; `plants` are the faults that it can plant. */
export function chaosOptions<Given extends Defaults, Plant extends string>(
  words: readonly string[],
  defaults: Given,
  plants: readonly Plant[],
): Result<Own<Given> & Common<Plant>, string> {
  const options = parseOptions<Defaults>(words, defaults);
  if (!options.ok) return options;
  const { program: named, plant: wanted, ...own } = options.value;
  const program = programNamed(named);
  if (!program.ok) return program;
  const plant = plants.find((known) => known === wanted) ?? null;
  if (plant === null && wanted !== '') return err(`--plant is one of ${plants.join(', ')}`);
  return ok({ ...(own as Own<Given>), program: program.value, plant });
}
