import type { OfficersKnowledge, TrumpGame, VisibleStack } from '@skat/engine';
import { DECK, presetRules } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decideOfficers } from '../src/index.ts';
import { cards } from './support/knowledge.ts';

interface OpenTable {
  readonly elder: string;
  readonly dealer: string;
  /** Cards that still lie face down under each player's open ones. */
  readonly covered?: number;
}

const TWO = presetRules('twoPlayers').twoPlayer;

function stacksOf(text: string, covered: number): readonly VisibleStack[] {
  return cards(text).map((up, index) => ({ up, hasDown: index < covered }));
}

function known(table: OpenTable, rest: Partial<OfficersKnowledge>): OfficersKnowledge {
  const { elder, dealer, covered = 8 } = table;
  return {
    position: 0,
    rules: TWO,
    phase: 'officersPlaying',
    stacks: [stacksOf(elder, covered), stacksOf(dealer, covered)],
    game: null,
    kontra: 0,
    trick: { leader: 0, cards: [] },
    tricks: [],
    legal: null,
    ...rest,
  };
}

describe('[R9.83] the elder announces', () => {
  it.each<{ name: string; elder: string; game: TrumpGame }>([
    { name: 'the suit of the open trumps', elder: 'HA HT HK CJ', game: 'H' },
    { name: 'Grand with aces', elder: 'CA SA HA DA', game: 'grand' },
    { name: 'what costs least with nothing', elder: 'C7 S8 H9 D7', game: 'D' },
  ])('$name', ({ elder, game }) => {
    const legal = { type: 'announceOfficers' } as const;
    const table = known({ elder, dealer: '' }, { phase: 'officersAnnouncing', trick: null, legal });
    expect(decideOfficers(table, () => 0.5)).toEqual({ type: 'announceOfficers', game });
  });
});

it('[R9.91] where points alone count, the game that is likeliest to be won is announced, cheap or dear', () => {
  const asked = { phase: 'officersAnnouncing', trick: null, legal: { type: 'announceOfficers' } } as const;
  const announced = (scoring: 'value' | 'victoryPoints') =>
    decideOfficers(
      known({ elder: 'CQ C8 S7 SQ', dealer: '' }, { ...asked, rules: { ...TWO, scoring } }),
      () => 0.5,
    );
  expect(announced('victoryPoints')).toEqual({ type: 'announceOfficers', game: 'C' });
  expect(announced('value')).toEqual({ type: 'announceOfficers', game: 'S' });
});

describe('[R9.88] doubling', () => {
  it.each([
    {
      name: 'Kontra against open trumps',
      position: 1,
      word: 'kontra',
      elder: 'HA D7 C9 S8',
      dealer: 'CJ SJ HT CA',
      says: 'kontra',
    },
    {
      name: 'none against a strong row',
      position: 1,
      word: 'kontra',
      elder: 'CJ SJ HA HT',
      dealer: 'C7 S7 D7 D8',
      says: 'noKontra',
    },
    {
      name: 'Re with two strong rows',
      position: 0,
      word: 're',
      elder: 'CJ SJ HA HT HK H9 CA SA',
      dealer: 'C7 S7 DA D8',
      says: 'kontra',
    },
    {
      name: 'no Re with a weak second row',
      position: 0,
      word: 're',
      elder: 'CJ HA HT H9 C8 S9 D7 D8',
      dealer: 'SJ HK CA SA',
      says: 'noKontra',
    },
  ] as const)('$name', ({ position, word, elder, dealer, says }) => {
    const phase = word === 'kontra' ? 'officersKontra' : 'officersRe';
    const legal = { type: 'kontra', word } as const;
    const table = known({ elder, dealer }, { phase, position, game: 'H', trick: null, legal });
    expect(decideOfficers(table, () => 0.5)).toEqual({ type: says });
  });
});

describe("[R9.84] a card of Officers' Skat", () => {
  const play = (table: OpenTable, rest: Partial<OfficersKnowledge>, legal: string): readonly string[] => {
    const moment = known(table, { game: 'H', legal: { type: 'playCard', cards: cards(legal) }, ...rest });
    return [0, 0.5, 0.99].map((number) => {
      const action = decideOfficers(moment, () => number);
      return action.type === 'playCard' ? action.card : action.type;
    });
  };

  it('takes a ten with the cheapest trump that can', () => {
    const table = { elder: 'CJ H7 D8 D9', dealer: 'C9 C8 D7' };
    const trick = { leader: 1, cards: ['ST'] } as const;
    expect(new Set(play(table, { trick }, 'CJ H7 D8 D9'))).toEqual(new Set(['H7']));
  });

  it('gives nothing to a trick that is lost', () => {
    const table = { elder: 'ST S7 D9 CJ', dealer: 'C9 C8 D7' };
    const trick = { leader: 1, cards: ['SA'] } as const;
    expect(new Set(play(table, { trick }, 'ST S7'))).toEqual(new Set(['S7']));
  });

  it('does not lead a ten into the open ace', () => {
    const table = { elder: 'ST CA D9 D8', dealer: 'SA C8 DK' };
    expect(play(table, {}, 'ST CA D9 D8')).not.toContain('ST');
  });

  it('cashes an ace that has to be followed', () => {
    const table = { elder: 'CA S7', dealer: 'CT SA', covered: 0 };
    const tricks = tricksWithAllBut('CA S7 CT SA');
    expect(new Set(play(table, { tricks }, 'CA S7'))).toEqual(new Set(['CA']));
  });
});

/** Tricks in which every other card has gone. */
function tricksWithAllBut(text: string): OfficersKnowledge['tricks'] {
  const left = new Set<string>(cards(text));
  const gone = DECK.filter((card) => !left.has(card));
  return gone.flatMap((_, index) =>
    index % 2 === 0 ? [{ leader: 0, winner: 0, cards: gone.slice(index, index + 2) } as const] : [],
  );
}
