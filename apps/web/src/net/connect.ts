import { SOCKET_OPTIONS } from '@skat/client';
import { PROTOCOL_VERSION } from '@skat/protocol';
import type { HandshakeAuth } from '@skat/protocol';
import { io } from 'socket.io-client';
import { TableConnection } from './table-connection.svelte.ts';

/**
 * Opens the way to a table; the session's cookie says who asks.
 * @param onfirstview called once, when the table can be seen
 */
export function connectTable(
  tableId: string,
  onfirstview?: (connection: TableConnection) => void,
): TableConnection {
  const auth: HandshakeAuth = { protocol: PROTOCOL_VERSION };
  return new TableConnection(io({ ...SOCKET_OPTIONS, auth }), tableId, onfirstview);
}
