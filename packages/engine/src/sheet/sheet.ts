import { at } from '../result.ts';
import type { Evaluation } from '../scoring/evaluate.ts';
import { evaluateGame } from '../scoring/evaluate.ts';
import type { GameFacts } from '../scoring/facts.ts';
import { placesOf } from './ranking.ts';
import type { Scoring, Tally, TotalParts } from './scoring.ts';
import { EMPTY_TALLY, totalOf } from './scoring.ts';
import type { Seat, SeriesGame } from './series-game.ts';
import { SEATS, playersOf } from './series-game.ts';

/** One player's running figures after a game. */
export interface SheetCell extends Tally {
  /** Running total under the scoring of the series (R8.2). */
  readonly total: number;
}

/** One line of the sheet (R8.2, R8.10). */
export interface SheetRow {
  readonly number: number;
  readonly dealer: Seat;
  /** Null if passed in. */
  readonly declarer: Seat | null;
  readonly facts: GameFacts;
  readonly evaluation: Evaluation | null;
  /** By seat. */
  readonly cells: readonly SheetCell[];
}

/** A player's column foot (R8.6, R8.10). */
export interface SheetFoot extends Tally, TotalParts {
  readonly lostByOthers: number;
  readonly place: number;
}

export interface Sheet {
  readonly scoring: Scoring;
  readonly rows: readonly SheetRow[];
  /** By seat. */
  readonly foot: readonly SheetFoot[];
  readonly passedIn: number;
}

/** The score sheet of a series; screen, history and statistics all read this one (R8). */
export function sheetOf(games: readonly SeriesGame[], scoring: Scoring): Sheet {
  const rows: SheetRow[] = [];
  let tallies: readonly Tally[] = SEATS.map(() => EMPTY_TALLY);
  for (const game of games) {
    const declarer = declarerSeatOf(game);
    const evaluation = game.facts.kind === 'played' ? evaluateGame(game.facts) : null;
    tallies = tallies.map((tally, seat) =>
      seat === declarer && evaluation ? addGame(tally, evaluation) : tally,
    );
    const { number, dealer, facts } = game;
    rows.push({ number, dealer, declarer, facts, evaluation, cells: cellsOf(tallies, scoring) });
  }
  return {
    scoring,
    rows,
    foot: footOf(tallies, scoring),
    passedIn: rows.filter((row) => row.declarer === null).length,
  };
}

/** The seat that declared a game, or null if it was passed in. */
export function declarerSeatOf({ dealer, facts }: SeriesGame): Seat | null {
  return facts.kind === 'played' ? playersOf(dealer)[facts.declarer] : null;
}

function addGame(tally: Tally, { won, score }: Evaluation): Tally {
  return { points: tally.points + score, won: tally.won + (won ? 1 : 0), lost: tally.lost + (won ? 0 : 1) };
}

function lostByOthers(tallies: readonly Tally[], seat: number): number {
  return tallies.reduce((sum, tally, other) => (other === seat ? sum : sum + tally.lost), 0);
}

function cellsOf(tallies: readonly Tally[], scoring: Scoring): readonly SheetCell[] {
  return tallies.map((tally, seat) => ({
    ...tally,
    total: totalOf(tally, lostByOthers(tallies, seat), scoring).total,
  }));
}

function footOf(tallies: readonly Tally[], scoring: Scoring): readonly SheetFoot[] {
  const sums = tallies.map((tally, seat) => {
    const others = lostByOthers(tallies, seat);
    return { ...tally, lostByOthers: others, ...totalOf(tally, others, scoring) };
  });
  const places = placesOf(sums, scoring);
  return sums.map((sum, seat) => ({ ...sum, place: at(places, seat) }));
}
