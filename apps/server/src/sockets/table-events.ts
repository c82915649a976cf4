import { err, ok } from '@skat/engine';
import type { Actor } from '@skat/engine';
import type { CommandMessage, JoinMessage, Reply } from '@skat/protocol';
import { commandMessageSchema, joinSchema } from '@skat/protocol';
import type { Logger } from 'pino';
import type { Sessions } from '../players/sessions.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { TableRoom } from '../tables/table-room.ts';
import type { Audience } from './audience.ts';
import { answerOf, handle } from './handle.ts';
import type { TableSocket } from './types.ts';

export interface TableEventParts {
  readonly registry: TableRegistry;
  readonly audience: Audience;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly logger: Logger;
}

/** A socket looks at so many tables at most. */
const MAX_TABLES = 8;
const EVENTS: ReadonlySet<unknown> = new Set(['table:join', 'table:command']);

/** Listens to what a connected player asks for. */
export function serveTables(socket: TableSocket, parts: TableEventParts): void {
  const visitor = new Visitor(socket, parts);
  const { limits, logger } = parts;
  const secondsToWait = async (): Promise<number> =>
    Math.max(await limits.message(socket.id), await limits.addressMessage(socket.data.address));
  const shared = { logger, secondsToWait };
  socket.use(([event, ...args], next) => {
    if (EVENTS.has(event)) next();
    else answerOf(args)?.(err({ code: 'invalidMessage' }));
  });
  socket.on(
    'table:join',
    handle(joinSchema, shared, (message) => visitor.join(message)),
  );
  socket.on(
    'table:command',
    handle(commandMessageSchema, shared, (message) => visitor.command(message)),
  );
  socket.on('disconnect', () => visitor.leave());
}

class Visitor {
  readonly #socket: TableSocket;
  readonly #parts: TableEventParts;
  readonly #rooms = new Set<TableRoom>();

  constructor(socket: TableSocket, parts: TableEventParts) {
    this.#socket = socket;
    this.#parts = parts;
  }

  async join({ tableId }: JoinMessage): Promise<Reply> {
    const room = await this.#admittedTo(tableId);
    if (room === null || this.#rooms.size >= MAX_TABLES) return err({ code: 'tableNotFound' });
    if (!this.#socket.connected) return err({ code: 'tableNotFound' });
    this.#enter(room);
    return ok({ version: room.table.version });
  }

  async command({ tableId, ...request }: CommandMessage): Promise<Reply> {
    const room = await this.#admittedTo(tableId);
    if (room === null) return err({ code: 'tableNotFound' });
    const reply = await room.table.run(await this.#actor(request.command.type), request);
    this.#parts.logger.debug(
      { tableId, command: request.command.type, ...(reply.ok ? reply.value : { code: reply.error.code }) },
      'command',
    );
    return reply;
  }

  leave(): void {
    for (const room of this.#rooms) {
      this.#parts.audience.remove(room.row.id, this.#socket);
      if (room.presence.disconnect(this.#socket.data.player.id)) this.#parts.audience.publishPresence(room);
      room.driver.consider();
    }
    this.#rooms.clear();
  }

  #enter(room: TableRoom): void {
    const { audience } = this.#parts;
    this.#rooms.add(room);
    const isFirst = !audience.isThere(room.row.id, this.#socket);
    const wasAway = isFirst && room.presence.connect(this.#socket.data.player.id);
    audience.add(room, this.#socket);
    if (wasAway) audience.publishPresence(room);
    room.driver.consider();
  }

  async #admittedTo(tableId: string): Promise<TableRoom | null> {
    const room = await this.#parts.registry.find(tableId);
    if (room === null) return null;
    return (await room.admits(this.#socket.data.player.id)) ? room : null;
  }

  /** Who sits down does so under the present name. */
  async #actor(command: string): Promise<Actor> {
    const { player } = this.#socket.data;
    const { id, name } = command === 'sit' ? await this.#parts.sessions.current(player) : player;
    return { kind: 'player', playerId: id, name };
  }
}
