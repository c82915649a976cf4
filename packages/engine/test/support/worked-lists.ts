import type { PlayedFacts, Seat, SeriesGame } from '../../src/index.ts';
import { at, seatsOf } from '../../src/index.ts';
import { PLAIN_GAME, matadors, shares, trumpAnnouncement, trumpGame } from './facts.ts';
import { declaredBy, seriesOf } from './lines.ts';

/** The twelve games of both worked lists (R8.11, R8.12); null is passed in. */
const GAMES: readonly {
  readonly game: string;
  readonly entry: number;
  readonly facts: PlayedFacts | null;
}[] = [
  { game: 'Clubs with 2, 74', entry: 36, facts: trumpGame({ matadors: matadors(2), ...shares(74, 6) }) },
  { game: 'Null', entry: 23, facts: nullGame(false, 0) },
  {
    game: 'Hearts with 1, bid 23, 78 (overbid)',
    entry: -60,
    facts: trumpGame({ announcement: trumpAnnouncement('H'), bid: 23, ...shares(78, 6) }),
  },
  { game: 'passed in', entry: 0, facts: null },
  {
    game: 'Grand with 2, 93',
    entry: 96,
    facts: trumpGame({ announcement: trumpAnnouncement('grand'), matadors: matadors(2), ...shares(93, 8) }),
  },
  {
    game: 'Diamonds without 1, 60',
    entry: -36,
    facts: trumpGame({ announcement: trumpAnnouncement('D'), matadors: matadors(-1), ...shares(60, 5) }),
  },
  {
    game: 'Spades Hand without 3, 67',
    entry: 55,
    facts: trumpGame({
      announcement: trumpAnnouncement('S', 'hand'),
      matadors: matadors(-3),
      ...shares(67, 6),
    }),
  },
  { game: 'Null Ouvert, trick lost', entry: -92, facts: nullGame(true, 1) },
  {
    game: 'Spades with 1, 28 (own Schneider)',
    entry: -66,
    facts: trumpGame({ announcement: trumpAnnouncement('S'), ...shares(28, 3) }),
  },
  {
    game: 'Grand Hand with 4, Schneider announced, 101',
    entry: 192,
    facts: trumpGame({
      announcement: trumpAnnouncement('grand', 'schneider'),
      matadors: matadors(4),
      ...shares(101, 8),
    }),
  },
  {
    game: 'Hearts without 2, all tricks',
    entry: 50,
    facts: trumpGame({ announcement: trumpAnnouncement('H'), matadors: matadors(-2), ...shares(120, 10) }),
  },
  { game: 'Clubs with 1, 61', entry: 24, facts: trumpGame(shares(61, 5)) },
];

function nullGame(ouvert: boolean, declarerTricks: number): PlayedFacts {
  const announcement = { game: 'null', hand: false, ouvert } as const;
  const shared = { ...shares(0, declarerTricks), defenderTricks: declarerTricks === 0 ? 10 : 0 };
  return { ...PLAIN_GAME, ...shared, announcement, matadors: null };
}

const [A, B, C, D] = seatsOf(4) as readonly [Seat, Seat, Seat, Seat];

/** One printed line: who declared, and the running totals by seat. */
export interface WorkedLine {
  readonly game: string;
  readonly entry: number;
  readonly declarer: Seat | null;
  readonly simple: readonly number[];
  readonly seegerFabian: readonly number[];
}

type Printed = readonly [declarer: Seat | null, simple: readonly number[], seegerFabian: readonly number[]];

function lines(printed: readonly Printed[]): readonly WorkedLine[] {
  return printed.map(([declarer, simple, seegerFabian], index) => {
    const { game, entry } = at(GAMES, index);
    return { game, entry, declarer, simple, seegerFabian };
  });
}

/** The list of R8.11 for A, B and C; A deals first. */
export const LIST_OF_THREE = lines([
  [B, [0, 36, 0], [0, 86, 0]],
  [C, [0, 36, 23], [0, 86, 73]],
  [A, [-60, 36, 23], [-110, 126, 113]],
  [null, [-60, 36, 23], [-110, 126, 113]],
  [A, [36, 36, 23], [36, 126, 113]],
  [B, [36, 0, 23], [76, 40, 153]],
  [C, [36, 0, 78], [76, 40, 258]],
  [A, [-56, 0, 78], [-66, 80, 298]],
  [B, [-56, -66, 78], [-26, -36, 338]],
  [C, [-56, -66, 270], [-26, -36, 580]],
  [B, [-56, -16, 270], [-26, 64, 580]],
  [A, [-32, -16, 270], [48, 64, 580]],
]);

/** The list of R8.12 for A, B, C and D; A deals first, dealerShare skwo. */
export const LIST_OF_FOUR = lines([
  [B, [0, 36, 0, 0], [0, 86, 0, 0]],
  [A, [23, 36, 0, 0], [73, 86, 0, 0]],
  [D, [23, 36, 0, -60], [103, 116, 30, -110]],
  [null, [23, 36, 0, -60], [103, 116, 30, -110]],
  [C, [23, 36, 96, -60], [103, 116, 176, -110]],
  [D, [23, 36, 96, -96], [133, 146, 206, -196]],
  [A, [78, 36, 96, -96], [238, 146, 206, -196]],
  [B, [78, -56, 96, -96], [268, 4, 236, -166]],
  [D, [78, -56, 96, -162], [298, 34, 266, -282]],
  [C, [78, -56, 288, -162], [298, 34, 508, -282]],
  [B, [78, -6, 288, -162], [298, 134, 508, -282]],
  [A, [102, -6, 288, -162], [372, 134, 508, -282]],
]);

function gamesOf(players: 3 | 4, list: readonly WorkedLine[]): readonly SeriesGame[] {
  const seats = seatsOf(players);
  return seriesOf(
    players,
    list.map(({ declarer }, index) => {
      const { facts } = at(GAMES, index);
      if (facts === null || declarer === null) return { kind: 'passedIn' };
      return declaredBy(facts, { players, dealer: at(seats, index % players), seat: declarer });
    }),
  );
}

export const GAMES_OF_THREE = gamesOf(3, LIST_OF_THREE);
export const GAMES_OF_FOUR = gamesOf(4, LIST_OF_FOUR);
