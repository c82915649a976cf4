import { describe, expect, it } from 'vitest';

import { placesOf, sheetOf } from '../../src/index.ts';
import { shares, trumpGame } from '../support/facts.ts';
import { declaredBy, seriesOf } from '../support/lines.ts';
import { rulesOf } from '../support/setup.ts';

describe('[R8.8] places', () => {
  const standing = (total: number, won: number, lost: number) => ({ total, won, lost });
  it.each([
    {
      name: 'higher totals come first',
      tieBreak: 'draw',
      standings: [standing(5, 0, 0), standing(9, 0, 0), standing(7, 0, 0)],
      places: [3, 1, 2],
    },
    {
      name: 'equal totals share a place',
      tieBreak: 'draw',
      standings: [standing(9, 3, 0), standing(9, 1, 0), standing(7, 0, 0)],
      places: [1, 1, 3],
    },
    {
      name: 'below the first as well',
      tieBreak: 'draw',
      standings: [standing(9, 3, 0), standing(9, 1, 0), standing(12, 0, 0)],
      places: [2, 2, 1],
    },
    {
      name: 'skwo: more games won',
      tieBreak: 'skwo',
      standings: [standing(9, 1, 0), standing(9, 3, 2), standing(7, 9, 0)],
      places: [2, 1, 3],
    },
    {
      name: 'skwo: then fewer lost',
      tieBreak: 'skwo',
      standings: [standing(9, 3, 2), standing(9, 3, 1), standing(9, 2, 0)],
      places: [2, 1, 3],
    },
    {
      name: 'skwo: then shared',
      tieBreak: 'skwo',
      standings: [standing(9, 3, 1), standing(9, 3, 1), standing(9, 3, 1)],
      places: [1, 1, 1],
    },
    {
      name: 'skwo, four players: two pairs',
      tieBreak: 'skwo',
      standings: [standing(9, 3, 1), standing(4, 1, 1), standing(9, 3, 1), standing(4, 1, 1)],
      places: [1, 3, 1, 3],
    },
  ] as const)('$name', ({ tieBreak, standings, places }) => {
    expect(placesOf(standings, tieBreak)).toEqual(places);
  });
});

it.each([
  { tieBreak: 'draw', places: [1, 1, 3] },
  { tieBreak: 'skwo', places: [2, 1, 3] },
] as const)('[R8.8] $tieBreak decides on the sheet of a series', ({ tieBreak, places }) => {
  const win = trumpGame({ matadors: { side: 'with', count: 3 } }); // +48
  const small = trumpGame(shares(70, 6)); // +24
  const games = seriesOf(3, [
    declaredBy(win, { players: 3, dealer: 0, seat: 0 }),
    declaredBy(small, { players: 3, dealer: 1, seat: 1 }),
    declaredBy(small, { players: 3, dealer: 2, seat: 1 }),
  ]);
  const { foot } = sheetOf(games, rulesOf({ scoring: 'simple', tieBreak }));
  expect(foot.map(({ total }) => total)).toEqual([48, 48, 0]);
  expect(foot.map(({ place }) => place)).toEqual(places);
});
