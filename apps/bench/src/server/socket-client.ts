import type { Reply, ServerToClientEvents } from '@skat/protocol';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { WebSocket } from 'ws';
import type { Traffic } from './traffic.ts';

type EventName = keyof ServerToClientEvents;
type EventMessage = Parameters<ServerToClientEvents[EventName]>[0];

export interface SocketParts {
  readonly url: string;
  readonly cookie: string;
  readonly traffic: Traffic;
  /** Further headers of the handshake. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly onEvent: (name: EventName, message: EventMessage) => void;
}

/** Types of Engine.IO and Socket.IO packets, as they begin a text frame. */
const PACKET = {
  open: '0',
  ping: '2',
  pong: '3',
  connected: '40',
  event: '42',
  reply: '43',
  refused: '44',
} as const;

/**
 * The few packets of Socket.IO over a websocket that a player needs. The whole library takes as much processor time
 * for a message as the server under test, which shares the machine.
 */
export class SocketClient {
  readonly #socket: WebSocket;
  readonly #parts: SocketParts;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #nextReply = 0;

  private constructor(parts: SocketParts) {
    this.#parts = parts;
    const address = `${parts.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const headers = { ...parts.headers, cookie: parts.cookie };
    this.#socket = new WebSocket(address, { headers, perMessageDeflate: false });
  }

  /**
   * Connects as the player of a cookie.
   * @throws Error if the server refuses
   */
  static connect(parts: SocketParts): Promise<SocketClient> {
    const client = new SocketClient(parts);
    return new Promise((resolve, reject) => {
      client.#socket.once('error', reject);
      client.#socket.once('close', (code) => reject(new Error(`Closed with ${code} before being connected`)));
      client.#socket.on('message', (data) => client.#receive(textOf(data), { resolve, reject }));
    });
  }

  /** Sends a message; `onReply` hears the acknowledgement. */
  send(event: 'table:join' | 'table:command', message: object, onReply: (reply: Reply) => void): void {
    const id = this.#nextReply++;
    this.#waiting.set(id, onReply);
    this.#socket.send(`${PACKET.event}${id}${JSON.stringify([event, message])}`);
  }

  /** Ends the connection at once. */
  close(): void {
    this.#socket.removeAllListeners();
    this.#socket.on('error', () => undefined);
    this.#socket.terminate();
  }

  #receive(
    text: string,
    opening: { resolve: (client: SocketClient) => void; reject: (problem: Error) => void },
  ): void {
    this.#parts.traffic.add(text);
    if (text.startsWith(PACKET.event)) this.#hear(text.slice(PACKET.event.length));
    else if (text.startsWith(PACKET.reply)) this.#settle(text.slice(PACKET.reply.length));
    else if (text.startsWith(PACKET.ping)) this.#socket.send(PACKET.pong);
    else if (text.startsWith(PACKET.open)) this.#greet();
    else if (text.startsWith(PACKET.connected)) opening.resolve(this);
    else if (text.startsWith(PACKET.refused)) opening.reject(new Error(`Connection refused: ${text}`));
  }

  #greet(): void {
    this.#socket.send(`${PACKET.connected}${JSON.stringify({ protocol: PROTOCOL_VERSION })}`);
  }

  #hear(json: string): void {
    const [name, message] = JSON.parse(json) as [EventName, EventMessage];
    this.#parts.onEvent(name, message);
  }

  #settle(packet: string): void {
    const start = packet.indexOf('[');
    const id = Number(packet.slice(0, start));
    const [reply] = JSON.parse(packet.slice(start)) as [Reply];
    const onReply = this.#waiting.get(id);
    this.#waiting.delete(id);
    onReply?.(reply);
  }
}

function textOf(data: WebSocket.RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}
