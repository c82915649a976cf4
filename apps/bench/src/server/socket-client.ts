import type { ClientToServerEvents, Reply, ServerToClientEvents } from '@skat/protocol';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { PacketSocket } from './packet-socket.ts';
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

/** A player's connection to this project's server. */
export class SocketClient {
  readonly #socket: PacketSocket;

  private constructor(socket: PacketSocket) {
    this.#socket = socket;
  }

  /**
   * Connects as the player of a cookie.
   * @throws Error if the server refuses
   */
  static async connect({ url, cookie, traffic, headers, onEvent }: SocketParts): Promise<SocketClient> {
    const socket = await PacketSocket.connect({
      url,
      traffic,
      headers: { ...headers, cookie },
      greeting: { protocol: PROTOCOL_VERSION },
      onEvent: (words) => {
        const [name, message] = words as [EventName, EventMessage];
        onEvent(name, message);
      },
    });
    return new SocketClient(socket);
  }

  /** Sends a message; `onReply` hears the acknowledgement. */
  send(event: keyof ClientToServerEvents, message: object, onReply: (reply: Reply) => void): void {
    this.#socket.send([event, message], ([reply]) => onReply(reply as Reply));
  }

  /** Whether the server has sent the player away: the page does not come back by itself then. */
  get isDismissed(): boolean {
    return this.#socket.isDismissed;
  }

  /** Hears of the end of the connection, whoever ended it but oneself. */
  onClose(listener: () => void): void {
    this.#socket.onClose(listener);
  }

  /** Ends the connection at once. */
  close(): void {
    this.#socket.close();
  }
}
