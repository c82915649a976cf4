import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { io } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { seatThree } from '../support/play.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const figures = async (): Promise<Response> => fetch(`${server.url}/metrics`);

it('are not there unless the operator wants them', async () => {
  server = await startServer();
  const answer = await figures();
  expect(answer.status).not.toBe(200);
  expect(await answer.text()).not.toContain('skat_');
});

it('count commands by outcome, connections and tables, and tell nobody apart', async () => {
  server = await startServer({ config: { metrics: true } });
  const { clients, table } = await seatThree(server.url);
  const [anna] = clients;
  await anna.command(table.tableId, { type: 'start' });
  const answer = await figures();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^skat_commands_total\{command="sit",outcome="accepted"\} \d/m);
  expect(text).toMatch(/^skat_commands_total\{command="start",outcome="notReady"\} 1$/m);
  expect(text).toMatch(/^skat_command_seconds_count \d/m);
  expect(text).toMatch(/^skat_sockets 3$/m);
  expect(text).toMatch(/^skat_tables 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).not.toContain(table.tableId);
  expect(text).not.toMatch(/Anna|Ben|Cara/);
  for (const client of clients) client.disconnect();
});

it('count everything refused, by where it came and by the code', async () => {
  server = await startServer({ config: { metrics: true } });
  const { clients, table } = await seatThree(server.url);
  const [anna] = clients;
  await anna.command(table.tableId, { type: 'start' });
  await anna.emit('table:join', { tableId: 'no id' });
  await anna.rest('GET', '/api/invitations/unknown-but-well-formed-1');
  await fetch(`${server.url}/t/unknown`);
  await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  });
  const stranger = io(server.url, {
    transports: ['websocket'],
    auth: { protocol: PROTOCOL_VERSION },
    forceNew: true,
  });
  await once(stranger as never, 'connect_error');
  stranger.disconnect();
  const text = await (await figures()).text();
  const counted = text.match(/^skat_refusals_total\{.*/gm);
  expect(counted?.sort()).toEqual([
    'skat_refusals_total{where="handshake",code="noSession"} 1',
    'skat_refusals_total{where="message",code="invalidMessage"} 1',
    'skat_refusals_total{where="message",code="notReady"} 1',
    'skat_refusals_total{where="rest",code="invitationUnknown"} 2',
    'skat_refusals_total{where="rest",code="originRefused"} 1',
  ]);
  for (const client of clients) client.disconnect();
});
