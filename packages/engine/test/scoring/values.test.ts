import { describe, expect, it } from 'vitest';

import type { AnnouncedLevel, TrumpGame, TrumpGameFacts } from '../../src/index.ts';
import { countMatadors, evaluateGame } from '../../src/index.ts';
import { cards } from '../../proofs/cards.ts';
import {
  PLAIN_GAME,
  matadors as sideAndCount,
  shares,
  trumpAnnouncement,
  trumpGame,
} from '../support/facts.ts';

const GAMES: readonly TrumpGame[] = ['D', 'H', 'S', 'C', 'grand'];

interface Made {
  readonly game: TrumpGame;
  readonly level?: AnnouncedLevel;
  readonly matadors: number;
  readonly points: number;
  readonly tricks: number;
  readonly bid?: number;
}

type Extra = Omit<Made, 'game' | 'matadors'>;

/** Facts of a game; positive matadors are "with", negative "without". */
function facts({ game, level = 'none', matadors, points, tricks, bid = 18 }: Made): TrumpGameFacts {
  return trumpGame({
    bid,
    announcement: trumpAnnouncement(game, level),
    matadors: sideAndCount(matadors),
    ...shares(points, tricks),
  });
}

describe('[R4.22 R4.23 R4.24] matadors of the twelve cards', () => {
  it.each([
    { rule: 'R4.25', held: 'CJ HJ DJ HA', game: 'H', side: 'with', count: 1 },
    { rule: 'R4.25', held: 'CJ SJ HJ DJ HA HT HK', game: 'H', side: 'with', count: 7 },
    { rule: 'R4.25', held: 'SJ HJ HA', game: 'H', side: 'without', count: 1 },
    { rule: 'R4.25', held: 'DJ HA HT', game: 'H', side: 'without', count: 3 },
    { rule: 'R4.25', held: 'HA', game: 'H', side: 'without', count: 4 },
    { rule: 'R4.25', held: 'HT', game: 'H', side: 'without', count: 5 },
    { rule: 'R10.7', held: 'CJ SJ', game: 'S', side: 'with', count: 2 },
    { rule: 'R10.7', held: 'SJ', game: 'S', side: 'without', count: 1 },
    { rule: 'R4.23', held: 'CJ SJ HJ DJ HA', game: 'grand', side: 'with', count: 4 },
    { rule: 'R4.23', held: 'HA HT', game: 'grand', side: 'without', count: 4 },
    { rule: 'R4.23', held: 'CJ SJ HJ DJ DA DT DK DQ D9 D8 D7', game: 'D', side: 'with', count: 11 },
    { rule: 'R4.23', held: 'CA CT CK CQ C9 C8 C7', game: 'D', side: 'without', count: 11 },
  ] as const)('[$rule] $held in $game: $side $count', ({ held, game, side, count }) => {
    expect(countMatadors(cards(held), game)).toEqual({ side, count });
  });
});

describe('[R4.26] the value of every level', () => {
  const TABLE: Readonly<Record<number, readonly number[]>> = {
    2: [18, 20, 22, 24, 48],
    3: [27, 30, 33, 36, 72],
    4: [36, 40, 44, 48, 96],
    5: [45, 50, 55, 60, 120],
    6: [54, 60, 66, 72, 144],
    7: [63, 70, 77, 84, 168],
    8: [72, 80, 88, 96, 192],
    9: [81, 90, 99, 108, 216],
    10: [90, 100, 110, 120, 240],
    11: [99, 110, 121, 132, 264],
    12: [108, 120, 132, 144],
    13: [117, 130, 143, 156],
    14: [126, 140, 154, 168],
    15: [135, 150, 165, 180],
    16: [144, 160, 176, 192],
    17: [153, 170, 187, 204],
    18: [162, 180, 198, 216],
  };
  /** Ways to add 0 to 6 levels to matadors and game. */
  const EXTRAS: readonly Extra[] = [
    { level: 'none', points: 70, tricks: 6 },
    { level: 'hand', points: 70, tricks: 6 },
    { level: 'hand', points: 95, tricks: 8 },
    { level: 'schneider', points: 95, tricks: 8 },
    { level: 'schneider', points: 120, tricks: 10 },
    { level: 'schwarz', points: 120, tricks: 10 },
    { level: 'ouvert', points: 120, tricks: 10 },
  ];
  const rows = Object.entries(TABLE).flatMap(([level, values]) =>
    values.map((value, index) => ({ level: Number(level), value, game: GAMES[index] as TrumpGame })),
  );
  it.each(rows)('level $level in $game is $value', ({ level, value, game }) => {
    const matadors = Math.min(level - 1, game === 'grand' ? 4 : 11);
    const made = facts({ game, matadors, ...(EXTRAS[level - 1 - matadors] as Extra) });
    expect(evaluateGame(made)).toMatchObject({ won: true, level, gameValue: value, score: value });
  });
});

describe('[R4.21 R4.27] the value as it is counted aloud', () => {
  it.each([
    {
      name: 'with 2, game 3, Hand 4, Schneider 5, times clubs = 60',
      made: { game: 'C', level: 'hand', matadors: 2, points: 92, tricks: 8 },
      steps: ['with 2', 'game 3', 'hand 4', 'schneider 5'],
      value: 60,
    },
    {
      name: 'without 1, game 2, times diamonds = 18',
      made: { game: 'D', matadors: -1, points: 61, tricks: 5 },
      steps: ['without 1', 'game 2'],
      value: 18,
    },
    {
      name: 'ouvert says all seven',
      made: { game: 'grand', level: 'ouvert', matadors: 4, points: 120, tricks: 10 },
      steps: [
        'with 4',
        'game 5',
        'hand 6',
        'schneider 7',
        'schneiderAnnounced 8',
        'schwarz 9',
        'schwarzAnnounced 10',
        'ouvert 11',
      ],
      value: 264,
    },
    {
      name: 'a missed announcement still counts (R7.4)',
      made: { game: 'grand', level: 'schneider', matadors: 4, points: 89, tricks: 8 },
      steps: ['with 4', 'game 5', 'hand 6', 'schneider 7', 'schneiderAnnounced 8'],
      value: 192,
    },
    {
      name: 'own Schneider is a step of the lost game (R7.7)',
      made: { game: 'S', matadors: 1, points: 28, tricks: 3 },
      steps: ['with 1', 'game 2', 'schneider 3'],
      value: 33,
    },
    {
      name: 'own Schneider is not charged beside a Schneider announced (R7.4)',
      made: { game: 'S', level: 'schneider', matadors: 1, points: 28, tricks: 3 },
      steps: ['with 1', 'game 2', 'hand 3', 'schneider 4', 'schneiderAnnounced 5'],
      value: 55,
    },
  ] as const)('$name', ({ made, steps, value }) => {
    const said = evaluateGame(facts(made)).steps.map((item) =>
      'count' in item ? `${item.step} ${item.count}` : `${item.step} ${item.level}`,
    );
    expect(said).toEqual(steps);
    expect(evaluateGame(facts(made)).gameValue).toBe(value);
  });
});

describe('[R7.18] boundaries of an unannounced clubs game with 1', () => {
  it.each([
    {
      rule: 'R7.6 R7.7',
      points: 4,
      tricks: 0,
      won: false,
      score: -96,
      name: 'no trick: own Schneider and own Schwarz',
    },
    { rule: 'R7.7', points: 0, tricks: 1, won: false, score: -72, name: 'own Schneider' },
    { rule: 'R7.5', points: 30, tricks: 3, won: false, score: -72, name: 'own Schneider at 30' },
    { rule: 'R7.5', points: 31, tricks: 3, won: false, score: -48, name: 'out of Schneider at 31' },
    { rule: 'R7.3', points: 60, tricks: 5, won: false, score: -48, name: '60:60 is lost' },
    { rule: 'R7.2', points: 61, tricks: 5, won: true, score: 24, name: '61 wins' },
    { rule: 'R7.5', points: 89, tricks: 8, won: true, score: 24, name: '89:31 is no Schneider' },
    { rule: 'R7.5', points: 90, tricks: 8, won: true, score: 36, name: '90:30 is Schneider' },
    {
      rule: 'R7.6',
      points: 120,
      tricks: 9,
      won: true,
      score: 36,
      name: '120 points with a trick lost are no Schwarz',
    },
    { rule: 'R7.6', points: 120, tricks: 10, won: true, score: 48, name: 'all tricks are Schwarz' },
  ])('[$rule] $points points, $tricks tricks: $score, $name', ({ points, tricks, won, score }) => {
    expect(evaluateGame(facts({ game: 'C', matadors: 1, points, tricks }))).toMatchObject({ won, score });
  });
});

describe('what decides a lost game', () => {
  it.each([
    {
      rule: 'R10.6',
      name: 'bid 36, spades with 2',
      made: { game: 'S', matadors: 2, points: 85, tricks: 8, bid: 36 },
      reason: 'overbid',
      score: -88,
    },
    {
      rule: 'R7.10',
      name: 'a value equal to the bid is enough',
      made: { game: 'S', matadors: 2, points: 61, tricks: 6, bid: 33 },
      reason: 'made',
      score: 33,
    },
    {
      rule: 'R7.11',
      name: 'diamonds at 264 cost 2 x 270',
      made: { game: 'D', matadors: 1, points: 75, tricks: 7, bid: 264 },
      reason: 'overbid',
      score: -540,
    },
    {
      rule: 'R7.12',
      name: 'Schneider made rescues the bid',
      made: { game: 'S', matadors: 2, points: 90, tricks: 8, bid: 44 },
      reason: 'made',
      score: 44,
    },
    {
      rule: 'R7.13',
      name: 'own Schneider lifts the value above the bid',
      made: { game: 'H', matadors: 1, points: 20, tricks: 2, bid: 30 },
      reason: 'points',
      score: -60,
    },
    {
      rule: 'R7.13',
      name: 'the larger of value and bid, never both',
      made: { game: 'H', matadors: 1, points: 50, tricks: 5, bid: 45 },
      reason: 'points',
      score: -100,
    },
    {
      rule: 'R7.17',
      name: 'points come before the announcement',
      made: { game: 'C', level: 'schneider', matadors: 1, points: 60, tricks: 5 },
      reason: 'points',
      score: -120,
    },
    {
      rule: 'R7.17',
      name: 'the announcement comes before the bid',
      made: { game: 'C', level: 'schneider', matadors: 1, points: 80, tricks: 7, bid: 72 },
      reason: 'announcement',
      score: -144,
    },
    {
      rule: 'R7.4',
      name: 'Schwarz announced, one trick lost',
      made: { game: 'C', level: 'schwarz', matadors: 1, points: 120, tricks: 9 },
      reason: 'announcement',
      score: -168,
    },
    {
      rule: 'R7.4',
      name: 'ouvert, one trick lost',
      made: { game: 'C', level: 'ouvert', matadors: 1, points: 120, tricks: 9 },
      reason: 'announcement',
      score: -192,
    },
  ] as const)('[$rule] $name: $score', ({ made, reason, score }) => {
    expect(evaluateGame(facts(made))).toMatchObject({ won: score > 0, reason, score });
  });

  it.each([
    { hand: false, ouvert: false, value: 23 },
    { hand: true, ouvert: false, value: 35 },
    { hand: false, ouvert: true, value: 46 },
    { hand: true, ouvert: true, value: 59 },
  ])(
    '[R7.9 R10.8] Null of $value wins it without a trick and loses it twice with one',
    ({ hand, ouvert, value }) => {
      const announcement = { game: 'null', hand, ouvert } as const;
      const common = { ...PLAIN_GAME, ...shares(40, 0), announcement, matadors: null };
      expect(evaluateGame({ ...common, declarerTricks: 0, defenderTricks: 10 })).toMatchObject({
        won: true,
        reason: 'made',
        score: value,
        level: null,
        steps: [],
      });
      expect(evaluateGame({ ...common, declarerTricks: 1, defenderTricks: 0 })).toMatchObject({
        won: false,
        reason: 'trick',
        score: -2 * value,
      });
    },
  );
});
