import { describe, expect, it } from 'vitest';

import type { Card, GameContext } from '../../src/index.ts';
import {
  DECK,
  cutDeck,
  dealCards,
  isWholeDeck,
  playersOf,
  seatsOf,
  shuffle,
  startGame,
} from '../../src/index.ts';
import { CONTEXT, deckFor } from '../../proofs/cards.ts';
import { randomFrom } from '../../proofs/random.ts';
import { SETUP } from '../support/setup.ts';

/** The cards a game of three begins with. */
function dealOf(deck: readonly Card[], context: GameContext) {
  const state = startGame(deck, context, SETUP);
  if (state.phase !== 'bidding') throw new Error(state.phase);
  return state.deal;
}

const places = (...indices: readonly number[]) => indices.map((index) => DECK[index]);

describe('the deal', () => {
  it('[R2.8] three each, two to the skat, four each, three each', () => {
    const { hands, skat } = dealCards(DECK);
    expect(hands[0]).toEqual(places(0, 1, 2, 11, 12, 13, 14, 23, 24, 25));
    expect(hands[1]).toEqual(places(3, 4, 5, 15, 16, 17, 18, 26, 27, 28));
    expect(hands[2]).toEqual(places(6, 7, 8, 19, 20, 21, 22, 29, 30, 31));
    expect(skat).toEqual(places(9, 10));
  });

  it.each([4, 5, 16, 28])('[R2.7] the upper %i cards go under the rest', (cut) => {
    expect(cutDeck(DECK, cut)).toEqual([...DECK.slice(cut), ...DECK.slice(0, cut)]);
    expect(dealOf(DECK, { cut })).toEqual(dealCards(cutDeck(DECK, cut)));
  });

  it.each([3, 29, 0, -4, 4.5, NaN])('[R2.7] nobody can cut at %d', (cut) => {
    expect(() => startGame(DECK, { cut }, SETUP)).toThrow(RangeError);
  });

  it.each([
    { name: 'a card too few', deck: DECK.slice(1) },
    { name: 'a card twice', deck: [...DECK.slice(1), ...DECK.slice(-1)] },
    { name: 'a card too many', deck: [...DECK, ...DECK.slice(0, 1)] },
  ])('[R1.1] $name is no deck', ({ deck }) => {
    expect(isWholeDeck(deck)).toBe(false);
    expect(() => startGame(deck, CONTEXT, SETUP)).toThrow(RangeError);
  });

  it('[R2.6] shuffling permutes, and every place is chosen by the generator alone', () => {
    const asked: number[] = [];
    const shuffled = shuffle(DECK, (below) => {
      asked.push(below);
      return below - 1;
    });
    expect(shuffled).toEqual(DECK);
    expect(asked).toEqual(Array.from({ length: 31 }, (_, index) => 32 - index));
    const random = randomFrom(1);
    const other = shuffle(DECK, random.below);
    expect(isWholeDeck(other)).toBe(true);
    expect(other).not.toEqual(DECK);
    expect(dealOf(deckFor(...Object.values(dealCards(other).hands), dealCards(other).skat), CONTEXT)).toEqual(
      dealCards(other),
    );
  });
});

it.each([
  { dealer: 0, players: [1, 2, 0] },
  { dealer: 1, players: [2, 0, 1] },
  { dealer: 2, players: [0, 1, 2] },
] as const)(
  '[R2.2 R2.3] seat $dealer deals: $players are forehand, middlehand and rearhand',
  ({ dealer, players }) => {
    expect(playersOf(dealer, seatsOf(3))).toEqual(players);
  },
);
