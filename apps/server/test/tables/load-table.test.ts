import { ENGINE_VERSION } from '@skat/engine';
import type { TableState } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/store/store.ts';
import type { TableFixture } from '../support/table-fixture.ts';
import { arrive, playGame, start, tableWith } from '../support/table-fixture.ts';

const OLDER = `${ENGINE_VERSION}-`;

/** Three people between the first and the second game. */
async function betweenGames(): Promise<TableFixture> {
  const fixture = await tableWith([0, 1, 2]);
  for (const seat of [0, 1, 2] as const) arrive(fixture.room, seat);
  await start(fixture.room, [0, 1, 2]);
  await playGame(fixture.room, fixture.clock);
  return fixture;
}

/** What an older engine would have kept: with another name, and without whose the columns are. */
function olderSnapshot(snapshot: Snapshot): Snapshot {
  const text = JSON.stringify({ ...(snapshot.state as TableState), name: 'Old' });
  const state = JSON.parse(text, (key, value: unknown) =>
    key === 'players' && Array.isArray(value) ? undefined : value,
  ) as TableState;
  return { ...snapshot, engineVersion: OLDER, state };
}

describe('a snapshot of another engine', () => {
  it('is not trusted: the table is folded from its first entry', async () => {
    const { store, room, restart } = await betweenGames();
    store.tamperSnapshot(room.row.id, olderSnapshot);
    const again = await restart();
    expect(again.room.table.state).toEqual(room.table.state);
    expect(again.room.table.version).toBe(room.table.version);
  });

  it('of this engine stands', async () => {
    const { store, room, restart } = await betweenGames();
    store.tamper(room.row.id, (entries) => entries.splice(4, 1));
    expect((await restart()).room.table.state).toEqual(room.table.state);
  });
});
