import { describe, expect, it } from 'vitest';

import type { GameState, Position } from '../../src/index.ts';
import {
  DECK,
  evaluateGame,
  evaluateOfficers,
  forfeitGame,
  isEnded,
  settleGame,
  startGame,
} from '../../src/index.ts';
import { CONTEXT, deckWith } from '../../proofs/cards.ts';
import { PASSING, afterMoves, move } from '../../proofs/moves.ts';
import {
  CLAIM,
  KONTRA,
  NO_KONTRA_BY,
  STRONG_FOREHAND,
  afterCards,
  announcedBy,
  forehandWins,
  playedFacts,
} from '../support/play.ts';
import { SETUP, setupOf } from '../support/setup.ts';

const CLUBS = { game: 'suit', trump: 'C', level: 'none' } as const;
const clubs = announcedBy(CLUBS, { discard: 'S7 S8' });

function forfeited(state: GameState, leaver: Position) {
  const ended = forfeitGame(state, leaver);
  if (ended === null) throw new Error('Nothing is forfeited');
  return playedFacts(ended);
}

describe('[R6.15] who leaves in play ends the game for the own party', () => {
  it('the declarer: as resigned', () => {
    const facts = forfeited(afterCards(clubs, 'CJ C7 D7 HJ'), 0);
    expect(facts.ending).toEqual({ kind: 'declarerForfeited' });
    expect(evaluateGame(facts)).toMatchObject({ won: false, reason: 'givenUp', score: -192 });
  });

  it.each([1, 2] as const)('a defender on %i: as conceded, and the declarer is not asked', (leaver) => {
    const facts = forfeited(clubs, leaver);
    expect(facts.ending).toEqual({ kind: 'defenderForfeited' });
    expect(evaluateGame(facts)).toMatchObject({ won: true, score: 96 });
  });

  it('[R6.1a] a game that is won already stays won when the declarer leaves', () => {
    const state = afterCards(
      clubs,
      'CJ C7 D7 SJ C8 H7 HJ C9 H8 DJ CQ D8 CA H9 D9 CT HQ DQ CK HK DK HA ST SQ',
    );
    expect(evaluateGame(forfeited(state, 0))).toMatchObject({ won: true, score: 96 });
  });

  it('[R6.1a] a game that is lost already stays lost when a defender leaves', () => {
    const overbid = announcedBy(CLUBS, { discard: 'S7 S8', bid: 121 });
    expect(evaluateGame(forfeited(overbid, 1))).toMatchObject({ won: false, score: -264 });
  });

  it('[R6.12] Null: a defender who leaves gives it away, the declarer loses it', () => {
    const nullHand = announcedBy({ game: 'null', hand: true, ouvert: false });
    expect(evaluateGame(forfeited(nullHand, 2))).toMatchObject({ won: true, score: 35 });
    expect(evaluateGame(forfeited(nullHand, 0))).toMatchObject({ won: false, score: -70 });
  });

  it('[R9.49] Kontra counts, and a proposal or a question under way is over', () => {
    const setup = setupOf({ kontra: { enabled: true } });
    const doubled = afterMoves(announcedBy(CLUBS, { discard: 'S7 S8', setup }), [KONTRA(1)]);
    expect(evaluateGame(forfeited(doubled, 0))).toMatchObject({ factor: 2, score: -384 });
    const claimed = afterMoves(doubled, [NO_KONTRA_BY(0), CLAIM(0)]);
    expect(evaluateGame(forfeited(claimed, 1))).toMatchObject({ won: true, score: 192 });
  });
});

describe('[R6.16] the declarer leaves before announcing: the cheapest game that covers the bid', () => {
  /** With 2 in every suit: twelve cards CJ SJ and no third jack. */
  const withTwo = deckWith('CJ SJ S7 S8 S9 H7 H8 H9 D8 D9', 'HJ', 'DJ', 'C7 C8');
  const decision = (bid: number) => afterMoves(startGame(withTwo, CONTEXT, SETUP), forehandWins(bid));

  it.each([
    { bid: 18, game: 'diamonds 9 x 3', score: -54 },
    { bid: 27, game: 'diamonds 9 x 3', score: -54 },
    { bid: 30, game: 'hearts 10 x 3', score: -60 },
    { bid: 33, game: 'spades 11 x 3', score: -66 },
    { bid: 36, game: 'diamonds 9 x 4', score: -72 },
    { bid: 46, game: 'clubs 12 x 4', score: -96 },
    { bid: 59, game: 'hearts 10 x 6', score: -120 },
    { bid: 240, game: 'hearts, clubs or Grand at 240', score: -480 },
  ])('[R6.16] bid $bid: $game', ({ bid, score }) => {
    expect(evaluateGame(forfeited(decision(bid), 0))).toMatchObject({ won: false, score });
  });

  it('Hand counts only if it had been chosen', () => {
    const hand = afterMoves(decision(18), [move(0, { type: 'playHand' })]);
    expect(evaluateGame(forfeited(hand, 0))).toMatchObject({ level: 4, score: -72 });
    const picked = afterMoves(decision(18), [move(0, { type: 'pickUpSkat' })]);
    expect(evaluateGame(forfeited(picked, 0))).toMatchObject({ level: 3, score: -54 });
  });

  it('the matadors are those of the twelve cards', () => {
    const jackInSkat = deckWith('CJ SJ S7 S8 S9 H7 H8 H9 D8 D9', '', 'DJ', 'HJ C8');
    const state = afterMoves(startGame(jackInSkat, CONTEXT, SETUP), forehandWins(18));
    expect(evaluateGame(forfeited(state, 0))).toMatchObject({ level: 4, score: -72 });
  });

  it('anybody else who leaves then forfeits nothing', () => {
    expect(forfeitGame(decision(18), 1)).toBeNull();
    expect(forfeitGame(afterMoves(decision(18), [move(0, { type: 'pickUpSkat' })]), 2)).toBeNull();
  });
});

describe('[R6.15] where leaving costs nothing the computer plays on', () => {
  const ramsch = setupOf({ onAllPass: 'schieberamsch' }, { isCompulsoryRamsch: true });
  const offer = startGame(STRONG_FOREHAND, CONTEXT, ramsch);
  const passing = afterMoves(offer, PASSING_GRAND());
  it.each([
    { name: 'cutting', state: startGame(DECK, { cut: null }, setupOf({ cut: 'player' })) },
    { name: 'bidding', state: startGame(DECK, CONTEXT, SETUP) },
    { name: 'the offer of a Grand Hand', state: offer },
    { name: 'passing the skat on', state: passing },
    {
      name: 'a Ramsch',
      state: afterMoves(startGame(DECK, CONTEXT, setupOf({ onAllPass: 'ramsch' })), PASSING),
    },
    { name: 'a game passed in', state: afterMoves(startGame(DECK, CONTEXT, SETUP), PASSING) },
    { name: 'an ended game', state: forfeitGame(clubs, 1) ?? clubs },
  ])('$name', ({ state }) => {
    for (const leaver of [0, 1, 2] as const) expect(forfeitGame(state, leaver)).toBeNull();
  });
});

function PASSING_GRAND() {
  return [0, 1, 2].map((position) => move(position as Position, { type: 'pass' }));
}

describe("[R6.15] Officers' Skat", () => {
  const setup = setupOf({ players: 2, scoring: 'simple', kontra: { enabled: true } });
  const start = startGame(DECK, CONTEXT, setup);
  const announced = afterMoves(start, [move(0, { type: 'announceOfficers', game: 'S' })]);
  const scoreOf = (state: GameState, leaver: 0 | 1) => {
    const ended = forfeitGame(state, leaver);
    const facts = ended !== null && isEnded(ended) ? settleGame(ended) : null;
    return facts?.kind === 'officers' ? evaluateOfficers(facts, setup.rules.twoPlayer).elderScore : null;
  };

  it('before the announcement the computer plays on', () => {
    expect([scoreOf(start, 0), scoreOf(start, 1)]).toEqual([null, null]);
  });

  it('the elder loses twice the base value, the dealer gives it away', () => {
    expect([scoreOf(announced, 0), scoreOf(announced, 1)]).toEqual([-22, 11]);
    const playing = afterMoves(announced, [NO_KONTRA_BY(1)]);
    expect([scoreOf(playing, 0), scoreOf(playing, 1)]).toEqual([-22, 11]);
  });

  it('[R9.49] Kontra that was said counts', () => {
    const kontra = afterMoves(announced, [KONTRA(1)]);
    expect([scoreOf(kontra, 0), scoreOf(kontra, 1)]).toEqual([-44, 22]);
    const re = afterMoves(kontra, [KONTRA(0)]);
    expect([scoreOf(re, 0), scoreOf(re, 1)]).toEqual([-88, 44]);
  });
});
