import type { ChatLine, Say } from '@skat/protocol';
import { CHAT_LINES, saySchema } from '@skat/protocol';
import type { Clock } from '../clock.ts';
import type { Player } from '../players/sessions.ts';
import type { ChatRow, ChatStore } from '../store/store.ts';

export interface TableChatParts {
  readonly tableId: string;
  readonly store: ChatStore;
  readonly clock: Clock;
}

/** What is said at one table: the latest lines. */
export class TableChat {
  readonly #parts: TableChatParts;
  #lastAt = 0;

  constructor(parts: TableChatParts) {
    this.#parts = parts;
  }

  /**
   * The latest lines, oldest first.
   * @throws StoreUnavailable
   */
  async lines(): Promise<readonly ChatLine[]> {
    const { tableId, store } = this.#parts;
    return (await store.latest(tableId, CHAT_LINES)).flatMap(lineOf);
  }

  /**
   * Keeps a line, once however often it comes.
   * @returns the line as it is kept
   * @throws StoreUnavailable
   */
  async say({ id: playerId, name }: Player, id: string, say: Say): Promise<ChatLine | null> {
    const { tableId, store, clock } = this.#parts;
    const saidAt = (this.#lastAt = Math.max(clock.now(), this.#lastAt + 1));
    const line: ChatLine = { id, playerId, name, say, saidAt };
    const result = await store.add({ tableId, id, playerId, name, saidAt, ...columnsOf(say) }, CHAT_LINES);
    return result === 'known' ? this.find(id) : line;
  }

  /**
   * A line that was kept before, by this node or another one.
   * @throws StoreUnavailable
   */
  async find(id: string): Promise<ChatLine | null> {
    const row = await this.#parts.store.find(this.#parts.tableId, id);
    return row === null ? null : (lineOf(row)[0] ?? null);
  }
}

function columnsOf(say: Say): Pick<ChatRow, 'kind' | 'text'> {
  switch (say.kind) {
    case 'phrase':
      return { kind: say.kind, text: say.phrase };
    case 'emoji':
      return { kind: say.kind, text: say.emoji };
    case 'text':
      return say;
  }
}

/** What another version of the server has kept may be unknown to this one, and is left out. */
function lineOf({ id, playerId, name, kind, text, saidAt }: ChatRow): readonly ChatLine[] {
  const say = saySchema.safeParse({ kind, [kind]: text });
  return say.success ? [{ id, playerId, name, say: say.data, saidAt }] : [];
}
