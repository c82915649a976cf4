import { describe, expect, it } from 'vitest';

import type { PlayedFacts, RamschFacts, TrumpGame } from '../../src/index.ts';
import { isSeriesOver, sheetOf } from '../../src/index.ts';
import { PLAIN_GAME, matadors, shares, trumpAnnouncement, trumpGame } from '../support/facts.ts';
import { declaredBy, seriesOf } from '../support/lines.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';
import { GAMES_OF_FOUR, GAMES_OF_THREE } from '../support/worked-lists.ts';

const bierlachs = (change: RulesChange = {}) =>
  rulesOf({ scoring: 'bierlachs', tieBreak: 'draw', seriesLength: 'open', ...change });

describe('[R8.11 R8.13] the worked list of three as Bierlachs', () => {
  it.each([
    { number: 9, totals: [-266, -276, -132] },
    { number: 10, totals: [-458, -468, -132] },
    { number: 12, totals: [-508, -492, -206] },
  ])('stands at $totals after game $number', ({ number, totals }) => {
    const { foot } = sheetOf(GAMES_OF_THREE.slice(0, number), bierlachs());
    expect(foot.map(({ total }) => total)).toEqual(totals);
  });

  it('nobody ever has a plus', () => {
    const { rows } = sheetOf(GAMES_OF_THREE, bierlachs());
    expect(rows.flatMap(({ cells }) => cells).filter(({ total }) => total > 0)).toEqual([]);
  });

  it('B, with the lowest total of two beyond the limit, is last', () => {
    const { foot } = sheetOf(GAMES_OF_THREE.slice(0, 10), bierlachs());
    expect(foot.map(({ place }) => place)).toEqual([2, 3, 1]);
  });

  it.each([
    { limit: 301, end: 10 },
    { limit: 401, end: 10 },
    { limit: 501, end: 11 },
  ] as const)('a limit of $limit ends it after game $end', ({ limit, end }) => {
    const rules = bierlachs({ bierlachs: { limit } });
    const over = GAMES_OF_THREE.map((_, index) => isSeriesOver(GAMES_OF_THREE.slice(0, index + 1), rules));
    expect(over.indexOf(true) + 1).toBe(end);
  });
});

describe('[R8.13] the limit', () => {
  const ofSeat1 = { players: 3, dealer: 0, seat: 1 } as const;
  const lost = (game: TrumpGame, level: number) =>
    declaredBy(
      trumpGame({ announcement: trumpAnnouncement(game), matadors: matadors(level - 1), ...shares(50, 5) }),
      ofSeat1,
    );
  const othersNull: PlayedFacts = {
    ...PLAIN_GAME,
    ...shares(0, 0),
    declarer: 1,
    announcement: { game: 'null', hand: false, ouvert: false },
    matadors: null,
  };

  it.each([
    { limit: 301, total: -300, lines: [lost('H', 8), lost('H', 7)], isOver: false },
    { limit: 301, total: -301, lines: [lost('S', 9), lost('H', 4), othersNull], isOver: true },
    { limit: 401, total: -400, lines: [lost('H', 10), lost('H', 10)], isOver: false },
    { limit: 401, total: -401, lines: [lost('S', 9), lost('H', 9), othersNull], isOver: true },
    { limit: 501, total: -500, lines: [lost('H', 10), lost('H', 10), lost('H', 5)], isOver: false },
    { limit: 501, total: -501, lines: [lost('S', 9), lost('H', 7), lost('H', 7), othersNull], isOver: true },
  ] as const)(
    'at $total of $limit the list is over: $isOver, whoever has dealt',
    ({ limit, total, lines, isOver }) => {
      const games = seriesOf(3, lines).map((game) => ({ ...game, dealer: 0 as const }));
      const rules = bierlachs({ bierlachs: { limit } });
      expect(sheetOf(games, rules).foot[1]?.total).toBe(total);
      expect(isSeriesOver(games, rules)).toBe(isOver);
    },
  );
});

it('[R8.13] at a table of three the dealer plays and pays, whatever holds for one who sits out', () => {
  const won = declaredBy(trumpGame(), { players: 3, dealer: 0, seat: 1 });
  const rules = bierlachs({ bierlachs: { dealerPays: false } });
  expect(sheetOf(seriesOf(3, [won]), rules).foot.map(({ total }) => total)).toEqual([-24, 0, -24]);
});

describe('[R8.13] four players', () => {
  const won = declaredBy(trumpGame(), { players: 4, dealer: 0, seat: 1 }); // 24
  it.each([
    { dealerPays: true, totals: [-24, 0, -24, -24] },
    { dealerPays: false, totals: [0, 0, -24, -24] },
  ])('a won game costs the others; dealerPays $dealerPays: $totals', ({ dealerPays, totals }) => {
    const rules = bierlachs({ players: 4, bierlachs: { dealerPays } });
    expect(sheetOf(seriesOf(4, [won]), rules).foot.map(({ total }) => total)).toEqual(totals);
  });

  it('a lost game costs the declarer alone, and nobody gets 30', () => {
    const totals = sheetOf(GAMES_OF_FOUR.slice(2, 3), bierlachs({ players: 4 })).foot.map(
      ({ total }) => total,
    );
    expect(totals).toEqual([0, 0, 0, -60]);
  });
});

it.each([
  { durchmarsch: 'plus120', expected: [-120, 0, -120] },
  { durchmarsch: 'othersMinus120', expected: [-120, 0, -120] },
  { durchmarsch: 'off', expected: [0, -240, 0] },
] as const)('[R8.13] a forced march under $durchmarsch enters $expected', ({ durchmarsch, expected }) => {
  const march: RamschFacts = {
    kind: 'ramsch',
    trickPoints: [106, 0, 0],
    skatPoints: 14,
    winners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    pushes: 0,
    bock: 0,
  };
  const rules = bierlachs({ onAllPass: 'ramsch', ramsch: { durchmarsch } });
  expect(sheetOf(seriesOf(3, [march]), rules).foot.map(({ total }) => total)).toEqual(expected);
});

it('[R7.16 R8.13] Kontra and Bock multiply what the others pay', () => {
  const won = declaredBy(trumpGame({ kontra: 1, bock: 1 }), { players: 3, dealer: 0, seat: 1 });
  expect(sheetOf(seriesOf(3, [won]), bierlachs()).foot.map(({ total }) => total)).toEqual([-96, 0, -96]);
});
