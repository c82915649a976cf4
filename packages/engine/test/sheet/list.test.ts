import { describe, expect, it } from 'vitest';

import type { Announcement, GameFacts, Position, Scoring, Seat, SeriesGame } from '../../src/index.ts';
import { evaluateGame, placesOf, playersOf, sheetOf } from '../../src/index.ts';

const [A, B, C] = [0, 1, 2] as const;

interface Line {
  readonly dealer: Seat;
  readonly declarer: Seat | null;
  readonly game: string;
  readonly announcement?: Announcement;
  readonly matadors?: number;
  readonly bid?: number;
  readonly points?: number;
  readonly tricks?: number;
  readonly entry: number;
  readonly simple: readonly [number, number, number];
  readonly seegerFabian: readonly [number, number, number];
}

const suit = (trump: 'C' | 'S' | 'H' | 'D', level: 'none' | 'hand' = 'none'): Announcement => ({
  game: 'suit',
  trump,
  level,
});
const grand = (level: 'none' | 'schneider' = 'none'): Announcement => ({ game: 'grand', level });
const nullGame = (ouvert: boolean): Announcement => ({ game: 'null', hand: false, ouvert });

/** The worked list of R8.11; positive matadors are "with", negative "without". */
const LIST: readonly Line[] = [
  {
    dealer: A,
    declarer: B,
    game: 'Clubs with 2, 74',
    announcement: suit('C'),
    matadors: 2,
    points: 74,
    entry: 36,
    simple: [0, 36, 0],
    seegerFabian: [0, 86, 0],
  },
  {
    dealer: B,
    declarer: C,
    game: 'Null',
    announcement: nullGame(false),
    tricks: 0,
    entry: 23,
    simple: [0, 36, 23],
    seegerFabian: [0, 86, 73],
  },
  {
    dealer: C,
    declarer: A,
    game: 'Hearts with 1, bid 23, 78',
    announcement: suit('H'),
    matadors: 1,
    bid: 23,
    points: 78,
    entry: -60,
    simple: [-60, 36, 23],
    seegerFabian: [-110, 126, 113],
  },
  {
    dealer: A,
    declarer: null,
    game: 'passed in',
    entry: 0,
    simple: [-60, 36, 23],
    seegerFabian: [-110, 126, 113],
  },
  {
    dealer: B,
    declarer: A,
    game: 'Grand with 2, 93',
    announcement: grand(),
    matadors: 2,
    points: 93,
    entry: 96,
    simple: [36, 36, 23],
    seegerFabian: [36, 126, 113],
  },
  {
    dealer: C,
    declarer: B,
    game: 'Diamonds without 1, 60',
    announcement: suit('D'),
    matadors: -1,
    points: 60,
    entry: -36,
    simple: [36, 0, 23],
    seegerFabian: [76, 40, 153],
  },
  {
    dealer: A,
    declarer: C,
    game: 'Spades Hand without 3, 67',
    announcement: suit('S', 'hand'),
    matadors: -3,
    points: 67,
    entry: 55,
    simple: [36, 0, 78],
    seegerFabian: [76, 40, 258],
  },
  {
    dealer: B,
    declarer: A,
    game: 'Null Ouvert, trick lost',
    announcement: nullGame(true),
    tricks: 1,
    entry: -92,
    simple: [-56, 0, 78],
    seegerFabian: [-66, 80, 298],
  },
  {
    dealer: C,
    declarer: B,
    game: 'Spades with 1, 28',
    announcement: suit('S'),
    matadors: 1,
    points: 28,
    tricks: 3,
    entry: -66,
    simple: [-56, -66, 78],
    seegerFabian: [-26, -36, 338],
  },
  {
    dealer: A,
    declarer: C,
    game: 'Grand Hand with 4, Schneider announced, 101',
    announcement: grand('schneider'),
    matadors: 4,
    points: 101,
    entry: 192,
    simple: [-56, -66, 270],
    seegerFabian: [-26, -36, 580],
  },
  {
    dealer: B,
    declarer: B,
    game: 'Hearts without 2, all tricks',
    announcement: suit('H'),
    matadors: -2,
    points: 120,
    tricks: 10,
    entry: 50,
    simple: [-56, -16, 270],
    seegerFabian: [-26, 64, 580],
  },
  {
    dealer: C,
    declarer: A,
    game: 'Clubs with 1, 61',
    announcement: suit('C'),
    matadors: 1,
    points: 61,
    entry: 24,
    simple: [-32, -16, 270],
    seegerFabian: [48, 64, 580],
  },
];

function factsOf({
  dealer,
  declarer,
  announcement,
  matadors = 1,
  bid = 18,
  points = 0,
  tricks = 6,
}: Line): GameFacts {
  if (declarer === null || announcement === undefined) return { kind: 'passedIn' };
  const position = playersOf(dealer).indexOf(declarer) as Position;
  const common = {
    kind: 'played',
    declarer: position,
    bid,
    declarerPoints: points,
    declarerTricks: tricks,
    defenderTricks: 10 - tricks,
  } as const;
  if (announcement.game === 'null') return { ...common, announcement, matadors: null };
  const side = matadors > 0 ? 'with' : 'without';
  return { ...common, announcement, matadors: { side, count: Math.abs(matadors) } };
}

const GAMES = LIST.map((line, index): SeriesGame => ({
  number: index + 1,
  dealer: line.dealer,
  facts: factsOf(line),
}));
const totals = (scoring: Scoring): readonly number[] =>
  sheetOf(GAMES, scoring).foot.map(({ total }) => total);

describe('[R8.11] the worked list', () => {
  it.each(LIST.map((line, index) => ({ ...line, index, number: index + 1 })))(
    '[R8.2] game $number, $game: $entry; running totals $simple and $seegerFabian',
    ({ index, entry, declarer, simple, seegerFabian }) => {
      const simpleRow = sheetOf(GAMES, 'simple').rows[index];
      const fabianRow = sheetOf(GAMES, 'seegerFabian').rows[index];
      expect(simpleRow?.declarer).toBe(declarer);
      expect(simpleRow?.evaluation?.score ?? 0).toBe(entry);
      expect(simpleRow?.cells.map(({ total }) => total)).toEqual(simple);
      expect(fabianRow?.cells.map(({ points }) => points)).toEqual(simple);
      expect(fabianRow?.cells.map(({ total }) => total)).toEqual(seegerFabian);
    },
  );

  it.each([
    { rule: 'R8.1', scoring: 'simple', expected: [-32, -16, 270] },
    { rule: 'R8.4', scoring: 'seeger', expected: [-32, -16, 420] },
    { rule: 'R8.5', scoring: 'seegerFabian', expected: [48, 64, 580] },
  ] as const)('[$rule] ends $expected under $scoring', ({ scoring, expected }) => {
    expect(totals(scoring)).toEqual(expected);
  });

  it('[R8.6 R8.10] the foot gives won, lost, both amounts and the place', () => {
    expect(sheetOf(GAMES, 'seegerFabian').foot).toEqual([
      { points: -32, won: 2, lost: 2, ownGames: 0, lostByOthers: 2, othersLosses: 80, total: 48, place: 3 },
      { points: -16, won: 2, lost: 2, ownGames: 0, lostByOthers: 2, othersLosses: 80, total: 64, place: 2 },
      {
        points: 270,
        won: 3,
        lost: 0,
        ownGames: 150,
        lostByOthers: 4,
        othersLosses: 160,
        total: 580,
        place: 1,
      },
    ]);
  });

  it('[R8.3] the passed-in game uses up a line and changes nothing', () => {
    const sheet = sheetOf(GAMES, 'seegerFabian');
    expect(sheet.passedIn).toBe(1);
    expect(sheet.rows[3]).toMatchObject({ declarer: null, evaluation: null });
    expect(sheet.rows[3]?.cells).toEqual(sheet.rows[2]?.cells);
  });

  it.each(['simple', 'seeger', 'seegerFabian'] as const)(
    '[R8.14] the sum of all columns under %s',
    (scoring) => {
      const games = GAMES.flatMap(({ facts }) => (facts.kind === 'played' ? [evaluateGame(facts)] : []));
      const points = games.reduce((sum, { score }) => sum + score, 0);
      const won = games.filter((game) => game.won).length;
      const lost = games.length - won;
      const amounts = { simple: 0, seeger: 50 * (won - lost), seegerFabian: 50 * (won - lost) + 80 * lost };
      expect(totals(scoring).reduce((sum, total) => sum + total, 0)).toBe(points + amounts[scoring]);
      expect(won + lost + 1).toBe(GAMES.length);
    },
  );

  it('an empty list has three columns of nothing', () => {
    expect(sheetOf([], 'simple')).toMatchObject({
      rows: [],
      passedIn: 0,
      foot: [
        { total: 0, place: 1 },
        { total: 0, place: 1 },
        { total: 0, place: 1 },
      ],
    });
  });
});

describe('[R8.8] places', () => {
  const standing = (total: number, won: number, lost: number) => ({ points: 0, total, won, lost });
  it.each([
    {
      name: 'higher totals come first',
      scoring: 'simple',
      standings: [standing(5, 0, 0), standing(9, 0, 0), standing(7, 0, 0)],
      places: [3, 1, 2],
    },
    {
      name: 'equal totals share a place',
      scoring: 'simple',
      standings: [standing(9, 3, 0), standing(9, 1, 0), standing(7, 0, 0)],
      places: [1, 1, 3],
    },
    {
      name: 'Seeger shares places as well',
      scoring: 'seeger',
      standings: [standing(9, 3, 0), standing(9, 1, 0), standing(12, 0, 0)],
      places: [2, 2, 1],
    },
    {
      name: 'Seeger-Fabian: more games won',
      scoring: 'seegerFabian',
      standings: [standing(9, 1, 0), standing(9, 3, 2), standing(7, 9, 0)],
      places: [2, 1, 3],
    },
    {
      name: 'Seeger-Fabian: then fewer lost',
      scoring: 'seegerFabian',
      standings: [standing(9, 3, 2), standing(9, 3, 1), standing(9, 2, 0)],
      places: [2, 1, 3],
    },
    {
      name: 'Seeger-Fabian: then shared',
      scoring: 'seegerFabian',
      standings: [standing(9, 3, 1), standing(9, 3, 1), standing(9, 3, 1)],
      places: [1, 1, 1],
    },
  ] as const)('$name', ({ scoring, standings, places }) => {
    expect(placesOf(standings, scoring)).toEqual(places);
  });
});
