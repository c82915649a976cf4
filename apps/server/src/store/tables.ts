import { reach } from './database.ts';
import { isUniqueViolation } from './errors.ts';
import type { GameTable, PrismaClient, ShortCode } from './generated/client.ts';
import { isStorable, isUuid, storableJson, storableText } from './text.ts';
import type { NewTable, TableRow, TableStore } from './types.ts';

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
      // One statement: the table comes to be only if it wins the code, which an expired one may hold.
      const created = await this.#prisma.$executeRaw`
        WITH won AS (
          INSERT INTO short_code (code, table_id, expires_at)
          VALUES (${code}, ${id}::uuid, ${new Date(table.codeExpiresAt)})
          ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id, expires_at = excluded.expires_at
            WHERE short_code.expires_at <= now()
          RETURNING table_id
        )
        INSERT INTO game_table (id, name, rules, invitation_token)
        SELECT table_id, ${name}, ${rules}::json, ${table.invitationToken} FROM won`;
      return created === 1 ? 'created' : 'codeTaken';
    });
  }

  renewCode(tableId: string, code: string, expiresAt: number): Promise<'renewed' | 'codeTaken'> {
    return reach(async () => {
      const data = { code: storableText(code), tableId, expiresAt: new Date(expiresAt) };
      try {
        await this.#prisma.$transaction([
          this.#prisma.shortCode.deleteMany({ where: { tableId } }),
          this.#prisma.shortCode.deleteMany({ where: { code, expiresAt: { lte: new Date() } } }),
          this.#prisma.shortCode.create({ data }),
        ]);
        return 'renewed';
      } catch (error) {
        if (isUniqueViolation(error)) return 'codeTaken';
        throw error;
      }
    });
  }

  findById(tableId: string): Promise<TableRow | null> {
    return isUuid(tableId) ? this.#find({ id: tableId }) : Promise.resolve(null);
  }

  findByInvitation(token: string): Promise<TableRow | null> {
    return isStorable(token) ? this.#find({ invitationToken: token }) : Promise.resolve(null);
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

  openTables(): Promise<readonly string[]> {
    return reach(async () => {
      const rows = await this.#prisma.gameTable.findMany({ where: { closedAt: null }, select: { id: true } });
      return rows.map((row) => row.id);
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

  async addMember(tableId: string, playerId: string, at: number): Promise<void> {
    return reach(async () => {
      const data = [{ tableId, playerId, joinedAt: new Date(at) }];
      await this.#prisma.tableMember.createMany({ data, skipDuplicates: true });
    });
  }

  #find(where: { id: string } | { invitationToken: string }): Promise<TableRow | null> {
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
    invitationToken: row.invitationToken,
    code: code === undefined ? null : { code: code.code, expiresAt: code.expiresAt.getTime() },
    createdAt: row.createdAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  };
}
