import type { ServerToClientEvents } from '@skat/protocol';
import type { EventMessage, EventName, Transport, TransportListener } from './transport.ts';

/** What is needed of a socket of Socket.IO. */
export interface SocketLike {
  readonly connected: boolean;
  /** The connection below, which hears the server's signs of life. */
  readonly io: { on(event: 'ping', listener: () => void): unknown };
  on(event: string, listener: (...args: never[]) => void): unknown;
  emit(event: string, ...args: readonly unknown[]): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

/** How such a socket dials. */
export const SOCKET_OPTIONS = {
  transports: ['websocket'],
  autoConnect: false,
  forceNew: true,
  reconnectionDelay: 200,
  reconnectionDelayMax: 1000,
  timeout: 5000,
};

const EVENTS: { readonly [Name in keyof ServerToClientEvents]: true } = {
  'table:view': true,
  'table:presence': true,
  'table:clock': true,
  'table:chat': true,
  'table:elsewhere': true,
};

/** What the server's handshake answers by; anything else that goes wrong there is the network's. */
const REFUSALS: ReadonlySet<string> = new Set([
  'protocolMismatch',
  'noSession',
  'storeUnavailable',
  'tooManyRequests',
  'internal',
]);

/** A socket of Socket.IO as a way to the server. */
export function socketTransport(socket: SocketLike): Transport {
  return {
    get isConnected() {
      return socket.connected;
    },
    listen: (listener) => listenOn(socket, listener),
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    send: (name, message, onReply) => void socket.emit(name, message, onReply),
  };
}

function listenOn(socket: SocketLike, listener: TransportListener): void {
  socket.on('connect', () => listener.onConnect());
  socket.on('disconnect', (reason: string) => listener.onDisconnect(endingOf(reason)));
  socket.on('connect_error', ({ message }: Error) => {
    if (REFUSALS.has(message)) listener.onRefused(message);
    else listener.onUnreachable();
  });
  socket.io.on('ping', () => listener.onHeard());
  for (const name of Object.keys(EVENTS) as EventName[])
    socket.on(name, (message: EventMessage<typeof name>) => {
      listener.onHeard();
      listener.onEvent(name, message);
    });
}

function endingOf(reason: string): 'line' | 'server' | 'self' {
  if (reason === 'io server disconnect') return 'server';
  return reason === 'io client disconnect' ? 'self' : 'line';
}
