import { describe, expect, it } from 'vitest';

import type { Ending, TrumpGameFacts } from '../../src/index.ts';
import { claimableLevels, evaluateGame, sheetOf } from '../../src/index.ts';
import { PLAIN_GAME, matadors, shares, trumpAnnouncement, trumpGame } from '../support/facts.ts';
import { declaredBy, seriesOf } from '../support/lines.ts';
import { rulesOf } from '../support/setup.ts';

const RESIGNED: Ending = { kind: 'resigned' };
const CONCEDED: Ending = { kind: 'conceded' };
const claimed = (level: 'simple' | 'schneider' | 'schwarz'): Ending => ({ kind: 'claimed', level });

/** Clubs with 2, level 3, so far with these points and tricks of both. */
function soFar(
  points: readonly [number, number],
  tricks: readonly [number, number],
  change: Partial<TrumpGameFacts>,
) {
  const [declarerPoints, defenderPoints] = points;
  const [declarerTricks, defenderTricks] = tricks;
  const counted = { declarerPoints, defenderPoints, declarerTricks, defenderTricks };
  return trumpGame({ matadors: matadors(2), ...counted, ...change });
}

describe('[R6.10] the declarer resigns: clubs with 2', () => {
  it.each([
    { name: 'nothing won yet', facts: soFar([0, 0], [0, 0], { ending: RESIGNED }), score: -72 },
    { name: 'the defenders have 89', facts: soFar([5, 89], [1, 7], { ending: RESIGNED }), score: -72 },
    {
      name: 'the defenders have 90: own Schneider',
      facts: soFar([5, 90], [1, 7], { ending: RESIGNED }),
      score: -96,
    },
    { name: '60 are not enough', facts: soFar([60, 20], [6, 2], { ending: RESIGNED }), score: -72 },
    { name: '61 are won', facts: soFar([61, 20], [6, 2], { ending: RESIGNED }), score: 36 },
    { name: '90 are won with Schneider', facts: soFar([90, 10], [8, 1], { ending: RESIGNED }), score: 48 },
    {
      name: 'Hand',
      facts: soFar([0, 0], [0, 0], { ending: RESIGNED, announcement: trumpAnnouncement('C', 'hand') }),
      score: -96,
    },
    {
      name: 'Schwarz announced',
      facts: soFar([0, 0], [0, 0], { ending: RESIGNED, announcement: trumpAnnouncement('C', 'schwarz') }),
      score: -192,
    },
    {
      name: 'ouvert',
      facts: soFar([0, 0], [0, 0], { ending: RESIGNED, announcement: trumpAnnouncement('C', 'ouvert') }),
      score: -216,
    },
    {
      name: 'a bid above the value',
      facts: soFar([0, 0], [0, 0], { ending: RESIGNED, bid: 55 }),
      score: -120,
    },
    {
      name: 'the bid needs Schneider, with 70',
      facts: soFar([70, 20], [6, 2], { ending: RESIGNED, bid: 48 }),
      score: -96,
    },
    {
      name: 'the bid needs Schneider, with 90',
      facts: soFar([90, 20], [7, 1], { ending: RESIGNED, bid: 48 }),
      score: 48,
    },
    {
      name: 'Schneider announced, with 89',
      facts: soFar([89, 20], [7, 1], { ending: RESIGNED, announcement: trumpAnnouncement('C', 'schneider') }),
      score: -144,
    },
    {
      name: 'Schneider announced, with 90',
      facts: soFar([90, 20], [7, 1], { ending: RESIGNED, announcement: trumpAnnouncement('C', 'schneider') }),
      score: 72,
    },
    {
      name: 'Schwarz announced is never in before the end',
      facts: soFar([110, 0], [9, 0], { ending: RESIGNED, announcement: trumpAnnouncement('C', 'schwarz') }),
      score: -192,
    },
    {
      name: 'Spitze announced is never in before the end',
      facts: soFar([80, 0], [7, 0], { ending: RESIGNED, spitze: 'made' }),
      score: -96,
    },
  ])('$name: $score', ({ facts, score }) => {
    expect(evaluateGame(facts)).toMatchObject({ won: score > 0, score });
  });
});

describe('[R6.11] the defenders give up: clubs with 2', () => {
  it.each([
    { name: 'at the first card', facts: soFar([0, 0], [0, 0], { ending: CONCEDED }), score: 36 },
    { name: 'the defenders have 59', facts: soFar([40, 59], [4, 5], { ending: CONCEDED }), score: 36 },
    {
      name: 'the defenders have 60: lost already',
      facts: soFar([40, 60], [4, 5], { ending: CONCEDED }),
      score: -72,
    },
    {
      name: 'the defenders have 90: with own Schneider',
      facts: soFar([5, 90], [1, 7], { ending: CONCEDED }),
      score: -96,
    },
    { name: '89 are no Schneider', facts: soFar([89, 20], [7, 2], { ending: CONCEDED }), score: 36 },
    { name: '90 are', facts: soFar([90, 20], [7, 2], { ending: CONCEDED }), score: 48 },
    {
      name: 'the bid needs Schneider, the defenders have 30',
      facts: soFar([40, 30], [4, 3], { ending: CONCEDED, bid: 48 }),
      score: 48,
    },
    {
      name: 'the bid needs Schneider, the defenders have 31',
      facts: soFar([40, 31], [4, 3], { ending: CONCEDED, bid: 48 }),
      score: -96,
    },
    {
      name: 'the bid needs Schwarz, no trick lost',
      facts: soFar([40, 0], [4, 0], { ending: CONCEDED, bid: 60 }),
      score: 60,
    },
    {
      name: 'the bid needs Schwarz, a trick without points lost',
      facts: soFar([40, 0], [4, 1], { ending: CONCEDED, bid: 60 }),
      score: -120,
    },
    {
      name: 'the bid is beyond both',
      facts: soFar([40, 0], [4, 0], { ending: CONCEDED, bid: 63 }),
      score: -144,
    },
    {
      name: 'Schneider announced, the defenders have 31',
      facts: soFar([40, 31], [4, 3], { ending: CONCEDED, announcement: trumpAnnouncement('C', 'schneider') }),
      score: -144,
    },
    {
      name: 'Schwarz announced, a trick lost',
      facts: soFar([40, 0], [4, 1], { ending: CONCEDED, announcement: trumpAnnouncement('C', 'schwarz') }),
      score: -192,
    },
    {
      name: 'ouvert',
      facts: soFar([40, 0], [4, 0], { ending: CONCEDED, announcement: trumpAnnouncement('C', 'ouvert') }),
      score: 108,
    },
    {
      name: 'Spitze still to be made',
      facts: soFar([40, 0], [4, 0], { ending: CONCEDED, spitze: 'made' }),
      score: 48,
    },
    {
      name: 'Spitze spent',
      facts: soFar([40, 0], [4, 0], { ending: CONCEDED, spitze: 'missed' }),
      score: -96,
    },
    {
      name: 'claimed Schneider',
      facts: soFar([40, 30], [4, 3], { ending: claimed('schneider') }),
      score: 48,
    },
    {
      name: 'claimed Schwarz demands Schneider too',
      facts: soFar([40, 0], [4, 0], { ending: claimed('schwarz') }),
      score: 60,
    },
    {
      name: 'claimed simply, no more',
      facts: soFar([40, 0], [4, 0], { ending: claimed('simple') }),
      score: 36,
    },
    {
      name: 'a defender who left',
      facts: soFar([40, 0], [4, 0], { ending: { kind: 'defenderForfeited' } }),
      score: 36,
    },
  ])('$name: $score', ({ facts, score }) => {
    expect(evaluateGame(facts)).toMatchObject({ won: score > 0, score });
  });
});

describe('[R7.17] the reason of a shortened game', () => {
  it.each([
    { reason: 'givenUp', facts: soFar([0, 0], [0, 0], { ending: RESIGNED }) },
    { reason: 'points', facts: soFar([40, 60], [4, 5], { ending: CONCEDED }) },
    { reason: 'overbid', facts: soFar([40, 0], [4, 0], { ending: CONCEDED, bid: 63 }) },
    {
      reason: 'announcement',
      facts: soFar([40, 31], [4, 3], { ending: CONCEDED, announcement: trumpAnnouncement('C', 'schneider') }),
    },
    { reason: 'made', facts: soFar([40, 0], [4, 0], { ending: CONCEDED }) },
  ])('$reason', ({ reason, facts }) => {
    expect(evaluateGame(facts).reason).toBe(reason);
  });
});

it.each([
  { name: 'the defenders have 30', facts: soFar([40, 30], [4, 3], {}), levels: ['simple', 'schneider'] },
  { name: 'the defenders have 31', facts: soFar([40, 31], [4, 3], {}), levels: ['simple'] },
  { name: 'the defenders have 60', facts: soFar([40, 60], [4, 5], {}), levels: [] },
  {
    name: 'a trick of no points is lost',
    facts: soFar([40, 0], [4, 1], {}),
    levels: ['simple', 'schneider'],
  },
  { name: 'Spitze spent', facts: soFar([40, 0], [4, 0], { spitze: 'missed' }), levels: [] },
])('[R6.6] levels to claim when $name: $levels', ({ facts, levels }) => {
  expect(claimableLevels(facts)).toEqual(levels);
});

describe('[R7.16] value, then twice if lost, then Kontra, then Bock; Seeger-Fabian amounts last', () => {
  const lost = trumpGame({ ...shares(50, 5), kontra: 2, bock: 1 }); // -48 x 4 x 2
  const won = trumpGame({ kontra: 1, bock: 2 }); // 24 x 2 x 4
  it.each([
    { name: 'lost with Re in Bock', facts: lost, factor: 8, totals: [40, -434, 40] },
    { name: 'won with Kontra in double Bock', facts: won, factor: 8, totals: [0, 242, 0] },
  ])('$name', ({ facts, factor, totals }) => {
    const game = declaredBy(facts, { players: 3, dealer: 0, seat: 1 });
    const { rows, foot } = sheetOf(seriesOf(3, [game]), rulesOf({ kontra: { enabled: true } }));
    expect(rows[0]?.evaluation).toMatchObject({ factor });
    expect(foot.map(({ total }) => total)).toEqual(totals);
  });

  it('[R9.42 R9.53] Kontra doubles the amounts only if the table says so, Bock never', () => {
    const game = declaredBy(lost, { players: 4, dealer: 0, seat: 1 });
    const rules = rulesOf({ players: 4, kontra: { enabled: true, doubleBonus: true } });
    const { foot } = sheetOf(seriesOf(4, [game]), rules);
    expect(foot.map(({ total }) => total)).toEqual([120, -384 - 200, 120, 120]);
  });

  it('a Null has no levels and the same factors', () => {
    const announcement = { game: 'null', hand: false, ouvert: false } as const;
    const facts = {
      ...PLAIN_GAME,
      ...shares(10, 1),
      announcement,
      matadors: null,
      kontra: 1,
      bock: 1,
    } as const;
    expect(evaluateGame(facts)).toMatchObject({ gameValue: 23, factor: 4, score: -184 });
  });
});

describe('[R7.17] the reason of a lost game that ended early, the first that applies', () => {
  const announced = trumpAnnouncement('C', 'schneider');
  it.each([
    {
      name: 'the defenders have 60',
      change: { announcement: announced, bid: 96 },
      defenders: 60,
      reason: 'points',
    },
    {
      name: 'Schneider announced and out of reach, and overbid as well',
      change: { announcement: announced, bid: 96 },
      defenders: 35,
      reason: 'announcement',
    },
    { name: 'overbid alone', change: { bid: 96 }, defenders: 35, reason: 'overbid' },
    { name: 'Schneider needed for the bid alone', change: { bid: 60 }, defenders: 35, reason: 'overbid' },
    {
      name: 'Schneider announced alone',
      change: { announcement: announced },
      defenders: 35,
      reason: 'announcement',
    },
  ] as const)('$name: $reason', ({ change, defenders, reason }) => {
    const facts = soFar([40, defenders], [5, 3], { ending: CONCEDED, ...change });
    expect(evaluateGame(facts)).toMatchObject({ won: false, reason });
  });
});
