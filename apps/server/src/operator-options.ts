import { parseArgs } from 'node:util';
import { OperatorProblem } from './store/store.ts';

/**
 * Reads `--name value` pairs of an operator's command.
 * @throws OperatorProblem that ends with how the command is used
 */
export function readOptions<Name extends string>(
  argv: readonly string[],
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values as Partial<Record<Name, string>>;
  } catch (problem) {
    throw new OperatorProblem(`${problem instanceof Error ? problem.message : String(problem)}\n${usage}`);
  }
}
