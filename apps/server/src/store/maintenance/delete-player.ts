import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from '../append-writer.ts';
import { OperatorProblem } from '../errors.ts';
import { isStorable, isUuid } from '../text.ts';
import type { Json } from '../types.ts';
import { NAMELESS, noteNames, withoutName, withoutPauseName } from './nameless.ts';
import type { Place } from './operator.ts';
import { inTransaction, withDatabase } from './operator.ts';
import { lockTables, quoted, readShapes } from './table-shapes.ts';
import type { TableShape } from './table-shapes.ts';

/** A player as an operator tells them from others of the same name. */
export interface FoundPlayer {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  /** Tables they have ever sat at. */
  readonly tables: number;
}

/** How much of a player was found and is gone. */
export interface DeletedPlayer {
  readonly sessions: number;
  readonly memberships: number;
  readonly chatLines: number;
  /** Stored values that held their name. */
  readonly values: number;
}

const FIND = `
SELECT p.id, p.name, p.created_at AS "createdAt",
  (SELECT max(last_seen_at) FROM session s WHERE s.player_id = p.id) AS "lastSeenAt",
  (SELECT count(*)::int FROM table_member m WHERE m.player_id = p.id) AS tables
FROM player p WHERE p.name = $1 ORDER BY p.created_at`;

/** Servers keep names in memory and would write them again. */
const OTHERS = `
SELECT 1 FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' LIMIT 1`;

/** A connection just closed is listed for a moment longer. */
const TRIES = 20;
const TRY_AGAIN_MS = 100;

/**
 * Players by their present name, exactly as written.
 * @throws DataFolderInUse, OperatorProblem, MigrationProblem, StoreUnavailable
 */
export function findPlayers(
  place: Place,
  name: string,
  onProgress: (line: string) => void,
): Promise<readonly FoundPlayer[]> {
  if (!isStorable(name)) return Promise.resolve([]);
  return withDatabase(place, onProgress, (sql) => sql.query<FoundPlayer>(FIND, [name]));
}

/**
 * Takes from the database what leads to a person: the secret of their browsers, what they said, their name in logs,
 * snapshots, sheets and lists. The id stays, a random number that is nobody's any more, so that logs can still be replayed and sheets
 * read. No server may run meanwhile.
 * @throws DataFolderInUse, OperatorProblem, MigrationProblem, StoreUnavailable
 */
export function deletePlayer(
  place: Place,
  playerId: string,
  onProgress: (line: string) => void,
): Promise<DeletedPlayer> {
  if (!isUuid(playerId)) return Promise.reject(new OperatorProblem(`${playerId} is no player's id.`));
  return withDatabase(place, onProgress, async (sql) => {
    if (place.databaseUrl !== null) await mustBeAlone(sql);
    return inTransaction(sql, () => deleteIn(sql, playerId.toLowerCase()));
  });
}

async function mustBeAlone(sql: QueryRunner): Promise<void> {
  for (let tries = 1; (await sql.query(OTHERS, [])).length > 0; tries += 1) {
    if (tries === TRIES)
      throw new OperatorProblem('Somebody else is connected to the database. Stop the server first.');
    await pause(TRY_AGAIN_MS);
  }
}

async function deleteIn(sql: QueryRunner, playerId: string): Promise<DeletedPlayer> {
  const tables = await readShapes(sql);
  await lockTables(sql, tables);
  const names = await namesOf(sql, tables, playerId);
  const values =
    (await clearOutcomes(sql, playerId, names)) +
    (await clearTableNames(sql, playerId, names)) +
    (await clearPauses(sql, playerId, names)) +
    (await clearBesideId(sql, tables, playerId)) +
    (await countOf(sql, 'UPDATE series_player SET name = $2 WHERE player_id = $1', [playerId, NAMELESS]));
  await sql.query('UPDATE player SET name = $2 WHERE id = $1', [playerId, NAMELESS]);
  await sql.query('DELETE FROM return_link WHERE player_id = $1', [playerId]);
  return {
    values,
    sessions: await countOf(sql, 'DELETE FROM session WHERE player_id = $1', [playerId]),
    memberships: await countOf(sql, 'DELETE FROM table_member WHERE player_id = $1', [playerId]),
    chatLines: await countOf(sql, 'DELETE FROM chat_message WHERE player_id = $1', [playerId]),
  };
}

/** Every name under which the player stands anywhere. */
async function namesOf(
  sql: QueryRunner,
  tables: readonly TableShape[],
  playerId: string,
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ readonly name: string }>(
    'SELECT name FROM player WHERE id = $1 UNION SELECT name FROM series_player WHERE player_id = $1',
    [playerId],
  );
  if (rows.length === 0) throw new OperatorProblem(`There is no player ${playerId}.`);
  const names = new Set(rows.map(({ name }) => name));
  for (const column of jsonColumns(tables))
    for (const text of await textsWith(sql, column, playerId))
      noteNames(JSON.parse(text) as Json, { playerId, names });
  names.delete(NAMELESS);
  return names;
}

/** A finished game keeps names by seat alone; the list of the series' players tells which were the player's. */
async function clearOutcomes(
  sql: QueryRunner,
  playerId: string,
  names: ReadonlySet<string>,
): Promise<number> {
  const rows = await sql.query<{
    table_id: string;
    series: number;
    game: number;
    outcome: Json;
    seats: number[];
  }>(
    `SELECT g.table_id, g.series, g.game, g.outcome, p.seats FROM finished_game g JOIN (
       SELECT table_id, series, array_agg(seat) AS seats FROM series_player WHERE player_id = $1 GROUP BY 1, 2
     ) p USING (table_id, series)`,
    [playerId],
  );
  let cleared = 0;
  for (const { table_id, series, game, outcome, seats } of rows) {
    const kept = outcome as { readonly names?: readonly string[] };
    const isTheirs = (name: string, seat: number): boolean => seats.includes(seat) && names.has(name);
    if (kept.names?.some(isTheirs) !== true) continue;
    const without = kept.names.map((name, seat) => (isTheirs(name, seat) ? NAMELESS : name));
    const text = JSON.stringify({ ...kept, names: without });
    const update =
      'UPDATE finished_game SET outcome = $4::json WHERE table_id = $1 AND series = $2 AND game = $3';
    await sql.query(update, [table_id, series, game, text]);
    cleared += 1;
  }
  return cleared;
}

/** A table against computers is called like the person who opened it. */
async function clearTableNames(
  sql: QueryRunner,
  playerId: string,
  names: ReadonlySet<string>,
): Promise<number> {
  const tables = await sql.query<{ readonly id: string; readonly state: { readonly name: string } | null }>(
    `SELECT t.id, s.state FROM game_table t LEFT JOIN table_snapshot s ON s.table_id = t.id
     WHERE t.name = ANY($2) AND EXISTS (SELECT FROM table_member m WHERE m.table_id = t.id AND m.player_id = $1)`,
    [playerId, [...names]],
  );
  for (const { id, state } of tables) {
    await sql.query('UPDATE game_table SET name = $2 WHERE id = $1', [id, NAMELESS]);
    if (state === null) continue;
    const text = JSON.stringify({ ...state, name: NAMELESS });
    await sql.query('UPDATE table_snapshot SET state = $2::json WHERE table_id = $1', [id, text]);
  }
  return tables.length;
}

/** A snapshot made in a pause names who asked for it, who may have left the table since. */
async function clearPauses(sql: QueryRunner, playerId: string, names: ReadonlySet<string>): Promise<number> {
  const snapshots = await sql.query<{ readonly id: string; readonly state: Json }>(
    `SELECT s.table_id AS id, s.state FROM table_snapshot s JOIN table_member m USING (table_id)
     WHERE m.player_id = $1`,
    [playerId],
  );
  let cleared = 0;
  for (const { id, state } of snapshots) {
    const without = withoutPauseName(state, { playerId, names });
    if (without === state) continue;
    const update = 'UPDATE table_snapshot SET state = $2::json WHERE table_id = $1';
    await sql.query(update, [id, JSON.stringify(without)]);
    cleared += 1;
  }
  return cleared;
}

/** Logs, snapshots, sheets and whatever else keeps a name beside the id. */
async function clearBesideId(
  sql: QueryRunner,
  tables: readonly TableShape[],
  playerId: string,
): Promise<number> {
  let cleared = 0;
  for (const column of jsonColumns(tables))
    for (const text of await textsWith(sql, column, playerId)) {
      const without = JSON.stringify(withoutName(JSON.parse(text) as Json, playerId));
      if (without === text) continue;
      const { table, name, type } = column;
      cleared += await countOf(
        sql,
        `UPDATE ${quoted(table)} SET ${quoted(name)} = $1::${type} WHERE ${quoted(name)}::text = $2`,
        [without, text],
      );
    }
  return cleared;
}

interface JsonColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

function jsonColumns(tables: readonly TableShape[]): readonly JsonColumn[] {
  return tables.flatMap(({ name: table, columns }) =>
    columns.filter(({ type }) => type.startsWith('json')).map(({ name, type }) => ({ table, name, type })),
  );
}

/** The different texts of a column in which the id occurs. */
async function textsWith(
  sql: QueryRunner,
  { table, name }: JsonColumn,
  playerId: string,
): Promise<readonly string[]> {
  const rows = await sql.query<{ readonly text: string }>(
    `SELECT DISTINCT ${quoted(name)}::text AS text FROM ${quoted(table)} WHERE position($1 IN ${quoted(name)}::text) > 0`,
    [playerId],
  );
  return rows.map(({ text }) => text);
}

/** How many rows a changing statement met. */
async function countOf(sql: QueryRunner, statement: string, values: readonly unknown[]): Promise<number> {
  const [met] = await sql.query<{ readonly met: number }>(
    `WITH changed AS (${statement} RETURNING 1) SELECT count(*)::int AS met FROM changed`,
    values,
  );
  return met?.met ?? 0;
}
