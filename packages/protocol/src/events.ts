import type { Result, TimeLeft, ViewUpdate } from '@skat/engine';
import type { ChatMessage, SayMessage } from './chat-schemas.ts';
import type { ProtocolError } from './errors.ts';
import type { CommandMessage, JoinMessage, WatchMessage } from './table-schemas.ts';

/** `table:view`: whole sections of one seat's view; missing ones stand as they were. */
export interface ViewMessage extends ViewUpdate {
  readonly tableId: string;
  /** Sequence number of the latest entry in the table's log. */
  readonly version: number;
}

/** Who is connected, by seat; computers and free chairs are always here. */
export interface PresenceMessage {
  readonly tableId: string;
  /** How long somebody must be gone before the others may act, in milliseconds. */
  readonly awayAfterMs: number;
  /** How long until the next game is dealt by itself, in milliseconds, or null while the table waits for people. */
  readonly dealsInMs: number | null;
  readonly seats: readonly SeatPresence[];
  /** Who watches, by name, in the order in which they came; the first twenty of them. */
  readonly spectators: readonly string[];
  /** How many watch in all. */
  readonly spectatorCount: number;
}

/** `awayForMs` is how long the person has been gone, null while connected. */
export interface SeatPresence {
  readonly awayForMs: number | null;
}

/** `table:clock`: what is left to each seat, sent with every change at a table with a clock; times are those of sending. */
export interface ClockMessage {
  readonly tableId: string;
  /** The version of the table that this belongs to. */
  readonly version: number;
  /** Whether times run down; they stand still in a pause, and while nobody who sits there is connected. */
  readonly isRunning: boolean;
  /** By seat. */
  readonly seats: readonly TimeLeft[];
}

/** `table:elsewhere`: the same player has just come to the table in another window or on another device. */
export interface ElsewhereMessage {
  readonly tableId: string;
}

export type Reply = Result<{ readonly version: number }, ProtocolError>;
/** Who watches learns which table it is. */
export type WatchReply = Result<{ readonly version: number; readonly tableId: string }, ProtocolError>;

export interface ClientToServerEvents {
  'table:join': (message: JoinMessage, reply: (reply: Reply) => void) => void;
  'table:watch': (message: WatchMessage, reply: (reply: WatchReply) => void) => void;
  'table:say': (message: SayMessage, reply: (reply: Reply) => void) => void;
  'table:command': (message: CommandMessage, reply: (reply: Reply) => void) => void;
}

export interface ServerToClientEvents {
  'table:view': (message: ViewMessage) => void;
  'table:presence': (message: PresenceMessage) => void;
  'table:clock': (message: ClockMessage) => void;
  'table:chat': (message: ChatMessage) => void;
  'table:elsewhere': (message: ElsewhereMessage) => void;
}

/** Sent with the socket's handshake. */
export interface HandshakeAuth {
  readonly protocol: number;
}
