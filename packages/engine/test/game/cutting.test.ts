import { describe, expect, it } from 'vitest';

import {
  DECK,
  cutDeck,
  dealCards,
  knowledgeOf,
  legalActions,
  permits,
  startGame,
  toAct,
} from '../../src/index.ts';
import { CONTEXT } from '../../proofs/cards.ts';
import { afterMoves, codeOfMove, move } from '../../proofs/moves.ts';
import { SETUP, setupOf } from '../support/setup.ts';

const CUT = (position: 0 | 1 | 2, at: number) => move(position, { type: 'cut', at });
const three = startGame(DECK, { cut: null }, setupOf({ cut: 'player' }));

describe("[R2.7] the player to the dealer's right cuts", () => {
  it.each([
    { players: 2, cutter: 0 },
    { players: 3, cutter: 1 },
    { players: 4, cutter: 2 },
  ] as const)('of $players: position $cutter', ({ players, cutter }) => {
    const state = startGame(DECK, { cut: null }, setupOf({ cut: 'player', players }));
    expect(toAct(state)).toEqual([cutter]);
    expect(legalActions(state, cutter)).toEqual({ type: 'cut', least: 4, most: 28 });
  });

  it.each([4, 5, 17, 28])('at %i: the deck is turned and dealt', (at) => {
    expect(afterMoves(three, [CUT(1, at)])).toMatchObject({
      phase: 'bidding',
      deal: dealCards(cutDeck(DECK, at)),
    });
  });

  it.each([3, 29, 0, -4, 4.5, NaN])('not at %d', (at) => {
    expect(codeOfMove(three, CUT(1, at))).toBe('cutRange');
    const legal = legalActions(three, 1);
    expect(legal !== null && permits(legal, CUT(1, at).action)).toBe(false);
  });

  it.each([0, 2] as const)('nobody else: position %i', (position) => {
    expect(codeOfMove(three, CUT(position, 10))).toBe('notYourTurn');
    expect(legalActions(three, position)).toBeNull();
  });

  it('nothing else is said before, and nobody cuts afterwards', () => {
    expect(codeOfMove(three, move(1, { type: 'bid', value: 18 }))).toBe('wrongPhase');
    expect(codeOfMove(afterMoves(three, [CUT(1, 4)]), CUT(1, 4))).toBe('wrongPhase');
  });

  it('nobody knows a card before the cut', () => {
    if (three.phase !== 'cutting') throw new Error(three.phase);
    for (const viewer of [0, 1, 2, null] as const)
      expect(JSON.stringify({ ...knowledgeOf(three, viewer), setup: null })).not.toMatch(
        /"[CSHD][AKTQJ987]"/,
      );
  });

  it('a compulsory Ramsch follows a cut as well', () => {
    const ramsch = setupOf({ cut: 'player', onAllPass: 'ramsch' }, { isCompulsoryRamsch: true });
    const state = startGame(DECK, { cut: null }, ramsch);
    expect(afterMoves(state, [CUT(1, 4)]).phase).toBe('grandHandOffer');
  });

  it.each([
    { name: 'a place where a player cuts', context: CONTEXT, setup: setupOf({ cut: 'player' }) },
    { name: 'no place where nobody cuts', context: { cut: null }, setup: SETUP },
  ])('$name is a bug', ({ context, setup }) => {
    expect(() => startGame(DECK, context, setup)).toThrow(RangeError);
  });
});
