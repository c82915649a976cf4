import { describe, expect, it } from 'vitest';

import type { Announcement, Position, Seat, TableState, TableView } from '../../src/index.ts';
import {
  NO_ASIDES,
  isOfficers,
  knowledgeOf,
  positionOf,
  seatsOf,
  viewFor,
  viewUpdate,
} from '../../src/index.ts';
import { cards, deckFor, pair } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { PASSING, cardsFrom, move } from '../../proofs/moves.ts';
import { ADA, accept, dealt, played, started } from '../../proofs/tables.ts';

/** Seat 2 deals, so that seat and position are the same number; forehand declares. */
const HANDS = [
  cards('CJ HJ CA CT CK S7 S8 HA HT DA'),
  cards('CQ C9 C8 C7 SA ST SK HK HQ H9'),
  cards('SQ S9 H8 H7 DT DK DQ D9 D8 D7'),
] as const;
const SKAT = pair('SJ DJ');
const DECK = deckFor(...HANDS, SKAT);
const bidding = dealt(started(), DECK);

const WON: readonly Move[] = [
  move(1, { type: 'bid', value: 18 }),
  move(0, { type: 'hold' }),
  move(1, { type: 'pass' }),
  move(2, { type: 'pass' }),
];
const CALLS = [
  [1, 18],
  [0, 'hold'],
  [1, 'pass'],
  [2, 'pass'],
];

function announced(announcement: Announcement, discard: string | null): TableState {
  const pick = move(0, { type: discard === null ? 'playHand' : 'pickUpSkat' });
  const said = { type: 'declare', announcement, discard: discard === null ? null : pair(discard) } as const;
  return played(bidding, [...WON, pick, move(0, said)]);
}

function playedCards(table: TableState, text: string, first: Position): TableState {
  return played(table, cardsFrom(first, text));
}

const view = (table: TableState, seat: Seat): TableView => viewFor(table, seat);

describe('[R5.11] what each seat is shown, phase by phase', () => {
  it('bidding: the own ten cards and what was said', () => {
    expect(view(bidding, 0)).toEqual({
      viewer: 0,
      rules: bidding.rules,
      settings: bidding.settings,
      table: viewFor(bidding, null).table,
      sheet: { series: 1, games: [], names: ['Ada', 'Ben', 'Cora'] },
      auction: {
        number: 1,
        dealer: 2,
        seats: [0, 1, 2],
        isCompulsoryRamsch: false,
        calls: [],
        bid: 0,
        declarer: null,
        announcement: null,
        spitze: false,
        kontra: [],
        kontraAsked: [],
        passes: [],
        skat: null,
        putAway: null,
      },
      play: {
        phase: 'bidding',
        toAct: [1],
        hand: HANDS[0],
        legal: null,
        asides: NO_ASIDES,
        proposal: null,
        trick: null,
        lastTrick: null,
        tricksWon: [0, 0, 0],
        pointsWon: null,
        openHand: null,
      },
      officers: null,
      result: null,
    });
    expect(view(bidding, 1).play).toMatchObject({ hand: HANDS[1], legal: { type: 'bid', above: 0 } });
    const answered = played(bidding, WON.slice(0, 1));
    expect(view(answered, 2).auction).toMatchObject({ calls: [[1, 18]], bid: 18 });
    expect(view(answered, 0).play?.legal).toEqual({ type: 'answer', value: 18 });
  });

  it('[R3.8] forehand alone is told so', () => {
    const alone = played(bidding, PASSING.slice(0, 2));
    expect(view(alone, 0).play?.legal).toEqual({ type: 'forehandAlone' });
  });

  it('the skat decision: who declares, at which bid; the skat to nobody', () => {
    const table = played(bidding, WON);
    for (const seat of [0, 1, 2] as const) {
      expect(view(table, seat).auction).toMatchObject({
        calls: CALLS,
        bid: 18,
        declarer: 0,
        skat: null,
        putAway: null,
      });
      expect(view(table, seat).play).toMatchObject({ phase: 'skatDecision', hand: HANDS[seat], toAct: [0] });
    }
    expect(view(table, 0).play?.legal).toEqual({ type: 'skatDecision' });
  });

  it('declaring after a pick-up: the twelve cards and the skat to the declarer alone', () => {
    const table = played(bidding, [...WON, move(0, { type: 'pickUpSkat' })]);
    expect(view(table, 0).play).toMatchObject({ phase: 'declaring', hand: [...HANDS[0], ...SKAT] });
    expect(view(table, 0).auction).toMatchObject({ skat: SKAT, putAway: null });
    for (const seat of [1, 2] as const) {
      expect(view(table, seat).play).toMatchObject({ hand: HANDS[seat], legal: null });
      expect(view(table, seat).auction).toMatchObject({ skat: null, putAway: null });
    }
  });

  it('[R4.3] declaring a Hand game: the skat to nobody, the declarer included', () => {
    const table = played(bidding, [...WON, move(0, { type: 'playHand' })]);
    expect(view(table, 0).play).toMatchObject({ hand: HANDS[0] });
    expect(view(table, 0).auction).toMatchObject({ skat: null });
  });

  it('playing: skat and put-away cards to the declarer alone, the announcement to all', () => {
    const table = announced({ game: 'grand', level: 'none' }, 'S7 S8');
    expect(view(table, 0).auction).toMatchObject({ skat: SKAT, putAway: pair('S7 S8') });
    for (const seat of [1, 2] as const) {
      expect(view(table, seat).auction).toMatchObject({
        announcement: { game: 'grand', level: 'none' },
        declarer: 0,
        skat: null,
        putAway: null,
      });
      expect(view(table, seat).play).toMatchObject({ phase: 'playing', hand: HANDS[seat], openHand: null });
    }
  });

  it('[R4.3] playing a Hand game: nobody knows the skat', () => {
    const table = announced({ game: 'grand', level: 'hand' }, null);
    for (const seat of [0, 1, 2] as const)
      expect(view(table, seat).auction).toMatchObject({ skat: null, putAway: null });
  });

  it.each([
    { name: 'Null Ouvert', said: { game: 'null', hand: false, ouvert: true }, discard: 'CJ SJ' },
    { name: 'Null Ouvert Hand', said: { game: 'null', hand: true, ouvert: true }, discard: null },
    { name: 'Grand ouvert', said: { game: 'grand', level: 'ouvert' }, discard: null },
  ] as const)(
    '[R4.10] $name lies open before the first card, without telling what came from the skat',
    ({ said, discard }) => {
      const table = announced(said, discard);
      const open = [...HANDS[0], ...(discard === null ? [] : SKAT)].filter(
        (one) => !cards(discard ?? '').includes(one),
      );
      const ranks = 'ATKQJ987';
      const sorted = [...open].sort(
        (a, b) =>
          'CSHD'.indexOf(a.charAt(0)) - 'CSHD'.indexOf(b.charAt(0)) ||
          ranks.indexOf(a.charAt(1)) - ranks.indexOf(b.charAt(1)),
      );
      for (const seat of [0, 1, 2] as const) expect(view(table, seat).play?.openHand).toEqual(sorted);
      const after = playedCards(table, 'HA', 0);
      expect(view(after, 2).play?.openHand).toEqual(sorted.filter((one) => one !== 'HA'));
    },
  );

  it('[R5.11] the trick, whose turn it is, and how many tricks each has', () => {
    const table = playedCards(announced({ game: 'grand', level: 'none' }, 'S7 S8'), 'CJ C7 D7 HJ', 0);
    expect(view(table, 2).play).toMatchObject({
      trick: { leader: 0, cards: cards('HJ') },
      toAct: [1],
      tricksWon: [1, 0, 0],
    });
    expect(view(table, 2).play?.hand).toEqual(HANDS[2].filter((one) => one !== 'D7'));
  });

  it('[R5.10] each may look at the last trick until playing to the next; older ones are shown to nobody', () => {
    const won = playedCards(announced({ game: 'grand', level: 'none' }, 'S7 S8'), 'CJ C7 D7', 0);
    const last = { leader: 0, cards: cards('CJ C7 D7'), winner: 0 };
    const shown = (table: TableState) =>
      ([0, 1, 2] as const).map((seat) => view(table, seat).play?.lastTrick);
    expect(shown(won)).toEqual([last, last, last]);
    expect(shown(playedCards(won, 'HJ', 0))).toEqual([null, last, last]);
    expect(shown(playedCards(won, 'HJ C8', 0))).toEqual([null, null, last]);
    const second = { leader: 0, cards: cards('HJ C8 D8'), winner: 0 };
    const later = playedCards(won, 'HJ C8 D8', 0);
    expect(shown(later)).toEqual([second, second, second]);
    expect(JSON.stringify(([0, 1, 2] as const).map((seat) => viewFor(later, seat)))).not.toContain('"C7"');
  });

  it('[R5.9 R5.11] a Null ends at once with the first trick of the declarer, and then everything is public', () => {
    const table = playedCards(
      announced({ game: 'null', hand: false, ouvert: false }, 'S7 S8'),
      'CJ CQ D7',
      0,
    );
    expect(table.stage.phase).toBe('playing');
    const lost = playedCards(announced({ game: 'null', hand: false, ouvert: false }, 'S7 S8'), 'CA C7 D7', 0);
    expect(lost.stage.phase).toBe('betweenGames');
    const result = {
      number: 1,
      dealer: 2,
      skat: SKAT,
      putAway: pair('S7 S8'),
      lastTrick: { leader: 0, cards: cards('CA C7 D7'), winner: 0 },
    };
    for (const seat of [0, 1, 2] as const) {
      expect(view(lost, seat)).toMatchObject({ auction: null, play: null, result });
      expect(view(lost, seat).sheet?.games[0]?.facts).toMatchObject({
        declarerTricks: 1,
        announcement: { game: 'null' },
      });
    }
  });

  it('[R3.9] a passed-in game shows the skat and no contract', () => {
    const table = played(bidding, PASSING);
    expect(view(table, 1).result).toEqual({
      number: 1,
      dealer: 2,
      seats: [0, 1, 2],
      skat: SKAT,
      putAway: null,
      lastTrick: null,
    });
  });

  it('[R5.11] somebody without a seat sees chairs and rules, never a game', () => {
    const table = announced({ game: 'null', hand: true, ouvert: true }, null);
    const outside = viewFor(table, null);
    expect(outside).toMatchObject({ viewer: null, sheet: null, auction: null, play: null, result: null });
    expect(JSON.stringify(outside)).not.toMatch(/"[CSHD][AKTQJ987]"/);
  });
});

describe('[R5.11] what a position knows', () => {
  it('keeps every trick, which a view does not', () => {
    const table = playedCards(announced({ game: 'grand', level: 'none' }, 'S7 S8'), 'CJ C7 D7 HJ C8 D8', 0);
    const { stage } = table;
    if (stage.phase !== 'playing' || isOfficers(stage.game.state)) throw new Error(stage.phase);
    const known = knowledgeOf(stage.game.state, 2);
    expect(known.tricks.map((trick) => trick.cards)).toEqual([cards('CJ C7 D7'), cards('HJ C8 D8')]);
    expect(known).toMatchObject({
      position: 2,
      skat: null,
      putAway: null,
      contract: { declarer: 0, bid: 18 },
    });
  });
});

describe('an update', () => {
  it('carries only the cards on the table while cards are played', () => {
    const before = announced({ game: 'grand', level: 'none' }, 'S7 S8');
    const update = viewUpdate(before, playedCards(before, 'CJ', 0), 1);
    expect(Object.keys(update).sort()).toEqual(['play', 'viewer']);
  });

  it('carries everything to a newcomer', () => {
    expect(viewUpdate(null, bidding, 1)).toEqual(viewFor(bidding, 1));
  });

  it('carries chairs and readiness alone when somebody says ready', () => {
    const before = played(bidding, PASSING);
    const after = accept(before, ADA, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    expect(Object.keys(viewUpdate(before, after, 1)).sort()).toEqual(['table', 'viewer']);
  });

  it('carries the sheet and the result when a game ends', () => {
    const before = played(bidding, PASSING.slice(0, 2));
    const after = played(before, PASSING.slice(2));
    expect(Object.keys(viewUpdate(before, after, 1)).sort()).toEqual([
      'auction',
      'play',
      'result',
      'sheet',
      'table',
      'viewer',
    ]);
  });
});

it.each([
  { dealer: 0, seat: 0, position: 2 },
  { dealer: 0, seat: 1, position: 0 },
  { dealer: 1, seat: 0, position: 1 },
  { dealer: 2, seat: 2, position: 2 },
] as const)('[R2.3] with dealer $dealer seat $seat is position $position', ({ dealer, seat, position }) => {
  expect(positionOf({ dealer, seats: seatsOf(3) }, seat)).toBe(position);
});
