import type { Result, Seat, SeriesGame, TableRules } from '@skat/engine';
import { countGames, err, ok, seatsOf, sheetOf } from '@skat/engine';
import type { GameReply, SeriesReply, SeriesSummary, ServerRefusal } from '@skat/protocol';
import { tableIdSchema } from '@skat/protocol';
import { z } from 'zod';
import type { Player } from '../players/sessions.ts';
import type { FinishedGameRow, SeriesOfTable } from '../store/store.ts';
import type { RecordedOutcome, RecordedSeat } from '../tables/entry-extras.ts';
import { areWholeRules } from '../tables/kept-rules.ts';
import { answer } from './refusals.ts';
import type { App, RouteParts } from './route-parts.ts';
import { playerOf } from './route-parts.ts';

const numberSchema = z.coerce.number().int().min(1).max(1_000_000);
const seriesParams = z.object({ tableId: tableIdSchema, series: numberSchema });
const gameParams = seriesParams.extend({ line: numberSchema });

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
      if (!found.ok) return answer(reply, found);
      const row = await store.history.gameOne(tableId, series, line);
      return answer(reply, row === null ? err({ code: 'gameNotFound' }) : ok(gameReply(row, found.value)));
    },
  );
}

/** A series, for those who belong to its table; others learn nothing of it. */
async function seriesFor(
  { store }: RouteParts,
  player: Player,
  { tableId, series }: { readonly tableId: string; readonly series: number },
): Promise<Result<SeriesOfTable, ServerRefusal>> {
  const mayLook = await store.history.isMember(tableId, player.id);
  const found = mayLook ? await store.history.seriesOne(tableId, series) : null;
  return found === null || !isReadable(found) ? err({ code: 'seriesNotFound' }) : ok(found);
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
