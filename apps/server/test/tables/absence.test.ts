import { randomUUID } from 'node:crypto';
import { NEXT_GAME_AFTER_MS } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { TableFixture } from '../support/table-fixture.ts';
import {
  AWAY_MS,
  arrive,
  ask,
  leave,
  must,
  playGame,
  seatToAct,
  settled,
  start,
  tableWith,
} from '../support/table-fixture.ts';

/** Three people in a running game; the one on chair 2 has just gone. */
async function coraIsGone(): Promise<TableFixture> {
  const fixture = await tableWith([0, 1, 2]);
  const { room } = fixture;
  for (const seat of [0, 1, 2] as const) arrive(room, seat);
  await start(room, [0, 1, 2]);
  leave(room, 2);
  return fixture;
}

async function codeOf(reply: ReturnType<typeof ask>): Promise<string> {
  const done = await reply;
  return done.ok ? 'ok' : done.error.code;
}

describe('[R6.15] somebody is gone', () => {
  it.each([
    { type: 'letComputerPlay', seat: 2 },
    { type: 'offerSeat', seat: 2 },
    { type: 'endSeries', series: 1 },
  ] as const)('the others may $type after 60 s, not before', async (command) => {
    const { room, clock } = await coraIsGone();
    clock.pass(AWAY_MS - 1);
    expect(await codeOf(ask(room, 1, command))).toBe('notAway');
    clock.pass(1);
    expect(await codeOf(ask(room, 1, command))).toBe('ok');
  });

  it('nothing may be done about somebody who is here, or is back', async () => {
    const { room, clock } = await coraIsGone();
    clock.pass(AWAY_MS);
    arrive(room, 2);
    expect(await codeOf(ask(room, 1, { type: 'letComputerPlay', seat: 2 }))).toBe('notAway');
    expect(await codeOf(ask(room, 1, { type: 'letComputerPlay', seat: 0 }))).toBe('notAway');
  });

  it.each(['letComputerPlay', 'offerSeat'] as const)(
    'a chair that is not there is refused to %s',
    async (type) => {
      const { room } = await coraIsGone();
      expect(await codeOf(ask(room, 1, { type, seat: 3 }))).toBe('noSuchChair');
    },
  );

  it('who asks does not count as gone, connected to the table or not', async () => {
    const { room, clock } = await coraIsGone();
    arrive(room, 2);
    leave(room, 1);
    clock.pass(AWAY_MS);
    expect(await codeOf(ask(room, 1, { type: 'endSeries', series: 1 }))).toBe('notAway');
  });

  it('the host may end the series at any time', async () => {
    const { room } = await coraIsGone();
    expect(await codeOf(ask(room, 0, { type: 'endSeries', series: 1 }))).toBe('ok');
  });

  it('the computer plays on, and who comes back takes over at the next decision', async () => {
    const { room, clock } = await coraIsGone();
    clock.pass(AWAY_MS);
    await must(room, 0, { type: 'letComputerPlay', seat: 2 });
    await playGame(room, clock);
    const { stage, seats } = room.table.state;
    expect(stage.phase).toBe('betweenGames');
    expect(seats[2]?.standIn?.cardsPlayed).toBeGreaterThan(0);
    arrive(room, 2);
    await must(room, 2, { type: 'takeBack' });
    for (const seat of [0, 1, 2] as const)
      await must(room, seat, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    await settled(room);
    while (seatToAct(room) !== 2)
      await must(room, seatToAct(room) ?? 0, { type: 'act', action: { type: 'pass' } });
    clock.pass(10_000);
    await settled(room);
    expect(seatToAct(room)).toBe(2);
  });
});

describe('the host is gone', () => {
  it('the right passes on after 60 s to the next person connected', async () => {
    const fixture = await tableWith([0, 1, 2]);
    const { room, clock } = fixture;
    for (const seat of [0, 2] as const) arrive(room, seat);
    leave(room, 0);
    clock.pass(AWAY_MS - 1);
    await settled(room);
    expect(room.table.state.host).toBe(
      room.table.state.seats[0]?.occupant?.kind === 'person' ? idAt(fixture, 0) : null,
    );
    clock.pass(1);
    await settled(room);
    expect(room.table.state.host).toBe(idAt(fixture, 2));
  });

  it('it stays while nobody else is there, and passes on to whoever comes', async () => {
    const fixture = await tableWith([0, 1]);
    const { room, clock } = fixture;
    arrive(room, 0);
    leave(room, 0);
    clock.pass(2 * AWAY_MS);
    await settled(room);
    expect(room.table.state.host).toBe(idAt(fixture, 0));
    arrive(room, 1);
    clock.pass(0);
    await settled(room);
    expect(room.table.state.host).toBe(idAt(fixture, 1));
  });
});

function idAt({ room }: TableFixture, seat: 0 | 1 | 2): string | null {
  const occupant = room.table.state.seats[seat]?.occupant;
  return occupant?.kind === 'person' ? occupant.playerId : null;
}

describe('the next game', () => {
  /** Three people between the first and second game, all connected. */
  async function afterOneGame(): Promise<TableFixture> {
    const fixture = await tableWith([0, 1, 2]);
    const { room, clock } = fixture;
    for (const seat of [0, 1, 2] as const) arrive(room, seat);
    clock.pass(60_000);
    await start(room, [0, 1, 2]);
    await playGame(room, clock);
    expect(room.table.state.stage.phase).toBe('betweenGames');
    return fixture;
  }

  it('is dealt 20 s after the last one, not before', async () => {
    const { room, clock } = await afterOneGame();
    clock.pass(19_999);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('betweenGames');
    clock.pass(1);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('playing');
  });

  it('waits for whoever asks for a moment', async () => {
    const { room, clock } = await afterOneGame();
    await must(room, 1, { type: 'ready', series: 1, game: 2, readiness: 'wait' });
    clock.pass(300_000);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('betweenGames');
    await must(room, 1, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    clock.pass(0);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('playing');
  });

  it('waits while one is away, and gives 10 s to who comes back', async () => {
    const { room, clock } = await afterOneGame();
    leave(room, 1);
    clock.pass(300_000);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('betweenGames');
    arrive(room, 1);
    clock.pass(9_999);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('betweenGames');
    clock.pass(1);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('playing');
  });

  it('a restart keeps the clock, and gives 10 s', async () => {
    const { clock, restart } = await afterOneGame();
    clock.pass(15_000);
    const { room } = await restart();
    for (const seat of [0, 1, 2] as const) arrive(room, seat);
    clock.pass(9_999);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('betweenGames');
    clock.pass(1);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('playing');
  });
});

describe('computers', () => {
  it('do nothing while nobody looks, and go on when somebody comes', async () => {
    const { room, clock } = await tableWith([0]);
    await start(room, [0]);
    clock.pass(60_000);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('betweenGames');
    arrive(room, 0);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('playing');
    leave(room, 0);
    const { version } = room.table;
    clock.pass(60_000);
    await settled(room);
    expect(room.table.version).toBe(version);
    arrive(room, 0);
    await playGame(room, clock);
    expect(room.table.state.stage.phase).toBe('betweenGames');
  });

  it('finish a series with one person', async () => {
    const { room, clock } = await tableWith([1]);
    arrive(room, 1);
    await start(room, [1]);
    for (let game = 2; game <= 4; game++) {
      await playGame(room, clock);
      if (room.table.state.stage.phase === 'betweenGames')
        await must(room, 1, { type: 'ready', series: 1, game, readiness: 'ready' });
      await settled(room);
    }
    expect(room.table.state.stage).toMatchObject({ phase: 'ended', series: { number: 1 } });
  });
});

/** Anna plays two computers; Ben is here and waits for the seat of one of them. */
async function benWaits(): Promise<TableFixture> {
  const fixture = await tableWith([0]);
  const { room } = fixture;
  arrive(room, 0);
  await start(room, [0]);
  arrive(room, 1);
  await must(room, 1, { type: 'sit', seat: 1 });
  return fixture;
}

describe('[R2.12] somebody waits for a seat', () => {
  it('and gets it though the only one at the table leaves', async () => {
    const { room, clock } = await benWaits();
    await must(room, 0, { type: 'stand' });
    leave(room, 0);
    await playGame(room, clock);
    expect(room.table.state.seats[1]?.occupant).toMatchObject({ kind: 'person', name: 'Ben' });
    expect(room.table.state.stage.phase).toBe('betweenGames');
  });

  it('and may let the computer play for the only one at the table, who is gone', async () => {
    const { room, clock } = await benWaits();
    leave(room, 0);
    expect(await codeOf(ask(room, 1, { type: 'letComputerPlay', seat: 0 }))).toBe('notAway');
    clock.pass(AWAY_MS);
    expect(await codeOf(ask(room, 1, { type: 'letComputerPlay', seat: 0 }))).toBe('ok');
    await playGame(room, clock);
    expect(room.table.state.seats[1]?.occupant).toMatchObject({ kind: 'person', name: 'Ben' });
  });
});

it('[R2.10] after a void game the next one is dealt as after any other, though somebody is idle', async () => {
  const { room, clock } = await coraIsGone();
  arrive(room, 2);
  const request = {
    commandId: randomUUID(),
    version: room.table.version,
    command: { type: 'voidGame' },
  } as const;
  expect((await room.table.run({ kind: 'server' }, request)).ok).toBe(true);
  await settled(room);
  expect(room.table.state.stage.phase).toBe('betweenGames');
  clock.pass(NEXT_GAME_AFTER_MS);
  await settled(room);
  expect(room.table.state.stage.phase).toBe('playing');
});
