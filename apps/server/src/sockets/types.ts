import type { ClientToServerEvents, ServerToClientEvents } from '@skat/protocol';
import type { Server, Socket } from 'socket.io';
import type { Player } from '../players/sessions.ts';

export interface SocketData {
  /** Set by the handshake, before anything else is heard. */
  player: Player;
  address: string;
}

/** Servers do not talk to each other over sockets. */
type NoEvents = Record<string, never>;
export type TableServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type TableSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
