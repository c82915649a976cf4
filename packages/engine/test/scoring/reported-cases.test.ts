import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { AnnouncedLevel, Position, Suit } from '../../src/index.ts';
import {
  AUCTION_START,
  OWN_GAME_AMOUNT,
  applyCall,
  countMatadors,
  effectiveSuit,
  evaluateGame,
  legalCards,
  othersLossAmount,
  settleGame,
  startGame,
  stepsReached,
  totalOf,
  trickWinner,
  trumpGameOf,
} from '../../src/index.ts';
import { CONTEXT, cards, deckFor, pair } from '../../proofs/cards.ts';
import { shares, trumpAnnouncement, trumpGame } from '../support/facts.ts';
import type { Move } from '../../proofs/moves.ts';
import { afterMoves, move } from '../../proofs/moves.ts';
import { SETUP } from '../support/setup.ts';

/** Cases in which other programs were reported to be wrong, with the right value and how it comes about. */
interface ReportedCase {
  readonly id: string;
  readonly derivation: string;
  readonly game: Suit | 'G';
  readonly held: string;
  readonly skat: string;
  readonly bid: number;
  readonly level: AnnouncedLevel;
  readonly cardPoints: number;
  readonly tricks: number;
  readonly expected: {
    readonly win: boolean;
    readonly v: number;
    /** Positive "with", negative "without". */
    readonly m: number;
    readonly over: boolean;
    readonly s: 0 | 1;
    readonly z: 0 | 1;
  };
}

const file = new URL('../fixtures/reported-cases.json', import.meta.url);
const CASES = JSON.parse(readFileSync(file, 'utf8')) as readonly ReportedCase[];

describe('contracts that other programs got wrong', () => {
  it.each(CASES)(
    '[R4.22 R7.1] $id: $derivation',
    ({ game, level, held, skat, bid, cardPoints, tricks, expected }) => {
      const announcement = trumpAnnouncement(game === 'G' ? 'grand' : game, level);
      const matadors = countMatadors([...cards(held), ...cards(skat)], trumpGameOf(announcement));
      const facts = trumpGame({ bid, announcement, matadors, ...shares(cardPoints, tricks) });
      const made = stepsReached(facts);
      const { won, score, overbid } = evaluateGame(facts);
      expect({
        win: won,
        v: score,
        m: matadors.side === 'with' ? matadors.count : -matadors.count,
        over: overbid,
        s: made.schneider ? 1 : 0,
        z: made.schwarz ? 1 : 0,
      }).toEqual(expected);
    },
  );
});

it('[R1.7 R5.3] in Null the diamond jack follows a diamond', () => {
  expect(legalCards(cards('DJ CJ HA'), { leader: 0, cards: cards('D8') }, 'null')).toEqual(cards('DJ'));
});

it('[R1.8 R5.5] a jack led in a suit game is a trump lead: it wins over H9, and DA shows no trump', () => {
  const trick = cards('SJ H9 DA');
  expect(trickWinner({ leader: 0, cards: trick }, 'H')).toBe(0);
  expect(trick.map((card) => effectiveSuit(card, 'H') === 'trump')).toEqual([true, true, false]);
});

it('[R3.8] after two passes forehand may take the game at 18 or pass', () => {
  const auction = (['pass', 'pass'] as const).reduce((before, call) => {
    const step = applyCall(before, call);
    if (!step.ok) throw new Error(step.error.code);
    return step.value.auction;
  }, AUCTION_START);
  expect(applyCall(auction, 18)).toMatchObject({ ok: true, value: { over: true, declarer: 0, bid: 18 } });
  expect(applyCall(auction, 'pass')).toMatchObject({ ok: true, value: { over: true, declarer: null } });
});

it('[R8.6] own points, 50 for each own game won or lost, 40 for each lost by the others', () => {
  const players = [
    { points: 300, won: 10, lost: 2 },
    { points: 250, won: 8, lost: 3 },
    { points: 200, won: 7, lost: 1 },
  ];
  const totals = players.map(({ points, won, lost }) =>
    totalOf({
      points,
      won,
      lost,
      ownGames: OWN_GAME_AMOUNT * (won - lost),
      lostByOthers: 6 - lost,
      othersLosses: othersLossAmount(3) * (6 - lost),
    }),
  );
  expect(totals).toEqual([860, 620, 700]);
});

/** 120 points and nine tricks; the tenth is 8, 7, 9 of spades. */
const NINE_TRICKS = {
  deck: deckFor(
    cards('CJ SJ HJ DJ CA CT CK CQ C9 S7'),
    cards('C8 C7 S8 ST SQ SA H7 H8 HT HA'),
    cards('S9 SK H9 HQ HK D9 DT DQ DK DA'),
    cards('D7 D8'),
  ),
  played: 'CJ C7 SK SJ C8 H9 HJ ST HQ DJ SQ HK CA SA D9 CT H7 DT CK H8 DQ CQ HT DK C9 HA DA S7 S8 S9',
} as const;

it('[R7.6] 120 points but nine tricks are Schneider, not Schwarz: clubs with 9 for 132', () => {
  const opening: readonly Move[] = [
    move(1, { type: 'bid', value: 18 }),
    move(0, { type: 'hold' }),
    move(1, { type: 'pass' }),
    move(2, { type: 'pass' }),
    move(0, { type: 'pickUpSkat' }),
    move(0, {
      type: 'declare',
      announcement: { game: 'suit', trump: 'C', level: 'none' },
      discard: pair('D7 D8'),
    }),
  ];
  const play = cards(NINE_TRICKS.played).map((card, index) =>
    move((index % 3) as Position, { type: 'playCard', card }),
  );
  const end = afterMoves(startGame(NINE_TRICKS.deck, CONTEXT, SETUP), [...opening, ...play]);
  if (end.phase !== 'finished') throw new Error(end.phase);
  const facts = settleGame(end);
  if (facts.kind !== 'played') throw new Error(facts.kind);
  expect(facts).toMatchObject({ declarerPoints: 120, declarerTricks: 9, defenderTricks: 1 });
  expect(evaluateGame(facts)).toMatchObject({ won: true, level: 11, gameValue: 132, score: 132 });
});
