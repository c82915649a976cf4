import type { Scoring, SeriesGame, Sheet, SheetRules, TableRules } from '../../src/index.ts';
import { SCORINGS, evaluateRow, sheetOf } from '../../src/index.ts';

/** Counts a sheet; the proof takes it as an argument so that it can be run on a faulty one. */
export type Counting = (games: readonly SeriesGame[], rules: SheetRules) => Sheet;

/** A planted fault: Kontra doubles the amounts of Seeger-Fabian though the rules say no (R9.42). */
export const KONTRA_DOUBLES_BONUS: Counting = (games, rules) =>
  sheetOf(games, { ...rules, kontra: { ...rules.kontra, doubleBonus: true } });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What one line adds to all columns together (R8.14, R8.13, R9.11, R9.42). */
function amountOf(game: SeriesGame, rules: SheetRules): number {
  const { scoring, ramsch } = rules;
  const value = evaluateRow(game, rules);
  const hasOwn = scoring === 'seeger' || scoring === 'seegerFabian';
  switch (value.kind) {
    case 'passedIn':
      return 0;
    case 'ramsch':
      return (
        sum(value.scores) +
        (hasOwn && ramsch.seegerCounts ? 50 * (value.march === null ? -value.losers.length : 1) : 0)
      );
    case 'officers':
      return value.elderScore + value.dealerScore;
    case 'played': {
      if (scoring === 'bierlachs') return value.won ? -value.score * payersOf(game, rules) : value.score;
      const times = rules.kontra.doubleBonus && game.facts.kind === 'played' ? 2 ** game.facts.kontra : 1;
      const own = hasOwn ? (value.won ? 50 : -50) : 0;
      const others = scoring === 'seegerFabian' && !value.won ? othersOf(game, rules) : 0;
      return value.score + times * (own + others);
    }
  }
}

/** Who pays for a game won in Bierlachs: everybody else, the sitting dealer by the rules (R8.13). */
function payersOf({ seats }: SeriesGame, { bierlachs }: SheetRules): number {
  return seats.length === 4 && !bierlachs.dealerPays ? 2 : seats.length - 1;
}

/** 40 each at a table of three; 30 each at one of four, with or without the sitting dealer (R8.5-R8.7). */
function othersOf({ seats }: SeriesGame, { dealerShare }: SheetRules): number {
  if (seats.length === 3) return 80;
  return dealerShare === 'skwo' ? 90 : 60;
}

/** Every way of counting that a table of that size has. */
function countingsOf(rules: TableRules): readonly TableRules[] {
  if (rules.players === 2) return [rules];
  return SCORINGS.flatMap((scoring: Scoring) =>
    (['skwo', 'none'] as const).map((dealerShare) => ({ ...rules, scoring, dealerShare })),
  );
}

/** R8.14: the sums over all columns under every scoring, and the number of lines. */
export function findingsInSums(
  games: readonly SeriesGame[],
  rules: TableRules,
  count: Counting = sheetOf,
): readonly string[] {
  return countingsOf(rules).flatMap((counted) => {
    const sheet = count(games, counted);
    const name = `${counted.scoring}, ${counted.dealerShare}, ${counted.players} players`;
    const expected = sum(games.map((game) => amountOf(game, counted)));
    const total = sum(sheet.foot.map((foot) => foot.total));
    const last = sum(sheet.rows.at(-1)?.cells.map((cell) => cell.total) ?? []);
    return [
      ...(total === expected && last === expected ? [] : [`${name}: ${total} and ${last}, not ${expected}`]),
      ...linesFindings(sheet, counted).map((finding) => `${name}: ${finding}`),
    ];
  });
}

/** Won, lost, passed in and Ramsch make up the lines; a Ramsch counts for its players only where the rules say so (R9.11). */
function linesFindings({ rows, foot, passedIn, ramsch }: Sheet, rules: TableRules): readonly string[] {
  const values = rows.map(({ evaluation }) => evaluation);
  const decided = values.filter((value) => value.kind === 'played' || value.kind === 'officers');
  const won = decided.filter((value) => value.won).length;
  const inRamsch = values.flatMap((value) =>
    value.kind === 'ramsch' && rules.ramsch.seegerCounts ? [value] : [],
  );
  const marches = inRamsch.filter(({ march }) => march !== null).length;
  const losers = sum(inRamsch.map((value) => value.losers.length));
  const footWon = sum(foot.map((cell) => cell.won));
  const footLost = sum(foot.map((cell) => cell.lost));
  return [
    ...(decided.length + passedIn + ramsch === rows.length ? [] : ['lines are missing']),
    ...(footWon === won + marches ? [] : [`${footWon} games won, not ${won + marches}`]),
    ...(footLost === decided.length - won + losers ? [] : [`${footLost} games lost`]),
    ...foot
      .filter((cell) => cell.total !== cell.points + cell.ownGames + cell.othersLosses)
      .map(() => 'a total is no sum'),
    ...foot.filter((cell) => !isEndFormula(cell, rules)).map(() => 'the end formula differs'),
  ];
}

/** R8.6, where no amount was doubled. */
function isEndFormula(
  { points, won, lost, lostByOthers, total }: Sheet['foot'][number],
  { scoring, kontra, players }: TableRules,
): boolean {
  if (scoring !== 'seegerFabian' || kontra.doubleBonus) return true;
  return total === points + 50 * (won - lost) + (players === 4 ? 30 : 40) * lostByOthers;
}
