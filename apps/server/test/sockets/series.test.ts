import { sheetOf } from '@skat/engine';
import type { GameReply, SeriesReply, SeriesSummary } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { playOn, seatThree } from '../support/play.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

describe('a series over sockets', () => {
  it('[R8.9] three people play it to the sheet, which history keeps', async () => {
    server = await startServer();
    const { clients, table } = await seatThree(server.url);
    await Promise.all(clients.map((client) => playOn(client, table.tableId)));
    const [anna, ben] = clients;
    const sheets = clients.map((client) => client.seen(table.tableId).sheet);
    expect(sheets[0]?.games).toHaveLength(3);
    expect(sheets[1]).toEqual(sheets[0]);
    expect(sheets[2]).toEqual(sheets[0]);

    const { body: summaries } = await ben.rest<SeriesSummary[]>('GET', '/api/series');
    const foot = sheetOf(sheets[0]?.games ?? [], 'seegerFabian').foot;
    expect(summaries).toMatchObject([
      { tableId: table.tableId, series: 1, gamesPlayed: 3, seriesLength: 3, scoring: 'seegerFabian' },
    ]);
    expect(summaries[0]?.players).toEqual(
      ['Anna', 'Ben', 'Cora'].map((name, seat) => ({
        name,
        total: foot[seat]?.total,
        place: foot[seat]?.place,
      })),
    );
    const { body: series } = await ben.rest<SeriesReply>('GET', `/api/series/${table.tableId}/1`);
    expect(series.games).toEqual(sheets[0]?.games);
    expect(series.viewer).toBe(1);
    const { body: game } = await anna.rest<GameReply>('GET', `/api/series/${table.tableId}/1/games/2`);
    expect(game).toMatchObject({ number: 2, names: ['Anna', 'Ben', 'Cora'] });
    expect(game.record.tricks.length).toBeGreaterThan(0);
  });
});
