import { parseArgs } from 'node:util';
import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';

/** Default values of the options a command knows; whole numbers stay whole numbers, and `false` is a switch. */
export type OptionDefaults = Readonly<Record<string, number | string | false>>;

/** What was asked for, by the same names. */
export type OptionValues<Defaults extends OptionDefaults> = {
  readonly [Name in keyof Defaults]: Value<Defaults[Name]>;
};

type Value<Default> = Default extends number ? number : Default extends string ? string : boolean;

/** Reads `--name value` pairs and switches; anything unknown or malformed is told in words. */
export function parseOptions<Defaults extends OptionDefaults>(
  words: readonly string[],
  defaults: Defaults,
): Result<OptionValues<Defaults>, string> {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, standard]) => [
      name,
      { type: standard === false ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...words], options, strict: true, allowPositionals: false });
    const merged = Object.entries(defaults).map(([name, standard]) => [
      name,
      valueOf(name, values[name], standard),
    ]);
    return ok(Object.fromEntries(merged) as OptionValues<Defaults>);
  } catch (problem) {
    if (problem instanceof TypeError) return err(problem.message);
    throw problem;
  }
}

type Given = number | string | boolean;

function valueOf(name: string, given: unknown, standard: number | string | false): Given {
  if (standard === false) return given === true;
  if (typeof given !== 'string') return standard;
  if (typeof standard === 'string') return given;
  if (!/^\d{1,9}$/.test(given)) throw new TypeError(`--${name} takes a whole number, not "${given}"`);
  return Number(given);
}
