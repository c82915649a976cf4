import type { CommandMessage, Reply } from '@skat/protocol';
import type { TableSocket } from '../../src/net/table-connection.svelte.ts';

type Listener = (...args: never[]) => void;
type Answer = (error: Error | null, reply?: Reply) => void;

interface Sent {
  readonly event: string;
  readonly message: unknown;
  /** The server answers; `null` for no answer in time. */
  readonly answer: (reply: Reply | null) => void;
}

/** A socket whose other end is the test. */
export class FakeSocket {
  connected = false;
  /** How often this end has asked to be connected. */
  dialled = 0;
  /** Everything sent, oldest first. */
  readonly sent: Sent[] = [];
  readonly #listeners = new Map<string, Listener[]>();

  /** As the connection under test sees it. */
  get asSocket(): TableSocket {
    return this as unknown as TableSocket;
  }

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

  connect(): this {
    this.dialled++;
    return this;
  }

  disconnect(): this {
    if (this.connected) this.drop('io client disconnect');
    return this;
  }

  timeout(): { readonly emit: (event: string, message: unknown, answer: Answer) => void } {
    return {
      emit: (event, message, answer) => {
        const reply = (given: Reply | null): void => {
          if (given === null) answer(new Error('operation has timed out'));
          else answer(null, given);
        };
        this.sent.push({ event, message, answer: reply });
      },
    };
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
