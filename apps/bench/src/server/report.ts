import { percentile } from '../statistics.ts';
import type { CpuTime } from './server-process.ts';

/** What one measured window found. */
export interface WindowFigures {
  readonly tables: number;
  readonly seconds: number;
  readonly plays: number;
  readonly serverCpu: CpuTime;
  readonly clientCpuSeconds: number;
  readonly bytesOut: number;
  readonly framesOut: number;
  readonly latenciesMs: readonly number[];
  /** Resident memory of the server: with no table, with all of them, and at the end. */
  readonly residentKb: { readonly idle: number; readonly seated: number; readonly end: number };
}

/** The figures in lines for people. */
export function reportLines(figures: WindowFigures): readonly string[] {
  const { plays, seconds, serverCpu, clientCpuSeconds, bytesOut, framesOut, latenciesMs } = figures;
  const { idle, seated, end } = figures.residentKb;
  const serverCpuSeconds = serverCpu.user + serverCpu.system;
  const perTable = (kb: number): string => ((kb - idle) / figures.tables).toFixed(1);
  return [
    `plays/s                    ${(plays / seconds).toFixed(0)}`,
    `plays/server-CPU-second    ${(plays / serverCpuSeconds).toFixed(0)}`,
    `send to third seat's view  ${latencyText(latenciesMs)}`,
    `bytes out/play             ${(bytesOut / plays).toFixed(0)} in ${(framesOut / plays).toFixed(2)} frames`,
    `KB/table                   ${perTable(end)} at the end, ${perTable(seated)} once seated`,
    `server                     ${percent(serverCpu.user, seconds)} of a core and ${percent(serverCpu.system, seconds)} in the kernel, ${(end / 1024).toFixed(0)} MB (${(idle / 1024).toFixed(0)} MB without tables)`,
    `load generator             ${percent(clientCpuSeconds, seconds)} of a core`,
  ];
}

function latencyText(latenciesMs: readonly number[]): string {
  if (latenciesMs.length === 0) return 'none measured';
  const [p50, p99] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.99)];
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)} %`;
}
