import type { TableSize } from '../sheet/series-game.ts';

/** Series of a fixed length are between one round and this many games long. */
export const LONGEST_SERIES = 144;

/** Whether everybody deals equally often (R8.9, R8.13, R9.89). */
export function isSeriesLength(length: number | 'open', players: TableSize): boolean {
  if (length === 'open') return true;
  return Number.isInteger(length) && length >= players && length <= LONGEST_SERIES && length % players === 0;
}
