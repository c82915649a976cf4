import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { StoredEntry } from '../../src/store/store.ts';
import type { TableRoom } from '../../src/tables/table-room.ts';
import type { TableFixture } from '../support/table-fixture.ts';
import { arrive, must, playGame, settled, start, tableWith } from '../support/table-fixture.ts';
import { SHORT_RULES } from '../support/play.ts';

const EVERYBODY = [0, 1, 2] as const;
const OLDER = '2';
/** What the older engine kept of a table's rules. */
const { players, scoring, seriesLength } = SHORT_RULES;

/** Three people in the second of three games. */
async function inSecondGame(): Promise<TableFixture> {
  const fixture = await tableWith(EVERYBODY);
  const { room, clock } = fixture;
  for (const seat of EVERYBODY) arrive(room, seat);
  await start(room, EVERYBODY);
  await playGame(room, clock);
  for (const seat of EVERYBODY)
    await must(room, seat, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
  await settled(room);
  return fixture;
}

/** The same table as an older engine would have left it: its rules, its entries, a snapshot nobody can read. */
async function leftByOlderEngine(
  { store, room, registry }: TableFixture,
  change: (entries: readonly StoredEntry[]) => readonly StoredEntry[],
): Promise<TableRoom> {
  const tableId = randomUUID();
  const rules = { players, scoring, seriesLength };
  const names = { name: 'Tisch', invitationToken: tableId, code: tableId, codeExpiresAt: 0 };
  await store.tables.create({ id: tableId, rules, settings: null, watchToken: null, ...names });
  for (const entry of change(await store.log.read(room.row.id, 0)))
    await store.log.append(
      { ...entry, tableId, engineVersion: OLDER },
      { snapshot: { engineVersion: OLDER, state: { seats: 'of another shape' } } },
    );
  return found(registry, tableId);
}

async function found(registry: TableFixture['registry'], tableId: string): Promise<TableRoom> {
  const room = await registry.find(tableId);
  if (room === null) throw new Error('The table is gone');
  return room;
}

/** With an action in its first game that no engine knows any more. */
function withForeignAction(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  const first = entries.findIndex(({ command }) => (command as { type: string }).type === 'act');
  return entries.map((entry, index) =>
    index === first ? { ...entry, command: { type: 'act', action: { type: 'knock' } } } : entry,
  );
}

function foreignActionAfter(entries: readonly StoredEntry[]): StoredEntry {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('The log is empty');
  const command = { type: 'act', action: { type: 'knock' } };
  return { ...last, seq: last.seq + 1, commandId: randomUUID(), command };
}

describe('a table that an older engine kept', () => {
  it('is folded from its first entry, the running game and the finished one as they were', async () => {
    const fixture = await inSecondGame();
    const room = await leftByOlderEngine(fixture, (entries) => entries);
    expect(room.table.state).toEqual(fixture.room.table.state);
    expect(room.table.version).toBe(fixture.room.table.version);
  });

  it('starts in the waiting room with its rules where its log cannot be replayed, for good', async () => {
    const fixture = await inSecondGame();
    const room = await leftByOlderEngine(fixture, withForeignAction);
    const { version } = fixture.room.table;
    expect(room.table.version).toBe(version);
    expect(room.table.state).toMatchObject({ rules: SHORT_RULES, host: null, stage: { phase: 'gathering' } });
    await must(room, 0, { type: 'sit', seat: 0 });
    const { room: again } = await restarted(fixture, room);
    expect([again.table.state, again.table.version]).toEqual([room.table.state, version + 1]);
  });

  it('[R2.10] has its running game void where that alone cannot be replayed', async () => {
    const fixture = await inSecondGame();
    const room = await leftByOlderEngine(fixture, (entries) => [...entries, foreignActionAfter(entries)]);
    expect(room.table.state.stage).toMatchObject({
      phase: 'betweenGames',
      series: { games: [{ number: 1 }] },
    });
  });

  it('starts in the waiting room also where an entry is missing', async () => {
    const fixture = await inSecondGame();
    const room = await leftByOlderEngine(fixture, (entries) => entries.filter(({ seq }) => seq !== 4));
    expect(room.table.state.stage.phase).toBe('gathering');
  });

  it('also where only a command of the waiting room cannot be replayed', async () => {
    const fixture = await tableWith(EVERYBODY);
    for (const seat of EVERYBODY) arrive(fixture.room, seat);
    await must(fixture.room, 0, { type: 'swapSeats', a: 1, b: 2 });
    await start(fixture.room, EVERYBODY);
    expect(fixture.room.table.state.stage.phase).toBe('playing');
    const room = await leftByOlderEngine(fixture, (entries) =>
      entries.map((entry) =>
        (entry.command as { type: string }).type === 'swapSeats'
          ? { ...entry, command: { type: 'drawSeats' } }
          : entry,
      ),
    );
    expect(room.table.state.stage.phase).toBe('gathering');
  });

  it('and plays on from there, before and after the next snapshot', async () => {
    const fixture = await inSecondGame();
    const room = await leftByOlderEngine(fixture, withForeignAction);
    for (const seat of EVERYBODY) await must(room, seat, { type: 'sit', seat });
    for (const seat of EVERYBODY) arrive(room, seat);
    await start(room, EVERYBODY);
    const { room: inGame } = await restarted(fixture, room);
    expect(inGame.table.state).toEqual(room.table.state);
    await playGame(room, fixture.clock);
    expect(room.table.state.stage).toMatchObject({ phase: 'betweenGames', series: { number: 1 } });
    const snapshot = await fixture.store.log.latestSnapshot(room.row.id);
    expect(snapshot?.engineVersion).toBe(ENGINE_VERSION);
    const { room: after } = await restarted(fixture, room);
    expect(after.table.state).toEqual(room.table.state);
  });

  it.each([
    ['seegerFabian', 'skwo'],
    ['seeger', 'draw'],
    ['simple', 'draw'],
  ] as const)('[R8.8] counted by %s breaks ties by %s', async (kept, tieBreak) => {
    const { store, registry } = await tableWith([0]);
    const tableId = randomUUID();
    const rules = { players, scoring: kept, seriesLength };
    const names = { name: 'Tisch', invitationToken: tableId, code: tableId, codeExpiresAt: 0 };
    await store.tables.create({ id: tableId, rules, settings: null, watchToken: null, ...names });
    const { table } = await found(registry, tableId);
    expect(table.state.rules).toEqual({ ...SHORT_RULES, scoring: kept, tieBreak });
  });
});

/** Another process that opens the table. */
async function restarted(
  { restart }: TableFixture,
  { row }: TableRoom,
): Promise<{ readonly room: TableRoom }> {
  const { registry } = await restart();
  return { room: await found(registry, row.id) };
}
