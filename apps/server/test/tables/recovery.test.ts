import { describe, expect, it } from 'vitest';
import { arrive, ask, settled, tableWith } from '../support/table-fixture.ts';

const STAND = { type: 'stand' } as const;
const FIRST_RETRY_MS = 1_000;

describe('[ARCHITECTURE 4] after an unknown outcome', () => {
  it('the table finds out by itself what was stored, and shows it', async () => {
    const { store, clock, room } = await tableWith([0, 1, 2]);
    const { version } = room.table;
    const shown: number[] = [];
    room.table.onChange((change) => shown.push(change.version));
    store.faults.push('storedButUnknown');
    await ask(room, 1, STAND);
    expect(shown).toEqual([]);
    clock.pass(FIRST_RETRY_MS);
    await settled(room);
    expect(shown).toEqual([version + 1]);
    expect(room.table.state.seats[1]?.occupant).toBeNull();
  });

  it('and tries again every other second while the store is away', async () => {
    const { store, clock, room } = await tableWith([0, 1, 2]);
    store.faults.push('storedButUnknown');
    await ask(room, 1, STAND);
    store.isDown = true;
    for (let second = 0; second < 60; second++) {
      clock.pass(1_000);
      await settled(room);
    }
    const tries = store.readsRefused;
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(32);
    store.isDown = false;
    clock.pass(2_000);
    await settled(room);
    expect(room.table.state.seats[1]?.occupant).toBeNull();
  });

  it('who asks right after a try that failed is refused without another one', async () => {
    const { store, clock, room } = await tableWith([0, 1, 2]);
    store.faults.push('lost');
    await ask(room, 1, STAND);
    store.isDown = true;
    await ask(room, 1, STAND);
    const tries = store.readsRefused;
    const refused = { ok: false, error: { code: 'storeUnavailable' } };
    expect(await Promise.all([ask(room, 1, STAND), ask(room, 2, STAND)])).toEqual([refused, refused]);
    expect(store.readsRefused).toBe(tries);
    store.isDown = false;
    clock.pass(1_000);
    expect(await ask(room, 1, STAND)).toMatchObject({ ok: true });
  });

  it('who joins meanwhile is shown what was stored', async () => {
    const { store, room } = await tableWith([0, 1, 2]);
    store.faults.push('storedButUnknown');
    await ask(room, 1, STAND);
    await room.table.catchUp();
    expect(room.table.state.seats[1]?.occupant).toBeNull();
  });

  it('who joins while the store is away is not kept waiting', async () => {
    const { store, room } = await tableWith([0, 1, 2]);
    store.faults.push('storedButUnknown');
    await ask(room, 1, STAND);
    store.isDown = true;
    await room.table.catchUp();
    expect(room.table.state.seats[1]?.occupant).toMatchObject({ name: 'Ben' });
  });

  it('the game goes on by itself: a deal that was asked for is dealt', async () => {
    const { store, clock, room } = await tableWith([0]);
    arrive(room, 0);
    store.faults.push('storedButUnknown');
    await ask(room, 0, { type: 'start' });
    expect(room.table.state.stage.phase).toBe('gathering');
    clock.pass(FIRST_RETRY_MS);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('playing');
  });

  it('a table put away, or a server that stops, asks no more', async () => {
    const { store, clock, registry, room } = await tableWith([0, 1, 2]);
    store.faults.push('storedButUnknown');
    await ask(room, 1, STAND);
    await registry.close();
    store.isDown = true;
    clock.pass(60_000);
    await settled(room);
    expect(store.readsRefused).toBe(0);
  });
});
