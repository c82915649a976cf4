import { describe, expect, it } from 'vitest';

import type { Action, Actor, Seat, TableCommand, TableState } from '../../src/index.ts';
import { DECK, applyCommand, isExpired, legalActions, seatAt, timeLeft } from '../../src/index.ts';
import {
  ADA,
  BEN,
  CORA,
  NOON,
  SERVER,
  accept,
  actorOn,
  codeOf,
  dealt,
  played,
  started,
} from '../../proofs/tables.ts';
import { cardOf, move } from '../../proofs/moves.ts';

const SECOND = 1000;
const PASS: Action = { type: 'pass' };

/** Cora deals: Ada is forehand, Ben speaks first. */
const CLOCKED = dealt(started({}, { decisionSeconds: 25 }), DECK);

function act(action: Action): TableCommand {
  return { type: 'act', action };
}

function timeOut(seat: Seat, action: Action = PASS): TableCommand {
  return { type: 'timeOut', seat, action };
}

type Step = readonly [seconds: number, actor: Actor, command: TableCommand];

function after(table: TableState, ...steps: readonly Step[]): TableState {
  return steps.reduce(
    (before, [s, actor, command]) => accept(before, actor, command, NOON + s * SECOND),
    table,
  );
}

/** Seconds left of decision and reserve. */
function left(table: TableState, seat: Seat, seconds: number): readonly (number | null)[] {
  const time = timeLeft(table, seat, NOON + seconds * SECOND);
  if (time === null) return [];
  return [time.decisionMs === null ? null : time.decisionMs / SECOND, time.reserveMs / SECOND];
}

describe('[R6.14] the clock', () => {
  it('runs for who is asked, decision first, then the reserve', () => {
    expect(left(CLOCKED, 1, 0)).toEqual([25, 60]);
    expect(left(CLOCKED, 1, 10)).toEqual([15, 60]);
    expect(left(CLOCKED, 1, 30)).toEqual([0, 55]);
    expect(left(CLOCKED, 1, 85)).toEqual([0, 0]);
    expect(left(CLOCKED, 0, 30)).toEqual([null, 60]);
  });

  it.each([
    [24, 60],
    [25, 60],
    [40, 45],
    [84, 1],
    [300, 0],
  ])('a decision after %i s leaves a reserve of %i s for the rest of the game', (seconds, reserve) => {
    const bidden = after(CLOCKED, [seconds, BEN, act({ type: 'bid', value: 18 })]);
    expect(left(bidden, 1, seconds + 1)).toEqual([null, reserve]);
    expect(left(bidden, 0, seconds + 1)).toEqual([24, 60]);
  });

  it('begins anew with every decision', () => {
    const held = after(CLOCKED, [1, BEN, act({ type: 'bid', value: 18 })], [2, ADA, act({ type: 'hold' })]);
    expect(left(held, 1, 12)).toEqual([15, 60]);
  });

  it('every game has its reserve', () => {
    const used = after(CLOCKED, [60, BEN, act(PASS)], [61, CORA, act(PASS)], [62, ADA, act(PASS)]);
    expect(left(dealt(used, DECK), 1, 0)).toEqual([null, 60]);
  });

  it('does not run at a table without one', () => {
    expect(timeLeft(dealt(started(), DECK), 1, NOON)).toBeNull();
  });

  it('does not run for the computer', () => {
    const away = after(CLOCKED, [5, ADA, { type: 'letComputerPlay', seat: 1 }]);
    expect(left(away, 1, 50)).toEqual([null, 60]);
    expect(left(after(away, [50, BEN, { type: 'takeBack' }]), 1, 51)).toEqual([24, 60]);
  });

  it('stands in a pause and goes on where it stood', () => {
    const paused = after(CLOCKED, [20, CORA, { type: 'pause' }]);
    expect(left(paused, 1, 500)).toEqual([5, 60]);
    const resumed = after(paused, [500, ADA, { type: 'resume' }]);
    expect(left(resumed, 1, 510)).toEqual([0, 55]);
  });

  it('of who takes the seat back in a pause begins when it ends', () => {
    const paused = after(
      CLOCKED,
      [5, ADA, { type: 'letComputerPlay', seat: 1 }],
      [6, ADA, { type: 'pause' }],
      [40, BEN, { type: 'takeBack' }],
      [90, ADA, { type: 'resume' }],
    );
    expect(left(paused, 1, 91)).toEqual([24, 60]);
  });
});

/** Ben has announced Grand Hand; Ada leads. */
const GRAND_HAND = played(CLOCKED, [
  move(1, { type: 'bid', value: 18 }),
  move(0, PASS),
  move(2, PASS),
  move(1, { type: 'playHand' }),
  move(1, { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null }),
]);

describe('[R6.14] a time that has run out', () => {
  it.each([
    [0, 'notExpired'],
    [84.999, 'notExpired'],
    [85, 'accepted'],
    [1000, 'accepted'],
  ])('after %d s the time-out is %s', (seconds, code) => {
    expect(codeOf(CLOCKED, SERVER, timeOut(1), NOON + seconds * SECOND)).toBe(code);
  });

  it('of somebody who is not asked changes nothing', () => {
    expect(codeOf(CLOCKED, SERVER, timeOut(0), NOON + 1000 * SECOND)).toBe('notExpired');
  });

  it('passes in the bidding', () => {
    const passed = after(CLOCKED, [85, SERVER, timeOut(1)]);
    expect(left(passed, 2, 86)).toEqual([24, 60]);
    expect(left(passed, 1, 86)).toEqual([null, 0]);
    expect(seatAt(passed, 1)).toMatchObject({ expiries: 1, standIn: null });
  });

  it('a second one in a row lets the computer play until the person is back', () => {
    const taken = after(
      CLOCKED,
      [85, SERVER, timeOut(1)],
      [86, CORA, act(PASS)],
      [87, ADA, act({ type: 'bid', value: 18 })],
      [88, ADA, act({ type: 'playHand' })],
      [89, ADA, act({ type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null })],
    );
    const led = played(taken, [firstCard(taken, 0)]);
    const over = after(led, [200, SERVER, timeOut(1, firstCard(led, 1).action)]);
    expect(seatAt(over, 1)).toMatchObject({ expiries: 2, standIn: { cardsPlayed: 1 } });
    expect(seatAt(after(over, [300, BEN, { type: 'takeBack' }]), 1)).toMatchObject({
      expiries: 0,
      standIn: null,
    });
  });

  it('of the last person who plays pauses the series instead', () => {
    const alone = after(
      CLOCKED,
      [1, ADA, { type: 'letComputerPlay', seat: 2 }],
      [2, BEN, { type: 'letComputerPlay', seat: 0 }],
    );
    const once = withExpiries(alone, 1, 1);
    const over = after(once, [200, SERVER, timeOut(1)]);
    expect(over.pause).toEqual({ by: 'Ben', since: NOON + 200 * SECOND });
    expect(seatAt(over, 1)).toMatchObject({ standIn: null, expiries: 2 });
  });

  it('a decision in time between two is no row', () => {
    const table = after(
      CLOCKED,
      [1, BEN, act({ type: 'bid', value: 18 })],
      [86, SERVER, timeOut(0)],
      [87, CORA, act({ type: 'bid', value: 20 })],
    );
    expect(seatAt(table, 0).expiries).toBe(1);
    expect(
      seatAt(after(dealtAgain(table), [1, BEN, act({ type: 'bid', value: 18 })], [2, ADA, act(PASS)]), 0)
        .expiries,
    ).toBe(0);
  });

  it.each([
    ['bidding', CLOCKED, 1, { type: 'bid', value: 18 }],
    ['a card that is not legal', GRAND_HAND, 0, { type: 'playCard', card: notHeldBy(GRAND_HAND, 0) }],
  ] as const)('whatever else the server decides in %s is its bug', (_name, table, seat, action) => {
    expect(() => applyCommand(table, SERVER, timeOut(seat, action), NOON + 900 * SECOND)).toThrow(/time-out/);
  });

  it('a pause stops it', () => {
    const paused = after(CLOCKED, [84, ADA, { type: 'pause' }]);
    expect(isExpired(paused, 1, NOON + 1000 * SECOND)).toBe(false);
    expect(codeOf(paused, SERVER, timeOut(1), NOON + 1000 * SECOND)).toBe('paused');
    const resumed = after(paused, [1000, BEN, { type: 'resume' }]);
    expect(codeOf(resumed, SERVER, timeOut(1), NOON + 1000 * SECOND)).toBe('notExpired');
    expect(codeOf(resumed, SERVER, timeOut(1), NOON + 1001 * SECOND)).toBe('accepted');
  });
});

function stateOf({ stage }: TableState) {
  if (stage.phase !== 'playing' || stage.game.state.phase !== 'playing')
    throw new Error('No cards are played');
  return stage.game.state;
}

function firstCard(table: TableState, position: 0 | 1) {
  const legal = legalActions(stateOf(table), position);
  const first = legal?.type === 'playCard' ? legal.cards[0] : undefined;
  if (first === undefined) throw new Error('No card is asked for');
  return cardOf(position, first);
}

function notHeldBy(table: TableState, position: 0 | 1) {
  const held = stateOf(table).hands[position];
  return DECK.find((card) => !held.includes(card)) ?? 'CJ';
}

function withExpiries(table: TableState, seat: Seat, expiries: number): TableState {
  const seats = table.seats.map((state, index) => (index === seat ? { ...state, expiries } : state));
  return { ...table, seats };
}

/** The running game is void, the same dealer deals again. */
function dealtAgain(table: TableState): TableState {
  return dealt(accept(table, SERVER, { type: 'voidGame' }), DECK);
}

describe('a pause', () => {
  it.each([
    ['in a game', CLOCKED],
    ['between games', started({}, { decisionSeconds: 25 })],
  ])('%s is asked for by anybody and lifted by anybody', (_name, table) => {
    const paused = after(table, [1, BEN, { type: 'pause' }]);
    expect(paused.pause).toEqual({ by: 'Ben', since: NOON + SECOND });
    expect(after(paused, [9, CORA, { type: 'resume' }]).pause).toBeNull();
  });

  it('ends with the series', () => {
    const paused = after(started(), [1, BEN, { type: 'pause' }]);
    const ended = after(paused, [2, ADA, { type: 'endSeries', series: 1 }]);
    expect(ended).toMatchObject({ pause: null, stage: { phase: 'ended' } });
  });

  it('does not let the time until the next deal run', () => {
    const paused = after(started(), [1, BEN, { type: 'pause' }], [600, BEN, { type: 'resume' }]);
    expect(paused.stage).toMatchObject({ since: NOON + 599 * SECOND });
  });

  it('people may come, go and be replaced meanwhile', () => {
    const paused = after(CLOCKED, [1, BEN, { type: 'pause' }]);
    expect(codeOf(paused, ADA, { type: 'letComputerPlay', seat: 2 })).toBe('accepted');
    expect(codeOf(paused, CORA, { type: 'stand' })).toBe('accepted');
    expect(codeOf(paused, actorOn(paused, 1), { type: 'act', action: PASS })).toBe('paused');
  });
});
