import { describe, expect, it } from 'vitest';

import type { Seat, TableState } from '../../src/index.ts';
import { DECK, isReady, mayDeal, sheetOf, sheetSection } from '../../src/index.ts';
import { STRONG_FOREHAND, forehandWins } from '../support/play.ts';
import { PASSING, move } from '../../proofs/moves.ts';
import { rulesOf } from '../support/setup.ts';
import { after, occupants, sit } from '../support/table-fixtures.ts';
import {
  ADA,
  BEN,
  CORA,
  DORA,
  EMIL,
  NOON,
  SERVER,
  accept,
  allReady,
  codeOf,
  dealOf,
  dealt,
  gathering,
  played,
  started,
} from '../../proofs/tables.ts';

const ADD = { type: 'addChair' } as const;
const remove = (seat: Seat) => ({ type: 'removeChair', seat }) as const;
const free = (seat: Seat) => ({ type: 'freeSeat', seat }) as const;

/** So many games passed in; seat 0 deals first. */
function passedIn(table: TableState, count: number): TableState {
  let current = table;
  for (let game = 0; game < count; game++) current = played(dealt(current, DECK, 0), PASSING);
  return current;
}

const openThree = passedIn(started({ seriesLength: 'open' }), 3);
const openFour = passedIn(started({ players: 4, seriesLength: 'open' }), 4);
const dealersOf = ({ stage }: TableState) =>
  stage.phase === 'gathering' ? [] : stage.series.games.map(({ dealer }) => dealer);

describe('[R2.12b] a fourth chair', () => {
  it('in the waiting room: last in order, and everybody is asked again', () => {
    const four = accept(allReady(gathering()), ADA, ADD);
    expect(four).toMatchObject({ chairs: [0, 1, 2, 3], rules: { players: 4 } });
    expect(occupants(four)).toEqual(['Ada', 'Ben', 'Cora', 'empty']);
    expect(four.seats.map(isReady)).toEqual([false, false, false, false]);
  });

  it('before the first game of a series of fixed length', () => {
    expect(accept(started({ seriesLength: 36 }), ADA, ADD).chairs).toEqual([0, 1, 2, 3]);
  });

  it('in an open list at the end of a round; the deal goes on among four', () => {
    const seated = after(openThree, [ADA, ADD], [DORA, sit(3)]);
    const later = passedIn(seated, 4);
    expect(dealersOf(later)).toEqual([0, 1, 2, 3, 0, 1, 2]);
    expect(later.stage).toMatchObject({
      series: { games: { 3: { seats: [0, 1, 2, 3] }, 2: { seats: [0, 1, 2] } } },
    });
  });

  it('the next game waits until somebody sits there', () => {
    const four = after(openThree, [ADA, ADD]);
    expect(mayDeal(allReady(four), NOON + 1_000_000)).toBe(false);
    const undecided = after(four, [ADA, { type: 'addComputer', seat: 3 }]);
    expect(mayDeal(undecided, NOON + 3_600_000)).toBe(false);
    const computer = after(four, [ADA, { type: 'addComputer', seat: 3 }]);
    expect(mayDeal(allReady(computer), NOON)).toBe(true);
  });

  it.each([
    { name: 'in the middle of a round', table: passedIn(openThree, 1), code: 'roundNotOver' },
    { name: 'during a game', table: dealt(openThree, DECK), code: 'wrongStage' },
    {
      name: 'in a list of fixed length after its first round',
      table: passedIn(started(), 3),
      code: 'chairsFixed',
    },
    { name: 'where four sit', table: gathering({ players: 4 }), code: 'chairsFixed' },
    {
      name: "in Officers' Skat",
      table: gathering({ players: 2, scoring: 'simple', seriesLength: 12 }),
      code: 'chairsFixed',
    },
    {
      name: 'where the length fits three only',
      table: gathering({ seriesLength: 18 }),
      code: 'lengthDoesNotFit',
    },
  ])('not $name: $code', ({ table, code }) => {
    expect(codeOf(table, ADA, ADD)).toBe(code);
  });

  it('only the host sets it', () => {
    expect(codeOf(gathering(), BEN, ADD)).toBe('notHost');
    expect(codeOf(openFour, BEN, remove(3))).toBe('notHost');
  });
});

describe('[R2.12c] four go on with three', () => {
  const withoutCora = after(openFour, [ADA, free(2)], [ADA, remove(2)]);

  it('the deal goes round among those who stay', () => {
    expect(withoutCora).toMatchObject({ chairs: [0, 1, 3], rules: { players: 3 } });
    const later = passedIn(withoutCora, 4);
    expect(dealersOf(later)).toEqual([0, 1, 2, 3, 0, 1, 3, 0]);
  });

  it('all agree by saying ready again, however long it takes', () => {
    expect(mayDeal(withoutCora, NOON)).toBe(false);
    expect(mayDeal(withoutCora, NOON + 3_600_000)).toBe(false);
    expect(mayDeal(allReady(withoutCora, [ADA, BEN]), NOON)).toBe(false);
    expect(mayDeal(allReady(withoutCora, [ADA, BEN, DORA]), NOON)).toBe(true);
  });

  it.each([
    { name: 'a chair with a person on it', table: openFour, command: remove(2), code: 'seatTaken' },
    {
      name: 'in the middle of a round',
      table: after(passedIn(openFour, 1), [ADA, free(2)]),
      command: remove(2),
      code: 'roundNotOver',
    },
    {
      name: 'where three sit',
      table: openThree,
      command: remove(2),
      code: 'chairsFixed',
    },
    { name: 'a chair that is gone', table: withoutCora, command: remove(2), code: 'chairsFixed' },
    {
      name: 'where the length fits four only',
      table: after(gathering({ players: 4, seriesLength: 4 }), [ADA, free(3)]),
      command: remove(3),
      code: 'lengthDoesNotFit',
    },
  ])('not $name: $code', ({ table, command, code }) => {
    expect(codeOf(table, ADA, command)).toBe(code);
  });

  it('[R2.12d] the list ends at the first complete round at or beyond its length', () => {
    const four = passedIn(started({ players: 4, seriesLength: 8 }), 4);
    const three = after(four, [ADA, free(2)], [ADA, remove(2)]);
    expect(passedIn(three, 3).stage.phase).toBe('betweenGames');
    expect(passedIn(three, 5).stage.phase).toBe('betweenGames');
    const ended = passedIn(three, 6);
    expect(ended.stage.phase).toBe('ended');
    expect(dealersOf(ended)).toHaveLength(10);
  });

  it('[R2.12d] the column of who left freezes and keeps the name', () => {
    const later = passedIn(withoutCora, 1);
    expect(sheetSection(later)?.names).toEqual(['Ada', 'Ben', 'Cora', 'Dora']);
  });

  it('who asked to wait is not passed over', () => {
    const [wait] = [{ type: 'ready', series: 1, game: 5, readiness: 'wait' }] as const;
    const waiting = after(openFour, [ADA, free(2)], [BEN, wait], [ADA, remove(2)]);
    expect(mayDeal(waiting, NOON + 3_600_000)).toBe(false);
  });

  it('the game after is dealt by itself again', () => {
    const later = passedIn(withoutCora, 1);
    expect(mayDeal(later, NOON + 3_600_000)).toBe(true);
  });

  it('[R2.12a] the chair of who left may be set again, at its place: a late replacement', () => {
    const again = after(withoutCora, [ADA, ADD], [EMIL, sit(2)]);
    expect(occupants(again)).toEqual(['Ada', 'Ben', 'Emil', 'Dora']);
    expect(again.chairs).toEqual([0, 1, 2, 3]);
    const ready = allReady(again, [ADA, BEN, EMIL, DORA]);
    const later = played(accept(ready, SERVER, dealOf(ready, DECK, 0)), PASSING);
    expect(sheetSection(later)?.names).toEqual(['Ada', 'Ben', 'Emil', 'Dora']);
  });
});

describe('[R2.12] a chair that nobody of the series has played on leaves no gap', () => {
  const columns = (table: TableState) => sheetSection(table)?.names;

  it('taken away in the waiting room', () => {
    const three = after(gathering({ players: 4 }), [ADA, free(1)], [ADA, remove(1)]);
    expect(three.chairs).toEqual([0, 1, 2]);
    expect(occupants(three)).toEqual(['Ada', 'Cora', 'Dora']);
  });

  it('taken away before the first game', () => {
    const three = after(started({ players: 4 }), [ADA, free(1)], [ADA, remove(1)]);
    expect(three.chairs).toEqual([0, 1, 2]);
    expect(columns(three)).toEqual(['Ada', 'Cora', 'Dora']);
    const later = passedIn(three, 1);
    expect(columns(later)).toEqual(['Ada', 'Cora', 'Dora']);
    if (later.stage.phase !== 'betweenGames') throw new Error(later.stage.phase);
    expect(sheetOf(later.stage.series.games, later.rules).foot).toHaveLength(3);
  });

  it('taken away in the series before', () => {
    const ended = after(openFour, [ADA, free(2)], [ADA, remove(2)], [ADA, { type: 'endSeries', series: 1 }]);
    expect(occupants(ended)).toEqual(['Ada', 'Ben', 'computer', 'Dora']);
    const again = after(ended, [ADA, { type: 'newSeries', series: 1 }]);
    expect(again.chairs).toEqual([0, 1, 2]);
    expect(occupants(again)).toEqual(['Ada', 'Ben', 'Dora']);
  });
});

describe('[R2.12d] bonuses depend on the number seated at each deal', () => {
  /** The dealer's left neighbour loses a clubs game by resigning. */
  const lost = (table: TableState): TableState =>
    played(dealt(table, STRONG_FOREHAND, 0), [
      ...forehandWins(18),
      move(0, { type: 'playHand' }),
      move(0, { type: 'declare', announcement: { game: 'suit', trump: 'C', level: 'hand' }, discard: null }),
      move(0, { type: 'resign' }),
    ]);

  it('30 to each of four, then 40 to each of three; a frozen column gets nothing', () => {
    const rules = { players: 4, seriesLength: 'open' } as const;
    const four = passedIn(lost(started(rules)), 3);
    const three = lost(after(four, [ADA, free(3)], [ADA, remove(3)]));
    if (three.stage.phase !== 'betweenGames') throw new Error(three.stage.phase);
    const { foot } = sheetOf(three.stage.series.games, three.rules);
    // Ben on seat 1 lost both
    expect(foot.map(({ othersLosses, lost: own }) => [othersLosses, own])).toEqual([
      [70, 0],
      [0, 2],
      [70, 0],
      [30, 0],
    ]);
  });
});

describe('[R2.4] the dealer of four', () => {
  const table = dealt(started(rulesOf({ players: 4 })), STRONG_FOREHAND, 3);
  it('sits out: may not act, and plays in the next game', () => {
    expect(codeOf(table, DORA, { type: 'act', action: { type: 'pass' } })).toBe('sitsOut');
    const next = dealt(played(table, PASSING), STRONG_FOREHAND);
    expect(codeOf(next, ADA, { type: 'act', action: { type: 'pass' } })).toBe('sitsOut');
    expect(codeOf(next, DORA, { type: 'act', action: { type: 'pass' } })).toBe('notYourTurn');
  });

  it('must be ready like the others', () => {
    const between = played(table, PASSING);
    expect(codeOf(allReady(between, [ADA, BEN, CORA]), SERVER, dealOf(between, DECK, 0))).toBe('notReady');
  });

  it('[R6.15] leaving, forfeits nothing', () => {
    const forfeiting = dealt(started(rulesOf({ players: 4, onLeave: 'forfeit' })), STRONG_FOREHAND, 3);
    const bid = played(forfeiting, forehandWins(18));
    expect(accept(bid, DORA, { type: 'stand' }).stage.phase).toBe('playing');
    expect(accept(bid, ADA, { type: 'stand' }).stage).toMatchObject({
      phase: 'betweenGames',
      series: { games: [{ facts: { ending: { kind: 'declarerForfeited' } } }] },
    });
  });

  it('[R2.4 R2.5] each of the four sits out once in a round', () => {
    expect(dealersOf(passedIn(started({ players: 4 }), 5))).toEqual([0, 1, 2, 3, 0]);
  });
});

it("[R2.13 R9.81] two take turns as dealer and elder in Officers' Skat", () => {
  const two = started(rulesOf({ players: 2, scoring: 'simple', seriesLength: 12 }));
  const table = dealt(two, DECK, 1);
  expect(table.stage).toMatchObject({ game: { dealer: 1, state: { phase: 'officersAnnouncing' } } });
  expect(codeOf(table, BEN, { type: 'act', action: { type: 'announceOfficers', game: 'C' } })).toBe(
    'notYourTurn',
  );
  expect(codeOf(table, ADA, { type: 'act', action: { type: 'announceOfficers', game: 'C' } })).toBe(
    'accepted',
  );
});
