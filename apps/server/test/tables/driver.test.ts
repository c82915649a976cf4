import type { Seat } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { Cancel } from '../../src/clock.ts';
import { FakeClock } from '../support/fake-clock.ts';
import {
  AWAY_MS,
  PEOPLE,
  arrive,
  leave,
  must,
  seatToAct,
  settled,
  start,
  tableWith,
} from '../support/table-fixture.ts';

const RETRY_MS = 1_000;

/** Timers of the machine may come a moment before the clock has come so far. */
class HastyClock extends FakeClock {
  override after(ms: number, action: () => void): Cancel {
    return super.after(Math.max(0, ms - 2), action);
  }
}

describe("the host's right", () => {
  it('passes on though the timer comes early', async () => {
    const { room, clock } = await tableWith([0, 1], 3, {}, { clock: new HastyClock() });
    for (const seat of [0, 1] as const) arrive(room, seat);
    leave(room, 0);
    clock.pass(AWAY_MS + RETRY_MS);
    await settled(room);
    expect(room.table.state.host).toBe(PEOPLE[1]);
  });

  it('passes on once the store is back', async () => {
    const { room, clock, store } = await tableWith([0, 1]);
    for (const seat of [0, 1] as const) arrive(room, seat);
    leave(room, 0);
    store.faults.push('lost');
    clock.pass(AWAY_MS);
    await settled(room);
    expect(room.table.state.host).toBe(PEOPLE[0]);
    clock.pass(RETRY_MS);
    await settled(room);
    expect(room.table.state.host).toBe(PEOPLE[1]);
  });

  it('passes on to whoever waited for a seat, as soon as it is theirs', async () => {
    const { room, clock } = await tableWith([0]);
    arrive(room, 0);
    await start(room, [0]);
    arrive(room, 1);
    await must(room, 1, { type: 'sit', seat: 1 });
    leave(room, 0);
    clock.pass(AWAY_MS);
    await settled(room);
    expect(room.table.state.host).toBe(PEOPLE[0]);
    await must(room, 1, { type: 'letComputerPlay', seat: 0 });
    for (let pause = 0; pause < 100 && room.table.state.stage.phase === 'playing'; pause++) {
      clock.pass(2_000);
      await settled(room);
    }
    clock.pass(RETRY_MS);
    await settled(room);
    expect(room.table.state.host).toBe(PEOPLE[1]);
  });
});

describe("a computer's pause", () => {
  const LONGEST_PAUSE_MS = 5_000;

  it('does not begin again when something else at the table changes', async () => {
    const { room, clock } = await tableWith([0]);
    arrive(room, 0);
    await start(room, [0]);
    while (seatToAct(room) === 0) {
      await must(room, 0, { type: 'act', action: { type: 'pass' } });
      await settled(room);
    }
    const waiting = seatToAct(room) as Seat;
    arrive(room, 1);
    const other = waiting === 1 ? 2 : 1;
    for (let passed = 0; passed < LONGEST_PAUSE_MS && seatToAct(room) === waiting; passed += 100) {
      clock.pass(100);
      await settled(room);
      if (seatToAct(room) !== waiting) break;
      await must(room, 1, { type: 'sit', seat: other });
      await must(room, 1, { type: 'stand' });
    }
    expect(seatToAct(room)).not.toBe(waiting);
  });
});
