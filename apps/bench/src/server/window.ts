import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Choose } from '../random-action.ts';
import { seededWords } from '../random.ts';
import { BenchTable } from './bench-table.ts';
import type { Contender, RunningServer } from './contender.ts';
import type { CpuTime, KeptMemory } from './measured-child.ts';
import { Measures } from './measures.ts';
import type { ServerOptions } from './server-options.ts';
import { inTurns } from './table-setup.ts';
import { Traffic } from './traffic.ts';

/** What one measured window found. */
export interface WindowFigures {
  readonly command: string;
  readonly tables: number;
  readonly seconds: number;
  readonly plays: number;
  readonly serverCpu: CpuTime;
  readonly clientCpuSeconds: number;
  readonly bytesOut: number;
  readonly framesOut: number;
  readonly latenciesMs: readonly number[];
  readonly eventLoopP99Ms: number | null;
  readonly refusals: ReadonlyMap<string, number>;
  readonly memory: MemoryFigures;
}

/** What the server keeps after its garbage is collected, but for `peakKb`. */
export interface MemoryFigures {
  readonly noTables: KeptMemory;
  /** All seated, nothing played. */
  readonly seated: KeptMemory;
  /** After the warm-up. */
  readonly start: KeptMemory;
  readonly end: KeptMemory;
  /** Resident at the end of the window, garbage included. */
  readonly peakKb: number;
}

const SETUPS_AT_ONCE = 10;
const PACE_MS = { least: 1000, range: 2001 } as const;
const MICROSECONDS = 1_000_000;

/** Starts a server, lets people play at its tables and measures for a while. */
export function measureContender(contender: Contender, options: ServerOptions): Promise<WindowFigures> {
  return contender.run((server) => measureServer(server, options));
}

async function measureServer(server: RunningServer, options: ServerOptions): Promise<WindowFigures> {
  const { keptMemory, residentKb } = server.process;
  const counters: Counters = { measures: new Measures(), traffic: new Traffic() };
  const noTables = await keptMemory();
  const tables = await openTables(server, options, counters);
  try {
    const seated = await keptMemory();
    await pause(options.warmup * 1000);
    const start = await keptMemory();
    const window = await measureWindow(server, options, counters);
    const peakKb = residentKb();
    return { ...window, memory: { noTables, seated, start, peakKb, end: await keptMemory() } };
  } finally {
    for (const table of tables) table.close();
  }
}

interface Counters {
  readonly measures: Measures;
  readonly traffic: Traffic;
}

async function openTables(
  server: RunningServer,
  { tables, mode, seed }: ServerOptions,
  { measures, traffic }: Counters,
): Promise<readonly BenchTable[]> {
  const random = seededWords(seed);
  const choose: Choose = (below) => random() % below;
  const pauseMs = (): number => (mode === 'closed' ? 0 : PACE_MS.least + choose(PACE_MS.range));
  const numbers = Array.from({ length: tables }, (_, index) => index + 1);
  const made = await inTurns(numbers, SETUPS_AT_ONCE, (number) => server.makeTable(number, traffic));
  return inTurns(made, SETUPS_AT_ONCE, (connect) =>
    BenchTable.openOn(connect, { choose, pauseMs, measures }),
  );
}

async function measureWindow(
  server: RunningServer,
  { tables, seconds }: ServerOptions,
  { measures, traffic }: Counters,
): Promise<Omit<WindowFigures, 'memory'>> {
  const before = { bytes: traffic.bytes, frames: traffic.frames };
  await server.eventLoopP99Ms();
  const beganAt = performance.now();
  const serverCpu = server.process.cpuTime();
  const clientCpu = process.cpuUsage();
  measures.open();
  await pause(seconds * 1000);
  measures.close();
  const { user, system } = process.cpuUsage(clientCpu);
  const now = server.process.cpuTime();
  return {
    command: server.command,
    tables,
    seconds: (performance.now() - beganAt) / 1000,
    plays: measures.plays,
    serverCpu: { user: now.user - serverCpu.user, system: now.system - serverCpu.system },
    clientCpuSeconds: (user + system) / MICROSECONDS,
    bytesOut: traffic.bytes - before.bytes,
    framesOut: traffic.frames - before.frames,
    latenciesMs: measures.latenciesMs,
    eventLoopP99Ms: await server.eventLoopP99Ms(),
    refusals: measures.refusals,
  };
}
