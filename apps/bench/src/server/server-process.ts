import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { freePort } from './free-port.ts';
import type { MeasuredChild } from './measured-child.ts';
import { PROBE_SETTINGS, PROBE_WORDS, measuredChild } from './measured-child.ts';

const SERVER_FOLDER = fileURLToPath(new URL('../../../server', import.meta.url));
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;
/** Results alone go to standard output. */
const STANDARD_ERROR = 2;

/** The bundle that `pnpm build` makes, or the sources as they are. */
export const PROGRAMS = ['built', 'source'] as const;
export type Program = (typeof PROGRAMS)[number];

/** One of the programs, or what there is. */
export function programNamed(name: string): Result<Program, string> {
  const program = PROGRAMS.find((known) => known === name);
  return program === undefined ? err(`--program is one of ${PROGRAMS.join(', ')}`) : ok(program);
}

const ARGUMENTS: Readonly<Record<Program, readonly string[]>> = {
  built: ['dist/main.js'],
  source: ['--import', 'tsx', 'src/main.ts'],
};

/** How a command for operators is run, and where. */
export function operatorCommand(
  program: Program,
  name: string,
): { readonly words: readonly string[]; readonly cwd: string } {
  const words = program === 'built' ? [`dist/${name}.js`] : ['--import', 'tsx', `src/${name}.ts`];
  return { words, cwd: SERVER_FOLDER };
}

/** How a server is started where measuring alone would not do. */
export interface ServerExtras {
  /** Environment variables in place of those for measuring. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A fault for the server to have. */
  readonly plant?: string | null;
  /** Hears everything the server prints, instead of standard error. */
  readonly onOutput?: (text: string) => void;
  /** Whether it can be asked what its memory holds. */
  readonly hasProbe?: boolean;
  /** Where it listens, if not anywhere. */
  readonly port?: number;
}

/** The server as a process of its own. */
export interface ServerProcess extends MeasuredChild {
  readonly url: string;
  readonly command: string;
}

/**
 * Starts the server on a free port and waits until it is ready.
 * @param databaseUrl null for the embedded database, in the folder that the settings name
 * @throws Error if it ends or does not answer in time
 */
export async function startServer(
  databaseUrl: string | null,
  program: Program,
  { settings = {}, plant = null, onOutput, hasProbe = false, port: given }: ServerExtras = {},
): Promise<ServerProcess> {
  const port = given ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const words = [...ARGUMENTS[program], ...(plant === null ? [] : ['--plant', plant])];
  const output = onOutput === undefined ? STANDARD_ERROR : 'pipe';
  const child = spawn(process.execPath, [...(hasProbe ? PROBE_WORDS : []), ...words], {
    cwd: SERVER_FOLDER,
    env: { ...process.env, ...PROBE_SETTINGS, ...standardSettings(port, databaseUrl), ...settings },
    stdio: ['ignore', output, output, ...(hasProbe ? (['ipc'] as const) : [])],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  await waitUntilReady(child, url);
  return { ...measuredChild(child), url, command: `node ${words.join(' ')}` };
}

function standardSettings(port: number, databaseUrl: string | null): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl ?? '',
    HOST: '127.0.0.1',
    PORT: String(port),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await pause(POLL_MS);
  }
  await measuredChild(child).stop();
  throw new Error('The server did not become ready');
}
