import { expect, it } from 'vitest';

import type { GameState, RuleViolation } from '../../src/index.ts';
import { DECK, applyAction, startGame } from '../../src/index.ts';
import { CONTEXT, deckFor, cards, pair } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { PASSING, afterMoves, cardOf, codeOfMove, move } from '../../proofs/moves.ts';
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
} from '../support/play.ts';
import { SETUP, setupOf } from '../support/setup.ts';

const CLUBS = { game: 'suit', trump: 'C', level: 'none' } as const;
const GRAND_HAND = { game: 'grand', level: 'hand' } as const;
const bidding = startGame(STRONG_FOREHAND, CONTEXT, SETUP);
const alone = afterMoves(bidding, PASSING.slice(0, 2));
const decision = afterMoves(bidding, forehandWins(36));
const picked = afterMoves(decision, [move(0, { type: 'pickUpSkat' })]);
const hand = afterMoves(decision, [move(0, { type: 'playHand' })]);
const clubs = announcedBy(CLUBS, { discard: 'S7 S8' });
const cutting = startGame(DECK, { cut: null }, setupOf({ cut: 'player' }));
const compulsory = startGame(
  STRONG_FOREHAND,
  CONTEXT,
  setupOf({ onAllPass: 'schieberamsch' }, { isCompulsoryRamsch: true }),
);
const schieben = afterMoves(
  startGame(STRONG_FOREHAND, CONTEXT, setupOf({ onAllPass: 'schieberamsch' })),
  PASSING,
);
const looked = afterMoves(schieben, [move(0, { type: 'ramschLook' })]);
/** Middlehand leads with five tricks left and no certain one. */
const fiveLeft = afterCards(
  announcedBy(GRAND_HAND, {
    deck: deckFor(
      cards('C7 C8 C9 D7 D8 CJ SJ HJ DJ SA'),
      cards('CA CT CK DA DT H7 H8 H9 HQ HK'),
      cards('SQ S9 S8 SK ST DK DQ D9 HA HT'),
      cards('S7 CQ'),
    ),
    setup: setupOf({ defendersClaim: true }),
  }),
  'C7 CA SQ CT S8 C8 CK S9 C9 DA D9 D7 DT DQ D8',
);

const declare = (
  announcement: Extract<Move['action'], { type: 'declare' }>['announcement'],
  discard: string | null,
) => move(0, { type: 'declare', announcement, discard: discard === null ? null : pair(discard) });

/** At least one refusal of each code. */
const ROWS: readonly (readonly [
  rule: string,
  name: string,
  state: GameState,
  refused: Move,
  code: RuleViolation['code'],
])[] = [
  ['R3.4', 'a value that is none', bidding, move(1, { type: 'bid', value: 19 }), 'notABidValue'],
  [
    'R3.5',
    'a value too low',
    afterMoves(bidding, forehandWins(20).slice(0, 2)),
    move(1, { type: 'bid', value: 18 }),
    'bidTooLow',
  ],
  ['R3.8', 'forehand alone above 18', alone, move(0, { type: 'bid', value: 20 }), 'onlyEighteen'],
  ['R3.6', 'holding nothing', bidding, move(1, { type: 'hold' }), 'nothingToHold'],
  [
    'R3.6',
    'bidding instead of answering',
    afterMoves(bidding, forehandWins(20).slice(0, 1)),
    move(0, { type: 'bid', value: 22 }),
    'holdOrPass',
  ],
  ['R3.7', 'out of turn', bidding, move(0, { type: 'pass' }), 'notYourTurn'],
  ['R4.1', 'a card before the announcement', decision, cardOf(0, 'CJ'), 'wrongPhase'],
  ['R2.7', 'cutting too deep', cutting, move(1, { type: 'cut', at: 30 }), 'cutRange'],
  ['R4.2', 'one card put away twice', picked, declare(CLUBS, 'S7 S7'), 'discardTwo'],
  ['R4.3', 'putting away in a Hand game', hand, declare(GRAND_HAND, 'S7 S8'), 'skatUntouched'],
  [
    'R4.7',
    'announcing Schneider after taking the skat',
    picked,
    declare({ ...CLUBS, level: 'schneider' }, 'S7 S8'),
    'needsHandGame',
  ],
  ['R4.9', 'a plain game without the skat', hand, declare(CLUBS, null), 'isHandGame'],
  [
    'R4.16',
    'a Null below the bid',
    picked,
    declare({ game: 'null', hand: false, ouvert: false }, 'S7 S8'),
    'nullBelowBid',
  ],
  [
    'R9.25',
    'a suit game in place of a Ramsch',
    compulsory,
    declare({ ...CLUBS, level: 'hand' }, null),
    'onlyGrandHand',
  ],
  [
    'R9.60',
    'Spitze where it is not played',
    picked,
    move(0, { ...declare(CLUBS, 'S7 S8').action, spitze: true } as Move['action']),
    'noSpitze',
  ],
  ['R5.4', 'a card of another', clubs, cardOf(0, 'C7'), 'cardNotHeld'],
  ['R5.3', 'not following', afterCards(clubs, 'CJ'), cardOf(1, 'HK'), 'mustFollow'],
  ['R9.48', 'Kontra where it is not played', clubs, KONTRA(1), 'noKontra'],
  ['R6.6', 'a card while a claim is open', afterMoves(clubs, [CLAIM(0)]), cardOf(0, 'CJ'), 'answerFirst'],
  ['R6.3', 'a yes to nothing', clubs, ACCEPT(1), 'nothingProposed'],
  [
    'R6.3',
    'resigning twice in a trick',
    afterMoves(afterCards(clubs, 'CJ C7 D7 HJ'), [RESIGN(0), DECLINE(1), DECLINE(2)]),
    RESIGN(0),
    'mayNotResign',
  ],
  ['R6.4', 'the declarer concedes', clubs, CONCEDE(0), 'mayNotConcede'],
  ['R6.7', 'a second claim', afterMoves(clubs, [CLAIM(0), DECLINE(1)]), CLAIM(0), 'mayNotClaim'],
  ['R6.8', 'a rest that is not certain', fiveLeft, move(1, { type: 'claimRest' }), 'restNotCertain'],
  ['R9.26', 'pushing after a look', looked, move(0, { type: 'ramschPush' }), 'alreadyLooked'],
  [
    'R9.26',
    'passing cards unseen',
    schieben,
    move(0, { type: 'ramschPass', cards: pair('S7 S8') }),
    'lookFirst',
  ],
  [
    'R9.22',
    'passing a jack',
    looked,
    move(0, { type: 'ramschPass', cards: pair('CJ S8') }),
    'jackMayNotBePassed',
  ],
];

it.each(ROWS)('[%s] %s', (...[, , state, refused, code]) => {
  const before = JSON.stringify(state);
  expect(codeOfMove(state, refused)).toBe(code);
  expect(JSON.stringify(state)).toBe(before);
});

/** Every code there is; a new one does not compile without its place here. */
const CODES: Readonly<Record<RuleViolation['code'], true>> = {
  notABidValue: true,
  bidTooLow: true,
  onlyEighteen: true,
  nothingToHold: true,
  holdOrPass: true,
  notYourTurn: true,
  wrongPhase: true,
  cutRange: true,
  discardTwo: true,
  skatUntouched: true,
  needsHandGame: true,
  isHandGame: true,
  nullBelowBid: true,
  onlyGrandHand: true,
  noSpitze: true,
  cardNotHeld: true,
  mustFollow: true,
  noKontra: true,
  answerFirst: true,
  nothingProposed: true,
  mayNotResign: true,
  mayNotConcede: true,
  mayNotClaim: true,
  restNotCertain: true,
  alreadyLooked: true,
  lookFirst: true,
  jackMayNotBePassed: true,
};

it('every code of the rules has a row', () => {
  const shown = new Set<string>(ROWS.map(([, , , , code]) => code));
  expect(Object.keys(CODES).filter((code) => !shown.has(code))).toEqual([]);
});

it('a refusal says what would have been right', () => {
  expect(applyAction(cutting, 1, { type: 'cut', at: 3 })).toEqual({
    ok: false,
    error: { code: 'cutRange', least: 4, most: 28 },
  });
  expect(applyAction(afterMoves(clubs, [CLAIM(0)]), 0, cardOf(0, 'CJ').action)).toEqual({
    ok: false,
    error: { code: 'answerFirst', asked: [1, 2] },
  });
});
