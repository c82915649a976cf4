import { expect, it } from 'vitest';

import { asidesOf, startGame } from '../../src/index.ts';
import { CONTEXT, deckWith } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { afterMoves, move } from '../../proofs/moves.ts';
import { SETUP } from '../support/setup.ts';

const FOREHAND_GAME = 'HJ DJ HA HT HK HQ CA SA DA C7';
const HEARTS_HAND_FOR_40: readonly Move[] = [
  move(1, { type: 'bid', value: 40 }),
  move(0, { type: 'hold' }),
  move(1, { type: 'pass' }),
  move(2, { type: 'pass' }),
  move(0, { type: 'playHand' }),
  move(0, {
    type: 'declare',
    announcement: { game: 'suit', trump: 'H', level: 'hand' },
    discard: null,
  }),
];

it.each([
  { name: 'two low cards', skat: 'D7 D8' },
  { name: 'the club jack, which makes "without 2" a "with 1"', skat: 'CJ D8' },
])(
  '[R4.3 R5.11 R6.6] the levels a declarer may claim in a Hand game do not tell that the skat holds $name',
  ({ skat }) => {
    const start = startGame(deckWith(FOREHAND_GAME, '', '', skat), CONTEXT, SETUP);
    const state = afterMoves(start, HEARTS_HAND_FOR_40);
    expect(asidesOf(state, 0).claim).toEqual(['simple', 'schneider', 'schwarz']);
  },
);
