import { describe, expect, it } from 'vitest';

import type { Action, Announcement, Card, DeclaringState, GameState } from '../../src/index.ts';
import {
  ANNOUNCED_LEVELS,
  SUITS,
  applyAction,
  includesLevel,
  isHandGame,
  isOuvert,
  legalActions,
  meterOf,
  permits,
  startGame,
} from '../../src/index.ts';
import { CONTEXT, cards, deckFor, pair } from '../../proofs/cards.ts';
import { ANNOUNCEMENTS } from '../../proofs/moves.ts';
import { SETUP } from '../support/setup.ts';

const FOREHAND = 'CJ HJ CA CT CK S7 S8 HA HT DA';
const SKAT = 'SJ DJ';
const DECK = deckFor(
  cards(FOREHAND),
  cards('CQ C9 C8 C7 SA ST SK HK HQ H9'),
  cards('SQ S9 H8 H7 DT DK DQ D9 D8 D7'),
  cards(SKAT),
);

function play(state: GameState, position: 0 | 1 | 2, action: Action): GameState {
  const step = applyAction(state, position, action);
  if (!step.ok) throw new Error(step.error.code);
  return step.value;
}

/** Forehand has won the bidding at `bid` and has taken the skat, or not. */
function declaring(bid: number, hand: boolean): DeclaringState {
  const named = play(startGame(DECK, CONTEXT, SETUP), 1, { type: 'bid', value: bid });
  const held = play(named, 0, { type: 'hold' });
  const won = play(play(held, 1, { type: 'pass' }), 2, { type: 'pass' });
  const state = play(won, 0, { type: hand ? 'playHand' : 'pickUpSkat' });
  if (state.phase !== 'declaring') throw new Error(state.phase);
  return state;
}

function codeOf(state: GameState, announcement: Announcement, discard: readonly [Card, Card] | null): string {
  const step = applyAction(state, 0, { type: 'declare', announcement, discard });
  return step.ok ? 'accepted' : step.error.code;
}

const nameOf = (said: Announcement): string =>
  said.game === 'null'
    ? `Null${said.ouvert ? ' Ouvert' : ''}${said.hand ? ' Hand' : ''}`
    : `${said.game === 'suit' ? said.trump : 'Grand'} ${said.level}`;

describe('[R4.5 R4.6 R4.7 R4.8] every announcement after a pick-up and without', () => {
  const rows = ANNOUNCEMENTS.map((said) => ({ said, name: nameOf(said) }));

  it.each(rows)('$name with the skat taken', ({ said }) => {
    expect(codeOf(declaring(18, false), said, pair('S7 S8'))).toBe(
      isHandGame(said) ? 'needsHandGame' : 'accepted',
    );
  });

  it.each(rows)('$name without the skat', ({ said }) => {
    expect(codeOf(declaring(18, true), said, null)).toBe(isHandGame(said) ? 'accepted' : 'isHandGame');
  });

  it('[R4.5] there are five trump games at five levels and four Nulls', () => {
    expect(rows.map(({ name }) => name)).toHaveLength((SUITS.length + 1) * ANNOUNCED_LEVELS.length + 4);
  });

  it('[R4.6] ouvert includes Schwarz announced, that Schneider announced, that Hand', () => {
    const included = ANNOUNCED_LEVELS.map((level) =>
      ANNOUNCED_LEVELS.filter((other) => includesLevel(level, other)),
    );
    expect(included.map((levels) => levels.length)).toEqual([1, 2, 3, 4, 5]);
    expect(ANNOUNCEMENTS.filter((said) => said.game !== 'null' && isOuvert(said)).every(isHandGame)).toBe(
      true,
    );
  });
});

describe('[R4.16] a Null must cover the bid', () => {
  const NULLS = ANNOUNCEMENTS.filter((said) => said.game === 'null');
  it.each([
    { bid: 18, allowed: ['Null', 'Null Ouvert', 'Null Hand', 'Null Ouvert Hand'] },
    { bid: 23, allowed: ['Null', 'Null Ouvert', 'Null Hand', 'Null Ouvert Hand'] },
    { bid: 24, allowed: ['Null Ouvert', 'Null Hand', 'Null Ouvert Hand'] },
    { bid: 35, allowed: ['Null Ouvert', 'Null Hand', 'Null Ouvert Hand'] },
    { bid: 36, allowed: ['Null Ouvert', 'Null Ouvert Hand'] },
    { bid: 46, allowed: ['Null Ouvert', 'Null Ouvert Hand'] },
    { bid: 48, allowed: ['Null Ouvert Hand'] },
    { bid: 59, allowed: ['Null Ouvert Hand'] },
    { bid: 60, allowed: [] },
    { bid: 264, allowed: [] },
  ])('at $bid: $allowed', ({ bid, allowed }) => {
    const codes = NULLS.map((said) => {
      const code = codeOf(declaring(bid, said.hand), said, said.hand ? null : pair('S7 S8'));
      const legal = legalActions(declaring(bid, said.hand), 0);
      const offered =
        legal?.type === 'declare' && legal.nulls.some((offer) => nameOf(offer) === nameOf(said));
      return { name: nameOf(said), code, offered };
    });
    expect(
      codes
        .filter(({ code }) => code === 'accepted')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...allowed].sort());
    expect(
      codes
        .filter(({ offered }) => offered)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...allowed].sort());
    const refused = codes.filter(({ code }) => code !== 'accepted');
    expect(refused.every(({ code }) => code === 'nullBelowBid')).toBe(true);
  });

  it('[R4.13] every suit and Grand game may be announced at any bid', () => {
    const trumps = ANNOUNCEMENTS.filter((said) => said.game !== 'null' && said.level === 'none');
    expect(trumps.map((said) => codeOf(declaring(264, false), said, pair('S7 S8')))).toEqual(
      trumps.map(() => 'accepted'),
    );
  });
});

describe('[R4.2] the discard', () => {
  const GRAND: Announcement = { game: 'grand', level: 'none' };
  it.each([
    { name: 'two cards held', discard: pair('S7 S8'), code: 'accepted' },
    { name: 'the skat itself', discard: pair('SJ DJ'), code: 'accepted' },
    { name: 'jacks', discard: pair('CJ SJ'), code: 'accepted' },
    { name: 'none', discard: null, code: 'discardTwo' },
    { name: 'one card twice', discard: pair('S7 S7'), code: 'discardTwo' },
    { name: "another player's card", discard: pair('S7 SA'), code: 'cardNotHeld' },
  ])('$name: $code', ({ discard, code }) => {
    expect(codeOf(declaring(18, false), GRAND, discard)).toBe(code);
  });

  it('[R4.3] in a Hand game nothing is put away', () => {
    expect(codeOf(declaring(18, true), { game: 'grand', level: 'hand' }, pair('S7 S8'))).toBe(
      'skatUntouched',
    );
  });

  it('[R4.2 R4.4] moves two of the twelve cards out of play, and nothing can be changed then', () => {
    const action: Action = { type: 'declare', announcement: GRAND, discard: pair('S7 SJ') };
    const state = play(declaring(18, false), 0, action);
    if (state.phase !== 'playing') throw new Error(state.phase);
    expect(new Set(state.hands[0])).toEqual(new Set(cards('CJ HJ CA CT CK S8 HA HT DA DJ')));
    expect(state.contract.putAway).toEqual(pair('S7 SJ'));
    expect(applyAction(state, 0, action)).toEqual({
      ok: false,
      error: { code: 'wrongPhase', phase: 'playing' },
    });
  });

  it('[R4.3] the untouched skat counts as put away', () => {
    const state = play(declaring(18, true), 0, {
      type: 'declare',
      announcement: { game: 'grand', level: 'hand' },
      discard: null,
    });
    expect(state).toMatchObject({ phase: 'playing', contract: { putAway: pair(SKAT) } });
  });

  it('[R4.1] only the declarer decides, and only once', () => {
    const state = declaring(18, false);
    expect(applyAction(state, 1, { type: 'declare', announcement: GRAND, discard: pair('S7 S8') })).toEqual({
      ok: false,
      error: { code: 'notYourTurn', toAct: [0] },
    });
    expect(applyAction(state, 0, { type: 'playHand' })).toEqual({
      ok: false,
      error: { code: 'wrongPhase', phase: 'declaring' },
    });
  });

  it('is described, not listed, for the declarer alone', () => {
    const legal = legalActions(declaring(30, false), 0);
    expect(legal).toMatchObject({ type: 'declare', hand: false, bid: 30 });
    expect(legalActions(declaring(30, false), 1)).toBeNull();
    if (legal === null) throw new Error('nothing is legal');
    expect(permits(legal, { type: 'declare', announcement: GRAND, discard: pair('S7 S8') })).toBe(true);
    expect(permits(legal, { type: 'declare', announcement: GRAND, discard: pair('S7 SA') })).toBe(false);
  });
});

describe('[R4.14] the meter', () => {
  const clubs = (level: 'none' | 'hand' | 'schneider' | 'schwarz' | 'ouvert'): Announcement => ({
    game: 'suit',
    trump: 'C',
    level,
  });
  it.each([
    {
      name: 'covered exactly',
      held: 'CJ SJ',
      said: clubs('none'),
      bid: 36,
      have: 3,
      need: 3,
      verdict: 'safe',
    },
    {
      name: 'Schneider needed',
      held: 'CJ SJ',
      said: clubs('none'),
      bid: 40,
      have: 3,
      need: 4,
      verdict: 'inPlay',
    },
    {
      name: 'Schneider and Schwarz needed',
      held: 'CJ SJ',
      said: clubs('none'),
      bid: 60,
      have: 3,
      need: 5,
      verdict: 'inPlay',
    },
    {
      name: 'more than both',
      held: 'CJ SJ',
      said: clubs('none'),
      bid: 63,
      have: 3,
      need: 6,
      verdict: 'unreachable',
    },
    {
      name: 'Hand is a level',
      held: 'CJ SJ',
      said: clubs('hand'),
      bid: 48,
      have: 4,
      need: 4,
      verdict: 'safe',
    },
    {
      name: 'Schneider announced counts both',
      held: 'CJ SJ',
      said: clubs('schneider'),
      bid: 72,
      have: 6,
      need: 6,
      verdict: 'safe',
    },
    {
      name: 'then only Schwarz is open',
      held: 'CJ SJ',
      said: clubs('schneider'),
      bid: 84,
      have: 6,
      need: 7,
      verdict: 'inPlay',
    },
    {
      name: 'and no more',
      held: 'CJ SJ',
      said: clubs('schneider'),
      bid: 96,
      have: 6,
      need: 8,
      verdict: 'unreachable',
    },
    {
      name: 'Schwarz announced leaves nothing open',
      held: 'CJ SJ',
      said: clubs('schwarz'),
      bid: 108,
      have: 8,
      need: 9,
      verdict: 'unreachable',
    },
    {
      name: 'ouvert is one more',
      held: 'CJ SJ',
      said: clubs('ouvert'),
      bid: 108,
      have: 9,
      need: 9,
      verdict: 'safe',
    },
    {
      name: 'ouvert leaves nothing open',
      held: 'CJ SJ',
      said: clubs('ouvert'),
      bid: 110,
      have: 9,
      need: 10,
      verdict: 'unreachable',
    },
  ] as const)('$name: have $have, need $need', ({ held, said, bid, have, need, verdict }) => {
    expect(meterOf(cards(held), said, bid)).toMatchObject({
      have,
      need,
      verdict,
      value: have * 12,
      skatMayChange: isHandGame(said),
    });
  });

  it.each([
    {
      ten: 'SJ HJ DJ HA',
      skat: 'CJ S7',
      before: { side: 'without', count: 1 },
      after: { side: 'with', count: 4 },
    },
    { ten: 'HJ DJ', skat: 'CJ S7', before: { side: 'without', count: 2 }, after: { side: 'with', count: 1 } },
    {
      ten: 'HJ DJ',
      skat: 'SJ S7',
      before: { side: 'without', count: 2 },
      after: { side: 'without', count: 1 },
    },
    { ten: 'CJ HJ', skat: 'SJ S7', before: { side: 'with', count: 1 }, after: { side: 'with', count: 3 } },
  ] as const)(
    'of a Hand game with $ten warns: $skat in the skat makes $before to $after (R7.14)',
    ({ ten, skat, before, after }) => {
      const said: Announcement = { game: 'grand', level: 'hand' };
      const meter = meterOf(cards(ten), said, 18);
      expect(meter).toMatchObject({ matadors: before, skatMayChange: true });
      expect(meterOf([...cards(ten), ...cards(skat)], said, 18).matadors).toEqual(after);
    },
  );

  it.each([
    { bid: 23, verdict: 'safe' },
    { bid: 24, verdict: 'unreachable' },
  ])('of a Null has one fixed value: at $bid $verdict', ({ bid, verdict }) => {
    expect(meterOf([], { game: 'null', hand: false, ouvert: false }, bid)).toMatchObject({
      verdict,
      value: 23,
      matadors: null,
      skatMayChange: false,
    });
  });
});
