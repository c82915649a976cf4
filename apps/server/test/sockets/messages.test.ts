import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Reply } from '@skat/protocol';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playOn, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
let clients: readonly TestClient[] = [];
let tableId = '';

beforeEach(async () => {
  server = await startServer();
  const seated = await seatThree(server.url);
  clients = seated.clients;
  tableId = seated.table.tableId;
});
afterEach(async () => {
  for (const client of clients) client.disconnect();
  await server.close();
});

function anna(): TestClient {
  const [first] = clients;
  if (first === undefined) throw new Error('Nobody is there');
  return first;
}

const valid = () => ({ tableId, version: 3, commandId: randomUUID(), command: { type: 'stand' } });

describe('messages', () => {
  it('malformed ones are answered with invalidMessage and change nothing', async () => {
    const malformed: [string, ...unknown[]][] = [
      ['table:command'],
      ['table:command', null],
      ['table:command', 'text'],
      ['table:command', 7],
      ['table:command', []],
      ['table:command', {}],
      ['table:command', valid(), valid()],
      ['table:command', { ...valid(), extra: 1 }],
      ['table:command', { ...valid(), tableId: 'x' }],
      ['table:command', { ...valid(), tableId: undefined }],
      ['table:command', { ...valid(), version: -1 }],
      ['table:command', { ...valid(), version: 1.5 }],
      ['table:command', { ...valid(), version: '3' }],
      ['table:command', { ...valid(), commandId: 'again' }],
      ['table:command', { ...valid(), command: { type: 'deal', deck: [], context: { cut: 4 }, lot: 0 } }],
      ['table:command', { ...valid(), command: { type: 'passHost', to: 1 } }],
      ['table:command', { ...valid(), command: { type: 'voidGame' } }],
      ['table:command', { ...valid(), command: { type: 'stand', seat: 1 } }],
      ['table:command', { ...valid(), command: { type: 'sit', seat: 4 } }],
      ['table:command', { ...valid(), command: { type: '__proto__' } }],
      ['table:command', { ...valid(), command: { type: 'act', action: { type: 'playCard', card: 'XX' } } }],
      ['table:command', { ...valid(), command: { type: 'act', action: { type: 'bid', value: 1e9 } } }],
      ['table:command', { ...valid(), command: { type: 'act', action: { type: 'bid', value: null } } }],
      ['table:command', { ...valid(), command: { type: 'sit', seat: Buffer.from([0]) } }],
      ['table:join'],
      ['table:join', { tableId, extra: true }],
      ['table:join', { tableId: [tableId] }],
      ['table:view', { tableId }],
      ['no:such:event', {}],
      ['constructor', {}],
    ];
    const before = await server.store.log.headSeq(tableId);
    const codes = await Promise.all(
      malformed.map(async ([event, ...args]) => {
        const reply: Reply = await anna().emit(event, ...args);
        return reply.ok ? 'ok' : reply.error.code;
      }),
    );
    expect(codes).toEqual(malformed.map(() => 'invalidMessage'));
    expect(await server.store.log.headSeq(tableId)).toBe(before);
  });

  it('one that asks for no answer is not heard', async () => {
    const before = await server.store.log.headSeq(tableId);
    anna().socket.emit('table:command', valid() as never, undefined as never);
    (anna().socket as unknown as { emit: (event: string, ...args: unknown[]) => void }).emit(
      'table:command',
      valid(),
    );
    expect((await anna().join(tableId)).ok).toBe(true);
    expect(await server.store.log.headSeq(tableId)).toBe(before);
  });

  it.each([
    ['bytes that are no packet', 'rubbish'],
    ['a packet of no kind', '9'],
    ['a broken event', '42["table:join"'],
    ['an event without a name', '42{}'],
    ['a reserved event', '42["disconnect"]'],
    ['many attachments', '4599999-["table:join",{"_placeholder":true,"num":0}]'],
    ['bytes without a packet', new Uint8Array([1, 2, 3])],
    ['a message too long', `42["table:join",${JSON.stringify('x'.repeat(5000))}]`],
  ])('%s close the connection of who sent them and harm nobody', async (_what, bytes) => {
    const rowdy = await (await new TestClient(server.url, 'Rowdy').enter()).connect();
    const { engine } = rowdy.socket.io;
    rowdy.socket.io.reconnection(false);
    const closed = rowdy.until('closed', () => !rowdy.socket.connected);
    const { ws } = engine.transport as unknown as { ws: { send: (data: unknown) => void } };
    ws.send(bytes);
    await closed;
    await Promise.all(clients.map((client) => playOn(client, tableId)));
    expect(anna().seen(tableId).table.phase).toBe('ended');
  });
});

describe('handshake', () => {
  interface Refusal {
    readonly message: string;
    readonly data?: { readonly code: string };
  }

  async function refusalOf(auth: object, headers: Record<string, string>): Promise<Refusal> {
    const socket = io(server.url, {
      transports: ['websocket'],
      auth,
      extraHeaders: headers,
      reconnection: false,
      forceNew: true,
    });
    const [refusal] = (await once(socket as never, 'connect_error')) as [Refusal];
    socket.disconnect();
    return refusal;
  }

  it.each([{ protocol: PROTOCOL_VERSION + 1 }, { protocol: PROTOCOL_VERSION - 1 }, { protocol: '1' }, {}])(
    'a page that speaks %j is told to reload',
    async (auth) => {
      const { data } = await refusalOf(auth, { cookie: anna().cookie });
      expect(data).toEqual({ code: 'protocolMismatch', expected: PROTOCOL_VERSION });
    },
  );

  it.each(['', 'skat_session=unknown', `skat_session=${'a'.repeat(43)}`])(
    'nobody is known by %j',
    async (cookie) => {
      const { data } = await refusalOf({ protocol: PROTOCOL_VERSION }, { cookie });
      expect(data).toEqual({ code: 'noSession' });
    },
  );

  it.each(['http://evil.example', 'null', 'rubbish'])('a page of %s may not connect', async (origin) => {
    const { data } = await refusalOf({ protocol: PROTOCOL_VERSION }, { cookie: anna().cookie, origin });
    expect(data).toBeUndefined();
  });

  it('there is no other way in than a websocket', async () => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path: '/socket.io/?EIO=4&transport=polling' }).end();
    const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    expect(response.statusCode).toBe(400);
  });
});
