import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../options.ts';
import type { Choose } from '../random-action.ts';
import { seededWords } from '../random.ts';
import { BenchTable } from './bench-table.ts';
import { databaseServerUrl, withDatabase } from './database.ts';
import { Measures } from './measures.ts';
import type { WindowFigures } from './report.ts';
import { reportLines } from './report.ts';
import type { Program, ServerProcess } from './server-process.ts';
import { PROGRAMS, startServer } from './server-process.ts';
import { inTurns, setUpTable } from './table-setup.ts';
import { Traffic } from './traffic.ts';

export const SERVER_OPTIONS = {
  tables: 200,
  mode: 'closed',
  seconds: 20,
  warmup: 5,
  seed: 1,
  program: 'built',
} as const;

interface ServerOptions {
  readonly tables: number;
  readonly mode: Mode;
  readonly seconds: number;
  readonly warmup: number;
  readonly seed: number;
  readonly program: Program;
}

/** `closed`: everybody acts as soon as they may. `paced`: like people, one action per table every one to three seconds. */
type Mode = 'closed' | 'paced';

const SETUPS_AT_ONCE = 10;
const PACE_MS = { least: 1000, range: 2001 } as const;
const MICROSECONDS = 1_000_000;

/** Whole tables played over sockets against a server process and a real database; prints what a play costs. */
export async function benchServer(words: readonly string[]): Promise<Result<null, string>> {
  const options = serverOptions(words);
  if (!options.ok) return options;
  await withDatabase(databaseServerUrl(), async (databaseUrl) => {
    const server = await startServer(databaseUrl, options.value.program);
    try {
      await measure(server, options.value);
    } finally {
      await server.stop();
    }
  });
  return ok(null);
}

function serverOptions(words: readonly string[]): Result<ServerOptions, string> {
  const options = parseOptions(words, SERVER_OPTIONS);
  if (!options.ok) return options;
  const { mode, tables, seconds } = options.value;
  const program = PROGRAMS.find((known) => known === options.value.program);
  if (program === undefined) return err(`--program is one of ${PROGRAMS.join(', ')}`);
  if (mode !== 'closed' && mode !== 'paced') return err(`--mode is closed or paced, not "${mode}"`);
  if (tables === 0 || seconds === 0) return err('--tables and --seconds must be at least 1');
  return ok({ ...options.value, mode, program });
}

async function measure(server: ServerProcess, options: ServerOptions): Promise<void> {
  const idle = server.residentKb();
  const measures = new Measures();
  const traffic = new Traffic();
  const tables = await openTables(server, options, { measures, traffic });
  try {
    const seated = server.residentKb();
    await pause(options.warmup * 1000);
    const figures = await measureWindow(server, options, { measures, traffic });
    const residentKb = { idle, seated, end: server.residentKb() };
    print(server, options, { ...figures, residentKb }, measures);
  } finally {
    for (const table of tables) table.close();
  }
}

interface Counters {
  readonly measures: Measures;
  readonly traffic: Traffic;
}

async function openTables(
  { url }: ServerProcess,
  { tables, mode, seed }: ServerOptions,
  counters: Counters,
): Promise<readonly BenchTable[]> {
  const random = seededWords(seed);
  const choose: Choose = (below) => random() % below;
  const pauseMs = (): number => (mode === 'closed' ? 0 : PACE_MS.least + choose(PACE_MS.range));
  const numbers = Array.from({ length: tables }, (_, index) => index + 1);
  const seated = await inTurns(numbers, SETUPS_AT_ONCE, (number) => setUpTable(url, number));
  return inTurns(seated, SETUPS_AT_ONCE, (table) =>
    BenchTable.open(table, { url, choose, pauseMs, ...counters }),
  );
}

async function measureWindow(
  server: ServerProcess,
  { tables, seconds }: ServerOptions,
  { measures, traffic }: Counters,
): Promise<Omit<WindowFigures, 'residentKb'>> {
  const before = { bytes: traffic.bytes, frames: traffic.frames };
  const beganAt = performance.now();
  const serverCpu = server.cpuTime();
  const clientCpu = process.cpuUsage();
  measures.open();
  await pause(seconds * 1000);
  measures.close();
  const { user, system } = process.cpuUsage(clientCpu);
  const serverCpuNow = server.cpuTime();
  return {
    tables,
    seconds: (performance.now() - beganAt) / 1000,
    plays: measures.plays,
    serverCpu: { user: serverCpuNow.user - serverCpu.user, system: serverCpuNow.system - serverCpu.system },
    clientCpuSeconds: (user + system) / MICROSECONDS,
    bytesOut: traffic.bytes - before.bytes,
    framesOut: traffic.frames - before.frames,
    latenciesMs: measures.latenciesMs,
  };
}

function print(
  server: ServerProcess,
  options: ServerOptions,
  figures: WindowFigures,
  measures: Measures,
): void {
  const { tables, mode, seed } = options;
  console.log(
    `${tables} tables, ${mode}, ${figures.seconds.toFixed(1)} s, seed ${seed}, ${server.command}, ${process.version}`,
  );
  for (const line of reportLines(figures)) console.log(`  ${line}`);
  for (const [refusal, times] of measures.refusals) console.log(`  refused: ${refusal} (${times})`);
}
