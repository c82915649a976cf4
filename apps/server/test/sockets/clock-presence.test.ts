import { PLAIN_SETTINGS } from '@skat/engine';
import type { ClockMessage, InvitationReply } from '@skat/protocol';
import { afterEach, expect, it } from 'vitest';
import { SHORT_RULES, eagerPlayer, playUntil, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';
import { Signal } from '../support/until.ts';

const SETTINGS = { ...PLAIN_SETTINGS, spectators: true, decisionSeconds: 60 } as const;

let server: TestServer;
let everybody: TestClient[] = [];

afterEach(async () => {
  for (const client of everybody) client.stop();
  everybody = [];
  await server.close();
});

it('[R6.14] who watches is told that the clock stands while nobody is there, and that it runs again', async () => {
  server = await startServer();
  const { clients, table } = await seatThree(server.url, SHORT_RULES, SETTINGS);
  const olga = await (await new TestClient(server.url, 'Olga').enter()).connect();
  everybody = [...clients, olga];
  const clocks: ClockMessage[] = [];
  const heard = new Signal();
  olga.socket.on('table:clock', (message) => {
    clocks.push(message);
    heard.changed();
  });
  await olga.watch(table.watch ?? '');
  const { tableId } = table;
  await Promise.all(
    clients.map((client) =>
      playUntil(client, tableId, eagerPlayer, ({ table: { phase } }) => phase === 'playing'),
    ),
  );
  await heard.until('a clock that runs', () => clocks.at(-1)?.isRunning === true);
  for (const client of clients) client.disconnect();
  await heard.until('a clock that stands', () => clocks.at(-1)?.isRunning === false);
  await (await clients[0].connect()).join(tableId);
  await heard.until('a clock that runs again', () => clocks.at(-1)?.isRunning === true);
});

it('a table one is at can be joined again, however many one is at', async () => {
  server = await startServer();
  const anna = await (await new TestClient(server.url, 'Anna').enter()).connect();
  everybody = [anna];
  const tables = [];
  for (let count = 0; count < 9; count++) {
    const { body } = await anna.rest<InvitationReply>('POST', '/api/tables', {
      name: `Tisch ${count}`,
      rules: SHORT_RULES,
      settings: PLAIN_SETTINGS,
      computers: false,
    });
    tables.push(body.tableId);
  }
  const joined = [];
  for (const tableId of tables) joined.push((await anna.join(tableId)).ok);
  expect(joined).toEqual([...Array<boolean>(8).fill(true), false]);
  expect((await anna.join(tables[0] ?? '')).ok).toBe(true);
});
