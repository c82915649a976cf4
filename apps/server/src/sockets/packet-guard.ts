import type { PacketMeter } from '../security/rate-limits.ts';
import type { TableSocket } from './types.ts';

type Connection = TableSocket['conn'];

/** What `packet` of a connection tells; a message holds one packet of Socket.IO, text or bytes. */
interface RawPacket {
  readonly type: string;
  readonly data?: unknown;
}

/** How a packet of Socket.IO begins that asks to be let in. */
const GREETING = '0';

/**
 * Cuts a connection before it is heard, if it sends too many packets of whatever kind, or greets a second time: what
 * the first greeting was judged by is forgotten, and no page of ours does either.
 */
export function guardPackets(connection: Connection, meter: PacketMeter): void {
  let hasGreeted = false;
  connection.on('packet', (packet: RawPacket) => {
    const greets = isGreeting(packet);
    if (meter.isTooMany() || (greets && hasGreeted)) connection.close(true);
    hasGreeted ||= greets;
  });
}

function isGreeting({ type, data }: RawPacket): boolean {
  return type === 'message' && typeof data === 'string' && data.startsWith(GREETING);
}
