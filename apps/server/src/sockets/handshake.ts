import type { ServerRefusal } from '@skat/protocol';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { z } from 'zod';
import { secretInCookies } from '../players/session-cookie.ts';
import type { Player, Sessions } from '../players/sessions.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { TableSocket } from './types.ts';

const authSchema = z.object({ protocol: z.int() });

/** A refused handshake; the client finds the code in the error's data. */
export class HandshakeRefused extends Error {
  readonly data: ServerRefusal;

  constructor(refusal: ServerRefusal) {
    super(refusal.code);
    this.name = 'HandshakeRefused';
    this.data = refusal;
  }
}

/**
 * Who connects, with a page that speaks this protocol.
 * @throws HandshakeRefused
 */
export async function greet(socket: TableSocket, sessions: Sessions): Promise<Player> {
  const auth = authSchema.safeParse(socket.handshake.auth);
  if (!auth.success || auth.data.protocol !== PROTOCOL_VERSION)
    throw new HandshakeRefused({ code: 'protocolMismatch', expected: PROTOCOL_VERSION });
  const player = await playerOf(socket, sessions);
  if (player === null) throw new HandshakeRefused({ code: 'noSession' });
  return player;
}

async function playerOf(socket: TableSocket, sessions: Sessions): Promise<Player | null> {
  try {
    return await sessions.playerOf(secretInCookies(socket.handshake.headers.cookie));
  } catch (error) {
    throw error instanceof StoreUnavailable ? new HandshakeRefused({ code: 'storeUnavailable' }) : error;
  }
}

/** What the upgrade request held is not needed again, and is a third of what a connection costs. */
export function forgetRequest(socket: TableSocket): void {
  const connection: { request: unknown } = socket.conn;
  connection.request = null;
  socket.handshake.headers = {};
}
