import type { Seat } from '@skat/engine';
import { at, seatAt } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { arrive, ask, leave, must, seatToAct, settled, start, tableWith } from '../support/table-fixture.ts';
import type { TableFixture } from '../support/table-fixture.ts';

const SECOND = 1000;
const WHOLE_TIME = 85 * SECOND;
const EVERYBODY = [0, 1, 2] as const;

/** A first game just dealt to people who all are here, 25 s a decision. */
async function dealtAtClock(people: readonly Seat[] = EVERYBODY): Promise<TableFixture> {
  const settings = { decisionSeconds: 25, spectators: false } as const;
  const fixture = await tableWith(people, 3, {}, { settings });
  for (const seat of people) arrive(fixture.room, seat);
  await start(fixture.room, people);
  return fixture;
}

function toAct({ room }: Pick<TableFixture, 'room'>): Seat {
  const seat = seatToAct(room);
  if (seat === null) throw new Error('Nobody is asked');
  return seat;
}

async function pass({ clock, room }: Pick<TableFixture, 'clock' | 'room'>, ms: number): Promise<void> {
  clock.pass(ms);
  await settled(room);
}

const secondsLeft = ({ room }: Pick<TableFixture, 'room'>, seat: Seat): number => {
  const left = at(room.clockMessage()?.seats ?? [], seat);
  return ((left.decisionMs ?? 0) + left.reserveMs) / SECOND;
};

describe('[R6.14] at a table with a clock', () => {
  it('the server decides when the time of a seat has run out, and not before', async () => {
    const fixture = await dealtAtClock();
    const { version } = fixture.room.table;
    const first = toAct(fixture);
    await pass(fixture, WHOLE_TIME - 1);
    expect(fixture.room.table.version).toBe(version);
    await pass(fixture, 1);
    expect(fixture.room.table.version).toBe(version + 1);
    expect(toAct(fixture)).not.toBe(first);
  });

  it('everybody is told what is left', async () => {
    const fixture = await dealtAtClock();
    const seat = toAct(fixture);
    await pass(fixture, 30 * SECOND);
    expect(fixture.room.clockMessage()).toMatchObject({
      version: fixture.room.table.version,
      isRunning: true,
    });
    expect(fixture.room.clockMessage()?.seats[seat]).toEqual({ decisionMs: 0, reserveMs: 55 * SECOND });
  });

  it('nothing is told at a table without one', async () => {
    const { room } = await tableWith(EVERYBODY);
    expect(room.clockMessage()).toBeNull();
  });

  it('a whole series goes by though nobody ever decides: first the computer plays, then it waits for the last', async () => {
    const fixture = await dealtAtClock();
    const { room } = fixture;
    for (let turn = 0; turn < 12 && room.table.state.pause === null; turn++) await pass(fixture, WHOLE_TIME);
    expect(room.table.state.pause).not.toBeNull();
    const replaced = EVERYBODY.filter((seat) => seatAt(room.table.state, seat).standIn !== null);
    expect(replaced).toHaveLength(2);
    const { version } = room.table;
    await pass(fixture, 100 * WHOLE_TIME);
    expect(room.table.version).toBe(version);
  });

  it('a pause stops clock, computers and deal', async () => {
    const fixture = await dealtAtClock();
    await pass(fixture, 20 * SECOND);
    await must(fixture.room, 0, { type: 'pause' });
    const { version } = fixture.room.table;
    await pass(fixture, 1000 * SECOND);
    expect(fixture.room.table.version).toBe(version);
    expect(fixture.room.clockMessage()).toMatchObject({ isRunning: false });
    await must(fixture.room, 1, { type: 'resume' });
    expect(secondsLeft(fixture, toAct(fixture))).toBe(65);
  });

  it('time that passed while nobody was here is no time: 10 s at least are given back', async () => {
    const fixture = await dealtAtClock();
    const { room } = fixture;
    const seat = toAct(fixture);
    for (const one of EVERYBODY) leave(room, one);
    const { version } = room.table;
    await pass(fixture, 200 * SECOND);
    expect(room.table.version).toBe(version);
    for (const one of EVERYBODY) arrive(room, one);
    expect(secondsLeft(fixture, seat)).toBe(10);
    await pass(fixture, 10 * SECOND - 1);
    expect(room.table.version).toBe(version);
    await pass(fixture, 1);
    expect(room.table.version).toBe(version + 1);
  });

  it('10 s at least are left after a restart, from the stored times', async () => {
    const fixture = await dealtAtClock();
    const seat = toAct(fixture);
    await pass(fixture, 80 * SECOND);
    fixture.room.stop();
    const { room } = await fixture.restart();
    for (const one of EVERYBODY) arrive(room, one);
    expect(secondsLeft({ room }, seat)).toBe(10);
    await pass({ clock: fixture.clock, room }, 4 * SECOND);
    expect(secondsLeft({ room }, seat)).toBe(6);
  });

  it('a restart gives nothing to who has time enough', async () => {
    const fixture = await dealtAtClock();
    const seat = toAct(fixture);
    await pass(fixture, 30 * SECOND);
    fixture.room.stop();
    const { room } = await fixture.restart();
    for (const one of EVERYBODY) arrive(room, one);
    expect(secondsLeft({ room }, seat)).toBe(55);
  });

  it('10 s at least are left after an outage, and everybody is told', async () => {
    const fixture = await dealtAtClock();
    const { room, store, registry } = fixture;
    const seat = toAct(fixture);
    const told: number[] = [];
    registry.onRecovery((recovered) => told.push(secondsLeft({ room: recovered }, seat)));
    store.isDown = true;
    await pass(fixture, WHOLE_TIME);
    store.isDown = false;
    const { version } = room.table;
    for (let tries = 0; tries < 40 && told.length === 0; tries++) await pass(fixture, SECOND);
    expect(told).toEqual([10]);
    expect(room.table.version).toBe(version);
    await pass(fixture, 10 * SECOND);
    expect(room.table.version).toBe(version + 1);
  });

  it('a decision in the last moment counts', async () => {
    const fixture = await dealtAtClock();
    const seat = toAct(fixture);
    await pass(fixture, WHOLE_TIME - 1);
    expect(await ask(fixture.room, seat, { type: 'act', action: { type: 'pass' } })).toMatchObject({
      ok: true,
    });
    await pass(fixture, 20 * SECOND);
    expect(seatAt(fixture.room.table.state, seat).expiries).toBe(0);
  });

  it('computers beside people are not timed', async () => {
    const fixture = await dealtAtClock([0, 1]);
    for (let turn = 0; turn < 60; turn++) {
      await pass(fixture, SECOND);
      if (fixture.room.table.state.stage.phase !== 'playing') break;
      const seat = seatToAct(fixture.room);
      if (seat === 0 || seat === 1) break;
    }
    expect(fixture.room.clockMessage()?.seats[2]).toMatchObject({ decisionMs: null });
  });
});
