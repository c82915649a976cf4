import type { Action, Card, Position, RamschState, SchiebenState, TableRules, WonTrick } from '@skat/engine';
import { DECK, knowledgeOf, presetRules, trickWinner } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/index.ts';
import { cards } from './support/knowledge.ts';
import { FAMILY, WITH_RAMSCH, setupOf } from './support/setup.ts';

interface RamschMoment {
  readonly hand: string;
  readonly trick: string;
  readonly tricks?: readonly string[];
  readonly rules?: Partial<TableRules['ramsch']>;
}

function trickOf(text: string): { readonly leader: Position; readonly cards: readonly Card[] } {
  const [leader = '', played = ''] = text.split(':');
  return { leader: Number(leader) as Position, cards: cards(played.trim()) };
}

function playsIn({ hand, trick, tricks = [], rules = {} }: RamschMoment): readonly string[] {
  const running = trickOf(trick);
  const me = (running.leader + running.cards.length) % 3;
  const handOf = (position: Position): readonly Card[] => (position === me ? cards(hand) : []);
  const preset = presetRules('withRamsch');
  const state: RamschState = {
    phase: 'ramsch',
    setup: { ...WITH_RAMSCH, rules: { ...preset, ramsch: { ...preset.ramsch, ...rules } } },
    deal: { hands: [[], [], []], skat: ['C7', 'C8'] },
    calls: [],
    hands: [handOf(0), handOf(1), handOf(2)],
    skat: ['C7', 'C8'],
    passes: [],
    trick: running,
    tricks: tricks.map(trickOf).map((won): WonTrick => ({ ...won, winner: trickWinner(won, 'grand') })),
  };
  const known = knowledgeOf(state, me as Position);
  return [0, 0.3, 0.6, 0.99].map((number) => {
    const action = decide(known, () => number);
    return action.type === 'playCard' ? action.card : action.type;
  });
}

describe('a card of a Ramsch', () => {
  it.each<RamschMoment & { name: string; plays: readonly string[] }>([
    {
      name: '[R9.10] stays below what lies there, as high as it can',
      hand: 'SK S9 S7 DA D7 CJ',
      trick: '0: SA S8',
      plays: ['SK'],
    },
    {
      name: '[R9.10] last and able to duck: never takes a rich trick',
      hand: 'SA S7 DA D7',
      trick: '0: ST SK',
      plays: ['S7'],
    },
    {
      name: '[R9.10] void: throws off the bare ten rather than a small card',
      hand: 'DT D7 D8 H7 H8 C7',
      trick: '0: SA S8',
      plays: ['DT'],
    },
    {
      name: '[R9.10] who must take a cheap trick gets rid of the highest',
      hand: 'SA SK D7 H7',
      trick: '0: S8 S9',
      plays: ['SA'],
    },
    {
      name: '[R9.3] throws a jack under a higher one',
      hand: 'SJ D7 D8 H7',
      trick: '0: CJ DA',
      plays: ['SJ'],
    },
    {
      name: '[R9.10] leads low',
      hand: 'H7 DA DT SA ST CA',
      trick: '0:',
      tricks: ['0: C9 CT CK', '1: HA H9 H8', '1: S9 SQ SK', '2: D8 DQ DK'],
      plays: ['H7'],
    },
    {
      name: '[R9.8] takes every trick with a hand that is sure to',
      hand: 'CJ SJ HJ DJ CA CT CK SA ST SK',
      trick: '0:',
      plays: ['CJ'],
    },
    {
      name: '[R9.8] ducks with the same cards where no march counts',
      hand: 'SA ST SK S7',
      trick: '0:',
      tricks: ['0: CJ HJ DJ', '0: SJ C7 C8', '0: CA C9 CQ', '0: CT CK DA', '0: DK D7 D8', '0: DQ D9 DT'],
      rules: { durchmarsch: 'off' },
      plays: ['S7'],
    },
  ])('$name', ({ plays, ...moment }) => {
    expect(playsIn(moment).filter((card) => !plays.includes(card))).toEqual([]);
  });
});

function schiebenAction(hand: string, skat: string | null, setup = FAMILY): Action {
  const [first = 'C7', second = 'C8'] = cards(skat ?? 'C7 C8');
  const state: SchiebenState = {
    phase: 'schieben',
    setup,
    deal: { hands: [cards(hand), [], []], skat: [first, second] },
    calls: [],
    hands: [cards(hand), [], []],
    skat: [first, second],
    turn: 0,
    hasLooked: skat !== null,
    passes: [],
  };
  return decide(knowledgeOf(state, 0), () => 0.5);
}

describe('Schieberamsch', () => {
  it.each([
    {
      name: '[R9.23] pushes with nothing but low cards',
      hand: 'C7 C8 C9 S7 S8 S9 H7 H8 D7 D8',
      does: 'ramschPush',
    },
    {
      name: '[R9.20] looks with jacks and bare tens',
      hand: 'CJ SJ CT ST HA HK DA DT DK C9',
      does: 'ramschLook',
    },
    {
      name: '[R9.20] looks with one long suit from the top',
      hand: 'CA CT CK CQ C9 S7 S8 HT H7 DK',
      does: 'ramschLook',
    },
  ])('$name', ({ hand, does }) => {
    expect(schiebenAction(hand, null).type).toBe(does);
  });

  it('[R9.23] looks, however low the cards, where a push does not double', () => {
    const hand = 'C7 C8 C9 S7 S8 S9 H7 H8 D7 D8';
    const { schieben } = FAMILY.rules;
    const rules = { ...FAMILY.rules, schieben: { ...schieben, pushDoubles: false } };
    expect(schiebenAction(hand, null, { ...FAMILY, rules }).type).toBe('ramschLook');
  });

  it.each([
    {
      name: '[R9.22] passes on the bare ace and, where all else can be ducked, most points',
      hand: 'C7 C8 C9 S7 S8 S9 HT H8 H7 DA',
      skat: 'HQ CQ',
      passed: ['DA', 'HT'],
    },
    {
      name: '[R9.22] keeps the suits it lacks',
      hand: 'CJ C7 C8 C9 S7 S8 S9 H7 H8 H9',
      skat: 'DA DT',
      passed: ['DA', 'DT'],
    },
  ])('$name', ({ hand, skat, passed }) => {
    const action = schiebenAction(hand, skat);
    expect(action.type === 'ramschPass' ? [...action.cards].sort() : action.type).toEqual(passed);
  });

  it('[R9.22] never tries to pass a jack where that is forbidden', () => {
    const action = schiebenAction('CJ SJ HJ DJ C7 S7 H7 D7 C8 S8', 'H8 D8');
    const passed = action.type === 'ramschPass' ? action.cards : [];
    expect(passed).toHaveLength(2);
    expect(passed.filter((card) => card.endsWith('J'))).toEqual([]);
  });
});

describe('[R9.25] Grand Hand in place of a Ramsch', () => {
  it.each([
    { name: 'with jacks and aces', hand: 'CJ SJ HJ CA CT SA ST HA DA D7', does: 'declare' },
    { name: 'not with a middling hand', hand: 'CJ DJ CA C9 SK S8 HT H9 DK D7', does: 'pass' },
  ])('$name', ({ hand, does }) => {
    const held = cards(hand);
    const [first = 'C7', second = 'C8'] = DECK.filter((card) => !held.includes(card));
    const state = {
      phase: 'grandHandOffer',
      setup: setupOf(presetRules('withRamsch')),
      deal: { hands: [held, [], []], skat: [first, second] },
      calls: [],
      asked: 0,
    } as const;
    expect(decide(knowledgeOf(state, 0), () => 0.5).type).toBe(does);
  });
});
