import { percentile } from '../statistics.ts';
import type { KeptMemory } from './measured-child.ts';
import type { MemoryFigures, WindowFigures } from './window.ts';

const BYTES_PER_KB = 1024;
const KB_PER_MB = 1024;

/** The figures in lines for people. */
export function reportLines(figures: WindowFigures): readonly string[] {
  const { plays, seconds, serverCpu, clientCpuSeconds, bytesOut, framesOut, latenciesMs, refusals } = figures;
  const { tables, memory, eventLoopP99Ms } = figures;
  return [
    `plays/s                    ${(plays / seconds).toFixed(0)}`,
    `plays/server-CPU-second    ${playsPerCpuSecond(figures).toFixed(0)}`,
    `send to third seat's view  ${latencyText(latenciesMs)}`,
    `bytes out/play             ${(bytesOut / plays).toFixed(0)} in ${(framesOut / plays).toFixed(2)} frames`,
    ...memoryLines(memory, tables),
    `server                     ${percent(serverCpu.user, seconds)} of a core and ${percent(serverCpu.system, seconds)} in the kernel`,
    ...(eventLoopP99Ms === null
      ? []
      : [`event loop                 p99 ${eventLoopP99Ms.toFixed(1)} ms late`]),
    `load generator             ${percent(clientCpuSeconds, seconds)} of a core`,
    ...[...refusals].map(([refusal, times]) => `refused: ${refusal} (${times})`),
  ];
}

/** Processor time of the server alone, without its database. */
export function playsPerCpuSecond({ plays, serverCpu }: WindowFigures): number {
  return plays / (serverCpu.user + serverCpu.system);
}

function memoryLines(memory: MemoryFigures, tables: number): readonly string[] {
  const { noTables, seated, start, end, peakKb } = memory;
  const one = (now: KeptMemory): string => heapPerTable(now, noTables, tables).toFixed(1);
  return [
    `KB/table, garbage gone     heap ${one(end)} at the end, ${one(start)} after the warm-up, ${one(seated)} once seated; resident ${residentPerTable(memory, tables).toFixed(1)}`,
    `heap, garbage gone         ${heap(start)} MB after the warm-up, ${heap(end)} MB at the end (${growthText(memory)}), ${heap(noTables)} MB without tables`,
    `resident, garbage gone     ${resident(start)} MB after the warm-up, ${resident(end)} MB at the end, ${resident(noTables)} MB without tables; ${(peakKb / KB_PER_MB).toFixed(0)} MB before it went`,
  ];
}

/** Heap that the server keeps for a table, in KB. */
export function heapPerTable(now: KeptMemory, noTables: KeptMemory, tables: number): number {
  return (now.heapBytes - noTables.heapBytes) / BYTES_PER_KB / tables;
}

/** Resident memory that has come with a table, in KB. */
export function residentPerTable({ noTables, end }: MemoryFigures, tables: number): number {
  return (end.residentBytes - noTables.residentBytes) / BYTES_PER_KB / tables;
}

/** How much more heap the server keeps at the end than after the warm-up, as a share of it. */
export function heapGrowth({ start, end }: MemoryFigures): number {
  return end.heapBytes / start.heapBytes - 1;
}

function growthText(memory: MemoryFigures): string {
  const growth = 100 * heapGrowth(memory);
  return `${growth < 0 ? '' : '+'}${growth.toFixed(1)} %`;
}

function heap({ heapBytes }: KeptMemory): string {
  return (heapBytes / BYTES_PER_KB / KB_PER_MB).toFixed(1);
}

function resident({ residentBytes }: KeptMemory): string {
  return (residentBytes / BYTES_PER_KB / KB_PER_MB).toFixed(0);
}

function latencyText(latenciesMs: readonly number[]): string {
  if (latenciesMs.length === 0) return 'none measured';
  const [p50, p99] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.99)];
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)} %`;
}
