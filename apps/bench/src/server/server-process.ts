import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const SERVER_FOLDER = fileURLToPath(new URL('../../../server', import.meta.url));
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
/** Results alone go to standard output. */
const STANDARD_ERROR = 2;
const STOP_TIMEOUT_MS = 6_000;
/** Linux counts processor time in these (sysconf CLK_TCK). */
const TICKS_PER_SECOND = 100;

/** The bundle that `pnpm build` makes, or the sources as they are. */
export const PROGRAMS = ['built', 'source'] as const;
export type Program = (typeof PROGRAMS)[number];

const ARGUMENTS: Readonly<Record<Program, readonly string[]>> = {
  built: ['dist/main.js'],
  source: ['--import', 'tsx', 'src/main.ts'],
};

/** Seconds in the program itself and in the kernel on its behalf. */
export interface CpuTime {
  readonly user: number;
  readonly system: number;
}

/** How a server is started where measuring alone would not do. */
export interface ServerExtras {
  /** Environment variables in place of those for measuring. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A fault for the server to have. */
  readonly plant?: string | null;
  /** Hears everything the server prints, instead of standard error. */
  readonly onOutput?: (text: string) => void;
}

/** The server as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly command: string;
  /** How it ended without being asked to, or null while it runs. */
  readonly ending: () => string | null;
  /** Ends it without any warning. */
  readonly kill: () => void;
  /** Processor time used so far. */
  readonly cpuTime: () => CpuTime;
  readonly residentKb: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server on a free port and waits until it is ready.
 * @param databaseUrl null for the embedded database, in the folder that the settings name
 * @throws Error if it ends or does not answer in time
 */
export async function startServer(
  databaseUrl: string | null,
  program: Program,
  { settings = {}, plant = null, onOutput }: ServerExtras = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = [...ARGUMENTS[program], ...(plant === null ? [] : ['--plant', plant])];
  const output = onOutput === undefined ? STANDARD_ERROR : 'pipe';
  const child = spawn(process.execPath, words, {
    cwd: SERVER_FOLDER,
    env: { ...process.env, ...standardSettings(port, databaseUrl), ...settings },
    stdio: ['ignore', output, output],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  await waitUntilReady(child, url);
  const { pid = 0 } = child;
  return {
    url,
    command: `node ${words.join(' ')}`,
    ending: () => endingOf(child),
    kill: () => child.kill('SIGKILL'),
    cpuTime: () => cpuTimeOf(readFileSync(`/proc/${pid}/stat`, 'utf8')),
    residentKb: () => residentKbOf(readFileSync(`/proc/${pid}/status`, 'utf8')),
    stop: () => stop(child),
  };
}

function endingOf({ exitCode, signalCode }: ChildProcess): string | null {
  return exitCode === null ? signalCode : `code ${exitCode}`;
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
  await stop(child);
  throw new Error('The server did not become ready');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(patience);
}

/** Processor seconds in a line of /proc/PID/stat, whose second field may hold spaces and brackets. */
export function cpuTimeOf(stat: string): CpuTime {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks = '0', systemTicks = '0'] = fields.slice(11, 13);
  return { user: Number(userTicks) / TICKS_PER_SECOND, system: Number(systemTicks) / TICKS_PER_SECOND };
}

/** Resident memory in /proc/PID/status. */
export function residentKbOf(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}
