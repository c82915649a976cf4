/**
 * What the peers' servers use of packages that are not part of this workspace: the benchmark installs them into a
 * folder of its own.
 */
declare module 'socket.io' {
  import type { Server as HttpServer } from 'node:http';

  export interface Socket {
    on(event: string, listener: (...words: never[]) => void): this;
    emit(event: string, message: object): void;
    join(room: string): Promise<void> | void;
  }

  export class Server {
    constructor(server: HttpServer, options: object);
    on(event: 'connection', listener: (socket: Socket) => void): this;
  }
}

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE';
  export const ActivePlayers: { readonly ALL: object };
}

declare module 'boardgame.io/dist/cjs/server.js' {
  interface Random {
    /** 1 to the number of sides. */
    Die(sides: number): number;
  }

  export interface MoveContext<State> {
    readonly G: State;
    readonly playerID: string;
    readonly random: Random;
  }

  export interface Game<State> {
    readonly name: string;
    readonly setup: () => State;
    readonly disableUndo: boolean;
    readonly turn: object;
    readonly moves: Readonly<
      Record<
        string,
        {
          readonly move: (context: MoveContext<State>, ...words: never[]) => State | 'INVALID_MOVE';
          readonly redact: boolean;
          readonly ignoreStaleStateID?: boolean;
        }
      >
    >;
    readonly playerView: (context: { readonly G: State; readonly playerID: string | null }) => unknown;
  }

  export function Server<State>(config: {
    readonly games: readonly Game<State>[];
    readonly origins: readonly (string | RegExp)[];
  }): { run(config: { readonly port: number }): Promise<unknown> };
}

declare module '@colyseus/core' {
  export interface Client {
    readonly sessionId: string;
    send(type: number, message: unknown): void;
    leave(): void;
  }

  export class Room {
    maxClients: number;
    patchRate: number | null;
    onMessage(type: number, listener: (client: Client, message: unknown) => void): void;
  }

  export class Server {
    constructor(options: { readonly transport: unknown; readonly greet: boolean });
    define(name: string, room: new () => Room): void;
    listen(port: number, host: string): Promise<void>;
  }
}

declare module '@colyseus/ws-transport' {
  export const WebSocketTransport: new (options: object) => object;
}
