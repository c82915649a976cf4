import type { CommandMessage, Reply } from '@skat/protocol';
import type { EventMessage, EventName, Requests, Transport, TransportListener } from '../../src/transport.ts';

interface Sent {
  readonly event: keyof Requests;
  readonly message: Requests[keyof Requests];
  readonly answer: (reply: Reply) => void;
}

/** A way to a server that is the test. */
export class FakeTransport implements Transport {
  isConnected = false;
  /** How often this end has asked to be connected. */
  dialled = 0;
  /** Everything sent, oldest first. */
  readonly sent: Sent[] = [];
  #listener: TransportListener | null = null;

  get joins(): readonly Sent[] {
    return this.sent.filter(({ event }) => event === 'table:join');
  }

  get commands(): readonly CommandMessage[] {
    return this.sent
      .filter(({ event }) => event === 'table:command')
      .map(({ message }) => message as CommandMessage);
  }

  get listener(): TransportListener {
    if (this.#listener === null) throw new Error('Nobody listens');
    return this.#listener;
  }

  listen(listener: TransportListener): void {
    this.#listener = listener;
  }

  connect(): void {
    this.dialled++;
  }

  disconnect(): void {
    if (this.isConnected) this.drop('self');
  }

  send<Name extends keyof Requests>(event: Name, message: Requests[Name], answer: Sent['answer']): void {
    this.sent.push({ event, message, answer });
  }

  /** The server accepts the connection. */
  open(): void {
    this.isConnected = true;
    this.listener.onConnect();
  }

  drop(by: 'line' | 'server' | 'self'): void {
    this.isConnected = false;
    this.listener.onDisconnect(by);
  }

  receive<Name extends EventName>(name: Name, message: EventMessage<Name>): void {
    this.listener.onHeard();
    this.listener.onEvent(name, message);
  }

  /** Answers what was sent last. */
  answer(reply: Reply): void {
    this.sent.at(-1)?.answer(reply);
  }
}
