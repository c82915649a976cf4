import { once } from 'node:events';
import type { Reply } from '@skat/protocol';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
let clients: readonly TestClient[] = [];
let rowdy: TestClient;
let tableId = '';

beforeEach(async () => {
  server = await startServer({ config: { rateLimit: true } });
  const seated = await seatThree(server.url);
  clients = seated.clients;
  tableId = seated.table.tableId;
  rowdy = await (await new TestClient(server.url, 'Rowdy').enter()).connect();
  rowdy.socket.io.reconnection(false);
});
afterEach(async () => {
  for (const client of [...clients, rowdy]) client.disconnect();
  await server.close();
});

/** Packets as the client's library would never send them. */
function sendRaw(packets: readonly (string | Uint8Array)[], from = rowdy): void {
  const { ws } = from.socket.io.engine.transport as unknown as { ws: { send: (data: unknown) => void } };
  for (const packet of packets) ws.send(packet);
}

function repeated(times: number, packet: string): readonly string[] {
  return Array.from({ length: times }, () => packet);
}

function codeOf(reply: Reply): string {
  return reply.ok ? 'ok' : reply.error.code;
}

async function untilClosed(): Promise<void> {
  await rowdy.until('closed', () => !rowdy.socket.connected);
}

async function expectOthersUnharmed(): Promise<void> {
  const replies = await Promise.all(clients.map((client) => client.join(tableId)));
  expect(replies.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
}

/** Lines that an operator would read. */
function complaints(): readonly string[] {
  return server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
}

describe('every packet counts', () => {
  it('an event that nobody listens to', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => rowdy.emit('no:such:event', {})));
    const codes = replies.map(codeOf);
    expect(codes.filter((code) => code === 'invalidMessage')).toHaveLength(60);
    expect(codes.filter((code) => code === 'tooManyRequests')).toHaveLength(40);
    await expectOthersUnharmed();
  });

  it.each(['42["table:command",{}]', '42["no:such:event"]', '42["table:join"]'])(
    'a message that asks for no answer: %s',
    async (packet) => {
      sendRaw(repeated(60, packet));
      expect(codeOf(await rowdy.join(tableId))).toBe('tooManyRequests');
      await expectOthersUnharmed();
    },
  );

  it.each([
    ['an answer to a question that was not asked', '430[]'],
    ['an unasked sign of life', '3'],
    ['an event', '42["no:such:event"]'],
    ['a sign of life that only the server may give', '2'],
  ])('whoever floods with %s is disconnected', async (_, packet) => {
    sendRaw(repeated(400, packet));
    await untilClosed();
    await expectOthersUnharmed();
    expect(complaints()).toEqual([]);
  });
});

describe('one connection greets once', () => {
  it.each([
    ['again', '40{"protocol":1}'],
    ['at another place', '40/admin,{"protocol":1}'],
    ['without a word', '40'],
  ])('greeting %s ends the connection without a trace in the log', async (_, packet) => {
    sendRaw([packet]);
    await untilClosed();
    await expectOthersUnharmed();
    expect(complaints()).toEqual([]);
  });

  it('greeting again after having left ends the connection without a trace in the log', async () => {
    const [anna, ben] = clients;
    if (anna === undefined || ben === undefined) throw new Error('Nobody is there');
    anna.socket.io.reconnection(false);
    sendRaw(['41'], anna);
    await ben.until('anna has left', () => ben.presence(tableId)?.seats[0]?.awayForMs !== null);
    sendRaw(['40{"protocol":1}'], anna);
    await anna.until('closed', () => !anna.socket.connected);
    expect(complaints()).toEqual([]);
  });

  it('two greetings at once open nothing', async () => {
    const socket = io(server.url, {
      transports: ['websocket'],
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie: rowdy.cookie },
      reconnection: false,
      forceNew: true,
    });
    const news: string[] = [];
    socket.on('connect', () => news.push('connected'));
    socket.io.on('open', () => socket.io.engine.write(`0{"protocol":${PROTOCOL_VERSION}}`));
    await once(socket.io as never, 'close');
    expect(news).toEqual([]);
    expect(complaints()).toEqual([]);
  });
});

describe('what is no message of ours', () => {
  it.each([
    ['too long a message', `42["table:join",${JSON.stringify('x'.repeat(5000))}]`],
    ['a broken event', '42["table:join"'],
    ['bytes that are no packet', 'rubbish'],
    ['bytes without a packet', new Uint8Array([1, 2, 3])],
  ])('%s writes nothing to log or terminal', async (_, packet) => {
    const terminal = vi.spyOn(console, 'error');
    sendRaw([packet]);
    await untilClosed();
    expect(complaints()).toEqual([]);
    expect(terminal).not.toHaveBeenCalled();
    terminal.mockRestore();
  });
});
