import { storableJson, storableText } from './text.ts';
import type { EntryExtras, NewEntry, SeriesRow } from './types.ts';

/** An entry with its extras, checked and written as JSON: one element of a statement's only parameter. */
export interface EncodedRow {
  readonly entry: NewEntry;
  readonly hasExtras: boolean;
  readonly json: string;
}

/**
 * Encodes an entry for `appendStatement`.
 * @throws BadText
 */
export function encodeRow(entry: NewEntry, extras: EntryExtras | undefined): EncodedRow {
  const row = {
    table_id: entry.tableId,
    seq: entry.seq,
    command_id: storableText(entry.commandId),
    actor: entry.actor,
    command: entry.command,
    engine_version: entry.engineVersion,
    at: isoTime(entry.at),
  };
  if (extras === undefined) return { entry, hasExtras: false, json: storableJson(row) };
  return { entry, hasExtras: true, json: storableJson({ ...row, ...encodeExtras(extras) }) };
}

function encodeExtras(extras: EntryExtras): object {
  const { snapshot, finishedGame, series, members, closed } = extras;
  return {
    snapshot,
    game: finishedGame && { ...finishedGame, finishedAt: isoTime(finishedGame.finishedAt) },
    series: series && encodeSeries(series),
    players: series?.players.filter((player) => player.playerId !== null),
    members,
    closed,
  };
}

function encodeSeries(series: SeriesRow): object {
  const { number, rules, seats, sheet, startedAt, endedAt, aborted } = series;
  const ended = endedAt === null ? undefined : isoTime(endedAt);
  return { number, rules, seats, sheet, aborted, startedAt: isoTime(startedAt), endedAt: ended };
}

/** A time no clock gives, such as NaN, becomes a text that Postgres refuses, so that only its own row fails. */
function isoTime(ms: number): string {
  return Number.isFinite(ms) && Math.abs(ms) < 8e15 ? new Date(ms).toISOString() : 'no time';
}

/** A statement with its parameter. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What an append statement returns: the rows that were stored. */
export interface StoredKey {
  readonly table_id: string;
  readonly seq: number;
  readonly command_id: string;
}

/**
 * One statement that appends all rows whose place and command are free, and with each its extras. Being one
 * statement it is also one transaction. Rows go in sorted, so that two writers cannot wait for each other in a circle.
 * @param signals notified as they are when it commits, if any row is stored
 */
export function appendStatement(rows: readonly EncodedRow[], signals?: readonly string[]): Statement {
  const append = rows.some((row) => row.hasExtras) ? APPEND_WITH_EXTRAS : APPEND_PLAIN;
  const values = [`[${rows.map((row) => row.json).join(',')}]`];
  if (signals === undefined) return { text: `${append}\nSELECT ${KEYS} FROM stored`, values };
  return { text: `${append}\nSELECT ${KEYS}, ${NOTIFY} FROM stored`, values: [...values, signals] };
}

const KEYS = 'table_id, seq, command_id';
/** Being no column of `stored` it is looked at once, and not at all for an empty one. */
const NOTIFY = `(SELECT count(pg_notify('skat', signal)) FROM unnest($2::text[]) AS signal)`;

const ENTRY_COLUMNS = 'table_id, seq, command_id, actor, command, engine_version, at';
const ENTRY_RECORD = `table_id uuid, seq int, command_id text, actor json, command json, engine_version text,
  at timestamptz`;

const APPEND_PLAIN = `
WITH stored AS (
INSERT INTO table_entry (${ENTRY_COLUMNS})
SELECT ${ENTRY_COLUMNS} FROM json_to_recordset($1::json) AS r (${ENTRY_RECORD})
ORDER BY table_id, seq
ON CONFLICT DO NOTHING
RETURNING table_id, seq, command_id
)`;

/** `own` are the rows that this statement stored itself: a lost race must not leave extras behind. */
const APPEND_WITH_EXTRAS = `
WITH input AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json)
    AS r (${ENTRY_RECORD}, snapshot json, game json, series json, players json, members json, closed boolean)
), stored AS (
  INSERT INTO table_entry (${ENTRY_COLUMNS})
  SELECT ${ENTRY_COLUMNS} FROM input ORDER BY table_id, seq
  ON CONFLICT DO NOTHING
  RETURNING table_id, seq, command_id
), own AS MATERIALIZED (
  SELECT input.* FROM input JOIN stored USING (table_id, seq, command_id)
), kept_snapshots AS (
  INSERT INTO table_snapshot (table_id, seq, engine_version, state)
  SELECT table_id, seq, snapshot->>'engineVersion', snapshot->'state' FROM own WHERE snapshot IS NOT NULL
  ON CONFLICT (table_id) DO UPDATE
    SET seq = excluded.seq, engine_version = excluded.engine_version, state = excluded.state
    WHERE table_snapshot.seq < excluded.seq
), kept_games AS (
  INSERT INTO finished_game (table_id, series, game, record, outcome, finished_at)
  SELECT table_id, (game->>'series')::int, (game->>'game')::int, game->'record', game->'outcome',
    (game->>'finishedAt')::timestamptz
  FROM own WHERE game IS NOT NULL
), kept_series AS (
  INSERT INTO series (table_id, number, rules, seats, sheet, started_at, ended_at, aborted)
  SELECT table_id, (series->>'number')::int, series->'rules', series->'seats', series->'sheet',
    (series->>'startedAt')::timestamptz, (series->>'endedAt')::timestamptz, (series->>'aborted')::boolean
  FROM own WHERE series IS NOT NULL
  ON CONFLICT (table_id, number) DO UPDATE
    SET rules = excluded.rules, seats = excluded.seats, sheet = excluded.sheet,
      started_at = excluded.started_at, ended_at = excluded.ended_at, aborted = excluded.aborted
), kept_players AS (
  INSERT INTO series_player (table_id, series, seat, player_id, name)
  SELECT table_id, (own.series->>'number')::int, (player->>'seat')::int, (player->>'playerId')::uuid,
    player->>'name'
  FROM own, json_array_elements(own.players) AS player WHERE own.players IS NOT NULL
  ON CONFLICT (table_id, series, seat, player_id) DO UPDATE SET name = excluded.name
), kept_members AS (
  INSERT INTO table_member (table_id, player_id, joined_at)
  SELECT table_id, member::uuid, at FROM own, json_array_elements_text(own.members) AS member
  WHERE own.members IS NOT NULL
  ON CONFLICT DO NOTHING
), kept_tables AS (
  UPDATE game_table SET closed_at = CASE WHEN own.closed THEN coalesce(closed_at, own.at) END
  FROM own WHERE game_table.id = own.table_id AND own.closed IS NOT NULL
)`;
