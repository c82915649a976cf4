import { describe, expect, it } from 'vitest';

import type { Card, Seat, TableState } from '../../src/index.ts';
import { DECK, countPoints, isCard, viewFor } from '../../src/index.ts';
import { cards, pair } from '../../proofs/cards.ts';
import { isUpdateComplete } from '../support/merge.ts';
import type { Move } from '../../proofs/moves.ts';
import { PASSING, cardsFrom, move } from '../../proofs/moves.ts';
import {
  ACCEPT,
  CLAIM,
  DECLINE,
  KONTRA,
  NO_KONTRA_BY as NO,
  RESIGN,
  STRONG_FOREHAND,
  forehandWins,
} from '../support/play.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';
import { dealt, played, started } from '../../proofs/tables.ts';

/** Seat and position are the same number with three, as seat 2 deals; with four, seat 3 deals and sits out. */
const HANDS = [
  cards('CJ HJ CA CT CK S7 S8 HA HT DA'),
  cards('CQ C9 C8 C7 SA ST SK HK HQ H9'),
  cards('SQ S9 H8 H7 DT DK DQ D9 D8 D7'),
] as const;
const SKAT = cards('SJ DJ');

function table(change: RulesChange, moves: readonly Move[] = []): TableState {
  const rules = rulesOf(change);
  return played(dealt(started(rules), STRONG_FOREHAND, rules.players - 1), moves);
}

/** Every card named anywhere in the view of a seat, the deck order aside. */
function cardsSeen(state: TableState, seat: Seat): readonly Card[] {
  const text = JSON.stringify(viewFor(state, seat));
  const named = new Set((text.match(/[CSHD][AKTQJ987](?=")/g) ?? []).filter(isCard));
  return DECK.filter((card) => named.has(card));
}

const sorted = (...groups: readonly (readonly Card[])[]): readonly Card[] =>
  DECK.filter((card) => groups.some((group) => group.includes(card)));

const CLUBS = { type: 'declare', announcement: { game: 'suit', trump: 'C', level: 'none' } } as const;
const clubs: readonly Move[] = [
  ...forehandWins(18),
  move(0, { type: 'pickUpSkat' }),
  move(0, { ...CLUBS, discard: pair('S7 S8') }),
];
const OPEN_TEN = sorted(
  HANDS[0].filter((card) => card !== 'S7' && card !== 'S8'),
  SKAT,
);

describe('[R5.11] the cards a seat of three is shown in each phase', () => {
  const own = [sorted(HANDS[0]), sorted(HANDS[1]), sorted(HANDS[2])];
  const LOOK = (position: 0 | 1 | 2) => move(position, { type: 'ramschLook' });
  const PASS_ON = (position: 0 | 1 | 2, text: string) =>
    move(position, { type: 'ramschPass', cards: pair(text) });
  const schieben = { onAllPass: 'schieberamsch' } as const;

  it.each<{ rule: string; name: string; state: TableState; seen: readonly (readonly Card[])[] }>([
    { rule: 'R2.7', name: 'before the cut nothing', state: table({ cut: 'player' }), seen: [[], [], []] },
    {
      rule: 'R9.4',
      name: 'a Ramsch: the own hand',
      state: table({ onAllPass: 'ramsch' }, PASSING),
      seen: own,
    },
    {
      rule: 'R9.25',
      name: 'the offer of a Grand Hand: the own hand',
      state: table({ onAllPass: 'ramsch', grandHandInRamsch: 'always' }, PASSING),
      seen: own,
    },
    { rule: 'R9.24', name: 'the skat not looked at', state: table(schieben, PASSING), seen: own },
    {
      rule: 'R9.24',
      name: 'the skat looked at by forehand',
      state: table(schieben, [...PASSING, LOOK(0)]),
      seen: [sorted(HANDS[0], SKAT), sorted(HANDS[1]), sorted(HANDS[2])],
    },
    {
      rule: 'R9.24',
      name: 'passed on: forehand keeps what he passed, middlehand has not looked',
      state: table(schieben, [...PASSING, LOOK(0), PASS_ON(0, 'HA HT')]),
      seen: [sorted(HANDS[0], SKAT), sorted(HANDS[1]), sorted(HANDS[2])],
    },
    {
      rule: 'R9.24',
      name: 'middlehand has looked; rearhand knows nothing of it',
      state: table(schieben, [...PASSING, LOOK(0), PASS_ON(0, 'HA HT'), LOOK(1)]),
      seen: [sorted(HANDS[0], SKAT), sorted(HANDS[1], cards('HA HT')), sorted(HANDS[2])],
    },
    {
      rule: 'R9.24',
      name: 'pushed on: forehand did not see them',
      state: table(schieben, [...PASSING, move(0, { type: 'ramschPush' }), LOOK(1)]),
      seen: [sorted(HANDS[0]), sorted(HANDS[1], SKAT), sorted(HANDS[2])],
    },
    {
      rule: 'R6.6',
      name: 'a claim: the open hand to all',
      state: table({}, [...clubs, CLAIM(0)]),
      seen: [sorted(HANDS[0], SKAT), sorted(HANDS[1], OPEN_TEN), sorted(HANDS[2], OPEN_TEN)],
    },
    {
      rule: 'R6.7',
      name: 'a claim played on: it stays open',
      state: table({}, [...clubs, CLAIM(0), DECLINE(2)]),
      seen: [sorted(HANDS[0], SKAT), sorted(HANDS[1], OPEN_TEN), sorted(HANDS[2], OPEN_TEN)],
    },
    {
      rule: 'R9.46',
      name: 'ouvert with Kontra to be answered: nothing yet',
      state: table({ kontra: { enabled: true } }, [
        ...forehandWins(18),
        move(0, { type: 'playHand' }),
        move(0, { type: 'declare', announcement: { game: 'null', hand: true, ouvert: true }, discard: null }),
        NO(1),
      ]),
      seen: own,
    },
    {
      rule: 'R9.44',
      name: 'Re to be answered: the own hand, and the skat to the declarer',
      state: table({ kontra: { enabled: true } }, [...clubs, KONTRA(1)]),
      seen: [sorted(HANDS[0], SKAT), sorted(HANDS[1]), sorted(HANDS[2])],
    },
  ])('[$rule] $name', ({ state, seen }) => {
    expect(([0, 1, 2] as const).map((seat) => cardsSeen(state, seat))).toEqual(seen);
  });
});

describe('[R2.4] what the sitting dealer of four is shown', () => {
  const four = { players: 4 } as const;
  it.each<{ name: string; moves: readonly Move[]; seen: readonly Card[] }>([
    { name: 'the bidding: no card', moves: [], seen: [] },
    {
      name: 'declaring: no card',
      moves: [...forehandWins(18), move(0, { type: 'pickUpSkat' })],
      seen: [],
    },
    { name: 'play: the trick', moves: [...clubs, ...cardsFrom(0, 'CJ C7')], seen: cards('CJ C7') },
    {
      name: 'the last trick until the next is led',
      moves: [...clubs, ...cardsFrom(0, 'CJ C7 D7')],
      seen: cards('CJ C7 D7'),
    },
    { name: 'then no more', moves: [...clubs, ...cardsFrom(0, 'CJ C7 D7 HJ')], seen: cards('HJ') },
    { name: 'a claim: the open hand', moves: [...clubs, CLAIM(0)], seen: OPEN_TEN },
  ])('$name', ({ moves, seen }) => {
    expect(cardsSeen(table(four, moves), 3)).toEqual(sorted(seen));
  });

  it('is asked for nothing and may do nothing', () => {
    expect(viewFor(table(four, clubs), 3).play).toMatchObject({
      hand: [],
      legal: null,
      asides: { kontra: false, resign: null, concede: false, claim: [], claimRest: false },
    });
    expect(viewFor(table(four, clubs), 3).auction).toMatchObject({ declarer: 0, skat: null, putAway: null });
  });

  it('sees everything when the game has ended', () => {
    const ended = table(four, [...clubs, RESIGN(0)]);
    expect(viewFor(ended, 3).result).toMatchObject({
      dealer: 3,
      skat: pair('SJ DJ'),
      putAway: pair('S7 S8'),
    });
  });
});

describe('what is shown of proposals and doubling', () => {
  it('[R6.3 R6.4] the proposal to everybody, the question to who is asked', () => {
    const state = table({}, [...clubs, ...cardsFrom(0, 'CJ C7 D7 HJ'), RESIGN(0)]);
    const proposal = { kind: 'resign', asked: [1, 2] };
    for (const seat of [0, 1, 2] as const)
      expect(viewFor(state, seat).play).toMatchObject({ proposal, toAct: [1, 2] });
    expect(viewFor(state, 0).play?.legal).toBeNull();
    expect(viewFor(state, 2).play?.legal).toEqual({ type: 'proposal', proposal });
  });

  it('[R9.40] who said Kontra and Re, and which word is asked for', () => {
    const state = table({ kontra: { enabled: true, maxSteps: 3 } }, [...clubs, KONTRA(2), KONTRA(0)]);
    for (const seat of [0, 1, 2] as const) expect(viewFor(state, seat).auction?.kontra).toEqual([2, 0]);
    expect(viewFor(state, 2).play?.legal).toEqual({ type: 'kontra', word: 'supra' });
    expect(viewFor(state, 1).play?.legal).toBeNull();
  });

  it('[R9.56] the level of Bock and the games left', () => {
    const rules = { kontra: { enabled: true }, bock: { enabled: true } } as const;
    const after = played(table(rules), [...clubs, KONTRA(1), NO(0), RESIGN(0)]);
    expect(viewFor(after, 0).table.rounds).toEqual({ bock: 1, bockGamesLeft: 3, ramschGamesLeft: 0 });
    const running = dealt(after, STRONG_FOREHAND);
    expect(viewFor(running, 0).table.rounds).toEqual({ bock: 1, bockGamesLeft: 3, ramschGamesLeft: 0 });
    expect(viewFor(played(running, PASSING), 0).table.rounds).toMatchObject({ bockGamesLeft: 2 });
  });

  it('[R6.18] an ended game says how it ended', () => {
    const ended = table({}, [...clubs, CLAIM(0, 'schneider'), ACCEPT(1), ACCEPT(2)]);
    expect(viewFor(ended, 1).sheet?.games[0]?.facts).toMatchObject({
      ending: { kind: 'claimed', level: 'schneider' },
    });
  });
});

describe("[R9.82] Officers' Skat is shown alike to both", () => {
  const two = { players: 2, scoring: 'simple', seriesLength: 12, kontra: { enabled: true } } as const;
  const announced: readonly Move[] = [move(0, { type: 'announceOfficers', game: 'H' })];
  it.each([
    { name: 'announcing', moves: [], open: 4 },
    { name: 'Kontra', moves: announced, open: 8 },
    { name: 'Re', moves: [...announced, KONTRA(1)], open: 12 },
    { name: 'playing', moves: [...announced, NO(1)], open: 16 },
  ])('$name: $open cards', ({ moves, open }) => {
    const state = table(two, moves);
    expect(cardsSeen(state, 0)).toHaveLength(open);
    expect(cardsSeen(state, 1)).toEqual(cardsSeen(state, 0));
    expect(viewFor(state, 0)).toMatchObject({ auction: null, play: null, officers: { dealer: 1 } });
  });

  it('the last trick stays in sight, and the tricks are counted', () => {
    const start = table(two, [...announced, NO(1)]);
    const legal = viewFor(start, 0).officers?.legal;
    const first = legal?.type === 'playCard' ? legal.cards[0] : undefined;
    if (first === undefined) throw new Error('Nothing may be played');
    const led = played(start, [move(0, { type: 'playCard', card: first })]);
    const answers = viewFor(led, 1).officers?.legal;
    const answer = answers?.type === 'playCard' ? answers.cards[0] : undefined;
    if (answer === undefined) throw new Error('Nothing may be answered');
    const won = played(led, [move(1, { type: 'playCard', card: answer })]);
    expect(viewFor(won, 0).officers).toMatchObject({ lastTrick: { leader: 0, cards: [first, answer] } });
    expect(viewFor(won, 0).officers?.tricksWon.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(viewFor(won, 0).officers?.pointsWon).toBeNull();
    const counted = viewFor({ ...won, rules: { ...won.rules, showCounters: true } }, 1).officers;
    expect(counted?.pointsWon?.reduce((sum, points) => sum + points, 0)).toBe(countPoints([first, answer]));
  });
});

it.each<{ name: string; change: RulesChange; moves: readonly Move[] }>([
  { name: 'a cut', change: { cut: 'player' }, moves: [move(1, { type: 'cut', at: 4 })] },
  {
    name: 'the cut of two',
    change: { players: 2, scoring: 'simple', seriesLength: 12, cut: 'player' },
    moves: [move(0, { type: 'cut', at: 4 })],
  },
  {
    name: 'a Schieberamsch',
    change: { onAllPass: 'schieberamsch' },
    moves: [
      ...PASSING,
      move(0, { type: 'ramschLook' }),
      move(0, { type: 'ramschPass', cards: pair('HA HT') }),
      move(1, { type: 'ramschPush' }),
      move(2, { type: 'ramschPush' }),
    ],
  },
  {
    name: 'Kontra, Re, a claim and its end',
    change: { kontra: { enabled: true } },
    moves: [...clubs, KONTRA(1), KONTRA(0), CLAIM(0), ACCEPT(1), ACCEPT(2)],
  },
  { name: 'four', change: { players: 4 }, moves: [...clubs, RESIGN(0)] },
])('an update carries what changed in $name, to every seat', ({ change, moves }) => {
  let before = table(change);
  for (const one of moves) {
    const after = played(before, [one]);
    for (const seat of after.chairs) expect(isUpdateComplete(before, after, seat)).toBe(true);
    before = after;
  }
});
