import type { Result, Seat, SeriesGame, TableRules } from '@skat/engine';
import { countGames, err, ok, seatsOf, sheetOf, tableSection } from '@skat/engine';
import type { GameReply, SeriesReply, SeriesSummary, ServerRefusal } from '@skat/protocol';
import { invitationSchema, tableIdSchema } from '@skat/protocol';
import { z } from 'zod';
import type { Player } from '../players/sessions.ts';
import type { FinishedGameRow, SeriesOfTable, Store } from '../store/store.ts';
import type { RecordedOutcome, RecordedSeat } from '../tables/entry-extras.ts';
import { areWholeRules } from '../tables/kept-rules.ts';
import { answer } from './refusals.ts';
import type { App, RouteParts } from './route-parts.ts';
import { playerOf, watchedBy } from './route-parts.ts';

const numberSchema = z.coerce.number().int().min(1).max(1_000_000);
const seriesParams = z.object({ tableId: tableIdSchema, series: numberSchema });
const gameParams = seriesParams.extend({ line: numberSchema });
const watchedGameParams = gameParams.omit({ tableId: true }).extend({ watch: invitationSchema });

/** Which series of which table. */
interface SeriesKey {
  readonly tableId: string;
  readonly series: number;
}

/** The sheets one sat at and their games. */
export function historyRoutes(app: App, parts: RouteParts): void {
  const { store } = parts;
  app.get('/api/series', async (request, reply) => {
    const player = await playerOf(request, parts);
    if (!player.ok) return answer(reply, player);
    return reply.send((await store.history.seriesOf(player.value.id)).filter(isReadable).map(summaryOf));
  });
  app.get('/api/series/:tableId/:series', { schema: { params: seriesParams } }, async (request, reply) => {
    const player = await playerOf(request, parts);
    if (!player.ok) return answer(reply, player);
    const { tableId, series } = request.params;
    const found = await seriesFor(parts, player.value, { tableId, series });
    return answer(reply, found.ok ? ok(seriesReply(found.value, player.value)) : found);
  });
  app.get(
    '/api/series/:tableId/:series/games/:line',
    { schema: { params: gameParams } },
    async (request, reply) => {
      const player = await playerOf(request, parts);
      if (!player.ok) return answer(reply, player);
      const { tableId, series, line } = request.params;
      const found = await seriesFor(parts, player.value, { tableId, series });
      return answer(reply, found.ok ? await gameOf(parts, found.value, line) : found);
    },
  );
}

/** The finished games of a series that one watches. */
export function watchedGameRoutes(app: App, parts: RouteParts): void {
  app.get(
    '/api/watch/:watch/series/:series/games/:line',
    { schema: { params: watchedGameParams } },
    async (request, reply) => {
      const player = await playerOf(request, parts);
      if (!player.ok) return answer(reply, player);
      const { watch, series, line } = request.params;
      const row = await watchedBy(watch, request, parts);
      if (!row.ok) return answer(reply, row);
      const found = await watchedSeries(parts, { tableId: row.value.id, series });
      return answer(reply, found.ok ? await gameOf(parts, found.value, line) : found);
    },
  );
}

/** A series, for those who belong to its table; others learn nothing of it. */
async function seriesFor(
  { store }: RouteParts,
  player: Player,
  key: SeriesKey,
): Promise<Result<SeriesOfTable, ServerRefusal>> {
  const mayLook = await store.history.isMember(key.tableId, player.id);
  return mayLook ? readableSeries(store, key) : err({ code: 'seriesNotFound' });
}

/** The series whose sheet lies on the table now; earlier ones are for the members alone. */
async function watchedSeries(
  { store, registry }: RouteParts,
  key: SeriesKey,
): Promise<Result<SeriesOfTable, ServerRefusal>> {
  const [room] = await registry.findFresh([key.tableId]);
  const isOnTable = room !== undefined && tableSection(room.table.state).series === key.series;
  return isOnTable ? readableSeries(store, key) : err({ code: 'seriesNotFound' });
}

async function readableSeries(
  { history }: Store,
  { tableId, series }: SeriesKey,
): Promise<Result<SeriesOfTable, ServerRefusal>> {
  const found = await history.seriesOne(tableId, series);
  return found === null || !isReadable(found) ? err({ code: 'seriesNotFound' }) : ok(found);
}

/** A finished game by its line on the sheet. */
async function gameOf(
  { store }: RouteParts,
  series: SeriesOfTable,
  line: number,
): Promise<Result<GameReply, ServerRefusal>> {
  const row = await store.history.gameOne(series.tableId, series.number, line);
  return row === null ? err({ code: 'gameNotFound' }) : ok(gameReply(row, series));
}

/** Before version 3 of the engine lines had another shape; nothing was released then. */
function isReadable({ rules }: SeriesOfTable): boolean {
  return areWholeRules(rules);
}

function summaryOf(series: SeriesOfTable): SeriesSummary {
  const rules = series.rules as TableRules;
  const games = gamesOf(series);
  const { foot } = sheetOf(games, rules);
  return {
    tableId: series.tableId,
    series: series.number,
    tableName: series.tableName,
    startedAt: series.startedAt,
    endedAt: series.endedAt,
    gamesPlayed: countGames(games),
    seriesLength: rules.seriesLength,
    scoring: rules.scoring,
    players: namesOf(series).map((name, seat) => ({
      name,
      total: foot[seat]?.total ?? 0,
      place: foot[seat]?.place ?? 1,
    })),
  };
}

function seriesReply(series: SeriesOfTable, player: Player): SeriesReply {
  return {
    tableId: series.tableId,
    series: series.number,
    tableName: series.tableName,
    rules: series.rules as TableRules,
    startedAt: series.startedAt,
    endedAt: series.endedAt,
    names: namesOf(series),
    viewer: seatIn(series, player),
    games: gamesOf(series),
  };
}

function seatIn(series: SeriesOfTable, player: Player): Seat | null {
  const seats = recordedSeats(series);
  return seatsOf(4).find((seat) => seats[seat]?.playerId === player.id) ?? null;
}

function gameReply({ game, record, outcome }: FinishedGameRow, { rules }: SeriesOfTable): GameReply {
  const { number, dealer, seats, names } = outcome as RecordedOutcome;
  return {
    line: game,
    number,
    dealer,
    seats,
    names,
    cardFace: (rules as TableRules).cardFace,
    record: record as GameReply['record'],
  };
}

function gamesOf({ sheet }: SeriesOfTable): readonly SeriesGame[] {
  return sheet as readonly SeriesGame[];
}

function recordedSeats({ seats }: SeriesOfTable): readonly (RecordedSeat | null)[] {
  return seats as readonly (RecordedSeat | null)[];
}

function namesOf(series: SeriesOfTable): readonly string[] {
  return recordedSeats(series).map((seat) => seat?.name ?? '');
}
