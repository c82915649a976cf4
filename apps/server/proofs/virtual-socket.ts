import type { Reply, ServerToClientEvents } from '@skat/protocol';
import type { Player } from '../src/players/sessions.ts';
import type { TableSocket } from '../src/sockets/types.ts';

type Next = (error?: Error) => void;
type Middleware = (packet: readonly unknown[], next: Next) => void;
type Listener = (...args: readonly unknown[]) => void;

/** Takes what the server sends. */
export type Deliver = (name: keyof ServerToClientEvents, message: unknown) => void;

/** The server's end of a connection without a network below it. */
export class VirtualSocket {
  readonly id: string;
  readonly data: { readonly player: Player; readonly address: string };
  connected = true;
  readonly #deliver: Deliver;
  readonly #middlewares: Middleware[] = [];
  readonly #listeners = new Map<string, Listener>();

  constructor(id: string, player: Player, deliver: Deliver) {
    this.id = id;
    this.data = { player, address: '127.0.0.1' };
    this.#deliver = deliver;
  }

  /** As the server sees it. */
  get asSocket(): TableSocket {
    return this as unknown as TableSocket;
  }

  use(middleware: Middleware): void {
    this.#middlewares.push(middleware);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }

  emit(name: keyof ServerToClientEvents, message: unknown): void {
    if (this.connected) this.#deliver(name, message);
  }

  /** Something has arrived from the page. */
  receive(event: string, message: unknown, answer: (reply: Reply) => void): void {
    if (!this.connected) return;
    const packet = [event, message, answer];
    const pass = (index: number): void => {
      const middleware = this.#middlewares[index];
      if (middleware === undefined) this.#listeners.get(event)?.(message, answer);
      else middleware(packet, () => pass(index + 1));
    };
    pass(0);
  }

  /** The connection has ended. */
  end(): void {
    if (!this.connected) return;
    this.connected = false;
    this.#listeners.get('disconnect')?.();
  }
}
