import { describe, expect, it } from 'vitest';

import { asidesOf, evaluateGame } from '../../src/index.ts';
import { cards, deckFor } from '../../proofs/cards.ts';
import { afterMoves, codeOfMove, move } from '../../proofs/moves.ts';
import { afterCards, announcedBy, inPlay, playedFacts } from '../support/play.ts';
import { setupOf } from '../support/setup.ts';

const REST = (position: 0 | 1 | 2) => move(position, { type: 'claimRest' });
const CLAIMING = setupOf({ defendersClaim: true });

/** Forehand plays hearts; middlehand ends with the top cards. */
const DECK = deckFor(
  cards('HA HT HK HQ H9 H8 C7 C8 C9 CQ'),
  cards('CJ SJ HJ DJ SA ST SK CA CT CK'),
  cards('H7 SQ S9 S8 DA DT DK DQ D9 D8'),
  cards('S7 D7'),
);
const HEARTS = { game: 'suit', trump: 'H', level: 'none' } as const;
const start = announcedBy(HEARTS, { deck: DECK, discard: 'S7 D7', setup: CLAIMING });
/** Middlehand has taken five tricks and leads; five are left. */
const FIVE_LEFT = 'C7 CA SQ CJ H7 HA SJ S8 HT HJ D8 HK DJ D9 HQ';
const five = afterCards(start, FIVE_LEFT);

describe('[R6.8] a defender claims the rest', () => {
  it('only with five tricks left, on lead, and where the table plays it', () => {
    expect(asidesOf(inPlay(five), 1).claimRest).toBe(true);
    expect(asidesOf(inPlay(afterCards(start, FIVE_LEFT.slice(0, -9))), 1).claimRest).toBe(false);
    expect(asidesOf(inPlay(five), 2).claimRest).toBe(false);
    expect(asidesOf(inPlay(afterCards(five, 'CT')), 1).claimRest).toBe(false);
    const without = announcedBy(HEARTS, { deck: DECK, discard: 'S7 D7' });
    const state = afterCards(without, FIVE_LEFT);
    expect(asidesOf(inPlay(state), 1).claimRest).toBe(false);
    expect(codeOfMove(state, REST(1))).toBe('mayNotClaim');
  });

  it('a claim that is not certain is simply refused and changes nothing', () => {
    expect(codeOfMove(five, REST(1))).toBe('restNotCertain');
  });
});

describe('[R6.8] a certain rest', () => {
  /** After five tricks middlehand leads with five trumps from the top. */
  const deck = deckFor(
    cards('HT HK HQ H9 H8 C7 C8 C9 D7 D8'),
    cards('CJ SJ HJ DJ HA CA CT CK DA DT'),
    cards('SQ S9 S8 SK ST SA DK DQ D9 H7'),
    cards('S7 CQ'),
  );
  const game = announcedBy(HEARTS, { deck, discard: 'S7 CQ', setup: CLAIMING });
  const state = afterCards(game, 'C7 CA SQ CT S8 C8 CK S9 C9 DA D9 D7 DT DQ D8');

  it('goes to the defenders as if it had been played', () => {
    const ended = afterMoves(state, [REST(1)]);
    expect(ended).toMatchObject({ phase: 'finished', ending: { kind: 'restClaimed' } });
    const facts = playedFacts(ended);
    expect(facts).toMatchObject({
      declarerPoints: 3, // the queen put away
      defenderPoints: 117,
      declarerTricks: 0,
      defenderTricks: 10,
    });
    expect(evaluateGame(facts)).toMatchObject({ won: false, reason: 'points', level: 8, score: -160 });
  });
});
