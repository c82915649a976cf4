import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { ServerRefusal } from '@skat/protocol';
import { Server } from 'socket.io';
import { addressOf } from '../security/addresses.ts';
import { isOwnOrigin } from '../security/origin.ts';
import { HandshakeRefused, forgetRequest, greet } from './handshake.ts';
import { guardPackets } from './packet-guard.ts';
import { cutSlow } from './slow-guard.ts';
import type { TableEventParts } from './table-events.ts';
import { serveTables } from './table-events.ts';
import { openAudience } from './table-talk.ts';
import { HeldSockets, gatherWrites } from './turn-writes.ts';
import type { TableServer, TableSocket } from './types.ts';
import type { ViewBuilder } from './view-builder.ts';
import { hearWindow } from './windows.ts';

export interface SocketServerParts extends Omit<TableEventParts, 'audience' | 'talk'> {
  readonly views: ViewBuilder;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
}

/** A message of this protocol has a few hundred bytes. */
const MAX_MESSAGE_BYTES = 4096;
/** Somebody who vanished is noticed within the sum of these. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 10_000;
/** A connection must say who it is within this time. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Live tables over websockets. */
export function openSocketServer(httpServer: HttpServer, parts: SocketServerParts): TableServer {
  const io: TableServer = new Server(httpServer, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    connectTimeout: HANDSHAKE_TIMEOUT_MS,
    allowRequest: (request, decide) => {
      mayConnect(request, parts).then(
        (isAllowed) => decide(isAllowed ? null : 'refused', isAllowed),
        () => decide('refused', false),
      );
    },
  });
  io.engine.on('connection', connectionListener(parts));
  const { audience, talk } = openAudience(parts.views, parts);
  parts.registry.onChange((room, change) => audience.publish(room, change));
  parts.registry.shared.listen({
    onPresence: (room) => audience.publishPresence(room),
    onWindow: (tableId, playerId, opened) =>
      hearWindow(tableId, playerId, opened, { audience, shared: parts.registry.shared }),
    onClock: (room) => audience.publishClock(room),
    onChat: (room, lineId) => talk.hear(room, lineId),
    onGap: (rooms) => rooms.forEach((room) => talk.hearAll(room)),
  });
  parts.registry.onRecovery((room) => audience.publishClock(room));
  io.use((socket, next) => {
    welcome(socket, parts).then(
      () => next(),
      (error: unknown) => next(refusalOf(error, parts)),
    );
  });
  io.on('connection', (socket) => serveTables(socket, { ...parts, audience, talk }));
  return io;
}

/** What every connection is given, before anybody is known by it. */
function connectionListener({
  limits,
  metrics,
}: SocketServerParts): (connection: TableSocket['conn']) => void {
  const held = new HeldSockets();
  return (connection) => {
    gatherWrites(connection, held);
    guardPackets(connection, limits.packetMeter());
    cutSlow(connection, () => metrics.slowSocket());
  };
}

async function mayConnect(
  request: IncomingMessage,
  { allowedOrigins, trustProxy, limits, metrics }: SocketServerParts,
): Promise<boolean> {
  const refused = (code: ServerRefusal['code']): false => {
    metrics.refusal('handshake', code);
    return false;
  };
  if (!isOwnOrigin(request.headers, allowedOrigins)) return refused('originRefused');
  const wait = await limits.connection(addressOf(request, trustProxy));
  return wait === 0 || refused('tooManyRequests');
}

async function welcome(socket: TableSocket, { sessions, trustProxy }: SocketServerParts): Promise<void> {
  socket.data.address = addressOf(socket.request, trustProxy);
  socket.data.player = await greet(socket, sessions);
  forgetRequest(socket);
}

function refusalOf(error: unknown, { logger, metrics }: SocketServerParts): Error {
  const isKnown = error instanceof HandshakeRefused;
  if (!isKnown) logger.error({ err: error }, 'a handshake failed');
  const refusal = isKnown ? error : new HandshakeRefused({ code: 'internal' });
  metrics.refusal('handshake', refusal.data.code);
  return refusal;
}
