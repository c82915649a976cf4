import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { Server } from 'socket.io';
import { io as connectTo } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import type { TableSocket } from '../../src/sockets/types.ts';
import { HeldSockets, gatherWrites } from '../../src/sockets/turn-writes.ts';

type Connection = TableSocket['conn'];

/** What a system is handed, each time; it takes nothing more while it is told to wait. */
class System extends Writable {
  readonly handed: string[] = [];
  readonly #waiting: (() => void)[] = [];
  isSlow = false;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#take([chunk], done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#take(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  takeAll(): void {
    this.isSlow = false;
    for (const done of this.#waiting.splice(0)) done();
  }

  #take(chunks: readonly Buffer[], done: () => void): void {
    this.handed.push(Buffer.concat(chunks).toString('latin1'));
    if (this.isSlow) this.#waiting.push(done);
    else done();
  }
}

/** A transport of Engine.IO, as far as it matters. */
class Line extends EventEmitter {
  writable = true;
  readyState = 'open';
  readonly oneByOne: unknown[] = [];
  readonly heard: string[] = [];

  constructor() {
    super();
    for (const name of ['drain', 'ready']) this.on(name, () => this.heard.push(name));
  }

  send(packets: readonly object[]): void {
    this.oneByOne.push(...packets);
  }
}

function gathered() {
  const system = new System();
  const line = new Line();
  gatherWrites({ transport: line, request: { socket: system } } as unknown as Connection, new HeldSockets());
  const send = (...texts: string[]): void => line.send(texts.map((data) => ({ type: 'message', data })));
  return { system, line, send };
}

describe('what one turn of the event loop brings', () => {
  it('is handed over in one go, in order, framed each for itself', async () => {
    const { system, line, send } = gathered();
    send('2["view"]');
    await Promise.resolve();
    send('3["answer"]', '2["presence"]');
    expect(system.handed).toEqual([]);
    await turnOfTheLoop();
    expect(system.handed).toEqual(['\x81\x0a42["view"]\x81\x0c43["answer"]\x81\x0e42["presence"]']);
    expect(line.heard).toEqual(['drain', 'drain']);
  });

  it('goes out with nothing of the next turn', async () => {
    const { system, send } = gathered();
    send('2["a"]');
    await turnOfTheLoop();
    send('2["b"]');
    await turnOfTheLoop();
    expect(system.handed).toEqual(['\x81\x0742["a"]', '\x81\x0742["b"]']);
  });

  it('waits behind what the system has not taken yet', async () => {
    const { system, line, send } = gathered();
    system.isSlow = true;
    send('x'.repeat(system.writableHighWaterMark));
    await turnOfTheLoop();
    expect([line.writable, line.heard]).toEqual([false, ['drain']]);
    system.takeAll();
    await turnOfTheLoop();
    expect([line.writable, line.heard]).toEqual([true, ['drain', 'ready']]);
  });
});

describe('goes the usual way', () => {
  it.each([
    { name: 'a ping', packet: { type: 'ping' }, spoil: () => undefined },
    { name: 'bytes', packet: { type: 'message', data: Buffer.from('x') }, spoil: () => undefined },
    {
      name: 'a word to a line that closes',
      packet: { type: 'message', data: '2' },
      spoil: (line: Line) => (line.readyState = 'closing'),
    },
    {
      name: 'a word to a line that is gone',
      packet: { type: 'message', data: '2' },
      spoil: (_line: Line, system: System) => system.destroy(),
    },
  ])('$name', async ({ packet, spoil }) => {
    const { system, line } = gathered();
    spoil(line, system);
    line.send([packet]);
    await turnOfTheLoop();
    expect(line.oneByOne).toEqual([packet]);
    expect(system.handed).toEqual([]);
  });
});

it('every length and alphabet arrives as it was sent', async () => {
  const lengths = [0, 1, 100, 107, 108, 109, 110, 111, 112, 65_516, 65_518, 65_520, 65_540, 300_000];
  const texts = lengths.flatMap((length) => ['a'.repeat(length), 'ü'.repeat(length), '🂡'.repeat(length)]);
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  const held = new HeldSockets();
  server.engine.on('connection', (connection: Connection) => gatherWrites(connection, held));
  server.on('connection', (socket) => {
    for (const text of texts) socket.emit('text', text);
    socket.emit('end');
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const client = connectTo(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  const arrived: string[] = [];
  client.on('text', (text: string) => arrived.push(text));
  await new Promise((resolve) => client.once('end', () => resolve(null)));
  client.disconnect();
  await server.close();
  expect(arrived.map((text) => text.length)).toEqual(texts.map((text) => text.length));
  expect(arrived.every((text, index) => text === texts[index])).toBe(true);
});
