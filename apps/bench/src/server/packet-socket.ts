import { WebSocket } from 'ws';
import type { Traffic } from './traffic.ts';

export interface PacketParts {
  /** `http://` of the server. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is said of oneself when connecting. */
  readonly greeting?: object;
  /** A part of the server with a name, such as `/skat`. */
  readonly namespace?: string;
  readonly traffic: Traffic;
  readonly onEvent: (words: readonly unknown[]) => void;
}

/** Types of Engine.IO and Socket.IO packets, as they begin a text frame. */
const PACKET = {
  open: '0',
  ping: '2',
  pong: '3',
  connected: '40',
  dismissed: '41',
  event: '42',
  reply: '43',
  refused: '44',
} as const;

interface Opening {
  readonly resolve: (socket: PacketSocket) => void;
  readonly reject: (problem: Error) => void;
}

/**
 * The few packets of Socket.IO over a websocket that a player needs. The whole library takes as much processor time
 * for a message as the server under test, which shares the machine.
 */
export class PacketSocket {
  readonly #socket: WebSocket;
  readonly #parts: PacketParts;
  /** What stands between a packet's type and its content. */
  readonly #place: string;
  readonly #waiting = new Map<number, (words: readonly unknown[]) => void>();
  #nextReply = 0;
  #isDismissed = false;

  private constructor(parts: PacketParts) {
    this.#parts = parts;
    this.#place = parts.namespace === undefined ? '' : `${parts.namespace},`;
    const address = `${parts.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(address, { headers: parts.headers ?? {}, perMessageDeflate: false });
  }

  /**
   * Connects.
   * @throws Error if the server refuses
   */
  static connect(parts: PacketParts): Promise<PacketSocket> {
    const client = new PacketSocket(parts);
    return new Promise((resolve, reject) => {
      client.#socket.once('error', reject);
      client.#socket.once('close', (code) => reject(new Error(`Closed with ${code} before being connected`)));
      client.#socket.on('message', (data) => client.#receive(textOf(data), { resolve, reject }));
    });
  }

  /** Whether the server has sent the player away: the library's client does not come back then. */
  get isDismissed(): boolean {
    return this.#isDismissed;
  }

  /** Hears of the end of the connection, whoever ended it but oneself. */
  onClose(listener: () => void): void {
    this.#socket.once('close', listener);
  }

  /** Sends an event; `onReply` hears the acknowledgement, if one is wanted. */
  send(words: readonly unknown[], onReply?: (words: readonly unknown[]) => void): void {
    const id = onReply === undefined ? '' : this.#nextReply++;
    if (onReply !== undefined && id !== '') this.#waiting.set(id, onReply);
    this.#socket.send(`${PACKET.event}${this.#place}${id}${JSON.stringify(words)}`);
  }

  /** Ends the connection at once. */
  close(): void {
    this.#socket.removeAllListeners();
    this.#socket.on('error', () => undefined);
    this.#socket.terminate();
  }

  #receive(text: string, opening: Opening): void {
    this.#parts.traffic.add(text);
    if (text.startsWith(PACKET.event)) this.#hear(this.#contentOf(text));
    else if (text.startsWith(PACKET.reply)) this.#settle(this.#contentOf(text));
    else if (text.startsWith(PACKET.ping)) this.#socket.send(PACKET.pong);
    else if (text.startsWith(PACKET.open)) this.#greet();
    else if (text.startsWith(PACKET.connected)) opening.resolve(this);
    else if (text.startsWith(PACKET.dismissed)) this.#isDismissed = true;
    else if (text.startsWith(PACKET.refused)) {
      this.close();
      opening.reject(new Error(`Connection refused: ${text}`));
    }
  }

  #contentOf(text: string): string {
    return text.slice(PACKET.event.length + this.#place.length);
  }

  #greet(): void {
    this.#socket.send(`${PACKET.connected}${this.#place}${JSON.stringify(this.#parts.greeting ?? {})}`);
  }

  #hear(json: string): void {
    this.#parts.onEvent(JSON.parse(json) as readonly unknown[]);
  }

  #settle(packet: string): void {
    const start = packet.indexOf('[');
    const id = Number(packet.slice(0, start));
    const words = JSON.parse(packet.slice(start)) as readonly unknown[];
    const onReply = this.#waiting.get(id);
    this.#waiting.delete(id);
    onReply?.(words);
  }
}

function textOf(data: WebSocket.RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}
