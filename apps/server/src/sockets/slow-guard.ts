import type { TableSocket } from './types.ts';

type Connection = TableSocket['conn'];

/** A game is some hundred views; who has not taken so many is not reading any more. */
export const MOST_PACKETS_WAITING = 256;

/** Cuts a connection that does not take what it is sent, instead of keeping it all; the client comes back by itself. */
export function cutSlow(connection: Connection, onCut: () => void): void {
  let waiting = 0;
  connection.on('flush', () => (waiting = 0));
  connection.on('packetCreate', () => {
    waiting += 1;
    if (waiting !== MOST_PACKETS_WAITING) return;
    onCut();
    connection.close(true);
  });
}
