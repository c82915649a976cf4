import { describe, expect, it } from 'vitest';
import type { TableFixture } from '../support/table-fixture.ts';
import {
  PEOPLE,
  arrive,
  leave,
  must,
  playGame,
  settled,
  start,
  tableWith,
} from '../support/table-fixture.ts';

const SWEEP_MS = 5 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const STAND = { type: 'stand' } as const;
const NEW_SERIES = { type: 'newSeries', series: 1 } as const;

async function isOpen({ store, room }: TableFixture): Promise<boolean> {
  return (await store.tables.findById(room.row.id))?.closedAt === null;
}

async function sweep({ clock, room }: TableFixture, times: number): Promise<void> {
  for (let done = 0; done < times; done++) {
    clock.pass(SWEEP_MS);
    await settled(room);
  }
}

/** Anna and a series she has just ended, between its first games. */
async function endedSeries(): Promise<TableFixture> {
  const fixture = await tableWith([0]);
  const { room, clock } = fixture;
  arrive(room, 0);
  await start(room, [0]);
  await playGame(room, clock);
  await must(room, 0, { type: 'endSeries', series: 1 });
  expect(room.table.state.stage.phase).toBe('ended');
  return fixture;
}

/** A table of three who have all left a running series. */
async function abandoned(): Promise<TableFixture> {
  const fixture = await tableWith([0, 1, 2]);
  const { room } = fixture;
  for (const seat of [0, 1, 2] as const) arrive(room, seat);
  await start(room, [0, 1, 2]);
  for (const seat of [0, 1, 2] as const) await must(room, seat, STAND);
  return fixture;
}

describe('a waiting room', () => {
  it('is closed when the last person leaves, and opened by whoever sits down', async () => {
    const fixture = await tableWith([0, 1]);
    await must(fixture.room, 1, STAND);
    expect(await isOpen(fixture)).toBe(true);
    await must(fixture.room, 0, STAND);
    expect(await isOpen(fixture)).toBe(false);
    await must(fixture.room, 1, { type: 'sit', seat: 0 });
    expect(await isOpen(fixture)).toBe(true);
  });
});

describe('a series that all have left [R6.17]', () => {
  it('closes its table in the same moment', async () => {
    const fixture = await abandoned();
    expect(fixture.room.table.state.stage.phase).toBe('ended');
    expect(await isOpen(fixture)).toBe(false);
  });

  it('is opened by who takes the seat back, and closed by nothing else than being left', async () => {
    const fixture = await abandoned();
    await must(fixture.room, 1, { type: 'takeBack' });
    expect(await isOpen(fixture)).toBe(true);
    await sweep(fixture, 3);
    expect(await isOpen(fixture)).toBe(true);
  });

  it('is opened again by another process', async () => {
    const fixture = await abandoned();
    const again = await fixture.restart();
    await must(again.room, 1, { type: 'takeBack' });
    expect(await isOpen(fixture)).toBe(true);
  });
});

describe('a series that has ended', () => {
  it('stays open while somebody looks at it', async () => {
    const fixture = await endedSeries();
    await sweep(fixture, 5);
    expect(await isOpen(fixture)).toBe(true);
  });

  it('closes its table when nobody has looked at it for a while, and a new series opens it', async () => {
    const fixture = await endedSeries();
    const { registry, room } = fixture;
    leave(room, 0);
    await sweep(fixture, 3);
    expect(await isOpen(fixture)).toBe(false);
    const again = await registry.find(room.row.id);
    expect(again).not.toBe(room);
    if (again === null) return;
    await must(again, 0, NEW_SERIES);
    expect(await isOpen(fixture)).toBe(true);
  });

  it('closes with the store back after an outage', async () => {
    const fixture = await endedSeries();
    leave(fixture.room, 0);
    await sweep(fixture, 1);
    fixture.store.isDown = true;
    await sweep(fixture, 2);
    fixture.store.isDown = false;
    expect(await isOpen(fixture)).toBe(true);
    await sweep(fixture, 1);
    expect(await isOpen(fixture)).toBe(false);
  });
});

describe('a running series that everybody stays away from', () => {
  /** A practice in its first game. */
  async function practice(): Promise<TableFixture> {
    const fixture = await tableWith([0]);
    arrive(fixture.room, 0);
    await start(fixture.room, [0]);
    leave(fixture.room, 0);
    return fixture;
  }

  it('closes its table after thirty days, not before', async () => {
    const fixture = await practice();
    const { clock, room, store } = fixture;
    for (let day = 0; day < 29; day++) {
      clock.pass(DAY_MS);
      await settled(room);
    }
    expect(await isOpen(fixture)).toBe(true);
    clock.pass(2 * DAY_MS);
    await settled(room);
    expect(await isOpen(fixture)).toBe(false);
    expect(await store.history.openTablesOf(PEOPLE[0])).toEqual([]);
  });

  it('and the next card opens it, even in memory all the time', async () => {
    const fixture = await practice();
    const { clock, room } = fixture;
    room.presence.connect(PEOPLE[1]);
    for (let day = 0; day < 32; day++) {
      clock.pass(DAY_MS);
      await settled(room);
    }
    expect(await isOpen(fixture)).toBe(false);
    expect(await fixture.registry.find(room.row.id)).toBe(room);
    await must(room, 0, { type: 'endSeries', series: 1 });
    expect(await isOpen(fixture)).toBe(true);
  });
});
