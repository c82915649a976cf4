import type { Scoring } from '../sheet/scoring.ts';

/** What a table agreed on before sitting down (R9.98); variants add their keys here. */
export interface TableRules {
  readonly players: 3;
  readonly scoring: Scoring;
  /** Games of the series, a multiple of the seats (R8.9). */
  readonly seriesLength: number;
}

/** Series are between one round and this many games long. */
export const LONGEST_SERIES = 144;

/** Tournament rules: 36 games, Seeger-Fabian (R9.99). */
export const TOURNAMENT_RULES: TableRules = { players: 3, scoring: 'seegerFabian', seriesLength: 36 };

/** Whether everybody deals equally often (R8.9). */
export function isSeriesLength(length: number, players: number): boolean {
  return Number.isInteger(length) && length >= players && length <= LONGEST_SERIES && length % players === 0;
}
