import { describe, expect, it } from 'vitest';

import type { BockTrigger, GameFacts, SeriesGame, TableRules, TrumpGameFacts } from '../../src/index.ts';
import { BOCK_TRIGGERS, bockNewsOf, seatsOf, sheetOf } from '../../src/index.ts';
import { matadors, shares, trumpAnnouncement, trumpGame } from '../support/facts.ts';
import { declaredBy } from '../support/lines.ts';
import { rulesOf } from '../support/setup.ts';

const PLAIN = trumpGame({});
const SPLIT = trumpGame(shares(60, 5));
const RE = trumpGame({ kontra: 2 });
const RE_SPLIT = trumpGame({ ...shares(60, 5), kontra: 2 });

function seriesOfThree(facts: readonly GameFacts[]): readonly SeriesGame[] {
  const seats = seatsOf(3);
  return facts.map((one, index) => {
    return { number: index + 1, dealer: seats[index % 3] ?? 0, seats, facts: one, isCompulsoryRamsch: false };
  });
}

function rules(change: Partial<TableRules['bock']> = {}): TableRules {
  return rulesOf({
    kontra: { enabled: true },
    bock: { enabled: true, triggers: ['split60', 'reSaid', 'kontraSaid'], ...change },
  });
}

const split = { fired: ['split60'], count: 1 } as const;

describe('the Bock rounds that the latest game brings', () => {
  it.each([
    { rule: 'R9.50', name: 'nothing fired', facts: [PLAIN], change: {}, news: null },
    { rule: 'R9.50', name: 'Bock is off', facts: [SPLIT], change: { enabled: false }, news: null },
    { rule: 'R9.50', name: 'the reason is not chosen', facts: [SPLIT], change: { triggers: [] }, news: null },
    {
      rule: 'R9.51',
      name: 'it begins at once',
      facts: [SPLIT],
      change: {},
      news: { ...split, fate: 'begins' },
    },
    {
      rule: 'R9.50',
      name: 'Kontra and Re count once together',
      facts: [RE_SPLIT],
      change: {},
      news: { fired: ['kontraSaid', 'reSaid', 'split60'], fate: 'begins', count: 2 },
    },
    {
      rule: 'R9.52',
      name: 'append: within a round it waits',
      facts: [SPLIT, SPLIT],
      change: {},
      news: { ...split, fate: 'waits' },
    },
    {
      rule: 'R9.52',
      name: 'append: fired by the last game of a round it begins',
      facts: [SPLIT, PLAIN, PLAIN, SPLIT],
      change: {},
      news: { ...split, fate: 'begins' },
    },
    {
      rule: 'R9.52',
      name: 'append: an earlier one comes first',
      facts: [SPLIT, RE, PLAIN, SPLIT],
      change: {},
      news: { ...split, fate: 'waits' },
    },
    {
      rule: 'R9.52',
      name: 'multiply: within a round it begins too',
      facts: [SPLIT, SPLIT],
      change: { stacking: 'multiply' },
      news: { ...split, fate: 'begins' },
    },
    {
      rule: 'R9.52',
      name: 'ignore: within a round none arises',
      facts: [SPLIT, SPLIT],
      change: { stacking: 'ignore' },
      news: { ...split, fate: 'lapses', count: 0 },
    },
    {
      rule: 'R9.52',
      name: 'ignore: several reasons bring one',
      facts: [RE_SPLIT],
      change: { stacking: 'ignore', triggers: ['reSaid', 'split60'] },
      news: { fired: ['reSaid', 'split60'], fate: 'begins', count: 1 },
    },
    {
      rule: 'R9.55',
      name: 'a Ramsch round that is owed comes first',
      facts: [SPLIT, PLAIN, PLAIN, SPLIT],
      change: { thenRamsch: true },
      news: { ...split, fate: 'waits' },
    },
  ] as const)('[$rule] $name', ({ facts, change, news }) => {
    expect(bockNewsOf(seriesOfThree(facts), rules(change)).at(-1)).toEqual(news);
  });
});

describe('[R9.50] the line of the sheet names the reason', () => {
  const lostSchneider = shares(20, 2);
  const grand = trumpAnnouncement('grand', 'hand');
  const wonAt = (game: 'D' | 'H', level: number): TrumpGameFacts =>
    trumpGame({ announcement: trumpAnnouncement(game), matadors: matadors(level - 1) });
  const lostAt = (level: number): TrumpGameFacts => ({ ...wonAt('H', level), ...shares(50, 5) });
  const facts: Readonly<Record<BockTrigger, readonly GameFacts[]>> = {
    kontraSaid: [trumpGame({ kontra: 1 })],
    split60: [SPLIT],
    kontraLost: [trumpGame({ kontra: 1, ...lostSchneider })],
    reSaid: [RE],
    passedOut: [{ kind: 'passedIn' }],
    lostGrand: [trumpGame({ announcement: grand, ...lostSchneider })],
    wonGrandHand: [trumpGame({ announcement: grand })],
    declarerSchneider: [trumpGame(lostSchneider)],
    valueAtLeast72: [trumpGame({ announcement: grand, matadors: matadors(4) })],
    valueAtLeast96: [trumpGame({ announcement: grand, matadors: matadors(4) })],
    totalMultipleOf100: [lostAt(5)],
    totalRepdigit: [wonAt('D', 9), declaredBy(wonAt('H', 3), { players: 3, dealer: 1, seat: 1 })],
  };

  it.each(BOCK_TRIGGERS)('%s', (trigger) => {
    const { rows } = sheetOf(seriesOfThree(facts[trigger]), rules({ triggers: [trigger] }));
    expect(rows.at(-1)?.bockNews).toEqual({ fired: [trigger], fate: 'begins', count: 1 });
  });
});
