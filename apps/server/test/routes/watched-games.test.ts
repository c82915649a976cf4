import { PLAIN_SETTINGS } from '@skat/engine';
import type { ErrorReply, GameReply } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { SHORT_RULES, eagerPlayer, playOn, playUntil, seatEverybody } from '../support/play.ts';
import type { SeenTable } from '../support/test-client.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
let players: readonly TestClient[] = [];

afterEach(async () => {
  for (const client of players) client.stop();
  players = [];
  await server.close();
});

async function watchedTable() {
  server = await startServer();
  const { clients, table } = await seatEverybody(server.url, SHORT_RULES, {
    ...PLAIN_SETTINGS,
    spectators: true,
  });
  players = clients;
  const olga = await new TestClient(server.url, 'Olga').enter();
  return { clients, tableId: table.tableId, watch: table.watch ?? '', olga };
}

type Watched = Awaited<ReturnType<typeof watchedTable>>;

function pathTo({ watch }: Watched, series: number, line: number): string {
  return `/api/watch/${watch}/series/${series}/games/${line}`;
}

async function refused(client: TestClient, path: string) {
  const { status, body } = await client.rest<ErrorReply>('GET', path);
  return [status, body.error.code];
}

describe('finished games by the link for spectators', () => {
  it('each is told as the members are told it', async () => {
    const watched = await watchedTable();
    const { clients, tableId, olga } = watched;
    await Promise.all(clients.map((client) => playOn(client, tableId)));
    for (const line of [1, 2, 3]) {
      const { status, body } = await olga.rest<GameReply>('GET', pathTo(watched, 1, line));
      const member = await clients[0]?.rest<GameReply>('GET', `/api/series/${tableId}/1/games/${line}`);
      expect([status, body]).toEqual([200, member?.body]);
      expect(body).toMatchObject({ line, names: ['Anna', 'Ben', 'Cora'] });
    }
    expect(await refused(olga, pathTo(watched, 1, 4))).toEqual([404, 'gameNotFound']);
    expect(await refused(olga, pathTo(watched, 2, 1))).toEqual([404, 'seriesNotFound']);
    expect(await refused(olga, `/api/series/${tableId}/1/games/1`)).toEqual([404, 'seriesNotFound']);
  });

  it('[R2.4] none that still runs', async () => {
    const watched = await watchedTable();
    const { clients, tableId, olga } = watched;
    const isInSecond = ({ table, play }: SeenTable): boolean => table.game === 2 && play?.trick != null;
    await Promise.all(clients.map((client) => playUntil(client, tableId, eagerPlayer, isInSecond)));
    expect(await refused(olga, pathTo(watched, 1, 2))).toEqual([404, 'gameNotFound']);
    expect((await olga.rest('GET', pathTo(watched, 1, 1))).status).toBe(200);
  });

  it('none of a series that has left the table', async () => {
    const watched = await watchedTable();
    const { clients, tableId, olga } = watched;
    await Promise.all(clients.map((client) => playOn(client, tableId)));
    expect(await clients[0]?.command(tableId, { type: 'newSeries', series: 1 })).toMatchObject({ ok: true });
    expect(await refused(olga, pathTo(watched, 1, 1))).toEqual([404, 'seriesNotFound']);
  });

  it('none by an unknown link, and none of a table that has closed', async () => {
    const watched = await watchedTable();
    const { clients, tableId, olga } = watched;
    const unknown = { ...watched, watch: 'x'.repeat(24) };
    expect(await refused(olga, pathTo(unknown, 1, 1))).toEqual([404, 'watchUnknown']);
    for (const client of clients) await client.command(tableId, { type: 'stand' });
    expect(await refused(olga, pathTo(watched, 1, 1))).toEqual([404, 'watchUnknown']);
  });

  it('none for whoever has no name, or no whole link', async () => {
    const watched = await watchedTable();
    const nobody = new TestClient(server.url, 'Nobody');
    expect(await refused(nobody, pathTo(watched, 1, 1))).toEqual([401, 'noSession']);
    const short = { ...watched, watch: 'short' };
    expect(await refused(watched.olga, pathTo(short, 1, 1))).toEqual([400, 'invalidMessage']);
    expect(await refused(watched.olga, pathTo(watched, 0, 1))).toEqual([400, 'invalidMessage']);
  });
});
