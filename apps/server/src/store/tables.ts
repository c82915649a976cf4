import { reach } from './database.ts';
import { isUniqueViolation } from './errors.ts';
import type { GameTable, Prisma, PrismaClient, ShortCode } from './generated/client.ts';
import { isStorable, isUuid, storableJson, storableText } from './text.ts';
import type { Json, NewTable, TableRow, TableStore } from './types.ts';

const WITH_CODE = { codes: true } as const;

/** Tables by id, by invitation and by short code. */
export class PrismaTableStore implements TableStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  create(table: NewTable): Promise<'created' | 'codeTaken'> {
    const { id, name, rules, invitationToken, code, codeExpiresAt } = table;
    return reach(async () => {
      const data = { id, name: storableText(name), rules: toJson(rules), invitationToken };
      const insert = this.#prisma.gameTable.create({ data });
      const won = await this.#withCode(id, storableText(code), codeExpiresAt, [insert]);
      return won ? 'created' : 'codeTaken';
    });
  }

  renewCode(tableId: string, code: string, expiresAt: number): Promise<'renewed' | 'codeTaken'> {
    return reach(async () => {
      const forget = this.#prisma.shortCode.deleteMany({ where: { tableId } });
      const won = await this.#withCode(tableId, storableText(code), expiresAt, [forget]);
      return won ? 'renewed' : 'codeTaken';
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

  /** Runs `before` and gives the code to the table, both or neither. An expired code may be taken over. */
  async #withCode(
    tableId: string,
    code: string,
    expiresAtMs: number,
    before: readonly Prisma.PrismaPromise<unknown>[],
  ): Promise<boolean> {
    const expiresAt = new Date(expiresAtMs);
    try {
      await this.#prisma.$transaction([
        ...before,
        this.#prisma.shortCode.deleteMany({ where: { code, expiresAt: { lte: new Date() } } }),
        this.#prisma.shortCode.create({ data: { code, tableId, expiresAt } }),
      ]);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if ((await this.#prisma.shortCode.count({ where: { code, NOT: { tableId } } })) === 0) throw error;
      return false;
    }
  }

  #find(where: { id: string } | { invitationToken: string }): Promise<TableRow | null> {
    return reach(async () => {
      const found = await this.#prisma.gameTable.findUnique({ where, include: WITH_CODE });
      return found && tableOf(found);
    });
  }
}

/** Checks the texts inside; `undefined` fields vanish. */
function toJson(value: Json): object {
  return JSON.parse(storableJson(value)) as object;
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
