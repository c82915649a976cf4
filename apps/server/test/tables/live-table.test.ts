import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION, replayTable, openTable } from '@skat/engine';
import type { TableEntry } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { SHORT_RULES } from '../support/play.ts';
import { arrive, ask, must, person, playGame, settled, start, tableWith } from '../support/table-fixture.ts';

const STAND = { type: 'stand' } as const;

describe('an outage', () => {
  it('a command that failed leaves no trace and can be repeated', async () => {
    const { store, room } = await tableWith([0, 1, 2]);
    const { state, version } = room.table;
    const changes: number[] = [];
    room.table.onChange((change) => changes.push(change.version));
    store.faults.push('lost');
    const commandId = randomUUID();
    expect(await ask(room, 1, STAND, commandId)).toEqual({ ok: false, error: { code: 'storeUnavailable' } });
    expect([room.table.state, room.table.version, changes]).toEqual([state, version, []]);
    expect(await ask(room, 1, STAND, commandId)).toEqual({ ok: true, value: { version: version + 1 } });
    expect(changes).toEqual([version + 1]);
  });

  it('a command that was stored all the same is found again, shown once, and not repeated', async () => {
    const { store, room } = await tableWith([0, 1, 2]);
    const { version } = room.table;
    const changes: number[] = [];
    room.table.onChange((change) => changes.push(change.version));
    store.faults.push('storedButUnknown');
    const commandId = randomUUID();
    await ask(room, 1, STAND, commandId);
    expect(await ask(room, 1, STAND, commandId)).toEqual({ ok: true, value: { version: version + 1 } });
    expect(changes).toEqual([version + 1]);
    expect(await store.log.headSeq(room.row.id)).toBe(version + 1);
  });

  it('what others ask after it meets the state that was stored', async () => {
    const { store, room } = await tableWith([0, 1, 2]);
    store.faults.push('storedButUnknown');
    await ask(room, 1, STAND);
    await must(room, 0, { type: 'addComputer', seat: 1 });
    expect(room.table.state.seats[1]?.occupant).toEqual({ kind: 'computer' });
  });
});

describe('another writer', () => {
  it('who was first wins; commands that still fit succeed after it', async () => {
    const fixture = await tableWith([0, 1, 2]);
    const other = await fixture.restart();
    await must(other.room, 1, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
    expect(
      await ask(fixture.room, 2, { type: 'ready', series: 1, game: 0, readiness: 'ready' }),
    ).toMatchObject({
      ok: true,
    });
    expect(fixture.room.table.state.seats.map(({ readiness }) => readiness)).toEqual([
      'undecided',
      'ready',
      'ready',
    ]);
  });

  it('a turn decided on an older version is stale', async () => {
    const fixture = await tableWith([0, 1, 2]);
    for (const seat of [0, 1, 2] as const) arrive(fixture.room, seat);
    await start(fixture.room, [0, 1, 2]);
    const other = await fixture.restart();
    const pass = { type: 'act', action: { type: 'pass' } } as const;
    const actors = [0, 1, 2] as const;
    const before = fixture.room.table.version;
    for (const seat of actors) await ask(other.room, seat, pass);
    expect(other.room.table.version).toBeGreaterThan(before);
    const replies = await Promise.all(actors.map((seat) => ask(fixture.room, seat, pass)));
    expect(replies.every((reply) => !reply.ok)).toBe(true);
    expect(replies).toContainEqual({
      ok: false,
      error: { code: 'staleVersion', version: other.room.table.version },
    });
    expect(fixture.room.table.state).toEqual(other.room.table.state);
  });

  it('a command stored by another process is known after a restart', async () => {
    const fixture = await tableWith([0, 1, 2]);
    const commandId = randomUUID();
    const first = await ask(fixture.room, 1, STAND, commandId);
    const { room } = await fixture.restart();
    expect(await ask(room, 1, STAND, commandId)).toEqual(first);
  });
});

describe('the log', () => {
  it('replays to the same state, with and without its snapshots', async () => {
    const { store, room, clock, restart } = await tableWith([0, 1, 2]);
    for (const seat of [0, 1, 2] as const) arrive(room, seat);
    await start(room, [0, 1, 2]);
    await playGame(room, clock);
    for (const seat of [0, 1, 2] as const)
      await must(room, seat, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    await settled(room);
    expect(room.table.state.stage.phase).toBe('playing');
    const entries = await store.log.read(room.row.id, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_entry, index) => index + 1));
    const replayed = replayTable(
      openTable('Tisch', SHORT_RULES),
      entries as unknown as readonly TableEntry[],
    );
    expect(replayed).toEqual(room.table.state);
    const again = await restart();
    expect([again.room.table.state, again.room.table.version]).toEqual([
      room.table.state,
      room.table.version,
    ]);
    expect((await store.log.latestSnapshot(room.row.id))?.seq).toBeLessThan(entries.length);
  });

  it('[R2.10] a running game that cannot be replayed is void; the finished ones and the table stay', async () => {
    const { store, room, clock, restart } = await tableWith([0, 1, 2]);
    for (const seat of [0, 1, 2] as const) arrive(room, seat);
    await start(room, [0, 1, 2]);
    await playGame(room, clock);
    for (const seat of [0, 1, 2] as const)
      await must(room, seat, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    await settled(room);
    store.tamper(room.row.id, (entries) => {
      const actor = person(0);
      const command = { type: 'act', action: { type: 'declare', announcement: { game: 'ramsch' } } };
      const seq = entries.length + 1;
      const entry = { tableId: room.row.id, seq, commandId: randomUUID(), actor, command, at: clock.now() };
      entries.push({ ...entry, engineVersion: `${ENGINE_VERSION}+` });
    });
    const again = await restart();
    const { stage } = again.room.table.state;
    expect(stage).toMatchObject({ phase: 'betweenGames', last: null });
    expect(stage.phase === 'betweenGames' ? stage.series.games : []).toHaveLength(1);
    for (const seat of [0, 1, 2] as const) arrive(again.room, seat);
    for (const seat of [0, 1, 2] as const)
      await must(again.room, seat, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    await settled(again.room);
    expect(again.room.table.state.stage).toMatchObject({ phase: 'playing', game: { number: 2 } });
    const third = await restart();
    expect(third.room.table.state).toEqual(again.room.table.state);
  });

  it('a missing entry voids the running game as well', async () => {
    const { store, room, restart } = await tableWith([0, 1, 2]);
    for (const seat of [0, 1, 2] as const) arrive(room, seat);
    await start(room, [0, 1, 2]);
    for (const seat of [0, 1, 2] as const) await ask(room, seat, { type: 'act', action: { type: 'pass' } });
    store.tamper(room.row.id, (entries) => entries.splice(-2, 1));
    const again = await restart();
    expect(again.room.table.state.stage.phase).toBe('betweenGames');
  });

  it('a table that everybody left is closed [R6.17]', async () => {
    const { store, room } = await tableWith([0, 1, 2]);
    for (const seat of [0, 1, 2] as const) arrive(room, seat);
    await start(room, [0, 1, 2]);
    for (const seat of [0, 1, 2] as const) await must(room, seat, STAND);
    await settled(room);
    expect(room.table.state.stage.phase).toBe('ended');
    expect((await store.tables.findById(room.row.id))?.closedAt).not.toBeNull();
  });
});
