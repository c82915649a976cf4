import { describe, expect, it } from 'vitest';

import {
  PRESETS,
  TOURNAMENT_RULES,
  contradictionsIn,
  isSeriesLength,
  playsRamsch,
  presetOf,
  presetRules,
} from '../../src/index.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';

describe('[R9.98 R9.99] the presets', () => {
  it('tournament: the column "isko"', () => {
    expect(presetRules('tournament')).toMatchObject({
      players: 3,
      scoring: 'seegerFabian',
      dealerShare: 'skwo',
      tieBreak: 'skwo',
      seriesLength: 36,
      onAllPass: 'redeal',
      kontra: { enabled: false },
      bock: { enabled: false, thenRamsch: false },
      spitze: false,
      concede: 'both',
      onLeave: 'bot',
      cut: 'auto',
      cardFace: 'french',
      showCounters: false,
      defendersClaim: false,
    });
    expect(presetRules('tournament')).toBe(TOURNAMENT_RULES);
  });

  it('with Ramsch: the column "with-ramsch"', () => {
    expect(presetRules('withRamsch')).toEqual({
      players: 3,
      scoring: 'simple',
      dealerShare: 'none',
      tieBreak: 'draw',
      seriesLength: 'open',
      onAllPass: 'ramsch',
      ramsch: {
        skatOwner: 'lastTrick',
        tie: 'allTiedLose',
        jungfrauDoubles: true,
        durchmarsch: 'plus120',
        seegerCounts: false,
      },
      schieben: { pushDoubles: true, jacksMayBePassed: false },
      grandHandInRamsch: 'compulsoryOnly',
      kontra: {
        enabled: true,
        maxSteps: 2,
        window: 'ownFirstCard',
        needsBid18: false,
        doubleBonus: false,
        ouvert: 'beforeExposure',
        reInNull: true,
      },
      bock: { enabled: false, triggers: ['kontraSaid', 'split60'], stacking: 'append', thenRamsch: false },
      spitze: false,
      concede: 'both',
      onLeave: 'bot',
      cut: 'auto',
      cardFace: 'french',
      showCounters: true,
      bierlachs: { limit: 301, dealerPays: true },
      defendersClaim: false,
      twoPlayer: { scoring: 'value', matadors: false, announceAfterEight: false },
    });
  });

  it('family: with Ramsch, but the skat goes round, and Bock', () => {
    const withRamsch = presetRules('withRamsch');
    expect(presetRules('family')).toEqual({
      ...withRamsch,
      onAllPass: 'schieberamsch',
      bock: { ...withRamsch.bock, enabled: true },
    });
  });

  it('two players: twelve games, Kontra and Re', () => {
    expect(presetRules('twoPlayers')).toMatchObject({
      players: 2,
      seriesLength: 12,
      scoring: 'simple',
      onAllPass: 'redeal',
      kontra: { enabled: true },
    });
  });

  it.each(PRESETS)('%s contradicts itself nowhere and is known again', (preset) => {
    expect(contradictionsIn(presetRules(preset))).toEqual([]);
    expect(presetOf(presetRules(preset))).toBe(preset);
  });

  it.each([
    { name: 'another length', rules: rulesOf({ seriesLength: 12 }), preset: 'tournament' },
    { name: '48 games of four', rules: rulesOf({ players: 4, seriesLength: 48 }), preset: 'tournament' },
    { name: 'a Ramsch in the tournament', rules: rulesOf({ onAllPass: 'ramsch' }), preset: 'custom' },
    { name: 'one trigger more', rules: rulesOf({ bock: { triggers: ['split60'] } }), preset: 'custom' },
    { name: 'another card face', rules: rulesOf({ cardFace: 'german' }), preset: 'custom' },
    {
      name: "Officers' Skat with tournament rules",
      rules: rulesOf({ players: 2, seriesLength: 12 }),
      preset: 'custom',
    },
  ] as const)('$name is $preset', ({ rules, preset }) => {
    expect(presetOf(rules)).toBe(preset);
  });
});

describe('what contradicts itself', () => {
  const two = { players: 2, scoring: 'simple', tieBreak: 'draw', seriesLength: 12 } as const;
  it.each<{ rule: string; name: string; change: RulesChange; found: readonly string[] }>([
    {
      rule: 'R8.9',
      name: 'a length that does not go round',
      change: { seriesLength: 35 },
      found: ['seriesLength'],
    },
    {
      rule: 'R8.9',
      name: '38 games of four',
      change: { players: 4, seriesLength: 38 },
      found: ['seriesLength'],
    },
    { rule: 'R8.9', name: '36 games of four', change: { players: 4, seriesLength: 36 }, found: [] },
    {
      rule: 'R9.89',
      name: 'an odd number for two',
      change: { ...two, seriesLength: 13 },
      found: ['seriesLength'],
    },
    {
      rule: 'R8.13',
      name: 'Bierlachs with a length',
      change: { scoring: 'bierlachs' },
      found: ['bierlachsIsOpen'],
    },
    {
      rule: 'R8.13',
      name: 'open Bierlachs',
      change: { scoring: 'bierlachs', seriesLength: 'open' },
      found: [],
    },
    {
      rule: 'R9.55',
      name: 'Ramsch rounds without Bock',
      change: { bock: { thenRamsch: true } },
      found: ['ramschRoundsNeedBock'],
    },
    {
      rule: 'R9.55',
      name: 'Ramsch rounds after Bock, passed in otherwise',
      change: { bock: { enabled: true, triggers: ['split60'], thenRamsch: true } },
      found: [],
    },
    {
      rule: 'R9.50',
      name: 'Bock after a pass-out that becomes a Ramsch',
      change: { onAllPass: 'ramsch', bock: { enabled: true, triggers: ['passedOut'] } },
      found: ['passedOutNeedsRedeal'],
    },
    {
      rule: 'R9.50',
      name: 'Bock after a pass-out',
      change: { bock: { enabled: true, triggers: ['passedOut'] } },
      found: [],
    },
    {
      rule: 'R9.50',
      name: 'a trigger of Kontra without Kontra',
      change: { bock: { enabled: true, triggers: ['reSaid'] } },
      found: ['triggerNeedsKontra'],
    },
    {
      rule: 'R9.50',
      name: 'a trigger of Kontra where Bock is off',
      change: { bock: { enabled: false, triggers: ['reSaid'] } },
      found: [],
    },
    {
      rule: 'R9.80',
      name: 'two with Seeger-Fabian',
      change: { players: 2, seriesLength: 12 },
      found: ['notForTwo'],
    },
    { rule: 'R9.80', name: 'two with Ramsch', change: { ...two, onAllPass: 'ramsch' }, found: ['notForTwo'] },
    { rule: 'R9.80', name: 'two with Spitze', change: { ...two, spitze: true }, found: ['notForTwo'] },
    {
      rule: 'R9.80',
      name: 'two with Bock',
      change: { ...two, bock: { enabled: true, triggers: ['split60'] } },
      found: ['notForTwo'],
    },
    {
      rule: 'R9.89',
      name: 'two without an end',
      change: { ...two, seriesLength: 'open' },
      found: ['notForTwo'],
    },
    {
      rule: 'R9.89',
      name: 'two whose tie is decided',
      change: { ...two, tieBreak: 'skwo' },
      found: ['notForTwo'],
    },
    { rule: 'R9.80', name: 'two', change: two, found: [] },
  ])('[$rule] $name: $found', ({ change, found }) => {
    expect(contradictionsIn(rulesOf(change))).toEqual(found);
  });
});

it.each([
  { players: 2, fits: [2, 12, 144], not: [1, 13, 146] },
  { players: 3, fits: [3, 12, 18, 24, 36, 144], not: [0, 1, 35, 48.5, 147, -3] },
  { players: 4, fits: [4, 12, 24, 36, 48, 144], not: [3, 18, 50, 148] },
] as const)('[R8.9] lengths of $players are full rounds', ({ players, fits, not }) => {
  expect(fits.map((length) => isSeriesLength(length, players))).toEqual(fits.map(() => true));
  expect(not.map((length) => isSeriesLength(length, players))).toEqual(not.map(() => false));
  expect(isSeriesLength('open', players)).toBe(true);
});

it.each([
  { name: 'after a pass-out', change: { onAllPass: 'ramsch' }, plays: true },
  { name: 'passed on', change: { onAllPass: 'schieberamsch' }, plays: true },
  { name: 'after Bock', change: { bock: { enabled: true, thenRamsch: true } }, plays: true },
  { name: 'nowhere', change: { bock: { enabled: true } }, plays: false },
  { name: 'nowhere without Bock', change: { bock: { enabled: false, thenRamsch: true } }, plays: false },
] as const)('[R9.1] a Ramsch is played $name', ({ change, plays }) => {
  expect(playsRamsch(rulesOf(change))).toBe(plays);
});
