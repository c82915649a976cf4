import type { Scoring, Tally } from './scoring.ts';

/** What decides a place. */
export interface Standing extends Tally {
  readonly total: number;
}

/**
 * Places from 1; equal standings share one and the next is skipped.
 * Seeger-Fabian breaks equal totals by more games won, then fewer lost (R8.8).
 */
export function placesOf(standings: readonly Standing[], scoring: Scoring): readonly number[] {
  return standings.map((own) => 1 + standings.filter((other) => compare(other, own, scoring) > 0).length);
}

function compare(a: Standing, b: Standing, scoring: Scoring): number {
  if (a.total !== b.total || scoring !== 'seegerFabian') return a.total - b.total;
  return a.won - b.won || b.lost - a.lost;
}
