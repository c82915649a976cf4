import type { SocketLike } from '@skat/client';
import type { CommandMessage, Reply } from '@skat/protocol';

type Listener = (...args: never[]) => void;

interface Sent {
  readonly event: string;
  readonly message: unknown;
  /** The server answers. */
  readonly answer: (reply: Reply) => void;
}

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  connected = false;
  /** How often this end has asked to be connected. */
  dialled = 0;
  /** Everything sent, oldest first. */
  readonly sent: Sent[] = [];
  readonly #listeners = new Map<string, Listener[]>();
  readonly io = { on: (event: string, listener: Listener) => this.on(`io ${event}`, listener) };

  get joins(): readonly Sent[] {
    return this.sent.filter(({ event }) => event === 'table:join');
  }

  get commands(): readonly CommandMessage[] {
    return this.sent
      .filter(({ event }) => event === 'table:command')
      .map(({ message }) => message as CommandMessage);
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  emit(event: string, message: unknown, answer: (reply: Reply) => void): void {
    this.sent.push({ event, message, answer });
  }

  connect(): this {
    this.dialled++;
    return this;
  }

  disconnect(): this {
    if (this.connected) this.drop('io client disconnect');
    return this;
  }

  /** The server accepts the connection. */
  open(): void {
    this.connected = true;
    this.receive('connect');
  }

  drop(reason: string): void {
    this.connected = false;
    this.receive('disconnect', reason);
  }

  receive(event: string, ...args: readonly unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? [])
      (listener as (...given: unknown[]) => void)(...args);
  }
}
