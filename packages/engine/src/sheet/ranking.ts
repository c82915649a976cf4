import type { Tally } from './scoring.ts';

/** What decides a place. */
export type Standing = Pick<Tally, 'won' | 'lost'> & { readonly total: number };

/** `skwo`: equal totals are ordered by more games won, then fewer lost; `draw`: they share the place (R8.8). */
export type TieBreak = 'draw' | 'skwo';

/** Places from 1; equal standings share one and the next is skipped (R8.8). */
export function placesOf(standings: readonly Standing[], tieBreak: TieBreak): readonly number[] {
  return standings.map((own) => 1 + standings.filter((other) => compare(other, own, tieBreak) > 0).length);
}

function compare(a: Standing, b: Standing, tieBreak: TieBreak): number {
  if (a.total !== b.total || tieBreak === 'draw') return a.total - b.total;
  return a.won - b.won || b.lost - a.lost;
}
