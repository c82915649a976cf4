import { describe, expect, it } from 'vitest';

import type { GameState, RamschFacts, SchiebenState } from '../../src/index.ts';
import {
  evaluateRamsch,
  isEnded,
  knowledgeOf,
  legalActions,
  permits,
  settleGame,
  startGame,
  toAct,
} from '../../src/index.ts';
import { CONTEXT, card, cards, pair } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { PASSING, afterMoves, codeOfMove, move } from '../../proofs/moves.ts';
import { STRONG_FOREHAND, afterCards, inPlay, playedFacts, playedOut } from '../support/play.ts';
import type { RulesChange } from '../support/setup.ts';
import { setupOf } from '../support/setup.ts';

const LOOK = (position: 0 | 1 | 2) => move(position, { type: 'ramschLook' });
const PUSH = (position: 0 | 1 | 2) => move(position, { type: 'ramschPush' });
const PASS_ON = (position: 0 | 1 | 2, text: string) =>
  move(position, { type: 'ramschPass', cards: pair(text) });

function afterPassing(change: RulesChange): GameState {
  return afterMoves(startGame(STRONG_FOREHAND, CONTEXT, setupOf(change)), PASSING);
}

function compulsory(change: RulesChange): GameState {
  return startGame(STRONG_FOREHAND, CONTEXT, setupOf(change, { isCompulsoryRamsch: true }));
}

function ramschFactsOf(state: GameState): RamschFacts {
  const facts = isEnded(state) ? settleGame(state) : null;
  if (facts?.kind !== 'ramsch') throw new Error(state.phase);
  return facts;
}

describe('[R9.1-R9.4] a Ramsch', () => {
  const ramsch = afterPassing({ onAllPass: 'ramsch' });

  it('[R9.1 R9.2] follows when all three pass, nobody declares, and forehand leads', () => {
    expect(ramsch).toMatchObject({ phase: 'ramsch', trick: { leader: 0, cards: [] }, passes: [] });
    expect(toAct(ramsch)).toEqual([0]);
    expect(ramsch).not.toHaveProperty('contract');
  });

  it('[R9.3] only the jacks are trumps, the rest is followed as in Grand', () => {
    const jackLed = afterCards(ramsch, 'CJ');
    expect(legalActions(jackLed, 1)).toMatchObject({ cards: cards('CQ C9 C8 C7 SA ST SK HK HQ H9') });
    const heartLed = afterCards(ramsch, 'HA');
    expect(legalActions(heartLed, 1)).toEqual({ type: 'playCard', cards: cards('HK HQ H9') });
    expect(codeOfMove(heartLed, move(1, { type: 'playCard', card: card('CQ') }))).toBe('mustFollow');
    expect(codeOfMove(heartLed, move(2, { type: 'playCard', card: card('H7') }))).toBe('notYourTurn');
    expect(codeOfMove(heartLed, move(1, { type: 'playCard', card: card('H7') }))).toBe('cardNotHeld');
  });

  it('[R9.4] nobody sees the skat before the end, then everybody does', () => {
    for (const viewer of [0, 1, 2, null] as const) {
      if (ramsch.phase !== 'ramsch') throw new Error(ramsch.phase);
      expect(knowledgeOf(ramsch, viewer)).toMatchObject({ skat: null, putAway: null, declarer: null });
    }
    const ended = playedOut(ramsch);
    if (ended.phase !== 'ramschFinished') throw new Error(ended.phase);
    expect(knowledgeOf(ended, 1).skat).toEqual(cards('SJ DJ'));
  });

  it('[R9.5 R9.11] enters the points of each, the skat, the winners of all tricks', () => {
    const facts = ramschFactsOf(playedOut(ramsch));
    expect(facts).toMatchObject({ kind: 'ramsch', skatPoints: 4, pushes: 0, bock: 0 });
    expect(facts.winners).toHaveLength(10);
    expect(facts.trickPoints.reduce((sum, points) => sum + points, 0)).toBe(116);
  });

  it('[R6.15] a resignation, a concession, a claim are nothing in it', () => {
    for (const type of ['resign', 'concede', 'claimRest'] as const)
      expect(codeOfMove(ramsch, move(0, { type }))).toBe('wrongPhase');
  });
});

describe('[R9.20-R9.24] the skat goes round', () => {
  const start = afterPassing({ onAllPass: 'schieberamsch' });
  const looked = afterMoves(start, [LOOK(0)]);

  it('[R9.20] first to forehand, who looks or pushes', () => {
    expect(toAct(start)).toEqual([0]);
    expect(legalActions(start, 0)).toEqual({ type: 'lookOrPush' });
  });

  it.each<{ rule: string; name: string; moves: readonly Move[]; last: Move; code: string }>([
    { rule: 'R9.20', name: 'out of turn', moves: [], last: LOOK(1), code: 'notYourTurn' },
    { rule: 'R9.20', name: 'a push out of turn', moves: [], last: PUSH(2), code: 'notYourTurn' },
    { rule: 'R9.20', name: 'passing out of turn', moves: [], last: PASS_ON(1, 'CQ C9'), code: 'notYourTurn' },
    { rule: 'R9.26', name: 'passing unseen cards', moves: [], last: PASS_ON(0, 'S7 S8'), code: 'lookFirst' },
    { rule: 'R9.26', name: 'looking twice', moves: [LOOK(0)], last: LOOK(0), code: 'alreadyLooked' },
    { rule: 'R9.26', name: 'pushing after a look', moves: [LOOK(0)], last: PUSH(0), code: 'alreadyLooked' },
    {
      rule: 'R9.20',
      name: 'one card twice',
      moves: [LOOK(0)],
      last: PASS_ON(0, 'S7 S7'),
      code: 'discardTwo',
    },
    {
      rule: 'R9.20',
      name: "another's card",
      moves: [LOOK(0)],
      last: PASS_ON(0, 'S7 CQ'),
      code: 'cardNotHeld',
    },
    {
      rule: 'R9.22',
      name: 'an own jack',
      moves: [LOOK(0)],
      last: PASS_ON(0, 'S7 CJ'),
      code: 'jackMayNotBePassed',
    },
    {
      rule: 'R9.22',
      name: 'a jack just taken',
      moves: [LOOK(0)],
      last: PASS_ON(0, 'S7 SJ'),
      code: 'jackMayNotBePassed',
    },
    { rule: 'R9.20', name: 'two others', moves: [LOOK(0)], last: PASS_ON(0, 'S7 S8'), code: 'accepted' },
  ])('[$rule] $name: $code', ({ moves, last, code }) => {
    const state = afterMoves(start, moves);
    expect(codeOfMove(state, last)).toBe(code);
    const legal = legalActions(state, last.position);
    expect(legal !== null && permits(legal, last.action)).toBe(code === 'accepted');
  });

  it('[R9.22] jacks in an unseen skat are pushed on', () => {
    const pushed = afterMoves(start, [PUSH(0), PUSH(1), PUSH(2)]);
    expect(pushed).toMatchObject({ phase: 'ramsch', skat: cards('SJ DJ') });
  });

  it('[R9.20 R9.21] what rearhand lays away is the skat', () => {
    const all = afterMoves(looked, [
      PASS_ON(0, 'S7 S8'),
      LOOK(1),
      PASS_ON(1, 'S7 SA'),
      LOOK(2),
      PASS_ON(2, 'DT DK'),
    ]);
    expect(all).toMatchObject({ phase: 'ramsch', skat: cards('DT DK'), trick: { leader: 0 } });
    if (all.phase !== 'ramsch') throw new Error(all.phase);
    expect(all.hands.map((hand) => hand.length)).toEqual([10, 10, 10]);
    expect(all.hands[1]).toContain('S8');
    expect(all.hands[2]).toEqual(expect.arrayContaining([...cards('S7 SA')]));
    expect(ramschFactsOf(playedOut(all))).toMatchObject({ skatPoints: 14, pushes: 0 });
  });

  it('[R9.21] if rearhand pushes, the skat stays as received', () => {
    const all = afterMoves(looked, [PASS_ON(0, 'S7 S8'), LOOK(1), PASS_ON(1, 'SA S7'), PUSH(2)]);
    expect(all).toMatchObject({ phase: 'ramsch', skat: cards('SA S7') });
    expect(ramschFactsOf(playedOut(all)).pushes).toBe(1);
  });

  it('[R9.20] the same two cards may go on', () => {
    const low = afterMoves(start, [LOOK(0), PASS_ON(0, 'S7 S8'), LOOK(1), PASS_ON(1, 'S7 S8')]);
    expect(low).toMatchObject({ turn: 2, skat: cards('S7 S8') });
  });

  it.each([
    { pushes: [PUSH(0)], looks: [LOOK(1), PASS_ON(1, 'CQ C9'), LOOK(2), PASS_ON(2, 'DT DK')], factor: 2 },
    { pushes: [PUSH(0), PUSH(1)], looks: [LOOK(2), PASS_ON(2, 'DT DK')], factor: 4 },
    { pushes: [PUSH(0), PUSH(1), PUSH(2)], looks: [], factor: 8 },
  ])('[R9.23] $factor-fold after as many pushes', ({ pushes, looks, factor }) => {
    const rules = setupOf({ ramsch: { jungfrauDoubles: false } }).rules;
    const facts = ramschFactsOf(playedOut(afterMoves(start, [...pushes, ...looks])));
    expect(evaluateRamsch(facts, rules).factor).toBe(factor);
  });
});

describe('[R9.24] who sees what while the skat goes round', () => {
  const start = afterPassing({ onAllPass: 'schieberamsch' });
  const known = (state: GameState, viewer: 0 | 1 | 2 | null) => {
    if (state.phase !== 'schieben' && state.phase !== 'ramsch') throw new Error(state.phase);
    return knowledgeOf(state, viewer);
  };

  it('nobody knows the skat before a look, then the one who looked', () => {
    const looked = afterMoves(start, [LOOK(0)]);
    for (const viewer of [0, 1, 2, null] as const) expect(known(start, viewer).skat).toBeNull();
    expect(known(looked, 0)).toMatchObject({ skat: cards('SJ DJ') });
    expect(known(looked, 0).hand).toHaveLength(12);
    for (const viewer of [1, 2, null] as const) {
      expect(known(looked, viewer).skat).toBeNull();
      expect(known(looked, viewer).hand).toHaveLength(viewer === null ? 0 : 10);
    }
  });

  it('each keeps the two cards taken and the two passed, and of others only whether they pushed', () => {
    const state = afterMoves(start, [LOOK(0), PASS_ON(0, 'S7 S8'), PUSH(1), LOOK(2), PASS_ON(2, 'S7 DT')]);
    const hidden = { taken: null, passed: null };
    const own0 = { position: 0, isPush: false, taken: cards('SJ DJ'), passed: cards('S7 S8') };
    const own2 = { position: 2, isPush: false, taken: cards('S7 S8'), passed: cards('S7 DT') };
    const seen0 = { position: 0, isPush: false, ...hidden };
    const push1 = { position: 1, isPush: true, ...hidden };
    const seen2 = { position: 2, isPush: false, ...hidden };
    expect(known(state, 0).passes).toEqual([own0, push1, seen2]);
    expect(known(state, 1).passes).toEqual([seen0, push1, seen2]);
    expect(known(state, 2).passes).toEqual([seen0, push1, own2]);
    expect(known(state, null).passes).toEqual([seen0, push1, seen2]);
    expect(known(state, 0).hand).toEqual(expect.arrayContaining([...cards('SJ DJ')]));
  });

  it('a pusher does not learn what was pushed', () => {
    const state = afterMoves(start, [PUSH(0)]);
    expect(known(state, 0)).toMatchObject({
      skat: null,
      passes: [{ isPush: true, taken: null, passed: null }],
    });
  });
});

describe('[R9.25] Grand Hand in place of a Ramsch', () => {
  const offer = compulsory({ onAllPass: 'schieberamsch' });
  const grandHand = (
    position: 0 | 1 | 2,
    level: 'none' | 'hand' | 'schneider' | 'schwarz' | 'ouvert' = 'hand',
  ) => move(position, { type: 'declare', announcement: { game: 'grand', level }, discard: null });
  const NOT = (position: 0 | 1 | 2) => move(position, { type: 'pass' });

  it('is offered to forehand, middlehand, rearhand in turn, without any bidding', () => {
    expect(offer).toMatchObject({ phase: 'grandHandOffer', asked: 0, calls: [] });
    const asked = [offer, afterMoves(offer, [NOT(0)]), afterMoves(offer, [NOT(0), NOT(1)])];
    expect(asked.map((state) => toAct(state))).toEqual([[0], [1], [2]]);
    expect(legalActions(offer, 0)).toMatchObject({ type: 'grandHandOffer', spitze: false });
  });

  it('nobody wants it: the Ramsch begins, passed on or not', () => {
    expect(afterMoves(offer, [NOT(0), NOT(1), NOT(2)]).phase).toBe('schieben');
    const plain = compulsory({ onAllPass: 'redeal', bock: { enabled: true, thenRamsch: true } });
    expect(afterMoves(plain, [NOT(0), NOT(1), NOT(2)]).phase).toBe('ramsch');
  });

  it('the first to announce plays it without a bid, forehand leads', () => {
    const state = afterMoves(offer, [NOT(0), grandHand(1)]);
    expect(state).toMatchObject({
      phase: 'playing',
      contract: { declarer: 1, bid: 0, putAway: cards('SJ DJ') },
      trick: { leader: 0 },
    });
    expect(playedFacts(playedOut(state))).toMatchObject({ declarer: 1, bid: 0 });
  });

  it.each([
    { name: 'Grand without Hand', last: grandHand(0, 'none'), code: 'onlyGrandHand' },
    { name: 'Grand Hand', last: grandHand(0), code: 'accepted' },
    { name: 'Schneider announced', last: grandHand(0, 'schneider'), code: 'accepted' },
    { name: 'Schwarz announced', last: grandHand(0, 'schwarz'), code: 'accepted' },
    { name: 'ouvert', last: grandHand(0, 'ouvert'), code: 'accepted' },
    {
      name: 'a suit game',
      last: move(0, {
        type: 'declare',
        announcement: { game: 'suit', trump: 'C', level: 'hand' },
        discard: null,
      }),
      code: 'onlyGrandHand',
    },
    {
      name: 'a Null',
      last: move(0, {
        type: 'declare',
        announcement: { game: 'null', hand: true, ouvert: false },
        discard: null,
      }),
      code: 'onlyGrandHand',
    },
    {
      name: 'with a discard',
      last: move(0, {
        type: 'declare',
        announcement: { game: 'grand', level: 'hand' },
        discard: pair('S7 S8'),
      }),
      code: 'skatUntouched',
    },
    { name: 'out of turn', last: grandHand(1), code: 'notYourTurn' },
    { name: 'a no out of turn', last: NOT(2), code: 'notYourTurn' },
    { name: 'looking at the skat', last: LOOK(0), code: 'wrongPhase' },
  ])('$name: $code', ({ last, code }) => {
    expect(codeOfMove(offer, last)).toBe(code);
    const legal = legalActions(offer, last.position);
    expect(legal !== null && permits(legal, last.action)).toBe(code === 'accepted');
  });

  it('[R9.60] Spitze needs the diamond jack and the rule', () => {
    const setup = setupOf({ onAllPass: 'ramsch', spitze: true }, { isCompulsoryRamsch: true });
    const state = startGame(STRONG_FOREHAND, CONTEXT, setup);
    const spitze = move(0, { ...grandHand(0).action, spitze: true } as Move['action']);
    expect(codeOfMove(state, spitze)).toBe('noSpitze');
  });

  it('always: after a pass-out as well, with the calls kept', () => {
    const state = afterMoves(afterPassing({ onAllPass: 'ramsch', grandHandInRamsch: 'always' }), [
      grandHand(0),
    ]);
    expect(inPlay(state).contract.calls).toHaveLength(3);
  });
});

it('[R9.20] no card is lost on the way', () => {
  const start = afterPassing({ onAllPass: 'schieberamsch' }) as SchiebenState;
  const state = afterMoves(start, [LOOK(0), PASS_ON(0, 'HA HT'), PUSH(1), LOOK(2), PASS_ON(2, 'HA D7')]);
  if (state.phase !== 'ramsch') throw new Error(state.phase);
  expect(new Set([...state.hands.flat(), ...state.skat]).size).toBe(32);
});
