import type { KeptMemory } from './measured-child.ts';

/** What a server keeps, and how many tables are still in its memory. */
export type Emptied = KeptMemory & { readonly tables: number };

/** Many tables on one server, from the first to the last. */
export interface TableCourse {
  /** Tables played before the memory was first looked at. */
  readonly warm: number;
  readonly count: number;
  /** From then on. */
  readonly seconds: number;
  readonly plays: number;
  readonly refusals: ReadonlyMap<string, number>;
  readonly start: Emptied;
  readonly end: Emptied;
}

/** The heap may be so much larger at the end, as a share. */
export const MOST_GROWTH = 0.05;
const BYTES_PER_MB = 1024 * 1024;

/** Whether the memory has grown with the tables, or holds some that nobody is at. */
export function hasLeaked({ start, end }: TableCourse): boolean {
  return end.tables > 0 || end.heapBytes > start.heapBytes * (1 + MOST_GROWTH);
}

/** The figures in lines for people. */
export function tablesLines(course: TableCourse): readonly string[] {
  const { warm, count, seconds, plays, refusals, start, end } = course;
  const growth = (100 * (end.heapBytes / start.heapBytes - 1)).toFixed(1);
  const perTable = (end.heapBytes - start.heapBytes) / (count - warm);
  return [
    `${((count - warm) / seconds).toFixed(1)} tables/s, ${plays} plays`,
    `tables in memory           ${start.tables} after ${warm}, ${end.tables} after ${count}`,
    `heap, garbage gone         ${mb(start.heapBytes)} MB after ${warm} tables, ${mb(end.heapBytes)} MB after ${count} (${growth} %, limit ${100 * MOST_GROWTH} %): ${perTable.toFixed(0)} bytes a table`,
    `resident, garbage gone     ${mb(start.residentBytes)} MB, ${mb(end.residentBytes)} MB`,
    ...[...refusals].map(([refusal, times]) => `refused: ${refusal} (${times})`),
  ];
}

function mb(bytes: number): string {
  return (bytes / BYTES_PER_MB).toFixed(1);
}
