import { describe, expect, it } from 'vitest';

import type {
  BockTrigger,
  GameFacts,
  PlayedFacts,
  Seat,
  TrumpGame,
  TrumpGameFacts,
} from '../../src/index.ts';
import { nextTerms, sheetOf } from '../../src/index.ts';
import { PLAIN_GAME, matadors, shares, trumpAnnouncement, trumpGame } from '../support/facts.ts';
import { declaredBy, seriesOf } from '../support/lines.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';

const withBock = (trigger: BockTrigger, change: RulesChange = {}) =>
  rulesOf({ kontra: { enabled: true }, bock: { enabled: true, triggers: [trigger] }, ...change });

/** Whether the last of these lines begins a Bock round, the others none. */
function fires(trigger: BockTrigger, lines: readonly GameFacts[], change: RulesChange = {}): boolean {
  const rules = withBock(trigger, change);
  const games = seriesOf(rules.players, lines);
  expect(nextTerms(games.slice(0, -1), rules).bock).toBe(0);
  return nextTerms(games, rules).bock === 1;
}

const nullGame = (declarerTricks: 0 | 1): PlayedFacts => ({
  ...PLAIN_GAME,
  ...shares(declarerTricks === 0 ? 0 : 60, declarerTricks),
  announcement: { game: 'null', hand: false, ouvert: false },
  matadors: null,
});
const grand = trumpAnnouncement('grand');
const grandHand = (level: 'hand' | 'schneider') => trumpAnnouncement('grand', level);
const RAMSCH: GameFacts = {
  kind: 'ramsch',
  trickPoints: [50, 40, 16],
  skatPoints: 14,
  winners: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2],
  pushes: 0,
  bock: 0,
};

/** Games that all seat 1 declares, the deal going round from seat 0. */
const bySeat1 = (...games: readonly PlayedFacts[]): readonly PlayedFacts[] =>
  games.map((facts, index) => declaredBy(facts, { players: 3, dealer: (index % 3) as Seat, seat: 1 }));
/** A game of a level, by its base value and that level. */
const won = (game: TrumpGame, level: number): TrumpGameFacts =>
  trumpGame({ announcement: trumpAnnouncement(game), matadors: matadors(level - 1) });
const lost = (game: TrumpGame, level: number): TrumpGameFacts => ({ ...won(game, level), ...shares(50, 5) });

describe('[R9.50] what begins a Bock round', () => {
  it.each<{ trigger: BockTrigger; name: string; lines: readonly GameFacts[]; does: boolean }>([
    { trigger: 'split60', name: '60:60 in a suit game', lines: [trumpGame(shares(60, 5))], does: true },
    { trigger: 'split60', name: '60 points in a Null', lines: [nullGame(1)], does: false },
    {
      trigger: 'split60',
      name: '60:60 in a game that was resigned',
      lines: [trumpGame({ ...shares(60, 5), ending: { kind: 'resigned' } })],
      does: false,
    },
    {
      trigger: 'split60',
      name: '60:60 by the rest that a defender claimed',
      lines: [trumpGame({ ...shares(60, 5), ending: { kind: 'restClaimed' } })],
      does: false,
    },
    {
      trigger: 'declarerSchneider',
      name: 'a game won with 90',
      lines: [trumpGame(shares(90, 8))],
      does: false,
    },
    { trigger: 'declarerSchneider', name: 'a lost Null', lines: [nullGame(1)], does: false },
    {
      trigger: 'declarerSchneider',
      name: 'resigned at 90 of the defenders',
      lines: [trumpGame({ ...shares(10, 1), defenderPoints: 90, ending: { kind: 'resigned' } })],
      does: true,
    },
    {
      trigger: 'declarerSchneider',
      name: 'resigned at 20:70',
      lines: [trumpGame({ ...shares(20, 2), defenderPoints: 70, ending: { kind: 'resigned' } })],
      does: false,
    },
    { trigger: 'lostGrand', name: 'a lost suit game', lines: [trumpGame(shares(50, 5))], does: false },
    {
      trigger: 'lostGrand',
      name: 'a lost Grand',
      lines: [trumpGame({ announcement: grand, ...shares(50, 5) })],
      does: true,
    },
    {
      trigger: 'wonGrandHand',
      name: 'Grand Hand with Schneider announced',
      lines: [trumpGame({ announcement: grandHand('schneider'), ...shares(95, 9) })],
      does: true,
    },
    {
      trigger: 'wonGrandHand',
      name: 'a lost Grand Hand',
      lines: [trumpGame({ announcement: grandHand('hand'), ...shares(50, 5) })],
      does: false,
    },
    {
      trigger: 'kontraLost',
      name: 'lost after Re',
      lines: [trumpGame({ ...shares(50, 5), kontra: 2 })],
      does: true,
    },
    { trigger: 'kontraLost', name: 'lost without Kontra', lines: [trumpGame(shares(50, 5))], does: false },
    { trigger: 'valueAtLeast72', name: 'a lost game of 72', lines: [lost('C', 6)], does: true },
    { trigger: 'valueAtLeast72', name: 'a game of 70', lines: [won('H', 7)], does: false },
    { trigger: 'valueAtLeast96', name: 'a lost game of 96', lines: [lost('C', 8)], does: true },
    { trigger: 'passedOut', name: 'a compulsory Ramsch', lines: [RAMSCH], does: false },
    {
      trigger: 'totalRepdigit',
      name: '-222',
      lines: bySeat1(lost('S', 6), lost('D', 5)),
      does: true,
    },
    {
      trigger: 'totalMultipleOf100',
      name: 'a total of 0',
      lines: bySeat1(won('C', 4), lost('C', 2)),
      does: false,
    },
    {
      trigger: 'totalRepdigit',
      name: 'a total of 0',
      lines: bySeat1(won('C', 4), lost('C', 2)),
      does: false,
    },
    { trigger: 'totalRepdigit', name: 'a total of 99', lines: bySeat1(won('S', 9)), does: false },
    { trigger: 'totalRepdigit', name: '111', lines: bySeat1(won('S', 6), won('D', 5)), does: true },
  ])('$trigger, $name: $does', ({ trigger, lines, does }) => {
    expect(fires(trigger, lines)).toBe(does);
  });
});

describe('[R9.50] the totals that are looked at', () => {
  const hundred = withBock('totalMultipleOf100');
  const by = (seat: Seat, dealer: Seat, facts: PlayedFacts, players: 3 | 4 = 3) =>
    declaredBy(facts, { players, dealer, seat });

  it('only those that this game changed', () => {
    const lines = [
      by(1, 0, won('H', 10)),
      by(2, 1, won('C', 2)),
      by(2, 2, won('C', 2)),
      by(2, 0, won('C', 2)),
    ];
    expect(nextTerms(seriesOf(3, lines.slice(0, 1)), hundred).bock).toBe(1);
    expect(nextTerms(seriesOf(3, lines), hundred).bock).toBe(0);
  });

  it('the simple ones, where Bierlachs is counted', () => {
    const bierlachs = { scoring: 'bierlachs', seriesLength: 'open' } as const;
    const rules = withBock('totalMultipleOf100', bierlachs);
    const others = seriesOf(3, [by(1, 0, won('C', 5)), by(2, 1, won('H', 4))]);
    expect(sheetOf(others, rules).foot[0]?.total).toBe(-100);
    expect(nextTerms(others, rules).bock).toBe(0);
    const own = seriesOf(3, [by(1, 0, won('C', 5)), by(1, 1, won('H', 4))]);
    expect(sheetOf(own, rules).foot.map(({ total }) => total)).toEqual([-100, 0, -100]);
    expect(nextTerms(own, rules).bock).toBe(1);
  });

  it('[R2.12] of a seat whose chair was away for a round as well', () => {
    const rules = withBock('totalMultipleOf100', { players: 4, seriesLength: 'open' });
    const first = by(3, 0, won('C', 5), 4);
    const last = by(3, 0, won('H', 4), 4);
    const passed = { kind: 'passedIn' } as const;
    const four = seriesOf(4, [first, passed, passed, passed]);
    const three = seriesOf(3, [passed, passed, passed]);
    const games = [...four, ...three, ...seriesOf(4, [last])];
    expect(sheetOf(games, rules).foot[3]?.points).toBe(100);
    expect(nextTerms(games, rules).bock).toBe(1);
  });
});
