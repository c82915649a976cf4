import type { Transport, TransportListener } from '@skat/client';
import { SOCKET_OPTIONS, socketTransport } from '@skat/client';
import { PROTOCOL_VERSION } from '@skat/protocol';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { NetworkCounts } from './counts.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import type { Way } from './tab.ts';

type Requests = Parameters<Transport['send']>;

export interface SocketWayParts {
  readonly proxy: FaultyProxy;
  readonly cookie: string;
  readonly counts: NetworkCounts;
  /** What becomes of a message before it goes out. */
  readonly change: (message: Requests[1]) => Requests[1];
}

/** A page's way over a real socket and a proxy that fails, as the page itself opens it. */
export class SocketWay implements Way {
  readonly proxy: FaultyProxy;
  readonly #socket: Socket;
  readonly #transport: Transport;
  readonly #parts: SocketWayParts;
  isDead = false;

  constructor(parts: SocketWayParts) {
    const { proxy, cookie } = parts;
    this.proxy = proxy;
    this.#parts = parts;
    const auth = { protocol: PROTOCOL_VERSION };
    this.#socket = io(proxy.url, { ...SOCKET_OPTIONS, auth, extraHeaders: { cookie } });
    this.#transport = socketTransport(this.#socket);
  }

  get isConnected(): boolean {
    return this.#transport.isConnected;
  }

  listen(listener: TransportListener): void {
    this.#transport.listen(listener);
  }

  connect(): void {
    if (!this.isDead) this.#transport.connect();
  }

  disconnect(): void {
    this.#transport.disconnect();
  }

  die(): void {
    this.isDead = true;
    this.#socket.removeAllListeners();
    this.#socket.disconnect();
  }

  send(...[name, message, onReply]: Requests): void {
    const { counts, change } = this.#parts;
    if (name === 'table:join') counts.joins += 1;
    else counts.commands += 1;
    this.#transport.send(name, change(message), onReply);
  }
}
