import { ENGINE_VERSION, openTable } from '@skat/engine';
import type { GameReply, SeriesReply } from '@skat/protocol';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NAMELESS, withoutName, withoutPauseName } from '../../src/store/maintenance/nameless.ts';
import type { Place, Store } from '../../src/store/store.ts';
import { deletePlayer, findPlayers, openStore, OperatorProblem } from '../../src/store/store.ts';
import { openEmbedded, openOperator } from '../../src/store/maintenance/operator.ts';
import { foldLog } from '../../src/tables/fold-log.ts';
import { keptRules } from '../../src/tables/kept-rules.ts';
import { keptSettings } from '../../src/tables/kept-settings.ts';
import { newDataFolder } from '../support/new-data-folder.ts';
import { startServerOn } from '../support/test-server.ts';
import { playOn, seatThree } from '../support/play.ts';
import type { TestClient } from '../support/test-client.ts';
import { findPostgres } from './databases.ts';
import { dumpOf, emptyPostgres } from './dump.ts';
import { UNKNOWN_ID, newEntry, newSeries } from './fixtures.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const quiet = (): void => undefined;

interface Home {
  readonly place: Place;
  remove(): Promise<void>;
}

const HOMES: readonly { readonly kind: string; readonly create: () => Promise<Home> }[] = [
  {
    kind: 'embedded',
    async create() {
      const dataFolder = await newDataFolder();
      const remove = () => rm(dataFolder, { recursive: true, force: true });
      return { place: { databaseUrl: null, dataFolder }, remove };
    },
  },
  {
    kind: 'postgres',
    async create() {
      const empty = await emptyPostgres();
      if (empty === null) throw new Error('PostgreSQL has gone');
      return { place: { databaseUrl: empty.url, dataFolder: '' }, remove: () => empty.drop() };
    },
  },
];
const hasPostgres = (await findPostgres()) !== null;

async function everythingIn({ databaseUrl, dataFolder }: Place): Promise<string> {
  const database = databaseUrl === null ? openEmbedded(dataFolder, quiet) : openOperator(databaseUrl);
  return JSON.stringify(await dumpOf(await database));
}

/** A snapshot made in a pause that somebody asked for who may have left since. */
async function keepPause(store: Store, tableId: string, by: string): Promise<void> {
  const row = await store.tables.findById(tableId);
  if (row === null) throw new Error('The table is gone');
  const table = openTable(row.name, keptRules(row.rules), keptSettings(row.settings));
  const snapshot = { engineVersion: ENGINE_VERSION, state: { ...table, pause: { by, since: 1 } } };
  await store.log.append(newEntry(tableId, (await store.log.headSeq(tableId)) + 1), { snapshot });
}

describe.each(HOMES.filter(({ kind }) => kind === 'embedded' || hasPostgres))(
  "deleting a player's data ($kind)",
  ({ create }) => {
    let home: Home;
    let tableId: string;
    let corasId: string;
    let people: readonly TestClient[];

    beforeAll(async () => {
      home = await create();
      const store = await openStore(home.place);
      const server = await startServerOn(store);
      const { clients, table } = await seatThree(server.url);
      const [anna, , cora] = clients;
      ({ tableId } = table);
      people = clients;
      await anna.command(tableId, { type: 'start' });
      await Promise.all(clients.map((client) => playOn(client, tableId)));
      const practice = await cora.rest('POST', '/api/practice', { preset: 'tournament', seriesLength: 3 });
      expect(practice.status).toBe(201);
      const { tableId: practiceId } = practice.body as { tableId: string };
      await cora.say(tableId, { kind: 'text', text: 'unverwechselbar' });
      await anna.say(tableId, { kind: 'text', text: 'bleibt stehen' });
      await cora.rest('POST', '/api/session/return-link');
      await cora.rest('PATCH', '/api/session', { name: 'Corinna' });
      const { body } = await cora.rest<{ player: { id: string } }>('GET', '/api/session');
      corasId = body.player.id;
      clients.forEach((client) => client.stop());
      await server.close();
      await keepPause(store, practiceId, 'Cora');
      await store.close();
    });
    afterAll(() => home.remove());

    it('finds players by the name they have now', async () => {
      expect(await findPlayers(home.place, 'Cora', quiet)).toEqual([]);
      expect(await findPlayers(home.place, 'Corinna', quiet)).toMatchObject([{ id: corasId, tables: 2 }]);
      expect(await findPlayers(home.place, 'nul\0', quiet)).toEqual([]);
    });

    it.each(['x', UNKNOWN_ID])('deletes nothing of nobody: %s', async (id) => {
      const before = await everythingIn(home.place);
      await expect(deletePlayer(home.place, id, quiet)).rejects.toBeInstanceOf(OperatorProblem);
      expect(await everythingIn(home.place)).toBe(before);
    });

    it('waits for no server: one that runs is named', async () => {
      const store = await openStore(home.place);
      await store.ping();
      await expect(deletePlayer(home.place, corasId, quiet)).rejects.toThrow(
        /Stop (the server|that one) first/,
      );
      await store.close();
    });

    it('leaves no name and no secret anywhere, and the others as they were', async () => {
      const before = await everythingIn(home.place);
      expect(before).toContain('Cora');
      expect(before).toContain('Corinna');
      const deleted = await deletePlayer(home.place, corasId, quiet);
      expect(deleted).toMatchObject({ sessions: 1, memberships: 2, chatLines: 1 });
      const after = await everythingIn(home.place);
      expect(after).not.toMatch(/\bCor(a|inna)\b|unverwechselbar/);
      expect(after).toContain('bleibt stehen');
      expect([before, after].map((text) => text.includes('"return_link":[]'))).toEqual([false, true]);
      // As whole words: a deleted secret's hash may hold these letters, too.
      const count = (text: string, name: string): number =>
        text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
      for (const name of ['Anna', 'Ben']) expect(count(after, name)).toBe(count(before, name));
    });

    it('a second time finds nothing', async () => {
      const before = await everythingIn(home.place);
      expect(await deletePlayer(home.place, corasId, quiet)).toMatchObject({ sessions: 0, memberships: 0 });
      expect(await everythingIn(home.place)).toBe(before);
    });

    it('leaves a log that replays to the same table, and sheets that the others can read', async () => {
      const store = await openStore(home.place);
      const row = await store.tables.findById(tableId);
      if (row === null) throw new Error('The table is gone');
      const folded = foldLog(
        openTable(row.name, keptRules(row.rules), keptSettings(row.settings)),
        0,
        await store.log.read(tableId, 0),
      );
      const snapshot = await store.log.latestSnapshot(tableId);
      expect(folded).toMatchObject({ brokenAt: null, isWhole: true });
      expect(JSON.stringify(folded.state)).toBe(JSON.stringify(snapshot?.state));
      expect(folded.state.stage.phase).toBe('ended');

      const server = await startServerOn(store);
      const [anna, , cora] = people;
      const asked = (client: TestClient | undefined, path: string) =>
        fetch(`${server.url}${path}`, { headers: { cookie: client?.cookie ?? '' } });
      const sheet = (await (await asked(anna, `/api/series/${tableId}/1`)).json()) as SeriesReply;
      expect(sheet.names).toEqual(['Anna', 'Ben', NAMELESS]);
      const game = (await (await asked(anna, `/api/series/${tableId}/1/games/1`)).json()) as GameReply;
      expect(game.names).toEqual(['Anna', 'Ben', NAMELESS]);
      expect((await asked(cora, `/api/series/${tableId}/1`)).status).toBe(401);
      await server.close();
      await store.close();
    });

    it('lets the table where they sat go on', async () => {
      const store = await openStore(home.place);
      const players = [{ seat: 2, playerId: corasId, name: NAMELESS }];
      const next = newEntry(tableId, (await store.log.headSeq(tableId)) + 1);
      expect(await store.log.append(next, { series: newSeries({ players }), members: [corasId] })).toBe(
        'stored',
      );
      await store.close();
    });
  },
);

it.each([
  {
    name: 'beside the id',
    value: { playerId: 'p', name: 'Cora', x: 1 },
    expected: { playerId: 'p', name: NAMELESS, x: 1 },
  },
  {
    name: 'deep',
    value: [{ a: { playerId: 'p', name: 'Cora' } }],
    expected: [{ a: { playerId: 'p', name: NAMELESS } }],
  },
  {
    name: "somebody else's",
    value: { playerId: 'q', name: 'Cora' },
    expected: { playerId: 'q', name: 'Cora' },
  },
  { name: 'a name alone', value: { name: 'Cora', host: 'p' }, expected: { name: 'Cora', host: 'p' } },
  { name: 'no object', value: [null, 1, 'p', true], expected: [null, 1, 'p', true] },
])('a value without the name: $name', ({ value, expected }) => {
  expect(JSON.stringify(withoutName(value, 'p'))).toBe(JSON.stringify(expected));
});

const seated = (playerId: string, name: string) => ({ occupant: { kind: 'person', playerId, name } });

it.each([
  { name: 'the player’s', by: 'Cora', seats: [seated('p', 'Cora')], expected: NAMELESS },
  { name: 'an earlier one of the player', by: 'Corinna', seats: [seated('q', 'Ben')], expected: NAMELESS },
  { name: 'one made distinguishable', by: 'Cora (2)', seats: [{ occupant: null }], expected: NAMELESS },
  { name: 'somebody else’s', by: 'Ben', seats: [seated('p', 'Cora')], expected: 'Ben' },
  { name: 'the same of somebody seated', by: 'Cora', seats: [seated('q', 'Cora')], expected: 'Cora' },
])('the name of who paused: $name', ({ by, seats, expected }) => {
  const traces = { playerId: 'p', names: new Set(['Cora', 'Corinna']) };
  expect(withoutPauseName({ seats, pause: { by, since: 1 } }, traces)).toEqual({
    seats,
    pause: { by: expected, since: 1 },
  });
});

it('a table that is not paused has no such name', () => {
  const state = { seats: [seated('p', 'Cora')], pause: null };
  expect(withoutPauseName(state, { playerId: 'p', names: new Set(['Cora']) })).toBe(state);
});
