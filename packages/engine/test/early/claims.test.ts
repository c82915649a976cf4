import { describe, expect, it } from 'vitest';

import { NO_ASIDES, asidesOf, evaluateGame, knowledgeOf, startGame, toAct } from '../../src/index.ts';
import { CONTEXT } from '../../proofs/cards.ts';
import { afterMoves, cardOf, codeOfMove, move } from '../../proofs/moves.ts';
import {
  ACCEPT,
  CLAIM,
  CONCEDE,
  DECLINE,
  KONTRA,
  RESIGN,
  STRONG_FOREHAND,
  afterCards,
  announcedBy,
  forehandWins,
  inPlay,
  playedFacts,
  playedOut,
} from '../support/play.ts';
import { SETUP, setupOf } from '../support/setup.ts';

const CLUBS = { game: 'suit', trump: 'C', level: 'none' } as const;
const clubs = announcedBy(CLUBS, { discard: 'S7 S8' });
const claimed = afterMoves(clubs, [CLAIM(0)]);

describe('[R6.6] the declarer lays the cards open', () => {
  it('shows them to everybody while the defenders answer', () => {
    expect(toAct(claimed)).toEqual([1, 2]);
    for (const viewer of [0, 1, 2, null] as const)
      expect(knowledgeOf(inPlay(claimed), viewer).openHand).toHaveLength(10);
    expect(codeOfMove(claimed, cardOf(0, 'CJ'))).toBe('answerFirst');
  });

  it('both agree: won as announced', () => {
    const ended = afterMoves(claimed, [ACCEPT(2), ACCEPT(1)]);
    expect(ended).toMatchObject({ phase: 'finished', ending: { kind: 'claimed', level: 'simple' } });
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: true, level: 8, score: 96 });
  });

  it('one is not enough', () => {
    expect(toAct(afterMoves(claimed, [ACCEPT(2)]))).toEqual([1]);
  });

  it.each([
    { level: 'simple', score: 96 },
    { level: 'schneider', score: 108 },
    { level: 'schwarz', score: 120 }, // R6.11: a Schwarz claim also demands Schneider
  ] as const)('a higher level counts only if it was demanded: $level, $score', ({ level, score }) => {
    const ended = afterMoves(clubs, [CLAIM(0, level), ACCEPT(1), ACCEPT(2)]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: true, score });
  });

  it('is nothing for a defender', () => {
    expect(codeOfMove(clubs, CLAIM(1))).toBe('mayNotClaim');
    expect(asidesOf(clubs, 1).claim).toEqual([]);
  });
});

describe('[R6.6] which levels may be claimed', () => {
  const hearts = { game: 'suit', trump: 'H', level: 'none' } as const;
  it.each([
    { name: 'nothing lost, nothing required', state: clubs, levels: ['simple', 'schneider', 'schwarz'] },
    {
      name: 'the bid requires Schneider',
      state: announcedBy(CLUBS, { discard: 'S7 S8', bid: 108 }),
      levels: ['schneider', 'schwarz'],
    },
    {
      name: 'the bid requires Schwarz',
      state: announcedBy(CLUBS, { discard: 'S7 S8', bid: 120 }),
      levels: ['schwarz'],
    },
    {
      name: 'the bid is out of reach',
      state: announcedBy(CLUBS, { discard: 'S7 S8', bid: 121 }),
      levels: [],
    },
    {
      name: 'Schneider announced',
      state: announcedBy({ ...CLUBS, level: 'schneider' }),
      levels: ['schneider', 'schwarz'],
    },
    { name: 'Schwarz announced', state: announcedBy({ ...CLUBS, level: 'schwarz' }), levels: ['schwarz'] },
    { name: 'ouvert', state: announcedBy({ ...CLUBS, level: 'ouvert' }), levels: ['schwarz'] },
    {
      name: 'a trick lost: no Schwarz any more',
      state: afterCards(announcedBy(hearts, { discard: 'DJ DA' }), 'S7 SA S9'),
      levels: ['simple', 'schneider'],
    },
    {
      name: 'Schwarz announced and a trick lost',
      state: afterCards(announcedBy({ ...CLUBS, level: 'schwarz' }), 'S7 SA S9'),
      levels: [],
    },
    {
      name: 'Null',
      state: announcedBy({ game: 'null', hand: true, ouvert: false }),
      levels: ['simple'],
    },
  ] as const)('$name: $levels', ({ state, levels }) => {
    const playing = inPlay(state);
    expect(asidesOf(playing, 0).claim).toEqual(levels);
    const accepted = (['simple', 'schneider', 'schwarz'] as const).filter(
      (level) => codeOfMove(playing, CLAIM(0, level)) === 'accepted',
    );
    expect(accepted).toEqual(levels);
  });

  it('[R6.6 R7.5] no Schneider any more once the defenders have 31', () => {
    const grand = announcedBy({ game: 'grand', level: 'none' }, { discard: 'DJ SJ' });
    const lost = afterCards(grand, 'S7 SA S9 ST SQ S8');
    expect(playedFacts(afterMoves(lost, [RESIGN(0), ACCEPT(1)])).defenderPoints).toBe(24);
    expect(asidesOf(lost, 0).claim).toEqual(['simple', 'schneider']);
    const more = afterCards(lost, 'SK D7 CK');
    expect(playedFacts(afterMoves(more, [RESIGN(0), ACCEPT(1)])).defenderPoints).toBe(32);
    expect(asidesOf(more, 0).claim).toEqual(['simple']);
  });
});

describe('[R6.7] a claim that is played on', () => {
  const declined = afterMoves(claimed, [ACCEPT(1), DECLINE(2)]);

  it('one defender is enough; the cards stay open to the end', () => {
    expect(toAct(declined)).toEqual([0]);
    const later = afterCards(declined, 'CJ C7 D7 HJ');
    for (const viewer of [1, 2, null] as const)
      expect(knowledgeOf(inPlay(later), viewer).openHand).toHaveLength(8);
  });

  it('is valued by its actual result', () => {
    const facts = playedFacts(playedOut(declined));
    expect(facts.ending).toEqual({ kind: 'played' });
    expect(evaluateGame(facts)).toMatchObject({ won: true, score: 120 });
  });

  it('a second claim is not offered in this game, giving up still is', () => {
    expect(codeOfMove(afterCards(declined, 'CJ C7 D7'), CLAIM(0))).toBe('mayNotClaim');
    expect(codeOfMove(declined, RESIGN(0))).toBe('accepted');
    expect(codeOfMove(declined, CONCEDE(1))).toBe('accepted');
  });
});

describe('[R9.49] Kontra and early endings', () => {
  const rules = setupOf({ kontra: { enabled: true } });
  const start = announcedBy(CLUBS, { discard: 'S7 S8', setup: rules });

  it('nobody says Kontra while a proposal is open', () => {
    const open = [afterMoves(start, [CLAIM(0)]), afterMoves(start, [CONCEDE(2)])];
    for (const state of open) {
      expect(asidesOf(state, 1).kontra).toBe(false);
      expect(codeOfMove(state, KONTRA(1))).not.toBe('accepted');
    }
  });

  it('the refusal of a concession reopens the window, a claim closes it for good', () => {
    const refused = afterMoves(start, [CONCEDE(2), DECLINE(1)]);
    expect(codeOfMove(refused, KONTRA(1))).toBe('accepted');
    const playedOn = afterMoves(start, [CLAIM(0), DECLINE(1)]);
    expect(codeOfMove(playedOn, KONTRA(1))).toBe('noKontra');
    expect(codeOfMove(playedOn, KONTRA(2))).toBe('noKontra');
  });

  it('while Re is open nobody ends the game early', () => {
    const re = afterMoves(start, [KONTRA(1)]);
    for (const proposal of [RESIGN(0), CONCEDE(2), CLAIM(0)])
      expect(codeOfMove(re, proposal)).toBe('answerFirst');
  });

  it('the factor applies to a shortened game', () => {
    const said = afterMoves(start, [KONTRA(1), KONTRA(0)]);
    const resigned = afterMoves(said, [RESIGN(0)]);
    expect(evaluateGame(playedFacts(resigned))).toMatchObject({ gameValue: 96, score: -768 });
    const conceded = afterMoves(said, [CONCEDE(1), ACCEPT(2), ACCEPT(0)]);
    expect(evaluateGame(playedFacts(conceded))).toMatchObject({ gameValue: 96, score: 384 });
  });
});

it('[R6.1 R6.6] a claim is open to the declarer in the middle of a trick, of which nothing counts', () => {
  const state = afterCards(clubs, 'CJ C7');
  const ended = afterMoves(state, [CLAIM(0), ACCEPT(1), ACCEPT(2)]);
  expect(playedFacts(ended)).toMatchObject({ declarerTricks: 0, defenderTricks: 0, declarerPoints: 0 });
  expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: true, score: 96 });
});

const bidding = startGame(STRONG_FOREHAND, CONTEXT, SETUP);
const won = afterMoves(bidding, forehandWins(18));

it.each([
  { name: 'the bidding', state: bidding },
  { name: 'the skat decision', state: won },
  { name: 'declaring', state: afterMoves(won, [move(0, { type: 'pickUpSkat' })]) },
])('[R6.2] nobody ends a game in $name', ({ state }) => {
  for (const position of [0, 1, 2] as const) {
    expect(asidesOf(state, position)).toEqual(NO_ASIDES);
    for (const proposal of [RESIGN(position), CONCEDE(position), CLAIM(position)])
      expect(codeOfMove(state, proposal)).toMatch(/notYourTurn|wrongPhase/);
  }
});
