import { reach } from './database.ts';
import type { ChatMessage, PrismaClient } from './generated/client.ts';
import { isUuid, storableText } from './text.ts';
import type { ChatRow, ChatStore } from './types.ts';

/** What is said at the tables. */
export class PrismaChatStore implements ChatStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  add(line: ChatRow, most: number): Promise<'stored' | 'known'> {
    return reach(async () => {
      const { tableId, id, playerId, kind } = line;
      const [name, text] = [storableText(line.name), storableText(line.text)];
      // One statement, which does not see its own line among those that are kept.
      const [said] = await this.#prisma.$queryRaw<{ readonly count: number }[]>`
        WITH said AS (
          INSERT INTO chat_message (table_id, id, player_id, name, kind, text, said_at)
          VALUES (${tableId}::uuid, ${id}::uuid, ${playerId}::uuid, ${name}, ${kind}, ${text}, ${new Date(line.saidAt)})
          ON CONFLICT DO NOTHING
          RETURNING table_id, id
        ), forgotten AS (
          DELETE FROM chat_message WHERE (table_id, id) IN (
            SELECT table_id, id FROM chat_message
            WHERE table_id = ${tableId}::uuid AND EXISTS (SELECT FROM said)
            ORDER BY said_at DESC, id DESC OFFSET ${most - 1}::int)
        )
        SELECT count(*)::int AS count FROM said`;
      return said?.count === 1 ? 'stored' : 'known';
    });
  }

  latest(tableId: string, most: number): Promise<readonly ChatRow[]> {
    if (!isUuid(tableId)) return Promise.resolve([]);
    return reach(async () => {
      const rows = await this.#prisma.chatMessage.findMany({
        where: { tableId },
        orderBy: [{ saidAt: 'desc' }, { id: 'desc' }],
        take: most,
      });
      return rows.reverse().map(rowOf);
    });
  }

  find(tableId: string, id: string): Promise<ChatRow | null> {
    if (!isUuid(tableId) || !isUuid(id)) return Promise.resolve(null);
    return reach(async () => {
      const found = await this.#prisma.chatMessage.findUnique({ where: { tableId_id: { tableId, id } } });
      return found && rowOf(found);
    });
  }
}

function rowOf({ saidAt, ...row }: ChatMessage): ChatRow {
  return { ...row, saidAt: saidAt.getTime() };
}
