import { describe, expect, it } from 'vitest';

import type { GameState } from '../../src/index.ts';
import { asidesOf, evaluateGame, knowledgeOf, legalActions, startGame, toAct } from '../../src/index.ts';
import { CONTEXT } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { PASSING, afterMoves, cardOf, codeOfMove, move } from '../../proofs/moves.ts';
import {
  KONTRA,
  NO_KONTRA_BY as NO,
  STRONG_FOREHAND,
  afterCards,
  announcedBy,
  inPlay,
  playedFacts,
  playedOut,
} from '../support/play.ts';
import type { RulesChange } from '../support/setup.ts';
import { setupOf } from '../support/setup.ts';

const CLUBS = { game: 'suit', trump: 'C', level: 'none' } as const;
const kontraSetup = (kontra: RulesChange['kontra'] = {}) => setupOf({ kontra: { enabled: true, ...kontra } });
const clubs = (kontra: RulesChange['kontra'] = {}) =>
  announcedBy(CLUBS, { discard: 'S7 S8', setup: kontraSetup(kontra) });
const said = (state: GameState) => inPlay(state).kontra.said;

describe('[R9.43] the window of each defender', () => {
  it.each([
    { name: 'before the first card', played: '', may: [true, true] },
    { name: 'after the lead of the declarer', played: 'CJ', may: [true, true] },
    { name: 'after the card of middlehand', played: 'CJ C7', may: [false, true] },
    { name: 'after the first trick', played: 'CJ C7 D7', may: [false, false] },
  ])('$name: $may', ({ played, may }) => {
    const state = afterCards(clubs(), played);
    expect([asidesOf(state, 1).kontra, asidesOf(state, 2).kontra]).toEqual(may);
    expect([codeOfMove(state, KONTRA(1)), codeOfMove(state, KONTRA(2))]).toEqual(
      may.map((one) => (one ? 'accepted' : 'noKontra')),
    );
  });

  it('the declarer never says Kontra', () => {
    expect(asidesOf(clubs(), 0).kontra).toBe(false);
    expect(codeOfMove(clubs(), KONTRA(0))).toBe('noKontra');
  });

  it('a defender on forehand loses it with the first lead', () => {
    const setup = kontraSetup();
    const start = afterMoves(startGame(STRONG_FOREHAND, CONTEXT, setup), [
      move(1, { type: 'bid', value: 18 }),
      move(0, { type: 'pass' }),
      move(2, { type: 'pass' }),
      move(1, { type: 'playHand' }),
      move(1, { type: 'declare', announcement: { ...CLUBS, level: 'hand' }, discard: null }),
    ]);
    expect(asidesOf(start, 0).kontra).toBe(true);
    const led = afterCards(start, 'CJ');
    expect([0, 1, 2].map((position) => asidesOf(led, position as 0 | 1 | 2).kontra)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('[R9.44 R9.45] the steps', () => {
  it('Re is asked of the declarer at once, and play waits', () => {
    const asked = afterMoves(afterCards(clubs(), 'CJ'), [KONTRA(2)]);
    expect(toAct(asked)).toEqual([0]);
    expect(legalActions(asked, 0)).toEqual({ type: 'kontra', word: 're' });
    expect(codeOfMove(asked, cardOf(1, 'C7'))).toBe('answerFirst');
    expect(codeOfMove(asked, KONTRA(1))).toBe('notYourTurn');
    expect(codeOfMove(asked, NO(2))).toBe('notYourTurn');
  });

  it("is said once a game; the partner's window closes", () => {
    const over = afterMoves(clubs(), [KONTRA(1), NO(0)]);
    expect(asidesOf(over, 2).kontra).toBe(false);
    expect(codeOfMove(over, KONTRA(2))).toBe('noKontra');
    expect(toAct(over)).toEqual([0]);
  });

  it.each<{ maxSteps: 2 | 3 | 4; words: readonly Move[]; factor: number; asked: readonly number[] }>([
    { maxSteps: 2, words: [KONTRA(1), NO(0)], factor: 2, asked: [] },
    { maxSteps: 2, words: [KONTRA(1), KONTRA(0)], factor: 4, asked: [] },
    { maxSteps: 3, words: [KONTRA(1), KONTRA(0)], factor: 4, asked: [1] },
    { maxSteps: 3, words: [KONTRA(1), KONTRA(0), NO(1)], factor: 4, asked: [] },
    { maxSteps: 3, words: [KONTRA(1), KONTRA(0), KONTRA(1)], factor: 8, asked: [] },
    { maxSteps: 4, words: [KONTRA(2), KONTRA(0), KONTRA(2)], factor: 8, asked: [0] },
    { maxSteps: 4, words: [KONTRA(2), KONTRA(0), KONTRA(2), KONTRA(0)], factor: 16, asked: [] },
  ])('up to $maxSteps, x$factor, asked then: $asked', ({ maxSteps, words, factor, asked }) => {
    const state = afterMoves(clubs({ maxSteps }), words);
    expect(inPlay(state).kontra.asked).toEqual(asked);
    if (asked.length > 0) return;
    expect(evaluateGame(playedFacts(playedOut(state)))).toMatchObject({ factor, score: 120 * factor });
  });

  it('[R9.40 R9.41] doubles the loss and not the value that is held against the bid', () => {
    const at121 = announcedBy(CLUBS, { discard: 'S7 S8', bid: 121, setup: kontraSetup() });
    const ended = playedOut(afterMoves(at121, [KONTRA(1), NO(0)]));
    expect(evaluateGame(playedFacts(ended))).toMatchObject({
      won: false,
      reason: 'overbid',
      gameValue: 132,
      score: -528,
    });
  });
});

describe('[R9.43] beforeFirstLead', () => {
  const start = clubs({ window: 'beforeFirstLead' });

  it('both defenders are asked and nobody leads before', () => {
    expect(toAct(start)).toEqual([1, 2]);
    expect(legalActions(start, 1)).toEqual({ type: 'kontra', word: 'kontra' });
    expect(codeOfMove(start, cardOf(0, 'CJ'))).toBe('answerFirst');
    expect(toAct(afterMoves(start, [NO(1)]))).toEqual([2]);
    expect(toAct(afterMoves(start, [NO(1), NO(2)]))).toEqual([0]);
  });

  it('the first Kontra takes the question from the partner', () => {
    const kontra = afterMoves(start, [KONTRA(2)]);
    expect(toAct(kontra)).toEqual([0]);
    expect(codeOfMove(kontra, KONTRA(1))).toBe('notYourTurn');
    expect(said(afterMoves(kontra, [KONTRA(0)]))).toEqual([2, 0]);
  });

  it('a defender who said no may not change that', () => {
    const one = afterMoves(start, [NO(1)]);
    expect(codeOfMove(one, KONTRA(1))).toBe('notYourTurn');
    const both = afterMoves(one, [NO(2)]);
    expect(codeOfMove(both, KONTRA(1))).toBe('noKontra');
  });

  it('[R9.44] with needsBid18 only who bid is asked; nobody if nobody did', () => {
    const one = clubs({ window: 'beforeFirstLead', needsBid18: true });
    expect(toAct(one)).toEqual([1]);
    const alone = afterMoves(startGame(STRONG_FOREHAND, CONTEXT, one.setup), [
      move(1, { type: 'pass' }),
      move(2, { type: 'pass' }),
      move(0, { type: 'bid', value: 18 }),
      move(0, { type: 'playHand' }),
      move(0, { type: 'declare', announcement: { ...CLUBS, level: 'hand' }, discard: null }),
    ]);
    expect(toAct(alone)).toEqual([0]);
    expect(inPlay(alone).kontra.asked).toEqual([]);
  });
});

describe('[R9.46] ouvert', () => {
  const OUVERT = { game: 'grand', level: 'ouvert' } as const;
  const seen = (state: GameState) =>
    ([0, 1, 2, null] as const).map((viewer) => knowledgeOf(inPlay(state), viewer).openHand?.length ?? 0);

  it('is shown to nobody before Kontra, Re and Supra are over, then to everybody', () => {
    const start = announcedBy(OUVERT, { setup: kontraSetup({ maxSteps: 3 }) });
    expect(seen(start)).toEqual([0, 0, 0, 0]);
    const kontra = afterMoves(start, [NO(2), KONTRA(1)]);
    expect(seen(kontra)).toEqual([0, 0, 0, 0]);
    const re = afterMoves(kontra, [KONTRA(0)]);
    expect(seen(re)).toEqual([0, 0, 0, 0]);
    expect(seen(afterMoves(re, [NO(1)]))).toEqual([10, 10, 10, 10]);
  });

  it('asks both whatever the window is, and closes it with the answers', () => {
    const start = announcedBy(OUVERT, { setup: kontraSetup({ window: 'ownFirstCard' }) });
    expect(toAct(start)).toEqual([1, 2]);
    const open = afterMoves(start, [NO(1), NO(2)]);
    expect(asidesOf(open, 1).kontra).toBe(false);
    expect(codeOfMove(open, KONTRA(2))).toBe('noKontra');
  });

  it('may not be doubled where the table says so', () => {
    const start = announcedBy(OUVERT, { setup: kontraSetup({ ouvert: 'none' }) });
    expect(seen(start)).toEqual([10, 10, 10, 10]);
    expect(codeOfMove(start, KONTRA(1))).toBe('noKontra');
  });
});

describe('[R9.46] Null', () => {
  const NULL_HAND = { game: 'null', hand: true, ouvert: false } as const;
  it('has Kontra, and Re unless the table forbids it', () => {
    const withRe = afterMoves(announcedBy(NULL_HAND, { setup: kontraSetup() }), [KONTRA(1), KONTRA(0)]);
    expect(said(withRe)).toEqual([1, 0]);
    const start = announcedBy(NULL_HAND, { setup: kontraSetup({ reInNull: false, maxSteps: 4 }) });
    const without = afterMoves(start, [KONTRA(1)]);
    expect(toAct(without)).toEqual([0]);
    expect(codeOfMove(without, KONTRA(0))).toBe('noKontra');
    expect(codeOfMove(without, cardOf(0, 'CJ'))).toBe('accepted');
  });
});

it('[R9.47] nobody says Kontra in a Ramsch', () => {
  const setup = setupOf({ onAllPass: 'ramsch', kontra: { enabled: true } });
  const ramsch = afterMoves(startGame(STRONG_FOREHAND, CONTEXT, setup), PASSING);
  expect(codeOfMove(ramsch, KONTRA(0))).toBe('wrongPhase');
  expect(asidesOf(ramsch, 1).kontra).toBe(false);
});

it('[R9.47 R9.25] Kontra in a Grand Hand in place of a Ramsch, also by who never bid', () => {
  const setup = setupOf(
    { onAllPass: 'ramsch', kontra: { enabled: true, needsBid18: true } },
    { isCompulsoryRamsch: true },
  );
  const grand = afterMoves(startGame(STRONG_FOREHAND, CONTEXT, setup), [
    move(0, { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null }),
  ]);
  expect([asidesOf(grand, 1).kontra, asidesOf(grand, 2).kontra]).toEqual([true, true]);
});

it('[R9.48] where Kontra is off it is nothing', () => {
  expect(codeOfMove(clubs({ enabled: false }), KONTRA(1))).toBe('noKontra');
  expect(codeOfMove(clubs(), NO(1))).toBe('noKontra'); // nobody was asked
});
