import { expect, it } from 'vitest';

import type { GameState, Position } from '../../src/index.ts';
import {
  applyAction,
  countPoints,
  evaluateGame,
  isEnded,
  pointsWonBy,
  seatsOf,
  settleGame,
  sheetOf,
  startGame,
} from '../../src/index.ts';
import { CONTEXT, card, cards, deckFor, pair } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { afterMoves as after, cardsFrom, move } from '../../proofs/moves.ts';
import { SETUP, rulesOf } from '../support/setup.ts';

/** Player 1 of the example deals and is rearhand, 2 is forehand, 3 middlehand (R2.3). */
const P1 = 2;
const P2 = 0;
const P3 = 1;

const DECK_OF_EXAMPLE = deckFor(
  cards('SK DJ HQ SJ H9 D8 D9 S7 DQ CQ'),
  cards('S9 H7 C7 C8 S8 DK DA SQ C9 CT'),
  cards('CJ HJ HA HT HK H8 SA ST CA CK'),
  cards('D7 DT'),
);

const BIDDING: readonly Move[] = [
  move(P3, { type: 'bid', value: 18 }),
  move(P2, { type: 'hold' }),
  move(P3, { type: 'bid', value: 20 }),
  move(P2, { type: 'pass' }),
  move(P1, { type: 'bid', value: 22 }),
  move(P3, { type: 'hold' }),
  move(P1, { type: 'bid', value: 23 }),
  move(P3, { type: 'pass' }),
];

const HEARTS: readonly Move[] = [
  move(P1, { type: 'pickUpSkat' }),
  move(P1, {
    type: 'declare',
    announcement: { game: 'suit', trump: 'H', level: 'none' },
    discard: pair('DT CK'),
  }),
];

const TRICKS: readonly {
  readonly leader: Position;
  readonly played: string;
  readonly winner: Position;
  readonly points: number;
}[] = [
  { leader: P2, played: 'SK S9 SA', winner: P1, points: 15 },
  { leader: P1, played: 'CJ DJ H7', winner: P1, points: 4 },
  { leader: P1, played: 'HJ HQ C7', winner: P1, points: 5 },
  { leader: P1, played: 'D7 DQ DK', winner: P3, points: 7 },
  { leader: P3, played: 'C9 CA CQ', winner: P1, points: 14 },
  { leader: P1, played: 'HT SJ S8', winner: P2, points: 12 },
  { leader: P2, played: 'D9 DA HA', winner: P1, points: 22 },
  { leader: P1, played: 'H8 H9 CT', winner: P2, points: 10 },
  { leader: P2, played: 'D8 SQ ST', winner: P2, points: 13 },
  { leader: P2, played: 'S7 C8 HK', winner: P1, points: 4 },
];

function withTrick(state: GameState, { leader, played }: (typeof TRICKS)[number]): GameState {
  return after(state, cardsFrom(leader, played));
}

const declared = after(startGame(DECK_OF_EXAMPLE, CONTEXT, SETUP), [...BIDDING, ...HEARTS]);

it('[R10.4] player 1 declares at 23 and player 2 leads', () => {
  expect(declared).toMatchObject({
    phase: 'playing',
    contract: { declarer: P1, bid: 23 },
    trick: { leader: P2 },
  });
});

it.each(TRICKS.map((trick, index) => ({ ...trick, index, number: index + 1 })))(
  '[R10.5] trick $number: $played goes to position $winner with $points points',
  ({ index, played, winner, points }) => {
    const state = TRICKS.slice(0, index + 1).reduce(withTrick, declared);
    if (state.phase !== 'playing' && state.phase !== 'finished') throw new Error(state.phase);
    expect(state.tricks).toHaveLength(index + 1);
    expect(state.tricks[index]).toMatchObject({ cards: cards(played), winner });
    expect(countPoints(cards(played))).toBe(points);
  },
);

it('[R10.5] in trick 3 player 2 must follow with a trump, player 3 has none left', () => {
  const state = TRICKS.slice(0, 2).reduce(withTrick, declared);
  const led = after(state, [move(P1, { type: 'playCard', card: card('HJ') })]);
  expect(applyAction(led, P2, { type: 'playCard', card: card('D8') })).toEqual({
    ok: false,
    error: { code: 'mustFollow', playable: cards('HQ SJ H9') },
  });
});

it('[R10.5] ends 78:42 and 6:4, overbid, -60', () => {
  const end = TRICKS.reduce(withTrick, declared);
  if (!isEnded(end) || end.phase !== 'finished') throw new Error(end.phase);
  const facts = settleGame(end);
  expect(pointsWonBy(end.tricks, P2) + pointsWonBy(end.tricks, P3)).toBe(42);
  expect(facts).toMatchObject({
    declarerPoints: 78,
    declarerTricks: 6,
    defenderTricks: 4,
    matadors: { side: 'with', count: 1 },
  });
  if (facts.kind !== 'played') throw new Error(facts.kind);
  expect(evaluateGame(facts)).toMatchObject({
    won: false,
    reason: 'overbid',
    overbid: true,
    reachedLevel: 2,
    neededLevel: 3,
    gameValue: 30,
    score: -60,
  });
  const game = { number: 1, dealer: 0, seats: seatsOf(3), facts, isCompulsoryRamsch: false } as const;
  const sheet = sheetOf([game], rulesOf({ scoring: 'simple' }));
  expect(sheet.foot.map(({ total }) => total)).toEqual([-60, 0, 0]);
});
