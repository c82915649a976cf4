import type { Action, DeclaringState } from '@skat/engine';
import { DECK, dealCards, knowledgeOf, meterOf, shuffle } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { TRUMP_GAMES, plainAnnouncement } from '../src/worth/options.ts';
import { decide } from '../src/index.ts';
import { cards, knowledgeAt } from './support/knowledge.ts';
import { seededRandom } from './support/random.ts';
import { TOURNAMENT } from './support/setup.ts';

type Declaration = Extract<Action, { type: 'declare' }>;

/** What forehand declares with these ten cards, the skat and the bid. */
function declareWith({
  dealt,
  skat,
  bid,
  hand,
}: {
  dealt: string;
  skat: string;
  bid: number;
  hand: boolean;
}): Declaration {
  const held = cards(dealt);
  const [first = 'C7', second = 'C8'] = cards(skat);
  const deal = { hands: [held, [], []], skat: [first, second] } as const;
  const state: DeclaringState = {
    phase: 'declaring',
    setup: TOURNAMENT,
    deal,
    won: { declarer: 0, bid, calls: [] },
    hand,
  };
  return declarationIn(state);
}

function declarationIn(state: DeclaringState): Declaration {
  const action = decide(knowledgeOf(state, state.won.declarer), () => 0.5);
  if (action.type !== 'declare') throw new Error(`Expected a declaration, not ${action.type}`);
  return action;
}

describe('the announcement', () => {
  it.each([
    {
      name: '[R4.5] the long suit',
      dealt: 'CJ SJ HA HT HK H9 H8 SA D7 C9',
      skat: 'D8 C8',
      bid: 18,
      hand: false,
      announcement: { game: 'suit', trump: 'H', level: 'none' },
    },
    {
      name: '[R4.5] Grand with jacks and aces',
      dealt: 'CJ SJ HJ CA CT SA ST HA H9 D7',
      skat: 'D8 C8',
      bid: 18,
      hand: false,
      announcement: { game: 'grand', level: 'none' },
    },
    {
      name: '[R4.16] Null where it covers the bid',
      dealt: 'C7 C8 C9 S7 S9 H7 H8 HT D7 SA',
      skat: 'DA D9',
      bid: 46,
      hand: false,
      announcement: { game: 'null', hand: false, ouvert: true },
    },
    {
      name: '[R4.16] the same cards as a Hand game at 59',
      dealt: 'C7 C8 C9 S7 S9 H7 H8 HT D7 D9',
      skat: 'DA SA',
      bid: 59,
      hand: true,
      announcement: { game: 'null', hand: true, ouvert: true },
    },
  ] as const)('$name', ({ announcement, ...given }) => {
    expect(declareWith(given).announcement).toEqual(announcement);
  });

  it('[R4.14] is never out of reach while another game is not', () => {
    const random = seededRandom(11);
    const faults: string[] = [];
    let choices = 0;
    for (let deals = 0; deals < 400; deals++) {
      const deal = dealCards(shuffle(DECK, (below) => Math.floor(random() * below)));
      const hand = deals % 4 === 0;
      const bid = [20, 33, 45, 60][deals % 4] ?? 18;
      const state: DeclaringState = {
        phase: 'declaring',
        setup: TOURNAMENT,
        deal,
        won: { declarer: 1, bid, calls: [] },
        hand,
      };
      const held = hand ? deal.hands[1] : [...deal.hands[1], ...deal.skat];
      const verdicts = TRUMP_GAMES.map((game) => meterOf(held, plainAnnouncement(game, hand), bid).verdict);
      const chosen = meterOf(held, declarationIn(state).announcement, bid).verdict;
      if (verdicts.includes('unreachable')) choices++;
      if (chosen === 'unreachable' && verdicts.some((verdict) => verdict !== 'unreachable'))
        faults.push(held.join(' '));
    }
    expect(faults).toEqual([]);
    expect(choices).toBeGreaterThan(100);
  });
});

describe('[R9.60] Spitze', () => {
  const rules = { ...TOURNAMENT.rules, spitze: true };
  const promised = (dealt: string, skat: string): boolean => {
    const held = cards(dealt);
    const [first = 'C7', second = 'C8'] = cards(skat);
    const deal = { hands: [held, [], []], skat: [first, second] } as const;
    const won = { declarer: 0, bid: 18, calls: [] } as const;
    const { spitze } = declarationIn({
      phase: 'declaring',
      setup: { ...TOURNAMENT, rules },
      deal,
      won,
      hand: false,
    });
    return spitze === true;
  };

  it.each([
    {
      name: 'with eight trumps and the seven',
      dealt: 'CJ SJ HA HT HK HQ H9 H7 SA CK',
      skat: 'D9 D8',
      spitze: true,
    },
    { name: 'not without the seven', dealt: 'CJ SJ HJ HA HT HK H9 H8 SA CA', skat: 'D9 D8', spitze: false },
    { name: 'not with five trumps', dealt: 'CJ SJ HA HK H7 SA ST CA CT D9', skat: 'S9 D8', spitze: false },
    {
      name: 'in Grand with three jacks and the lowest',
      dealt: 'CJ SJ DJ CA CT CK SA ST HA HT',
      skat: 'D9 D8',
      spitze: true,
    },
  ])('$name', ({ dealt, skat, spitze }) => {
    expect(promised(dealt, skat)).toBe(spitze);
  });

  it('keeps the lowest trump for the last trick', () => {
    const known = knowledgeAt({
      announcement: { game: 'suit', trump: 'H', level: 'none' },
      declarer: 2,
      spitze: true,
      hand: 'CJ HA H7 D9',
      putAway: 'C7 C8',
      trick: '0: SA ST',
    });
    expect(decide(known, () => 0.5)).not.toEqual({ type: 'playCard', card: 'H7' });
  });
});

describe('the cards put away', () => {
  it.each([
    {
      name: '[R4.2] the bare ten and a short suit go, aces and trumps stay',
      dealt: 'CJ SJ HA HK H9 H8 SA DA CT C9',
      skat: 'H7 DT',
      putAway: ['CT', 'C9'],
    },
    {
      name: '[R4.2] two bare tens',
      dealt: 'CJ SJ HJ HA HK H9 H8 SA DT CT',
      skat: 'H7 SK',
      putAway: ['CT', 'DT'],
    },
  ] as const)('$name', ({ dealt, skat, putAway }) => {
    const { discard } = declareWith({ dealt, skat, bid: 18, hand: false });
    expect([...(discard ?? [])].sort()).toEqual([...putAway].sort());
  });

  it('[R4.2] in a Null the cards that are hardest to duck with', () => {
    const { announcement, discard } = declareWith({
      dealt: 'C7 C8 C9 S7 S9 H7 H8 HT D7 SA',
      skat: 'DA D9',
      bid: 46,
      hand: false,
    });
    expect(announcement.game).toBe('null');
    expect([...(discard ?? [])].sort()).toEqual(['DA', 'SA']);
  });
});
