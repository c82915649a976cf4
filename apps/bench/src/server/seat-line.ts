import type { PlayerCommand, Seat } from '@skat/engine';
import type { Reply, ViewMessage } from '@skat/protocol';
import { at } from '@skat/engine';
import { SocketClient } from './socket-client.ts';
import type { SeatedTable } from './table-setup.ts';
import type { Traffic } from './traffic.ts';

/** Something a player asks for, decided on a version. */
export interface Ask {
  readonly version: number;
  readonly commandId: string;
  readonly command: PlayerCommand;
}

/** What a measured player needs of a connection to a table, whoever serves it. */
export interface SeatLine {
  /** Asks to be sent the table; everything else follows from its views. */
  readonly join: (onReply: (reply: Reply) => void) => void;
  readonly ask: (ask: Ask, onReply: (reply: Reply) => void) => void;
  readonly close: () => void;
}

/** Connects the player of a seat, who from then on hears of every view. */
export type ConnectSeat = (seat: Seat, onView: (view: ViewMessage) => void) => Promise<SeatLine>;

export interface LineParts {
  readonly url: string;
  readonly traffic: Traffic;
  /** Further headers of every handshake. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Lines to a table of this project's server. */
export function linesTo({ tableId, cookies }: SeatedTable, parts: LineParts): ConnectSeat {
  return async (seat, onView) => {
    const client = await SocketClient.connect({
      ...parts,
      cookie: at(cookies, seat),
      onEvent: (name, message) => {
        if (name === 'table:view') onView(message as ViewMessage);
      },
    });
    return {
      join: (onReply) => client.send('table:join', { tableId }, onReply),
      ask: (ask, onReply) => client.send('table:command', { tableId, ...ask }, onReply),
      close: () => client.close(),
    };
  };
}
