import { describe, expect, it } from 'vitest';

import type { Actor, Card, TableCommand } from '../../src/index.ts';
import {
  DECK,
  NEXT_GAME_AFTER_MS,
  ReplayError,
  isAbandoned,
  isReady,
  isSeriesLength,
  mayDeal,
  nextGameOf,
  replayTable,
  seatOfPlayer,
} from '../../src/index.ts';
import { deckWith } from '../../proofs/cards.ts';
import { PASSING } from '../../proofs/moves.ts';
import {
  BEFORE_FIRST,
  BEN_OFFERED_BETWEEN,
  BETWEEN,
  COMPUTER_2,
  CORA_GONE,
  CORA_OFFERED,
  EMPTY,
  ENDED,
  GATHERING,
  PASS,
  PLAYING,
  PRACTICE,
  SHORT,
  after,
  computerPlays,
  occupants,
  offer,
  ready,
  sit,
} from '../support/table-fixtures.ts';
import {
  ADA,
  BEN,
  CORA,
  DORA,
  NOON,
  SERVER,
  allReady,
  codeOf,
  dealt,
  played,
  started,
} from '../../proofs/tables.ts';

describe('the waiting room', () => {
  it('the first who sits down is the host', () => {
    expect(occupants(GATHERING)).toEqual(['Ada', 'Ben', 'Cora']);
    expect(GATHERING.host).toBe('ada');
    expect(EMPTY.host).toBeNull();
  });

  it('somebody seated moves to a free chair', () => {
    const table = after(EMPTY, [ADA, sit(0)], [ADA, sit(2)]);
    expect(occupants(table)).toEqual(['empty', 'empty', 'Ada']);
    expect(table.host).toBe('ada');
  });

  it('two with one name are told apart', () => {
    const namesake: Actor = { kind: 'player', playerId: 'ada-2', name: 'Ada' };
    expect(occupants(after(EMPTY, [ADA, sit(0)], [namesake, sit(1)]))).toEqual(['Ada', 'Ada (2)', 'empty']);
  });

  it.each(['A\u200dda', 'Ada\ufe0f', '\u200bAda'])('a name that looks the same is the same: %j', (name) => {
    const lookalike: Actor = { kind: 'player', playerId: 'dora', name };
    const [, second] = occupants(after(EMPTY, [ADA, sit(0)], [lookalike, sit(1)]));
    expect(second).toBe(`${name} (2)`);
  });

  it('the host swaps seats, adds computers and frees chairs', () => {
    expect(occupants(after(GATHERING, [ADA, { type: 'swapSeats', a: 0, b: 2 }]))).toEqual([
      'Cora',
      'Ben',
      'Ada',
    ]);
    expect(occupants(after(GATHERING, [ADA, { type: 'freeSeat', seat: 1 }]))).toEqual([
      'Ada',
      'empty',
      'Cora',
    ]);
    expect(occupants(PRACTICE)).toEqual(['Ada', 'computer', 'computer']);
    expect(occupants(after(PRACTICE, [ADA, { type: 'freeSeat', seat: 1 }]))).toEqual([
      'Ada',
      'empty',
      'computer',
    ]);
    expect(occupants(after(PRACTICE, [BEN, sit(1)]))).toEqual(['Ada', 'Ben', 'computer']);
  });

  it('a host who leaves passes the right on, the last one leaves nobody', () => {
    const left = after(GATHERING, [ADA, { type: 'stand' }]);
    expect(occupants(left)).toEqual(['empty', 'Ben', 'Cora']);
    expect(left.host).toBe('ben');
    expect(after(left, [BEN, { type: 'stand' }], [CORA, { type: 'stand' }]).host).toBeNull();
  });

  it('the host starts when all others are ready; computers always are', () => {
    expect(codeOf(after(GATHERING, [BEN, ready(0)]), ADA, { type: 'start' })).toBe('notReady');
    expect(BEFORE_FIRST.stage).toMatchObject({
      phase: 'betweenGames',
      series: { number: 1, games: [], firstDealer: null },
    });
    expect(codeOf(PRACTICE, ADA, { type: 'start' })).toBe('accepted');
    expect(nextGameOf(GATHERING)).toEqual({ series: 1, game: 0 });
  });

  it.each([
    { length: 3, fits: true },
    { length: 36, fits: true },
    { length: 144, fits: true },
    { length: 147, fits: false },
    { length: 0, fits: false },
    { length: 35, fits: false },
    { length: 4.5, fits: false },
  ])('[R8.9] a series of $length games: $fits', ({ length, fits }) => {
    expect(isSeriesLength(length, 3)).toBe(fits);
  });
});

describe('dealing', () => {
  it.each([0, 1, 2] as const)('[R2.5 R2.9] lot %i deals first, then the deal moves to the left', (lot) => {
    let table = started({ seriesLength: 6 });
    const dealers: number[] = [];
    while (table.stage.phase !== 'ended') {
      table = dealt(table, DECK, lot);
      if (table.stage.phase === 'playing') dealers.push(table.stage.game.dealer);
      table = played(table, PASSING);
    }
    expect(dealers).toEqual([0, 1, 2, 3, 4, 5].map((game) => (lot + game) % 3));
  });

  it('the next game waits until all are ready, or for 20 s where nobody asks to wait', () => {
    const some = after(BETWEEN, [ADA, ready(2)]);
    expect(mayDeal(some, NOON + NEXT_GAME_AFTER_MS - 1)).toBe(false);
    expect(mayDeal(some, NOON + NEXT_GAME_AFTER_MS)).toBe(true);
    expect(mayDeal(after(some, [BEN, ready(2, 'wait')]), NOON + NEXT_GAME_AFTER_MS)).toBe(false);
    expect(mayDeal(allReady(BETWEEN), NOON)).toBe(true);
    expect(mayDeal(after(BEFORE_FIRST, [BEN, ready(1, 'undecided')]), NOON + NEXT_GAME_AFTER_MS)).toBe(false);
  });

  it('readiness is asked anew for every game', () => {
    expect(PLAYING.seats.map(isReady)).toEqual([false, false, false]);
    expect(nextGameOf(PLAYING)).toBeNull();
    expect(nextGameOf(BETWEEN)).toEqual({ series: 1, game: 2 });
  });

  it('three who say ready at the same moment all succeed', () => {
    const orders = [
      [ADA, BEN, CORA],
      [CORA, BEN, ADA],
    ];
    for (const order of orders)
      expect(mayDeal(after(BETWEEN, ...order.map((actor) => [actor, ready(2)] as const)), NOON)).toBe(true);
  });

  it('[R2.10] a void game enters nothing and the same dealer deals again', () => {
    const voided = after(PLAYING, [SERVER, { type: 'voidGame' }]);
    expect(voided.stage).toMatchObject({ phase: 'betweenGames', last: null, series: { games: [] } });
    expect(dealt(voided, DECK).stage).toMatchObject({ game: { number: 1, dealer: 2 } });
  });

  it('[R2.10 R2.12] a void game ends a series that was to end, and seats who was waiting', () => {
    const ending = after(PLAYING, [ADA, { type: 'endSeries', series: 1 }], [SERVER, { type: 'voidGame' }]);
    expect(ending.stage).toMatchObject({ phase: 'ended', series: { games: [] } });
    expect(occupants(after(CORA_OFFERED, [DORA, sit(2)], [SERVER, { type: 'voidGame' }]))).toEqual([
      'Ada',
      'Ben',
      'Dora',
    ]);
  });

  it('[R8.9] the series ends only after its last game', () => {
    expect(SHORT.stage).toMatchObject({
      phase: 'betweenGames',
      series: { games: [{ number: 1 }, { number: 2 }] },
    });
    expect(ENDED.stage).toMatchObject({
      phase: 'ended',
      endedAt: NOON,
      series: { games: [{ dealer: 2 }, { dealer: 0 }, { dealer: 1 }] },
    });
  });

  it('a new series begins in the waiting room with the same people', () => {
    const again = after(ENDED, [ADA, { type: 'newSeries', series: 1 }]);
    expect(again.stage).toEqual({ phase: 'gathering', seriesNumber: 2 });
    expect(occupants(again)).toEqual(['Ada', 'Ben', 'Cora']);
    expect(again.seats.map(isReady)).toEqual([false, false, false]);
  });
});

describe('[R2.12 R6.15] somebody is gone', () => {
  const passCora: readonly [Actor, TableCommand] = [COMPUTER_2, PASS];

  it('the others let the computer play, and who comes back takes the seat at the next decision', () => {
    const acted = after(CORA_GONE, [BEN, PASS], passCora);
    expect(occupants(acted)).toEqual(['Ada', 'Ben', 'Cora']);
    const back = after(CORA_GONE, [BEN, PASS], [CORA, { type: 'takeBack' }], [CORA, PASS]);
    expect(back.seats[2]).toMatchObject({ standIn: null, offered: false });
  });

  it('counts the cards the computer plays for a person', () => {
    const deck = deckWith('CA SA', 'CT ST', 'CK SK', '');
    const playing = after(
      dealt(BEFORE_FIRST, deck),
      [ADA, computerPlays(2)],
      [BEN, { type: 'act', action: { type: 'bid', value: 18 } }],
      [ADA, { type: 'act', action: { type: 'hold' } }],
      [BEN, PASS],
      passCora,
      [ADA, { type: 'act', action: { type: 'playHand' } }],
      [
        ADA,
        {
          type: 'act',
          action: { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null },
        },
      ],
    );
    const card = (one: Card): TableCommand => ({ type: 'act', action: { type: 'playCard', card: one } });
    const trick = after(
      playing,
      [ADA, card('CA')],
      [BEN, card('CT')],
      [COMPUTER_2, card('CK')],
      [ADA, card('SA')],
    );
    expect(trick.seats.map(({ standIn }) => standIn?.cardsPlayed ?? null)).toEqual([null, null, 1]);
  });

  it('an offered seat is taken after the running game, the column stays', () => {
    const waiting = after(CORA_OFFERED, [DORA, sit(2)]);
    expect(waiting.seats[2]).toMatchObject({ successor: { playerId: 'dora' }, offered: true });
    const seated = after(waiting, [BEN, PASS], passCora, [ADA, PASS]);
    expect(occupants(seated)).toEqual(['Ada', 'Ben', 'Dora']);
    expect(seated.seats[2]).toMatchObject({ standIn: null, offered: false, successor: null });
    expect(seatOfPlayer(seated, 'cora')).toBeNull();
  });

  it('between games an offered seat is taken at once', () => {
    expect(occupants(after(BEN_OFFERED_BETWEEN, [DORA, sit(1)]))).toEqual(['Ada', 'Dora', 'Cora']);
  });

  it('who waits for a seat may step back, and the owner may return before the game ends', () => {
    const waiting = after(CORA_OFFERED, [DORA, sit(2)]);
    expect(after(waiting, [DORA, { type: 'stand' }]).seats[2]?.successor).toBeNull();
    const returned = after(waiting, [CORA, { type: 'takeBack' }]);
    expect(returned.seats[2]).toMatchObject({
      occupant: { playerId: 'cora' },
      successor: null,
      offered: false,
      standIn: null,
    });
  });

  it('who leaves in a series is replaced by the computer and the seat is offered', () => {
    const left = after(PLAYING, [BEN, { type: 'stand' }]);
    expect(left.seats[1]).toMatchObject({
      occupant: { playerId: 'ben' },
      offered: true,
      standIn: { cardsPlayed: 0 },
    });
    expect(occupants(after(BETWEEN, [BEN, { type: 'stand' }], [DORA, sit(1)]))).toEqual([
      'Ada',
      'Dora',
      'Cora',
    ]);
  });

  it('a computer in a series gives its seat to a person, in a running game from its end', () => {
    const practice = dealt(after(PRACTICE, [ADA, { type: 'start' }]), DECK);
    expect(after(practice, [BEN, sit(1)]).seats[1]?.successor).toMatchObject({ playerId: 'ben' });
    const freed = after(BETWEEN, [ADA, { type: 'freeSeat', seat: 1 }]);
    expect(occupants(freed)).toEqual(['Ada', 'computer', 'Cora']);
    expect(occupants(after(freed, [DORA, sit(1)]))).toEqual(['Ada', 'Dora', 'Cora']);
  });

  it('the others end the series after this game, or at once between games', () => {
    const ending = after(PLAYING, [BEN, { type: 'endSeries', series: 1 }]);
    expect(ending.stage).toMatchObject({ phase: 'playing', series: { endsEarly: true } });
    expect(played(ending, PASSING).stage).toMatchObject({
      phase: 'ended',
      series: { games: [{ number: 1 }] },
    });
    expect(after(BETWEEN, [CORA, { type: 'endSeries', series: 1 }]).stage).toMatchObject({
      phase: 'ended',
      last: { number: 1 },
    });
  });

  it('computers and those they play for are always ready', () => {
    expect(mayDeal(after(BETWEEN, [ADA, computerPlays(2)], [ADA, ready(2)], [BEN, ready(2)]), NOON)).toBe(
      true,
    );
  });
});

describe('[R6.17] a table that all persons left', () => {
  it('closes its series at the last finished game and voids the running one', () => {
    const left = after(
      dealt(BETWEEN, DECK),
      [ADA, { type: 'stand' }],
      [BEN, { type: 'stand' }],
      [CORA, { type: 'stand' }],
    );
    expect(left.stage).toMatchObject({ phase: 'ended', last: null, series: { games: [{ number: 1 }] } });
    expect(isAbandoned(left)).toBe(true);
    expect(left.host).not.toBe('cora');
  });

  it('stays open while somebody waits for a seat, and closes when that one leaves too', () => {
    const waiting = after(
      PLAYING,
      [BEN, { type: 'stand' }],
      [DORA, sit(1)],
      [ADA, { type: 'stand' }],
      [CORA, { type: 'stand' }],
    );
    expect(waiting.stage.phase).toBe('playing');
    expect(after(waiting, [DORA, { type: 'stand' }]).stage.phase).toBe('ended');
  });
});

describe("the host's right", () => {
  it('is passed on by the server when the host is gone', () => {
    expect(after(PLAYING, [SERVER, { type: 'passHost', to: 1 }]).host).toBe('ben');
  });

  it.each([
    { name: 'to an empty chair', table: after(EMPTY, [ADA, sit(0)]), to: 1 as const, code: 'notAPerson' },
    { name: 'to a computer', table: PRACTICE, to: 1 as const, code: 'notAPerson' },
    { name: 'to who has it', table: GATHERING, to: 0 as const, code: 'alreadyDone' },
  ])('is not passed $name', ({ table, to, code }) => {
    expect(codeOf(table, SERVER, { type: 'passHost', to })).toBe(code);
  });

  it('passes to somebody who plays when the host leaves', () => {
    const left = after(PLAYING, [ADA, computerPlays(1)], [ADA, { type: 'stand' }]);
    expect(left.host).toBe('cora');
  });

  it('stays with a host who is replaced and comes back; a host may open a new series from an offered seat', () => {
    const replaced = after(SHORT, [BEN, offer(0)]);
    const ended = after(replaced, [BEN, { type: 'endSeries', series: 1 }]);
    const again = after(ended, [ADA, { type: 'newSeries', series: 1 }]);
    expect(occupants(again)).toEqual(['Ada', 'Ben', 'Cora']);
    expect(again.host).toBe('ada');
  });

  it('goes to whoever sits down first where it was free', () => {
    const empty = after(
      GATHERING,
      [ADA, { type: 'stand' }],
      [BEN, { type: 'stand' }],
      [CORA, { type: 'stand' }],
    );
    expect(after(empty, [DORA, sit(2)]).host).toBe('dora');
  });
});

it('a log with an entry the rules refuse cannot be replayed', () => {
  const entries = [
    { actor: ADA, command: sit(0), at: NOON },
    { actor: BEN, command: sit(0), at: NOON },
  ];
  expect(() => replayTable(EMPTY, entries)).toThrow(ReplayError);
  expect(() => replayTable(EMPTY, entries)).toThrow(/Entry 1 .*seatTaken/);
});
