import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const PROBE = new URL('probe.mjs', import.meta.url).href;
const STOP_TIMEOUT_MS = 6_000;
/** Linux counts processor time in these (sysconf CLK_TCK). */
const TICKS_PER_SECOND = 100;

/** Words for node before its program, and settings, with which a child tells its memory. */
export const PROBE_WORDS: readonly string[] = ['--expose-gc', '--import', PROBE];
export const PROBE_SETTINGS: Readonly<Record<string, string>> = { BENCH_PROBE: String(process.pid) };

/** Seconds in the program itself and in the kernel on its behalf. */
export interface CpuTime {
  readonly user: number;
  readonly system: number;
}

/** What a process keeps after its garbage is collected. */
export interface KeptMemory {
  /** In the heap, and outside of it on its behalf. */
  readonly heapBytes: number;
  readonly residentBytes: number;
}

/** A process under measurement. */
export interface MeasuredChild {
  /** How it ended without being asked to, or null while it runs. */
  readonly ending: () => string | null;
  /** Ends it without any warning. */
  readonly kill: () => void;
  /** Asks it to end, once. */
  readonly askToStop: () => void;
  /** When it has ended. */
  readonly gone: () => Promise<void>;
  /** Processor time used so far. */
  readonly cpuTime: () => CpuTime;
  readonly residentKb: () => number;
  /** Collects its garbage first; only for a child with a probe. */
  readonly keptMemory: () => Promise<KeptMemory>;
  readonly stop: () => Promise<void>;
}

export function measuredChild(child: ChildProcess): MeasuredChild {
  const { pid = 0 } = child;
  return {
    ending: () => endingOf(child),
    kill: () => child.kill('SIGKILL'),
    askToStop: () => child.kill('SIGTERM'),
    gone: () => gone(child),
    cpuTime: () => cpuTimeOf(readFileSync(`/proc/${pid}/stat`, 'utf8')),
    residentKb: () => residentKbOf(readFileSync(`/proc/${pid}/status`, 'utf8')),
    keptMemory: () => keptMemoryOf(child),
    stop: () => stop(child),
  };
}

async function keptMemoryOf(child: ChildProcess): Promise<KeptMemory> {
  const answer = once(child, 'message');
  child.send('memory');
  const [memory] = (await answer) as [KeptMemory];
  return memory;
}

function endingOf({ exitCode, signalCode }: ChildProcess): string | null {
  return exitCode === null ? signalCode : `code ${exitCode}`;
}

async function gone(child: ChildProcess): Promise<void> {
  if (endingOf(child) === null) await once(child, 'exit');
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
