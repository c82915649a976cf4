import { describe, expect, it } from 'vitest';

import type { RamschFacts, TableRules } from '../../src/index.ts';
import { evaluateRamsch, sheetOf } from '../../src/index.ts';
import { seriesOf } from '../support/lines.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';

const FACTS: RamschFacts = {
  kind: 'ramsch',
  trickPoints: [50, 40, 16],
  skatPoints: 14,
  winners: [0, 0, 0, 0, 1, 1, 1, 2, 2, 1],
  pushes: 0,
  bock: 0,
};
const MARCH: Partial<RamschFacts> = { trickPoints: [106, 0, 0], winners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
const VIRGIN: Partial<RamschFacts> = { winners: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1], trickPoints: [56, 50, 0] };

const evaluate = (change: Partial<RamschFacts>, ramsch: Partial<TableRules['ramsch']> = {}) =>
  evaluateRamsch({ ...FACTS, ...change }, rulesOf({ ramsch }));

describe('who loses a Ramsch, and how much', () => {
  it.each<{
    rule: string;
    name: string;
    change: Partial<RamschFacts>;
    ramsch?: Partial<TableRules['ramsch']>;
    scores: readonly number[];
  }>([
    {
      rule: 'R9.5',
      name: 'the skat may make a tie',
      change: { trickPoints: [54, 40, 12] },
      scores: [-54, -54, 0],
    },
    {
      rule: 'R9.5',
      name: 'a loser on tricks takes the skat',
      change: {},
      ramsch: { skatOwner: 'loser' },
      scores: [-64, 0, 0],
    },
    {
      rule: 'R9.5',
      name: 'of tied losers one, and the skat his',
      change: { trickPoints: [50, 50, 6] },
      ramsch: { skatOwner: 'loser', tie: 'lastTrickLoses' },
      scores: [0, -64, 0],
    },
    {
      rule: 'R9.9',
      name: '40:40:40, the last trick decides',
      change: { trickPoints: [40, 26, 40] },
      ramsch: { tie: 'lastTrickLoses' },
      scores: [0, -40, 0],
    },
    {
      rule: 'R9.9',
      name: 'of two tied the one who won a trick later, not who won the last',
      change: { trickPoints: [48, 10, 48], skatPoints: 14, winners: [0, 1, 2, 2, 2, 0, 0, 2, 0, 1] },
      ramsch: { tie: 'lastTrickLoses' },
      scores: [-48, 0, 0],
    },
    {
      rule: 'R9.7',
      name: 'virgin, pushes and Bock multiply',
      change: { ...VIRGIN, pushes: 2, bock: 1 },
      scores: [0, -64 * 16, 0],
    },
    {
      rule: 'R9.7',
      name: 'a tie with a virgin',
      change: { ...VIRGIN, trickPoints: [60, 46, 0] },
      scores: [-120, -120, 0],
    },
    {
      rule: 'R9.8',
      name: 'a march: pushes and Bock multiply, the virgin rule does not',
      change: { ...MARCH, pushes: 1, bock: 2 },
      scores: [960, 0, 0],
    },
    {
      rule: 'R9.8',
      name: 'the others pay for a march',
      change: { ...MARCH, pushes: 3 },
      ramsch: { durchmarsch: 'othersMinus120' },
      scores: [0, -960, -960],
    },
    {
      rule: 'R9.8',
      name: 'a march that is no march, skat to nobody',
      change: MARCH,
      ramsch: { durchmarsch: 'off', skatOwner: 'nobody' },
      scores: [-212, 0, 0],
    },
  ])('[$rule] $name: $scores', ({ change, ramsch = {}, scores }) => {
    expect(evaluate(change, ramsch).scores).toEqual(scores);
  });

  it('[R9.10] explains losers, march and doublings', () => {
    expect(evaluate({ ...VIRGIN, pushes: 1 })).toMatchObject({
      losers: [1],
      march: null,
      points: [56, 64, 0],
      doublings: [{ by: 'virgin' }, { by: 'push', times: 1 }],
      factor: 4,
    });
    expect(evaluate(MARCH)).toMatchObject({ losers: [], march: 0, doublings: [], factor: 1 });
  });
});

describe('[R9.11] a Ramsch on the sheet', () => {
  const foot = (change: RulesChange, facts: Partial<RamschFacts> = {}) =>
    sheetOf(seriesOf(3, [{ ...FACTS, ...facts }]), rulesOf({ onAllPass: 'ramsch', ...change })).foot.map(
      ({ points, won, lost, ownGames, othersLosses, total }) => [
        points,
        won,
        lost,
        ownGames,
        othersLosses,
        total,
      ],
    );
  const NOTHING = [0, 0, 0, 0, 0, 0];

  // seat 0 deals: forehand is seat 1, middlehand seat 2
  it('counts neither as won nor as lost', () => {
    expect(foot({})).toEqual([NOTHING, NOTHING, [-54, 0, 0, 0, 0, -54]]);
    expect(sheetOf(seriesOf(3, [FACTS]), rulesOf())).toMatchObject({ ramsch: 1, passedIn: 0 });
  });

  it.each([
    { scoring: 'simple', loser: [-54, 0, 1, 0, 0, -54] },
    { scoring: 'seeger', loser: [-54, 0, 1, -50, 0, -104] },
    { scoring: 'seegerFabian', loser: [-54, 0, 1, -50, 0, -104] },
  ] as const)(
    'seegerCounts under $scoring: a game lost, and nothing for the others',
    ({ scoring, loser }) => {
      expect(foot({ scoring, ramsch: { seegerCounts: true } })).toEqual([NOTHING, NOTHING, loser]);
    },
  );

  it('seegerCounts: all who tie lose a game', () => {
    const tied = foot({ ramsch: { seegerCounts: true } }, { trickPoints: [54, 40, 12] });
    expect(tied).toEqual([NOTHING, [-54, 0, 1, -50, 0, -104], [-54, 0, 1, -50, 0, -104]]);
  });

  it('seegerCounts: a march is a game won, also where the others pay', () => {
    const paid = foot({ ramsch: { seegerCounts: true, durchmarsch: 'othersMinus120' } }, MARCH);
    expect(paid).toEqual([
      [-120, 0, 0, 0, 0, -120],
      [0, 1, 0, 50, 0, 50],
      [-120, 0, 0, 0, 0, -120],
    ]);
  });

  it('[R9.2] with four the sitting dealer has no part in it', () => {
    const { foot: four } = sheetOf(
      seriesOf(4, [{ ...FACTS, ...MARCH }]),
      rulesOf({ players: 4, onAllPass: 'ramsch', ramsch: { durchmarsch: 'othersMinus120' } }),
    );
    expect(four.map(({ points }) => points)).toEqual([0, 0, -120, -120]);
  });
});
