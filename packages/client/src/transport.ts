import type {
  CommandMessage,
  JoinMessage,
  Reply,
  SayMessage,
  ServerToClientEvents,
  WatchMessage,
} from '@skat/protocol';

export type EventName = keyof ServerToClientEvents;
export type EventMessage<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** What a client asks, each with its message. */
export interface Requests {
  readonly 'table:join': JoinMessage;
  readonly 'table:watch': WatchMessage;
  readonly 'table:command': CommandMessage;
  readonly 'table:say': SayMessage;
}

/** Who ended a connection: the network, the server, or this page. */
export type Ending = 'line' | 'server' | 'self';

/** Hears what happens on the way to the server. */
export interface TransportListener {
  onConnect(): void;
  onDisconnect(by: Ending): void;
  /** The server does not take the connection; it is not dialled again by itself. */
  onRefused(code: string): void;
  /** Nobody answers; it goes on dialling. */
  onUnreachable(): void;
  onEvent<Name extends EventName>(name: Name, message: EventMessage<Name>): void;
  /** Anything at all has come in, a sign of life as well. */
  onHeard(): void;
}

/**
 * A way to the server that dials by itself until it is told not to, and again when the network ends a connection.
 * After `disconnect` nothing of the old connection comes in any more.
 */
export interface Transport {
  readonly isConnected: boolean;
  listen(listener: TransportListener): void;
  connect(): void;
  disconnect(): void;
  /** Only while connected; the answer may never come. */
  send<Name extends keyof Requests>(
    name: Name,
    message: Requests[Name],
    onReply: (reply: Reply) => void,
  ): void;
}
