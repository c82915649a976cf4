import type { Seat } from '@skat/engine';
import type { Reply, ViewMessage } from '@skat/protocol';
import { PacketSocket } from '../packet-socket.ts';
import type { SeatLine } from '../seat-line.ts';
import type { Traffic } from '../traffic.ts';
import type { Peer } from './peer.ts';

/** Bare Socket.IO: nothing stored, nobody known by name. */
export const SOCKET_IO: Peer = {
  name: 'Socket.IO',
  program: 'socket-io',
  makeTable: (url, number, traffic) =>
    Promise.resolve((seat, onView) => connect({ url, traffic, tableId: `table ${number}`, seat }, onView)),
};

interface Place {
  readonly url: string;
  readonly traffic: Traffic;
  readonly tableId: string;
  readonly seat: Seat;
}

async function connect(
  { url, traffic, tableId, seat }: Place,
  onView: (view: ViewMessage) => void,
): Promise<SeatLine> {
  const socket = await PacketSocket.connect({
    url,
    traffic,
    onEvent: ([, view]) => onView({ tableId, ...(view as Omit<ViewMessage, 'tableId'>) }),
  });
  return {
    join: (onReply) => socket.send(['table:join', { tableId, seat }], ([reply]) => onReply(reply as Reply)),
    ask: ({ version, command }, onReply) =>
      socket.send(['table:command', { version, command }], ([reply]) => onReply(reply as Reply)),
    close: () => socket.close(),
  };
}
