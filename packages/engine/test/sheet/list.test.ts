import { describe, expect, it } from 'vitest';

import type { SeriesGame } from '../../src/index.ts';
import { declarerSeatOf, sheetOf } from '../../src/index.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';
import type { WorkedLine } from '../support/worked-lists.ts';
import { GAMES_OF_FOUR, GAMES_OF_THREE, LIST_OF_FOUR, LIST_OF_THREE } from '../support/worked-lists.ts';

const totals = (games: readonly SeriesGame[], change: RulesChange): readonly number[] =>
  sheetOf(games, rulesOf(change)).foot.map(({ total }) => total);
const numbered = (list: readonly WorkedLine[]) =>
  list.map((line, index) => ({ ...line, index, number: index + 1 }));

describe.each([
  { rule: 'R8.11', players: 3, list: LIST_OF_THREE, games: GAMES_OF_THREE },
  { rule: 'R8.12', players: 4, list: LIST_OF_FOUR, games: GAMES_OF_FOUR },
] as const)('[$rule] the worked list of $players', ({ players, list, games }) => {
  const simple = sheetOf(games, rulesOf({ players, scoring: 'simple' }));
  const fabian = sheetOf(games, rulesOf({ players, scoring: 'seegerFabian' }));

  it.each(numbered(list))(
    '[R8.2] game $number, $game: $entry; running totals $simple and $seegerFabian',
    (line) => {
      const row = simple.rows[line.index];
      const game = games[line.index];
      const score = row?.evaluation.kind === 'played' ? row.evaluation.score : 0;
      expect(game && declarerSeatOf(game)).toBe(line.declarer);
      expect(score).toBe(line.entry);
      expect(row?.cells.map(({ total }) => total)).toEqual(line.simple);
      expect(fabian.rows[line.index]?.cells.map(({ points }) => points)).toEqual(line.simple);
      expect(fabian.rows[line.index]?.cells.map(({ total }) => total)).toEqual(line.seegerFabian);
    },
  );

  it('[R8.3] the passed-in game uses up a line and changes nothing', () => {
    expect(fabian.passedIn).toBe(1);
    expect(fabian.rows[3]).toMatchObject({ number: 4, evaluation: { kind: 'passedIn' } });
    expect(fabian.rows[3]?.cells).toEqual(fabian.rows[2]?.cells);
  });

  it.each([
    { scoring: 'simple', dealerShare: 'skwo', perLoss: 0 },
    { scoring: 'seeger', dealerShare: 'skwo', perLoss: 0 },
    { scoring: 'seegerFabian', dealerShare: 'skwo', perLoss: players === 3 ? 80 : 90 },
    { scoring: 'seegerFabian', dealerShare: 'none', perLoss: players === 3 ? 80 : 60 },
  ] as const)('[R8.14] the sum of all columns under $scoring, dealer $dealerShare', (row) => {
    const { scoring, dealerShare, perLoss } = row;
    const { rows, foot, passedIn, ramsch } = sheetOf(games, rulesOf({ players, scoring, dealerShare }));
    const played = rows.flatMap(({ evaluation }) => (evaluation.kind === 'played' ? [evaluation] : []));
    const points = played.reduce((sum, { score }) => sum + score, 0);
    const won = foot.reduce((sum, column) => sum + column.won, 0);
    const lost = foot.reduce((sum, column) => sum + column.lost, 0);
    const own = scoring === 'simple' ? 0 : 50 * (won - lost);
    expect(foot.reduce((sum, { total }) => sum + total, 0)).toBe(points + own + perLoss * lost);
    expect(won + lost + passedIn + ramsch).toBe(games.length);
  });
});

it.each([
  { rule: 'R8.1 R8.11', games: GAMES_OF_THREE, change: { scoring: 'simple' }, expected: [-32, -16, 270] },
  { rule: 'R8.4 R8.11', games: GAMES_OF_THREE, change: { scoring: 'seeger' }, expected: [-32, -16, 420] },
  { rule: 'R8.5 R8.11', games: GAMES_OF_THREE, change: {}, expected: [48, 64, 580] },
  {
    rule: 'R8.7 R8.11',
    games: GAMES_OF_THREE,
    change: { dealerShare: 'none' }, // nobody sits out with three
    expected: [48, 64, 580],
  },
  {
    rule: 'R8.1 R8.12',
    games: GAMES_OF_FOUR,
    change: { players: 4, scoring: 'simple' },
    expected: [102, -6, 288, -162],
  },
  {
    rule: 'R8.4 R8.12',
    games: GAMES_OF_FOUR,
    change: { players: 4, scoring: 'seeger' },
    expected: [252, 44, 388, -312],
  },
  {
    rule: 'R8.5 R8.7 R8.12',
    games: GAMES_OF_FOUR,
    change: { players: 4, dealerShare: 'skwo' },
    expected: [372, 134, 508, -282],
  },
  {
    rule: 'R8.7 R8.12',
    games: GAMES_OF_FOUR,
    change: { players: 4, dealerShare: 'none' },
    expected: [342, 104, 478, -312],
  },
] as const)('[$rule] the list ends $expected under $change', ({ games, change, expected }) => {
  expect(totals(games, change)).toEqual(expected);
});

it('[R8.6 R8.10] the foot gives won, lost, both amounts and the place', () => {
  expect(sheetOf(GAMES_OF_THREE, rulesOf()).foot).toEqual([
    { points: -32, won: 2, lost: 2, ownGames: 0, lostByOthers: 2, othersLosses: 80, total: 48, place: 3 },
    { points: -16, won: 2, lost: 2, ownGames: 0, lostByOthers: 2, othersLosses: 80, total: 64, place: 2 },
    { points: 270, won: 3, lost: 0, ownGames: 150, lostByOthers: 4, othersLosses: 160, total: 580, place: 1 },
  ]);
});

it('[R8.7 R8.12] the foot of four says how many losses brought the sitting dealer something', () => {
  const foot = (dealerShare: 'skwo' | 'none') =>
    sheetOf(GAMES_OF_FOUR, rulesOf({ players: 4, dealerShare })).foot.map(
      ({ won, lost, lostByOthers, othersLosses, place }) => [won, lost, lostByOthers, othersLosses, place],
    );
  expect(foot('skwo')).toEqual([
    [3, 0, 4, 120, 2],
    [2, 1, 3, 90, 3],
    [2, 0, 4, 120, 1],
    [0, 3, 1, 30, 4],
  ]);
  expect(foot('none')).toEqual([
    [3, 0, 3, 90, 2],
    [2, 1, 2, 60, 3],
    [2, 0, 3, 90, 1],
    [0, 3, 0, 0, 4],
  ]);
});

it.each([2, 3, 4] as const)('an empty list of %i has that many columns of nothing', (players) => {
  const sheet = sheetOf([], rulesOf({ players, scoring: 'simple' }));
  expect(sheet).toMatchObject({ rows: [], passedIn: 0, ramsch: 0 });
  expect(sheet.foot.map(({ total, place }) => [total, place])).toEqual(
    Array.from({ length: players }, () => [0, 1]),
  );
});
