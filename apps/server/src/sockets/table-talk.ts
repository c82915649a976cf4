import type { Viewer } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { Reply, SayMessage } from '@skat/protocol';
import { chatClosedTo } from '@skat/protocol';
import type { Logger } from 'pino';
import type { Player, Sessions } from '../players/sessions.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { TableRoom } from '../tables/table-room.ts';
import { Audience } from './audience.ts';
import type { TableSocket } from './types.ts';
import type { ViewBuilder } from './view-builder.ts';

export interface TableTalkParts {
  readonly audience: Audience;
  readonly registry: TableRegistry;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly logger: Logger;
}

/** The chat of all tables: what is said, who is told, and who may say something. */
export class TableTalk {
  readonly #parts: TableTalkParts;

  constructor(parts: TableTalkParts) {
    this.#parts = parts;
  }

  /** Tells somebody who has come what was said; in an outage the next who comes is told. */
  greet(room: TableRoom, socket: TableSocket): void {
    this.#inBackground(async () => {
      const lines = await room.chat.lines();
      const isThere = this.#parts.audience.viewerOf(room.row.id, socket) !== null;
      if (isThere && lines.length > 0) socket.emit('table:chat', { tableId: room.row.id, lines });
    });
  }

  /**
   * Keeps what somebody says, and tells everybody.
   * @throws StoreUnavailable; said again under the same id it is there once
   */
  async say(room: TableRoom, socket: TableSocket, { messageId, say }: SayMessage): Promise<Reply> {
    const { audience, registry, sessions } = this.#parts;
    const { player } = socket.data;
    const viewer = audience.viewerOf(room.row.id, socket);
    if (isClosed(room, viewer)) return err({ code: 'chatClosed' });
    const wait = await this.#waitOf(room, player, viewer);
    if (wait > 0) return err({ code: 'tooManyRequests', retryAfterSeconds: wait });
    const line = await room.chat.say(await sessions.current(player), messageId, say);
    if (line !== null) {
      audience.publishChat(room, [line]);
      registry.shared.tellChat(room, messageId);
    }
    return ok({ version: room.table.version });
  }

  /** Seconds until somebody may say one more thing; many spectators must not drown who plays. */
  async #waitOf({ row }: TableRoom, player: Player, viewer: Viewer | null): Promise<number> {
    const { limits } = this.#parts;
    const wait = await limits.chat(player.id);
    return wait === 0 && viewer === 'spectator' ? limits.spectatorChat(row.id) : wait;
  }

  /** Tells what was said through another node. */
  hear(room: TableRoom, lineId: string): void {
    this.#inBackground(async () => {
      const line = await room.chat.find(lineId);
      if (line !== null) this.#parts.audience.publishChat(room, [line]);
    });
  }

  /** Something may have been said through other nodes. */
  hearAll(room: TableRoom): void {
    this.#inBackground(async () => {
      const lines = await room.chat.lines();
      if (lines.length > 0) this.#parts.audience.publishChat(room, lines);
    });
  }

  #inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      this.#parts.logger.warn({ reason }, 'a chat could not be read');
    });
  }
}

/** Those who look at the tables, and what they say to each other. */
export function openAudience(
  views: ViewBuilder,
  parts: Omit<TableTalkParts, 'audience'>,
): { readonly audience: Audience; readonly talk: TableTalk } {
  const audience = new Audience(views, {
    onEntry: (room, socket) => talk.greet(room, socket),
    onSpectators: (room) => parts.registry.shared.spectatorsChanged(room),
  });
  const talk = new TableTalk({ ...parts, audience });
  return { audience, talk };
}

function isClosed({ table: { state } }: TableRoom, viewer: Viewer | null): boolean {
  return chatClosedTo({ viewer, rules: state.rules, phase: state.stage.phase }) !== null;
}
