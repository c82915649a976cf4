import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../options.ts';
import type { Program } from './server-process.ts';
import { programNamed } from './server-process.ts';

export const SERVER_OPTIONS = {
  tables: 200,
  mode: 'closed',
  seconds: 20,
  minutes: 0,
  warmup: 5,
  seed: 1,
  program: 'built',
  peers: false,
  rounds: 3,
} as const;

export interface ServerOptions {
  readonly tables: number;
  readonly mode: Mode;
  readonly seconds: number;
  /** Before the measured window. */
  readonly warmup: number;
  readonly seed: number;
  readonly program: Program;
  /** Whether other servers are measured in turn with ours, and how often each. */
  readonly peers: boolean;
  readonly rounds: number;
}

/** `closed`: everybody acts as soon as they may. `paced`: like people, one action per table every one to three seconds. */
export type Mode = 'closed' | 'paced';

const SECONDS_PER_MINUTE = 60;

export function serverOptions(words: readonly string[]): Result<ServerOptions, string> {
  const options = parseOptions(words, SERVER_OPTIONS);
  if (!options.ok) return options;
  const { minutes, program: named, mode, ...rest } = options.value;
  const program = programNamed(named);
  const seconds = minutes === 0 ? rest.seconds : minutes * SECONDS_PER_MINUTE;
  if (!program.ok) return program;
  if (mode !== 'closed' && mode !== 'paced') return err(`--mode is closed or paced, not "${mode}"`);
  if (rest.tables === 0 || seconds === 0 || rest.rounds === 0)
    return err('--tables, --seconds and --rounds must be at least 1');
  return ok({ ...rest, seconds, mode, program: program.value });
}
