import { reach } from './database.ts';
import type { GameTable, PrismaClient, ShortCode } from './generated/client.ts';
import { isStorable, isUuid, storableJson, storableText } from './text.ts';
import type { ShortCode as Code, NewTable, TableRow, TableStore } from './types.ts';

const WITH_CODE = { codes: true } as const;

/** Tables by id, by invitation and by short code. */
export class PrismaTableStore implements TableStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  create(table: NewTable): Promise<'created' | 'codeTaken'> {
    return reach(async () => {
      const [id, code] = [table.id, storableText(table.code)];
      const [name, rules] = [storableText(table.name), storableJson(table.rules)];
      const settings = storableJson(table.settings);
      // One statement: the table comes to be only if it wins the code, which an expired one may hold.
      const created = await this.#prisma.$executeRaw`
        WITH won AS (
          INSERT INTO short_code (code, table_id, expires_at)
          VALUES (${code}, ${id}::uuid, ${new Date(table.codeExpiresAt)})
          ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id, expires_at = excluded.expires_at
            WHERE short_code.expires_at <= now()
          RETURNING table_id
        )
        INSERT INTO game_table (id, name, rules, settings, invitation_token, watch_token)
        SELECT table_id, ${name}, ${rules}::json, ${settings}::json, ${table.invitationToken},
          ${table.watchToken} FROM won`;
      return created === 1 ? 'created' : 'codeTaken';
    });
  }

  renewCode(tableId: string, fresh: Code, now: number): Promise<Code | 'codeTaken'> {
    return reach(async () => {
      const [code, at, until] = [storableText(fresh.code), new Date(now), new Date(fresh.expiresAt)];
      await this.#prisma.shortCode.deleteMany({
        where: { code, tableId: { not: tableId }, expiresAt: { lte: at } },
      });
      // One statement: of those who ask at the same moment one writes its code, the others find that.
      const written = await this.#prisma.$executeRaw`
        INSERT INTO short_code (code, table_id, expires_at)
        SELECT ${code}, ${tableId}::uuid, ${until}
        WHERE NOT EXISTS (SELECT FROM short_code WHERE code = ${code} AND table_id <> ${tableId}::uuid)
        ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, expires_at = excluded.expires_at
          WHERE short_code.expires_at <= ${at}`;
      if (written === 1) return fresh;
      const held = await this.#prisma.shortCode.findUnique({ where: { tableId, expiresAt: { gt: at } } });
      return held === null ? 'codeTaken' : codeOf(held);
    });
  }

  findById(tableId: string): Promise<TableRow | null> {
    return isUuid(tableId) ? this.#find({ id: tableId }) : Promise.resolve(null);
  }

  findByInvitation(token: string): Promise<TableRow | null> {
    return isStorable(token) ? this.#find({ invitationToken: token }) : Promise.resolve(null);
  }

  findByWatchToken(token: string): Promise<TableRow | null> {
    return isStorable(token) ? this.#find({ watchToken: token }) : Promise.resolve(null);
  }

  findByCode(code: string, now: number): Promise<TableRow | null> {
    if (!isStorable(code)) return Promise.resolve(null);
    return reach(async () => {
      const found = await this.#prisma.shortCode.findUnique({
        where: { code, expiresAt: { gt: new Date(now) } },
        include: { table: { include: WITH_CODE } },
      });
      return found && tableOf(found.table);
    });
  }

  async close(tableId: string, at: number): Promise<void> {
    if (!isUuid(tableId)) return;
    return reach(async () => {
      await this.#prisma.gameTable.updateMany({
        where: { id: tableId, closedAt: null },
        data: { closedAt: new Date(at) },
      });
    });
  }

  closeUntouched(before: number, at: number): Promise<readonly string[]> {
    return reach(async () => {
      const closed = await this.#prisma.$queryRaw<{ readonly id: string }[]>`
        UPDATE game_table SET closed_at = ${new Date(at)}
        WHERE closed_at IS NULL AND ${new Date(before)} > coalesce(
          (SELECT entry.at FROM table_entry entry WHERE entry.table_id = game_table.id ORDER BY seq DESC LIMIT 1),
          created_at)
        RETURNING id`;
      return closed.map(({ id }) => id);
    });
  }

  async addMember(tableId: string, playerId: string, at: number): Promise<void> {
    return reach(async () => {
      const data = [{ tableId, playerId, joinedAt: new Date(at) }];
      await this.#prisma.tableMember.createMany({ data, skipDuplicates: true });
    });
  }

  #find(
    where: { id: string } | { invitationToken: string } | { watchToken: string },
  ): Promise<TableRow | null> {
    return reach(async () => {
      const found = await this.#prisma.gameTable.findUnique({ where, include: WITH_CODE });
      return found && tableOf(found);
    });
  }
}

function tableOf(row: GameTable & { codes: ShortCode[] }): TableRow {
  const code = row.codes[0];
  return {
    id: row.id,
    name: row.name,
    rules: row.rules,
    settings: row.settings,
    invitationToken: row.invitationToken,
    watchToken: row.watchToken,
    code: code === undefined ? null : codeOf(code),
    createdAt: row.createdAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  };
}

function codeOf({ code, expiresAt }: ShortCode): Code {
  return { code, expiresAt: expiresAt.getTime() };
}
