import { median } from '../../statistics.ts';
import { percentile } from '../../statistics.ts';
import { heapPerTable, playsPerCpuSecond, residentPerTable } from '../report.ts';
import type { WindowFigures } from '../window.ts';

/** One server's windows, in the order they were measured. */
export interface Measured {
  readonly name: string;
  readonly windows: readonly WindowFigures[];
}

interface Row {
  readonly title: string;
  readonly digits: number;
  readonly of: (window: WindowFigures) => number;
}

const ROWS: readonly Row[] = [
  { title: 'plays/s', digits: 0, of: ({ plays, seconds }) => plays / seconds },
  { title: 'plays/server-CPU-second', digits: 0, of: playsPerCpuSecond },
  { title: 'third seat p50, ms', digits: 1, of: ({ latenciesMs }) => waitAt(latenciesMs, 0.5) },
  { title: 'third seat p99, ms', digits: 1, of: ({ latenciesMs }) => waitAt(latenciesMs, 0.99) },
  { title: 'bytes out/play', digits: 0, of: ({ bytesOut, plays }) => bytesOut / plays },
  {
    title: 'heap/table seated, KB',
    digits: 1,
    of: ({ memory, tables }) => heapPerTable(memory.seated, memory.noTables, tables),
  },
  {
    title: 'heap/table at the end, KB',
    digits: 1,
    of: ({ memory, tables }) => heapPerTable(memory.end, memory.noTables, tables),
  },
  {
    title: 'resident/table at the end, KB',
    digits: 1,
    of: ({ memory, tables }) => residentPerTable(memory, tables),
  },
];

const TITLE_WIDTH = 30;
const CELL_WIDTH = 22;

function waitAt(latenciesMs: readonly number[], share: number): number {
  return latenciesMs.length === 0 ? Number.NaN : percentile(latenciesMs, share);
}

/** A table for people: the median of each server's windows, and beside each peer's the ratio of ours to it. */
export function comparisonLines([ours, ...peers]: readonly [Measured, ...Measured[]]): readonly string[] {
  const head = [ours, ...peers].map(({ name }) => name.padStart(CELL_WIDTH)).join('');
  return [
    `${''.padEnd(TITLE_WIDTH)}${head}`,
    ...ROWS.map(({ title, digits, of }) => {
      const own = medianOf(ours, of);
      const cells = peers.map((peer) => {
        const value = medianOf(peer, of);
        return `${value.toFixed(digits)} (x ${(own / value).toFixed(2)})`.padStart(CELL_WIDTH);
      });
      return `${title.padEnd(TITLE_WIDTH)}${own.toFixed(digits).padStart(CELL_WIDTH)}${cells.join('')}`;
    }),
  ];
}

function medianOf({ windows }: Measured, of: Row['of']): number {
  const values = windows.map(of).filter((value) => !Number.isNaN(value));
  return values.length === 0 ? Number.NaN : median(values);
}
