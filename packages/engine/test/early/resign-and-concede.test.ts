import { describe, expect, it } from 'vitest';

import { asidesOf, evaluateGame, legalActions, toAct } from '../../src/index.ts';
import { afterMoves, cardOf, codeOfMove } from '../../proofs/moves.ts';
import {
  ACCEPT,
  CONCEDE,
  DECLINE,
  RESIGN,
  afterCards,
  announcedBy,
  inPlay,
  playedFacts,
  playedOut,
} from '../support/play.ts';
import { setupOf } from '../support/setup.ts';

const CLUBS = { game: 'suit', trump: 'C', level: 'none' } as const;
/** Clubs with 7, game 8 for forehand, who has all tricks. */
const clubs = announcedBy(CLUBS, { discard: 'S7 S8' });

describe('[R6.2 R6.3] the declarer resigns', () => {
  it.each([
    { name: 'ten cards', played: '' },
    { name: 'nine cards in the middle of a trick', played: 'CJ' },
    { name: 'nine cards', played: 'CJ C7 D7' },
  ])('[R6.2] alone with $name', ({ played }) => {
    const state = afterCards(clubs, played);
    expect(asidesOf(state, 0).resign).toBe('alone');
    const ended = afterMoves(state, [RESIGN(0)]);
    expect(ended).toMatchObject({ phase: 'finished', ending: { kind: 'resigned' } });
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: false, reason: 'givenUp', score: -192 });
  });

  it('[R6.2] also in the turn of another', () => {
    const state = afterCards(clubs, 'CJ');
    expect(toAct(state)).toEqual([1]);
    expect(codeOfMove(state, RESIGN(0))).toBe('accepted');
  });

  const eight = afterCards(clubs, 'CJ C7 D7 HJ');
  const asked = afterMoves(eight, [RESIGN(0)]);

  it('[R6.3] with eight cards both defenders are asked, and play waits', () => {
    expect(asidesOf(eight, 0).resign).toBe('ask');
    expect(asked).toMatchObject({ phase: 'playing', early: { proposal: { kind: 'resign', asked: [1, 2] } } });
    expect(toAct(asked)).toEqual([1, 2]);
    expect(legalActions(asked, 2)).toEqual({
      type: 'proposal',
      proposal: { kind: 'resign', asked: [1, 2] },
    });
    expect(codeOfMove(asked, cardOf(1, 'C8'))).toBe('answerFirst');
  });

  it.each([
    { name: 'the first', moves: [ACCEPT(1)] },
    { name: 'the second', moves: [ACCEPT(2)] },
    { name: 'the second after a no of the first', moves: [DECLINE(1), ACCEPT(2)] },
  ])('[R6.3] the consent of $name binds both', ({ moves }) => {
    expect(afterMoves(asked, moves)).toMatchObject({ phase: 'finished', ending: { kind: 'resigned' } });
  });

  it('[R6.3] both decline: play goes on where it stood, and asking again needs another trick', () => {
    const declined = afterMoves(asked, [DECLINE(2), DECLINE(1)]);
    expect(toAct(declined)).toEqual([1]);
    expect(inPlay(declined).trick).toEqual(inPlay(eight).trick);
    expect(codeOfMove(declined, RESIGN(0))).toBe('mayNotResign');
    expect(codeOfMove(afterCards(declined, 'C8 D8'), RESIGN(0))).toBe('accepted');
  });

  it('[R6.18] an unfinished trick goes to nobody', () => {
    const ended = afterMoves(asked, [ACCEPT(1)]);
    expect(ended).toMatchObject({ trick: { leader: 0, cards: ['HJ'] } });
    expect(playedFacts(ended)).toMatchObject({
      declarerPoints: 2, // CJ C7 D7, and the two sevens and eights put away
      defenderPoints: 0,
      declarerTricks: 1,
      defenderTricks: 0,
      ending: { kind: 'resigned' },
    });
  });

  it('[R6.1a R6.10] resigning ends a game already won as won', () => {
    const state = afterCards(clubs, 'CJ C7 D7 SJ C8 H7 HJ C9 H8 DJ CQ D8 CA H9 D9 CT HQ DQ CK HK DK HA ST');
    const trickOpen = inPlay(state);
    expect(trickOpen.trick.cards).toHaveLength(2);
    const ended = afterMoves(state, [RESIGN(0), ACCEPT(1)]);
    const { declarerPoints } = playedFacts(ended);
    expect(declarerPoints).toBeLessThan(61);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: false });
    const later = afterMoves(afterCards(state, 'SQ'), [RESIGN(0), ACCEPT(1)]);
    expect(playedFacts(later).declarerPoints).toBeGreaterThanOrEqual(61);
    expect(evaluateGame(playedFacts(later))).toMatchObject({ won: true, reason: 'made', score: 96 });
  });

  it('[R6.2] is nothing for a defender', () => {
    expect(codeOfMove(clubs, RESIGN(1))).toBe('mayNotResign');
    expect(asidesOf(clubs, 1).resign).toBeNull();
  });

  it('[R6.12] a Null given up without a trick is lost all the same', () => {
    const ended = afterMoves(announcedBy({ game: 'null', hand: true, ouvert: false }), [RESIGN(0)]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: false, reason: 'givenUp', score: -70 });
  });
});

describe('[R6.4 R6.5] the defenders give up', () => {
  const proposed = afterMoves(clubs, [CONCEDE(2)]);

  it('[R6.4] both must agree: the partner is asked first, then the declarer', () => {
    expect(toAct(proposed)).toEqual([1]);
    const agreed = afterMoves(proposed, [ACCEPT(1)]);
    expect(agreed).toMatchObject({ early: { proposal: { kind: 'concede', by: 2, asked: [0] } } });
    const ended = afterMoves(agreed, [ACCEPT(0)]);
    expect(ended).toMatchObject({ phase: 'finished', ending: { kind: 'conceded' } });
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: true, score: 96 });
  });

  it('[R6.4] a partner who declines keeps the game going; nobody asks again in this trick', () => {
    const declined = afterMoves(proposed, [DECLINE(1)]);
    expect(toAct(declined)).toEqual([0]);
    expect(codeOfMove(declined, CONCEDE(1))).toBe('mayNotConcede');
    expect(codeOfMove(afterCards(declined, 'CJ C7 D7'), CONCEDE(1))).toBe('accepted');
  });

  it('[R6.4] concede either: one defender is enough and the declarer alone is asked', () => {
    const either = announcedBy(CLUBS, { discard: 'S7 S8', setup: setupOf({ concede: 'either' }) });
    const asked = afterMoves(either, [CONCEDE(1)]);
    expect(toAct(asked)).toEqual([0]);
    expect(codeOfMove(asked, ACCEPT(2))).toBe('notYourTurn');
  });

  it('[R6.5] the declarer may play on, and the actual result counts', () => {
    const playing = afterMoves(proposed, [ACCEPT(1), DECLINE(0)]);
    expect(toAct(playing)).toEqual([0]);
    const facts = playedFacts(playedOut(playing));
    expect(facts.ending).toEqual({ kind: 'played' });
    expect(evaluateGame(facts)).toMatchObject({ won: true, score: 120 });
  });

  it('[R6.4] is nothing for the declarer', () => {
    expect(codeOfMove(clubs, CONCEDE(0))).toBe('mayNotConcede');
    expect(asidesOf(clubs, 0).concede).toBe(false);
  });

  it('[R6.1c] grants the Schneider that the bid needs, if it is still possible', () => {
    const at108 = announcedBy(CLUBS, { discard: 'S7 S8', bid: 108 });
    const ended = afterMoves(at108, [CONCEDE(1), ACCEPT(2), ACCEPT(0)]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: true, level: 9, score: 108 });
  });

  it('[R6.11] a bid beyond Schneider and Schwarz is lost although the defenders give up', () => {
    const at121 = announcedBy(CLUBS, { discard: 'S7 S8', bid: 121 }); // 11 levels, at most 10
    const ended = afterMoves(at121, [CONCEDE(1), ACCEPT(2), ACCEPT(0)]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: false, reason: 'overbid', score: -264 });
  });

  it('[R6.12] wins a Null', () => {
    const ended = afterMoves(announcedBy({ game: 'null', hand: true, ouvert: false }), [
      CONCEDE(1),
      ACCEPT(2),
      ACCEPT(0),
    ]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: true, score: 35 });
  });
});

describe('[R6.3 R6.4] answers', () => {
  it.each([
    { name: 'to nothing', state: clubs, move: ACCEPT(1), code: 'nothingProposed' },
    { name: 'no to nothing', state: clubs, move: DECLINE(0), code: 'nothingProposed' },
    {
      name: 'of who proposed it',
      state: afterMoves(clubs, [CONCEDE(2)]),
      move: ACCEPT(2),
      code: 'notYourTurn',
    },
    {
      name: 'of the declarer before the partner',
      state: afterMoves(clubs, [CONCEDE(2)]),
      move: ACCEPT(0),
      code: 'notYourTurn',
    },
    {
      name: 'another proposal',
      state: afterMoves(clubs, [CONCEDE(2)]),
      move: RESIGN(0),
      code: 'answerFirst',
    },
    {
      name: 'a second concession',
      state: afterMoves(clubs, [CONCEDE(2)]),
      move: CONCEDE(1),
      code: 'answerFirst',
    },
  ])('$name: $code', ({ state, move, code }) => {
    expect(codeOfMove(state, move)).toBe(code);
  });
});
