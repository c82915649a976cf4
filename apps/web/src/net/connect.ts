import { SOCKET_OPTIONS } from '@skat/client';
import { PROTOCOL_VERSION } from '@skat/protocol';
import type { HandshakeAuth } from '@skat/protocol';
import { io } from 'socket.io-client';
import type { TableWay } from './table-connection.svelte.ts';
import { TableConnection } from './table-connection.svelte.ts';

/**
 * Opens the way to a table; the session's cookie says who asks.
 * @param way what is called once when the table can be seen, and the secret of the link of who watches
 */
export function connectTable(tableId: string, way: TableWay = {}): TableConnection {
  const auth: HandshakeAuth = { protocol: PROTOCOL_VERSION };
  return new TableConnection(io({ ...SOCKET_OPTIONS, auth }), tableId, way);
}
