import { randomUUID } from 'node:crypto';
import { ok } from '@skat/engine';
import type { Reply } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { eagerPlayer, playOn, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
let connected: readonly TestClient[] = [];
afterEach(async () => {
  for (const client of connected) client.disconnect();
  await server.close();
});

async function threeAtATable() {
  server = await startServer();
  const seated = await seatThree(server.url);
  connected = seated.clients;
  return seated;
}

/** Three people, the first game dealt, and whose turn it is. */
async function threeInAGame() {
  const { clients, table } = await threeAtATable();
  const [anna, ben, cora] = clients;
  const { tableId } = table;
  const ready = { type: 'ready', series: 1, game: 0, readiness: 'ready' } as const;
  await Promise.all([ben.command(tableId, ready), cora.command(tableId, ready)]);
  await anna.command(tableId, { type: 'start' });
  for (const client of clients) await client.untilSeen(tableId, 'dealt', (seen) => seen.play !== null);
  const actor = clients.find((client) => client.seen(tableId).play?.legal);
  if (actor === undefined) throw new Error('Nobody is to act');
  const others = clients.filter((client) => client !== actor);
  return { clients, tableId, actor, others };
}

function codeOf(reply: Reply): string {
  return reply.ok ? 'ok' : reply.error.code;
}

describe('commands', () => {
  it('three "ready" at the same moment all succeed', async () => {
    const { clients, tableId } = await threeInAGame();
    const playUntilBreak = clients.map(async (client) => {
      await playOn(
        client,
        tableId,
        (seen) => (seen.table.phase === 'playing' ? eagerPlayer(seen) : null),
        'betweenGames',
      );
    });
    await Promise.all(playUntilBreak);
    for (const client of clients)
      await client.untilSeen(tableId, 'the break', (seen) => seen.table.phase === 'betweenGames');
    const version = clients[0].seen(tableId).version;
    const replies = await Promise.all(
      clients.map((client) =>
        client.command(tableId, { type: 'ready', series: 1, game: 2, readiness: 'ready' }, { version }),
      ),
    );
    expect(replies.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
    await clients[0].untilSeen(
      tableId,
      'the second game',
      (seen) => seen.table.game === 2 && seen.play !== null,
    );
  });

  it('a repeated command is applied once and answered alike, also by a connection of its own', async () => {
    const { tableId, actor } = await threeInAGame();
    const { version } = actor.seen(tableId);
    const commandId = randomUUID();
    const bid = { type: 'act', action: { type: 'bid', value: 18 } } as const;
    const [first, second] = await Promise.all([
      actor.command(tableId, bid, { commandId, version }),
      actor.command(tableId, bid, { commandId, version }),
    ]);
    actor.disconnect();
    await actor.connect();
    const third = await actor.command(tableId, bid, { commandId, version });
    expect(first).toEqual({ ok: true, value: { version: version + 1 } });
    expect([second, third]).toEqual([first, first]);
    const log = await server.store.log.read(tableId, 0);
    expect(log.filter((entry) => entry.commandId === commandId)).toHaveLength(1);
  });

  it('a turn needs the version it was decided on', async () => {
    const { tableId, actor } = await threeInAGame();
    const { version } = actor.seen(tableId);
    const pass = { type: 'act', action: { type: 'pass' } } as const;
    for (const wrong of [version - 1, version + 1, 0]) {
      const reply = await actor.command(tableId, pass, { version: wrong });
      expect(reply).toEqual({ ok: false, error: { code: 'staleVersion', version } });
    }
    expect(await server.store.log.headSeq(tableId)).toBe(version);
  });

  it('nobody acts for another seat', async () => {
    const { tableId, others } = await threeInAGame();
    const replies = await Promise.all(
      others.map((client) => client.command(tableId, { type: 'act', action: { type: 'pass' } })),
    );
    expect(replies.map(codeOf)).toEqual(['notYourTurn', 'notYourTurn']);
  });

  it('who was not invited learns nothing of a table', async () => {
    const { tableId } = await threeInAGame();
    const stranger = await (await new TestClient(server.url, 'Stranger').enter()).connect();
    connected = [...connected, stranger];
    expect(codeOf(await stranger.join(tableId))).toBe('tableNotFound');
    expect(codeOf(await stranger.command(tableId, { type: 'sit', seat: 0 }))).toBe('tableNotFound');
    expect(codeOf(await stranger.join(randomUUID()))).toBe('tableNotFound');
    expect(stranger.views).toEqual([]);
  });

  it('[R5.11] an onlooker sees chairs and nothing else', async () => {
    const { clients, table } = await threeAtATable();
    const guest = await (await new TestClient(server.url, 'Guest').enter()).connect();
    connected = [...connected, guest];
    await guest.joinByInvitation(table);
    await Promise.all(clients.map((client) => playOn(client, table.tableId)));
    await guest.untilSeen(table.tableId, 'the end', (seen) => seen.table.phase === 'ended');
    for (const { viewer, sheet, auction, play, result } of guest.views)
      expect([viewer, sheet, auction, play, result]).toEqual([null, null, null, null, null]);
  });

  it('who sits down under a name already there is told apart, also after a change of name', async () => {
    server = await startServer();
    const { clients, table } = await seatThree(server.url);
    connected = clients;
    const [, ben] = clients;
    await ben.command(table.tableId, { type: 'stand' });
    await ben.rest('PATCH', '/api/session', { name: 'Anna' });
    await ben.command(table.tableId, { type: 'sit', seat: 1 });
    const { table: chairs } = await ben.untilSeen(table.tableId, 'seated', (seen) => seen.viewer === 1);
    expect(chairs.seats.map(({ name }) => name)).toEqual(['Anna', 'Anna (2)', 'Cora']);
  });
});

describe('several tabs', () => {
  it('all of them are sent views, and the player is here while one is open', async () => {
    const { clients, table } = await threeAtATable();
    const [anna, ben] = clients;
    const { tableId } = table;
    const secondTab = new TestClient(server.url, 'Anna');
    secondTab.cookie = anna.cookie;
    await secondTab.connect();
    connected = [...clients, secondTab];
    await secondTab.join(tableId);
    await ben.command(tableId, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
    await secondTab.untilSeen(tableId, 'Ben ready', (seen) => seen.table.seats[1]?.readiness === 'ready');
    expect(secondTab.seen(tableId)).toEqual(anna.seen(tableId));
    anna.disconnect();
    ben.disconnect();
    await secondTab.until('Ben away', () => secondTab.presence(tableId)?.seats[1]?.awayForMs !== null);
    expect(secondTab.presence(tableId)?.seats[0]?.awayForMs).toBeNull();
  });

  it('F42: the first is told when the seat is opened in a second one, and nobody else', async () => {
    const { clients, table } = await threeAtATable();
    const [anna] = clients;
    const { tableId } = table;
    const secondTab = new TestClient(server.url, 'second tab');
    secondTab.cookie = anna.cookie;
    await secondTab.connect();
    connected = [...clients, secondTab];
    await secondTab.join(tableId);
    await anna.until('told', () => anna.elsewhere.length > 0);
    for (const client of [...clients, secondTab]) await client.join(tableId);
    anna.disconnect();
    anna.socket.connect();
    await secondTab.until('told in turn', () => secondTab.elsewhere.length > 0);
    const told = [...clients, secondTab].map(({ elsewhere }) => elsewhere);
    expect(told).toEqual([[tableId], [], [], [tableId]]);
  });

  it('F42: a page that comes back by itself leaves the seat to the window where it is played', async () => {
    const { clients, table } = await threeAtATable();
    const [anna] = clients;
    const { tableId } = table;
    const [phone, laptop] = [randomUUID(), randomUUID()];
    const open = async (name: string): Promise<TestClient> => {
      const window = new TestClient(server.url, name);
      window.cookie = anna.cookie;
      connected = [...connected, window];
      return window.connect();
    };
    connected = [...clients];
    const [first, played, back, ghost] = [
      await open('the phone'),
      await open('the laptop'),
      await open('the phone, back'),
      await open('the laptop, back beside its dead line'),
    ];
    await first.join(tableId, { window: phone });
    await played.join(tableId, { window: laptop });
    await first.until('told', () => first.elsewhere.length > 0);
    await back.join(tableId, { window: phone, isReturn: true });
    await back.until('told itself', () => back.elsewhere.length > 0);
    back.stop();
    first.stop();
    await ghost.join(tableId, { window: laptop.toUpperCase(), isReturn: true });
    await ghost.join(tableId);
    expect([played.elsewhere, ghost.elsewhere]).toEqual([[], []]);
  });

  it('a table by its id in capitals is the same table, and so is a command', async () => {
    const { clients, table } = await threeAtATable();
    const [anna, ben] = clients;
    connected = [...clients];
    const tableId = table.tableId.toUpperCase();
    const commandId = randomUUID();
    const { version } = ben.seen(table.tableId);
    const command = { type: 'ready', series: 1, game: 0, readiness: 'ready' } as const;
    const replies = [
      await ben.emit('table:command', { tableId, version, commandId, command }),
      await ben.emit('table:command', { tableId, version, commandId: commandId.toUpperCase(), command }),
    ];
    expect(replies).toEqual([ok({ version: version + 1 }), ok({ version: version + 1 })]);
    await anna.untilSeen(table.tableId, 'Ben ready', (seen) => seen.table.seats[1]?.readiness === 'ready');
  });
});
