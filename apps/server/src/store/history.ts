import { reach } from './database.ts';
import type { PrismaClient, Series, SeriesPlayer } from './generated/client.ts';
import { isDbInt, isUuid } from './text.ts';
import type { FinishedGameRow, HistoryStore, SeriesOfTable, TableMembership } from './types.ts';

/** So many of the newest are listed. */
const MAX_TABLES = 20;
const MAX_SERIES = 200;

const WITH_PEOPLE = { players: { orderBy: { seat: 'asc' } }, table: { select: { name: true } } } as const;

/** What was played, for those who played it. */
export class PrismaHistoryStore implements HistoryStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async openTablesOf(playerId: string): Promise<readonly TableMembership[]> {
    if (!isUuid(playerId)) return [];
    return reach(async () => {
      const rows = await this.#prisma.tableMember.findMany({
        where: { playerId, table: { closedAt: null } },
        include: { table: { select: { name: true } } },
        orderBy: [{ joinedAt: 'desc' }, { tableId: 'asc' }],
        take: MAX_TABLES,
      });
      return rows.map(({ tableId, joinedAt, table }) => ({
        tableId,
        name: table.name,
        joinedAt: joinedAt.getTime(),
      }));
    });
  }

  async seriesOf(playerId: string): Promise<readonly SeriesOfTable[]> {
    if (!isUuid(playerId)) return [];
    return reach(async () => {
      const rows = await this.#prisma.series.findMany({
        where: { players: { some: { playerId } } },
        include: WITH_PEOPLE,
        orderBy: [{ startedAt: 'desc' }, { number: 'desc' }],
        take: MAX_SERIES,
      });
      return rows.map(seriesOf);
    });
  }

  async seriesOne(tableId: string, number: number): Promise<SeriesOfTable | null> {
    if (!isUuid(tableId) || !isDbInt(number)) return null;
    return reach(async () => {
      const where = { tableId_number: { tableId, number } };
      const found = await this.#prisma.series.findUnique({ where, include: WITH_PEOPLE });
      return found && seriesOf(found);
    });
  }

  async gameOne(tableId: string, series: number, game: number): Promise<FinishedGameRow | null> {
    if (!isUuid(tableId) || !isDbInt(series) || !isDbInt(game)) return null;
    return reach(async () => {
      const where = { tableId_series_game: { tableId, series, game } };
      const found = await this.#prisma.finishedGame.findUnique({ where });
      if (found === null) return null;
      const { record, outcome, finishedAt } = found;
      return {
        series,
        game,
        record: record,
        outcome: outcome,
        finishedAt: finishedAt.getTime(),
      };
    });
  }

  async isMember(tableId: string, playerId: string): Promise<boolean> {
    if (!isUuid(tableId) || !isUuid(playerId)) return false;
    return reach(async () => (await this.#prisma.tableMember.count({ where: { tableId, playerId } })) > 0);
  }
}

type SeriesWithPeople = Series & { players: SeriesPlayer[]; table: { name: string } };

function seriesOf(row: SeriesWithPeople): SeriesOfTable {
  return {
    tableId: row.tableId,
    tableName: row.table.name,
    number: row.number,
    rules: row.rules,
    seats: row.seats,
    sheet: row.sheet,
    startedAt: row.startedAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
    aborted: row.aborted,
    players: row.players.map(({ seat, playerId, name }) => ({ seat, playerId, name })),
  };
}
