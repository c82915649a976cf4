import { describe, expect, it } from 'vitest';

import type { Announcement } from '../../src/index.ts';
import { evaluateGame, legalActions, permits, startGame } from '../../src/index.ts';
import { CONTEXT, cards, deckFor, deckWith, pair } from '../../proofs/cards.ts';
import { afterMoves, codeOfMove, move } from '../../proofs/moves.ts';
import {
  ACCEPT,
  CLAIM,
  CONCEDE,
  RESIGN,
  afterCards,
  announcedBy,
  forehandWins,
  playedFacts,
  playedOut,
} from '../support/play.ts';
import { setupOf } from '../support/setup.ts';

const SPITZE = setupOf({ spitze: true });
const HEARTS: Announcement = { game: 'suit', trump: 'H', level: 'none' };
/** Hearts with 8 for forehand, the seven among them. */
const deck = deckWith('CJ SJ HJ DJ HA HT HK HQ H9 H7', '', '', 'C7 C8');
const promised = announcedBy(HEARTS, { deck, discard: 'C7 C8', spitze: true, setup: SPITZE });

describe('[R9.60] who may announce Spitze', () => {
  const jacks = deckWith('DJ C7 D7 H7 S7 CA SA HA DA CT', '', '', 'C8 C9');
  const declaring = afterMoves(startGame(jacks, CONTEXT, SPITZE), [
    ...forehandWins(18),
    move(0, { type: 'pickUpSkat' }),
  ]);
  const hand = afterMoves(startGame(jacks, CONTEXT, SPITZE), [
    ...forehandWins(18),
    move(0, { type: 'playHand' }),
  ]);
  const say = (announcement: Announcement, discard: string | null) =>
    move(0, {
      type: 'declare',
      announcement,
      discard: discard === null ? null : pair(discard),
      spitze: true,
    });

  it.each([
    { name: 'the seven of trumps held', said: HEARTS, discard: 'C8 C9', code: 'accepted' },
    {
      name: 'Grand with the diamond jack',
      said: { game: 'grand', level: 'none' },
      discard: 'C8 C9',
      code: 'accepted',
    },
    { name: 'the seven just put away', said: HEARTS, discard: 'H7 C9', code: 'noSpitze' },
    {
      name: 'Grand, the diamond jack put away',
      said: { game: 'grand', level: 'none' },
      discard: 'DJ C9',
      code: 'noSpitze',
    },
    { name: 'Null', said: { game: 'null', hand: false, ouvert: false }, discard: 'C8 C9', code: 'noSpitze' },
  ] as const)('with the skat taken: $name: $code', ({ said, discard, code }) => {
    const declaration = say(said, discard);
    expect(codeOfMove(declaring, declaration)).toBe(code);
    const legal = legalActions(declaring, 0);
    expect(legal !== null && permits(legal, declaration.action)).toBe(code === 'accepted');
  });

  it.each(['hand', 'schneider', 'schwarz', 'ouvert'] as const)('in Hand games, announced %s', (level) => {
    expect(codeOfMove(hand, say({ game: 'suit', trump: 'S', level }, null))).toBe('accepted');
  });

  it('where the table does not play it, nobody', () => {
    const without = afterMoves(startGame(jacks, CONTEXT, setupOf()), [
      ...forehandWins(18),
      move(0, { type: 'pickUpSkat' }),
    ]);
    expect(codeOfMove(without, say(HEARTS, 'C8 C9'))).toBe('noSpitze');
    expect(legalActions(without, 0)).toMatchObject({ spitze: false });
  });
});

describe('[R9.60] the last trick', () => {
  it('won with the seven is one level more', () => {
    const facts = playedFacts(playedOut(promised));
    expect(facts).toMatchObject({ spitze: 'made', declarerTricks: 10 });
    const { level, steps, won } = evaluateGame(facts);
    expect({ level, won }).toEqual({ level: 13, won: true });
    expect(steps[steps.length - 1]).toEqual({ step: 'spitze', level: 13 });
  });

  it('the seven spent before is a missed announcement, and the level counts', () => {
    const facts = playedFacts(playedOut(afterCards(promised, 'H7')));
    expect(facts.spitze).toBe('missed');
    const { won, reason, steps } = evaluateGame(facts);
    expect({ won, reason }).toEqual({ won: false, reason: 'announcement' });
    expect(steps[steps.length - 1]).toMatchObject({ step: 'spitze' });
  });

  it('the seven played to it and beaten is missed, with 63 points', () => {
    const held = deckFor(
      cards('SJ HJ DJ H7 SA CA D7 ST CT SK'),
      cards('CJ HQ H9 H8 S7 C7 DA DK DQ DT'),
      cards('HA HT HK D8 D9 S8 S9 C8 C9 SQ'),
      cards('CK CQ'),
    );
    const game = announcedBy(HEARTS, { deck: held, discard: 'CK CQ', spitze: true, setup: SPITZE });
    const end = afterCards(
      game,
      'SJ H8 HK HJ H9 HT DJ HQ HA SA S7 S8 CA C7 C8 D7 DA D8 DK D9 SK DQ C9 ST DT S9 CT CJ SQ H7',
    );
    expect(playedFacts(end)).toMatchObject({ declarerPoints: 63, spitze: 'missed' });
    expect(evaluateGame(playedFacts(end))).toMatchObject({ won: false, level: 3, score: -60 });
  });
});

describe('[R9.60] Spitze and early endings', () => {
  it('given up by the defenders it counts as an announced level', () => {
    const ended = afterMoves(promised, [CONCEDE(1), ACCEPT(2), ACCEPT(0)]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: true, level: 11 });
  });

  it('resigned it counts as well, and is lost', () => {
    const ended = afterMoves(promised, [RESIGN(0)]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: false, level: 11 });
  });

  it('is lost for certain once the seven was played before the last trick', () => {
    const spent = playedOut(afterCards(promised, 'H7'), 2);
    expect(codeOfMove(spent, CLAIM(0))).toBe('mayNotClaim');
    const ended = afterMoves(spent, [CONCEDE(1), ACCEPT(2), ACCEPT(0)]);
    expect(evaluateGame(playedFacts(ended))).toMatchObject({ won: false, reason: 'announcement', level: 11 });
  });

  it('is still to be made while the seven lies in the unfinished last trick', () => {
    const last = playedOut(promised, 28);
    expect(last).toMatchObject({ trick: { cards: ['H7'] }, tricks: { length: 9 } });
    const conceded = afterMoves(last, [CONCEDE(1), ACCEPT(2), ACCEPT(0)]);
    expect(playedFacts(conceded).spitze).toBe('made');
    const claimed = afterMoves(last, [CLAIM(0), ACCEPT(1), ACCEPT(2)]);
    expect(evaluateGame(playedFacts(claimed))).toMatchObject({ won: true });
  });

  it('[R6.8] is missed when a defender takes the rest, the seven still in hand', () => {
    const held = deckFor(
      cards('H7 H8 SA ST SK CA CT CK DA D7'),
      cards('CJ SJ HJ DJ S7 S9 C7 C9 D8 DK'),
      cards('HA HK HQ H9 SQ S8 CQ C8 D9 DQ'),
      cards('DT HT'),
    );
    const setup = setupOf({ spitze: true, defendersClaim: true });
    const game = announcedBy(HEARTS, { deck: held, discard: 'DT HT', spitze: true, setup });
    const four = afterCards(game, 'SA S7 S8 ST S9 SQ CA C7 C8 CT C9 CQ DA D8 D9 D7 DK DQ');
    const facts = playedFacts(afterMoves(four, [move(1, { type: 'claimRest' })]));
    expect(facts).toMatchObject({ declarerPoints: 79, spitze: 'missed' });
    expect(evaluateGame(facts)).toMatchObject({ won: false, reason: 'announcement' });
  });
});
