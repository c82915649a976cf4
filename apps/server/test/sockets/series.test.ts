import { sheetOf } from '@skat/engine';
import type { GameReply, InvitationReply, SeriesReply, SeriesSummary } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { SHORT_RULES, eagerPlayer, playOn, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
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
    const foot = sheetOf(sheets[0]?.games ?? [], SHORT_RULES).foot;
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
    expect(game).toMatchObject({ number: 2, names: ['Anna', 'Ben', 'Cora'], cardFace: 'french' });
    expect(game.record.tricks.length).toBeGreaterThan(0);
  });

  it('one person and two computers play it to the end', async () => {
    server = await startServer();
    const anna = await (await new TestClient(server.url, 'Anna').enter()).connect();
    const { body } = await anna.rest<InvitationReply>('POST', '/api/practice', {
      preset: 'tournament',
      seriesLength: 3,
    });
    await anna.join(body.tableId);
    await playOn(anna, body.tableId);
    expect(anna.seen(body.tableId).sheet?.games).toHaveLength(3);
  });

  it('[R6.15] one leaves in the middle, the computer plays, the person returns and plays on', async () => {
    server = await startServer({ config: { awayMs: 0 } });
    const { clients, table } = await seatThree(server.url);
    const { tableId } = table;
    const [anna, ben, cora] = clients;
    const others = [playOn(anna, tableId), playOn(ben, tableId)];
    await playOn(cora, tableId, eagerPlayer, 'playing');
    cora.disconnect();
    await ben.until('Cora is away', () => ben.presence(tableId)?.seats[2]?.awayForMs !== null);
    expect(await ben.command(tableId, { type: 'letComputerPlay', seat: 2 })).toMatchObject({ ok: true });
    await ben.untilSeen(tableId, 'cards of the computer', (seen) => (seen.table.seats[2]?.standIn ?? 0) > 0);
    await cora.connect();
    await cora.untilSeen(tableId, 'the stand-in', (seen) => seen.table.seats[2]?.standIn !== null);
    expect(await cora.command(tableId, { type: 'takeBack' })).toMatchObject({ ok: true });
    await Promise.all([...others, playOn(cora, tableId)]);
    expect(cora.seen(tableId).sheet).toEqual(anna.seen(tableId).sheet);
    expect(cora.seen(tableId).sheet?.games).toHaveLength(3);
  });
});
