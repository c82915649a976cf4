import { describe, expect, it } from 'vitest';

import type { GameKind } from '../../src/index.ts';
import {
  DECK,
  countPoints,
  currentPlayer,
  effectiveSuit,
  legalCards,
  mayPlay,
  strengthOf,
  trickWinner,
  trumpsFromTop,
} from '../../src/index.ts';
import { card, cards } from '../../proofs/cards.ts';

const ALL_KINDS: readonly GameKind[] = ['C', 'S', 'H', 'D', 'grand', 'null'];

describe('cards', () => {
  it('[R1.1] are 32 different ones', () => {
    expect(DECK).toHaveLength(32);
    expect(new Set(DECK).size).toBe(32);
  });

  it.each([
    { rule: 'R1.3', name: 'a suit', held: 'CA CT CK CQ CJ C9 C8 C7', points: 30 },
    { rule: 'R1.3', name: 'four jacks', held: 'CJ SJ HJ DJ', points: 8 },
    { rule: 'R1.3', name: 'nothing', held: 'C9 C8 C7', points: 0 },
  ])('[$rule] $name: $points points', ({ held, points }) => {
    expect(countPoints(cards(held))).toBe(points);
  });

  it('[R1.3] the deck has 120 points', () => {
    expect(countPoints(DECK)).toBe(120);
  });

  it.each([
    { rule: 'R1.4', game: 'H', trumps: 'CJ SJ HJ DJ HA HT HK HQ H9 H8 H7' },
    { rule: 'R1.4', game: 'C', trumps: 'CJ SJ HJ DJ CA CT CK CQ C9 C8 C7' },
    { rule: 'R1.6', game: 'grand', trumps: 'CJ SJ HJ DJ' },
  ] as const)('[$rule] trumps of $game from the top: $trumps', ({ game, trumps }) => {
    expect(trumpsFromTop(game)).toEqual(cards(trumps));
  });

  it.each([
    { rule: 'R1.4', game: 'H', family: 'trump', downward: 'CJ SJ HJ DJ HA HT HK HQ H9 H8 H7' },
    { rule: 'R1.5', game: 'H', family: 'S', downward: 'SA ST SK SQ S9 S8 S7' },
    { rule: 'R1.6', game: 'grand', family: 'H', downward: 'HA HT HK HQ H9 H8 H7' },
    { rule: 'R1.7', game: 'null', family: 'D', downward: 'DA DK DQ DJ DT D9 D8 D7' },
  ] as const)('[$rule] $game, $family: $downward', ({ game, family, downward }) => {
    const members = DECK.filter((member) => effectiveSuit(member, game) === family);
    const ordered = [...members].sort((a, b) => strengthOf(b, game) - strengthOf(a, game));
    expect(ordered).toEqual(cards(downward));
  });

  it('[R1.8] a jack belongs to its printed suit in Null only', () => {
    const families = ALL_KINDS.map((kind) => effectiveSuit(card('SJ'), kind));
    expect(families).toEqual(['trump', 'trump', 'trump', 'trump', 'trump', 'S']);
  });
});

describe('[R5.2 R5.3 R5.4] following', () => {
  it.each([
    {
      rule: 'R5.2',
      name: 'the leader may play anything',
      game: 'H',
      trick: '',
      hand: 'CJ HA S7',
      playable: 'CJ HA S7',
    },
    {
      rule: 'R5.3',
      name: 'a side suit is followed',
      game: 'H',
      trick: 'S7',
      hand: 'CJ HA SA S9',
      playable: 'SA S9',
    },
    {
      rule: 'R10.9',
      name: 'a spade lead cannot be followed with SJ',
      game: 'H',
      trick: 'S7',
      hand: 'SJ SA',
      playable: 'SA',
    },
    {
      rule: 'R1.8',
      name: 'a jack led asks for trump',
      game: 'H',
      trick: 'SJ',
      hand: 'SA S9 H7',
      playable: 'H7',
    },
    {
      rule: 'R5.3',
      name: 'any trump will do, none must overtake',
      game: 'H',
      trick: 'HA',
      hand: 'CJ H7 SA',
      playable: 'CJ H7',
    },
    {
      rule: 'R5.3',
      name: 'a void hand may throw off or ruff',
      game: 'H',
      trick: 'D7',
      hand: 'CJ H7 SA',
      playable: 'CJ H7 SA',
    },
    {
      rule: 'R1.6',
      name: 'in Grand a jack led asks for jacks',
      game: 'grand',
      trick: 'HJ',
      hand: 'HA CJ H9',
      playable: 'CJ',
    },
    {
      rule: 'R1.6',
      name: 'in Grand hearts are seven cards',
      game: 'grand',
      trick: 'HA',
      hand: 'HJ H9 S7',
      playable: 'H9',
    },
    {
      rule: 'R1.7',
      name: 'in Null a jack follows its suit',
      game: 'null',
      trick: 'D8',
      hand: 'DJ CJ HA',
      playable: 'DJ',
    },
    {
      rule: 'R1.7',
      name: 'in Null a jack led asks for its suit',
      game: 'null',
      trick: 'CJ',
      hand: 'C7 SJ HJ',
      playable: 'C7',
    },
    {
      rule: 'R5.3',
      name: 'the first card decides, not the second',
      game: 'H',
      trick: 'D7 H7',
      hand: 'HA DA',
      playable: 'DA',
    },
  ] as const)('[$rule] $name', ({ game, trick, hand, playable }) => {
    const open = { leader: 0, cards: cards(trick) } as const;
    const held = cards(hand);
    expect(legalCards(held, open, game)).toEqual(cards(playable));
    expect(held.filter((one) => mayPlay(held, one, open, game))).toEqual(cards(playable));
  });
});

describe('[R5.5] the winner', () => {
  it.each([
    { rule: 'R5.5', name: 'highest of the led suit', game: 'H', leader: 0, trick: 'S9 SA ST', winner: 1 },
    { rule: 'R1.5', name: 'the ten beats the king', game: 'H', leader: 0, trick: 'SK ST SQ', winner: 1 },
    {
      rule: 'R1.7',
      name: 'in Null the king beats the ten',
      game: 'null',
      leader: 0,
      trick: 'SK ST SQ',
      winner: 0,
    },
    {
      rule: 'R1.7',
      name: 'in Null the jack beats the ten',
      game: 'null',
      leader: 0,
      trick: 'ST SJ S9',
      winner: 1,
    },
    {
      rule: 'R5.5',
      name: 'another side suit wins nothing',
      game: 'H',
      leader: 1,
      trick: 'S7 DA CA',
      winner: 1,
    },
    { rule: 'R5.5', name: 'a small trump beats an ace', game: 'H', leader: 2, trick: 'SA H7 ST', winner: 0 },
    {
      rule: 'R5.5',
      name: 'the higher trump beats the lower',
      game: 'H',
      leader: 2,
      trick: 'SA H7 H8',
      winner: 1,
    },
    {
      rule: 'R1.2',
      name: 'the spade jack beats the heart jack',
      game: 'D',
      leader: 0,
      trick: 'HJ SJ DA',
      winner: 1,
    },
    {
      rule: 'R1.4',
      name: 'the diamond jack beats the ace of trumps',
      game: 'H',
      leader: 0,
      trick: 'HA DJ HT',
      winner: 1,
    },
    {
      rule: 'R1.6',
      name: 'in Grand only jacks ruff',
      game: 'grand',
      leader: 0,
      trick: 'SA H7 DJ',
      winner: 2,
    },
    { rule: 'R1.7', name: 'in Null no jack ruffs', game: 'null', leader: 0, trick: 'S7 CJ DJ', winner: 0 },
  ] as const)('[$rule] $name: $trick led by $leader goes to $winner', ({ game, leader, trick, winner }) => {
    expect(trickWinner({ leader, cards: cards(trick) }, game)).toBe(winner);
  });

  it.each([
    { leader: 0, trick: '', player: 0 },
    { leader: 2, trick: 'S7', player: 0 },
    { leader: 2, trick: 'S7 S8', player: 1 },
  ] as const)(
    '[R5.1] after "$trick" led by $leader it is the turn of $player',
    ({ leader, trick, player }) => {
      expect(currentPlayer({ leader, cards: cards(trick) })).toBe(player);
    },
  );
});
