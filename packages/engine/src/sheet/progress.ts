import type { TableRules } from '../rules/options.ts';
import type { Seat, SeriesGame } from './series-game.ts';
import { seatAfter } from './series-game.ts';
import { sheetOf } from './sheet.ts';

/** A Grand Hand in a compulsory Ramsch round: the same dealer still owes the Ramsch (R9.25). */
export function leavesRamschOwed({ isCompulsoryRamsch, facts }: SeriesGame): boolean {
  return isCompulsoryRamsch && facts.kind === 'played';
}

/** Games that count towards the length of the series (R8.3, R9.25). */
export function countGames(games: readonly SeriesGame[]): number {
  return games.filter((game) => !leavesRamschOwed(game)).length;
}

/** Who deals next: the deal passes to the left after every game (R2.9, R9.25). */
export function nextDealer(games: readonly SeriesGame[], seats: readonly Seat[], firstDealer: Seat): Seat {
  const last = games[games.length - 1];
  if (last === undefined) return firstDealer;
  return leavesRamschOwed(last) && seats.includes(last.dealer) ? last.dealer : seatAfter(last.dealer, seats);
}

/** Whether everybody has dealt equally often since the chairs last changed (R2.11, R2.12). */
export function isRoundComplete(games: readonly SeriesGame[]): boolean {
  const last = games[games.length - 1];
  if (last === undefined) return true;
  if (leavesRamschOwed(last)) return false;
  const changed = games.findLastIndex(({ seats }) => !isSameRotation(seats, last.seats));
  return countGames(games.slice(changed + 1)) % last.seats.length === 0;
}

function isSameRotation(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index]);
}

/** Whether a series has reached its length, or its limit in Bierlachs (R2.12, R8.9, R8.13). */
export function isSeriesOver(games: readonly SeriesGame[], rules: TableRules): boolean {
  if (rules.scoring === 'bierlachs' && isLimitReached(games, rules)) return true;
  return rules.seriesLength !== 'open' && countGames(games) >= rules.seriesLength && isRoundComplete(games);
}

function isLimitReached(games: readonly SeriesGame[], rules: TableRules): boolean {
  return sheetOf(games, rules).foot.some(({ total }) => total <= -rules.bierlachs.limit);
}
