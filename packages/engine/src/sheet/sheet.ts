import { at } from '../result.ts';
import type { GameFacts } from '../scoring/facts.ts';
import type { BockNews } from './bock-news.ts';
import { bockNewsOf } from './bock-news.ts';
import { placesOf } from './ranking.ts';
import type { RowEvaluation, SheetRules } from './row-score.ts';
import { evaluateRow, rowAmounts } from './row-score.ts';
import type { Scoring, Tally } from './scoring.ts';
import { EMPTY_TALLY, totalOf } from './scoring.ts';
import type { Seat, SeriesGame } from './series-game.ts';
import { playersOf, seatsOf } from './series-game.ts';

/** One player's running figures after a game. */
export interface SheetCell extends Tally {
  /** Running total under the scoring of the series (R8.2). */
  readonly total: number;
}

/** One line of the sheet (R8.2, R8.10). */
export interface SheetRow {
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal went round. */
  readonly seats: readonly Seat[];
  readonly facts: GameFacts;
  readonly isCompulsoryRamsch: boolean;
  readonly evaluation: RowEvaluation;
  /** The Bock rounds that this game brings, or null (R9.50). */
  readonly bockNews: BockNews | null;
  /** By seat. */
  readonly cells: readonly SheetCell[];
}

/** A player's column foot (R8.6, R8.10). */
export interface SheetFoot extends SheetCell {
  readonly place: number;
}

export interface Sheet {
  readonly scoring: Scoring;
  /** The rules it is counted by. */
  readonly rules: SheetRules;
  readonly rows: readonly SheetRow[];
  /** By seat. */
  readonly foot: readonly SheetFoot[];
  readonly passedIn: number;
  /** Lines that were a Ramsch; they count neither as won nor as lost (R8.14). */
  readonly ramsch: number;
}

/** The score sheet of a series; screen, history and statistics all read this one (R8). */
export function sheetOf(games: readonly SeriesGame[], rules: SheetRules): Sheet {
  const rows: SheetRow[] = [];
  let tallies: readonly Tally[] = [];
  const news = bockNewsOf(games, rules);
  for (const [index, game] of games.entries()) {
    const evaluation = evaluateRow(game, rules);
    tallies = addUp(tallies, rowAmounts(game, evaluation, rules));
    rows.push({
      ...game,
      evaluation,
      bockNews: at(news, index),
      cells: cellsOf(withColumns(tallies, rules)),
    });
  }
  return {
    scoring: rules.scoring,
    rules,
    rows,
    foot: footOf(withColumns(tallies, rules), rules),
    passedIn: countRows(rows, 'passedIn'),
    ramsch: countRows(rows, 'ramsch'),
  };
}

function countRows(rows: readonly SheetRow[], kind: RowEvaluation['kind']): number {
  return rows.filter(({ evaluation }) => evaluation.kind === kind).length;
}

/** A column for every seat, also of those who joined or left on the way (R2.12). */
function withColumns(tallies: readonly Tally[], { players }: SheetRules): readonly Tally[] {
  return tallies.length >= players ? tallies : seatsOf(players).map((seat) => tallies[seat] ?? EMPTY_TALLY);
}

function addUp(tallies: readonly Tally[], amounts: readonly Tally[]): readonly Tally[] {
  const columns = Math.max(tallies.length, amounts.length);
  return Array.from({ length: columns }, (_, column) =>
    sumOf(tallies[column] ?? EMPTY_TALLY, amounts[column] ?? EMPTY_TALLY),
  );
}

function sumOf(a: Tally, b: Tally): Tally {
  if (b === EMPTY_TALLY) return a;
  return {
    points: a.points + b.points,
    won: a.won + b.won,
    lost: a.lost + b.lost,
    ownGames: a.ownGames + b.ownGames,
    othersLosses: a.othersLosses + b.othersLosses,
    lostByOthers: a.lostByOthers + b.lostByOthers,
  };
}

/** The seat that declared a game, or announced it in Officers' Skat; null if nobody did. */
export function declarerSeatOf({ dealer, seats, facts }: SeriesGame): Seat | null {
  if (facts.kind === 'played') return at(playersOf(dealer, seats), facts.declarer);
  return facts.kind === 'officers' ? at(playersOf(dealer, seats), 0) : null;
}

function cellsOf(tallies: readonly Tally[]): readonly SheetCell[] {
  return tallies.map((tally) => ({ ...tally, total: totalOf(tally) }));
}

function footOf(tallies: readonly Tally[], { tieBreak }: SheetRules): readonly SheetFoot[] {
  const cells = cellsOf(tallies);
  const places = placesOf(cells, tieBreak);
  return cells.map((cell, seat) => ({ ...cell, place: at(places, seat) }));
}
