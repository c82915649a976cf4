import type { Actor } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type {
  CommandMessage,
  JoinMessage,
  Reply,
  SayMessage,
  ServerRefusal,
  WatchMessage,
  WatchReply,
} from '@skat/protocol';
import { commandMessageSchema, joinSchema, sayMessageSchema, watchSchema } from '@skat/protocol';
import type { Logger } from 'pino';
import type { Sessions } from '../players/sessions.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { stopwatch } from '../metrics/stopwatch.ts';
import type { OpenedWindow } from '../nodes/signal.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { Store } from '../store/store.ts';
import type { TableRequest } from '../tables/live-table.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { TableRoom } from '../tables/table-room.ts';
import type { Audience } from './audience.ts';
import type { ActorBuilder } from './actor-builder.ts';
import { answerOf, failureOf, handle } from './handle.ts';
import type { TableTalk } from './table-talk.ts';
import type { TableSocket } from './types.ts';
import { openWindow } from './windows.ts';

export interface TableEventParts {
  readonly registry: TableRegistry;
  readonly audience: Audience;
  readonly talk: TableTalk;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly actors: ActorBuilder;
}

/** A socket looks at so many tables at most. */
const MAX_TABLES = 8;
const EVENTS: ReadonlySet<unknown> = new Set(['table:join', 'table:watch', 'table:command', 'table:say']);

/** Listens to what a connected player asks for. */
export function serveTables(socket: TableSocket, parts: TableEventParts): void {
  const visitor = new Visitor(socket, parts);
  const { logger, metrics } = parts;
  socket.use(([event, ...args], next) => {
    refusalOf(event, socket, parts)
      .catch((error: unknown) => failureOf(error, logger))
      .then((refusal) => {
        if (refusal === null) {
          next();
          return;
        }
        metrics.refusal('message', refusal.code);
        answerOf(args)?.(err(refusal));
      })
      .catch((error: unknown) => logger.error({ err: error }, 'an event could not be passed on'));
  });
  socket.on(
    'table:join',
    handle(joinSchema, parts, (message) => visitor.join(message)),
  );
  socket.on(
    'table:command',
    handle(commandMessageSchema, parts, (message) => visitor.command(message)),
  );
  socket.on(
    'table:watch',
    handle(watchSchema, parts, (message) => visitor.watch(message)),
  );
  socket.on(
    'table:say',
    handle(sayMessageSchema, parts, (message) => visitor.say(message)),
  );
  socket.on('disconnect', () => visitor.leave());
}

/** Counts an event, whether it is known and asks for an answer or not; null if it may be heard. */
async function refusalOf(
  event: unknown,
  { id, data }: TableSocket,
  { limits }: TableEventParts,
): Promise<ServerRefusal | null> {
  const wait = Math.max(await limits.message(id), await limits.addressMessage(data.address));
  if (wait > 0) return { code: 'tooManyRequests', retryAfterSeconds: wait };
  return EVENTS.has(event) ? null : { code: 'invalidMessage' };
}

/** How somebody comes to a table. */
interface Entrance extends OpenedWindow {
  /** By the link for spectators. */
  readonly watches: boolean;
}

class Visitor {
  readonly #socket: TableSocket;
  readonly #parts: TableEventParts;
  readonly #rooms = new Set<TableRoom>();

  constructor(socket: TableSocket, parts: TableEventParts) {
    this.#socket = socket;
    this.#parts = parts;
  }

  async join({ tableId, ...page }: JoinMessage): Promise<Reply> {
    return this.#come(await this.#admittedTo(tableId), { ...this.#opened(page), watches: false });
  }

  /** By the link for spectators; an unknown one counts as a guess. */
  async watch({ watch, ...page }: WatchMessage): Promise<WatchReply> {
    const { store, registry, limits } = this.#parts;
    const row = await store.tables.findByWatchToken(watch);
    if (row === null || row.closedAt !== null) {
      const wait = await limits.guess(this.#socket.data.address);
      return err(wait > 0 ? { code: 'tooManyRequests', retryAfterSeconds: wait } : { code: 'watchUnknown' });
    }
    const reply = await this.#come(await registry.find(row.id), { ...this.#opened(page), watches: true });
    return reply.ok ? ok({ ...reply.value, tableId: row.id }) : reply;
  }

  /** Only at a table that this socket has come to. */
  async say(message: SayMessage): Promise<Reply> {
    const room = [...this.#rooms].find(({ row }) => row.id === message.tableId);
    if (room === undefined) return err({ code: 'tableNotFound' });
    const reply = await this.#parts.talk.say(room, this.#socket, message);
    const { tableId, say } = message;
    this.#parts.logger.debug(
      { tableId, say: say.kind, ...(reply.ok ? {} : { code: reply.error.code }) },
      'chat',
    );
    return reply;
  }

  async command({ tableId, ...request }: CommandMessage): Promise<Reply> {
    const room = await this.#admittedTo(tableId);
    if (room === null) return err({ code: 'tableNotFound' });
    const elapsed = stopwatch();
    const reply = await room.table.run(await this.#actor(room, request), request);
    this.#parts.metrics.command(request.command.type, reply.ok ? 'accepted' : reply.error.code, elapsed());
    this.#parts.logger.debug(
      { tableId, command: request.command.type, ...(reply.ok ? reply.value : { code: reply.error.code }) },
      'command',
    );
    return reply;
  }

  leave(): void {
    for (const room of this.#rooms) {
      this.#parts.audience.remove(room, this.#socket);
      const isAway = room.presence.disconnect(this.#socket.data.player.id);
      if (isAway) this.#parts.audience.publishPresence(room);
      this.#parts.registry.shared.comeOrGone(room);
      room.driver.consider();
      if (isAway) this.#parts.audience.publishClock(room);
    }
    this.#rooms.clear();
  }

  /** Who names no page is one for each connection. */
  #opened({ window, isReturn }: Omit<WatchMessage, 'watch'>): OpenedWindow {
    return { window: window ?? this.#socket.id, isReturn: isReturn ?? false };
  }

  async #come(room: TableRoom | null, entrance: Entrance): Promise<Reply> {
    await room?.table.catchUp();
    if (room !== null) await this.#parts.registry.shared.tryFreshen(room);
    if (room === null || (!this.#rooms.has(room) && this.#rooms.size >= MAX_TABLES))
      return err({ code: 'tableNotFound' });
    if (!this.#socket.connected) return err({ code: 'tableNotFound' });
    this.#enter(room, entrance);
    return ok({ version: room.table.version });
  }

  #enter(room: TableRoom, entrance: Entrance): void {
    const { audience, registry } = this.#parts;
    const { id: playerId } = this.#socket.data.player;
    this.#rooms.add(room);
    const isFirst = !audience.isThere(room.row.id, this.#socket);
    const wasAway = isFirst && room.presence.connect(playerId);
    audience.add(room, this.#socket, entrance);
    if (wasAway) audience.publishPresence(room);
    if (isFirst) registry.shared.comeOrGone(room);
    if (isFirst && !wasAway)
      openWindow(room.row.id, this.#socket, entrance, { audience, shared: registry.shared });
    room.driver.consider();
    if (wasAway) audience.publishClock(room);
  }

  async #admittedTo(tableId: string): Promise<TableRoom | null> {
    const room = await this.#parts.registry.find(tableId);
    if (room === null) return null;
    return (await room.admits(this.#socket.data.player.id)) ? room : null;
  }

  /** Who sits down does so under the present name. */
  async #actor({ table }: TableRoom, { command }: TableRequest): Promise<Actor> {
    const { player } = this.#socket.data;
    const present = command.type === 'sit' ? await this.#parts.sessions.current(player) : player;
    return this.#parts.actors(present, table.state, command);
  }
}
