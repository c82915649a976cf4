import type { TableState } from '@skat/engine';
import { ENGINE_VERSION, PLAIN_SETTINGS } from '@skat/engine';
import { CODE_ALPHABET, CODE_LENGTH } from '@skat/protocol';
import pg from 'pg';
import { EVERYBODY, ONLOOKER, SEATED, hashOf } from './people.ts';

/** A table to be laid into a database. */
export interface LaidTable {
  readonly number: number;
  readonly state: TableState;
}

const LONG_AGO = '2020-01-01T00:00:00Z';
const FAR_AHEAD = '2100-01-01T00:00:00Z';
const HEX = 16;
const ID_DIGITS = 12;

/** The same in both worlds. */
export function tableIdOf(number: number): string {
  return `00000000-0000-4000-9000-${number.toString(HEX).padStart(ID_DIGITS, '0')}`;
}

export function invitationOf(number: number): string {
  return `an-invitation-to-table-${number}`;
}

export function watchOf(number: number): string {
  return `a-link-to-watch-table-${number}`;
}

/** The version at which a table lies there. */
export const LAID_VERSION = 1;

/** Writes what a server finds there when it first looks: people and tables in the middle of a game. */
export class WorldRows {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(databaseUrl: string): Promise<WorldRows> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const rows = new WorldRows(client);
    const people = EVERYBODY.map((person) => ({ ...person, hash: hashOf(person) }));
    await rows.#run(PEOPLE, people);
    await rows.#run(SESSIONS, people);
    return rows;
  }

  async lay(tables: readonly LaidTable[]): Promise<void> {
    const rows = tables.map(rowOf);
    for (const statement of [TABLES, CODES, SNAPSHOTS, ENTRIES, SERIES, CHAT])
      await this.#run(statement, rows);
    await this.#run(MEMBERS, rows.flatMap(membersOf));
  }

  /** Closes every table, so that lists of open ones stay short. */
  async closeAll(): Promise<void> {
    await this.#client.query(`UPDATE game_table SET closed_at = '${LONG_AGO}' WHERE closed_at IS NULL`);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  async #run(statement: string, rows: readonly object[]): Promise<void> {
    await this.#client.query(statement, [JSON.stringify(rows)]);
  }
}

function rowOf({ number, state }: LaidTable) {
  const { stage, rules, name } = state;
  if (stage.phase !== 'playing') throw new Error('A table is laid in the middle of a game');
  const { series } = stage;
  return {
    id: tableIdOf(number),
    name,
    rules,
    state,
    seats: state.chairs.map((seat) => SEATED[seat] ?? null),
    sheet: series.games,
    series: series.number,
    settings: { ...PLAIN_SETTINGS, spectators: true },
    invitation: invitationOf(number),
    watch: watchOf(number),
    code: codeOf(number),
    entry: `00000000-0000-4000-a000-${number.toString(HEX).padStart(ID_DIGITS, '0')}`,
  };
}

function membersOf({ id, state }: ReturnType<typeof rowOf>): readonly object[] {
  return [...state.chairs.map((seat) => SEATED[seat]), ONLOOKER].map((person) => ({
    id,
    playerId: person?.playerId,
  }));
}

function codeOf(number: number): string {
  return Array.from({ length: CODE_LENGTH }, (_, place) => {
    const digit = Math.floor(number / CODE_ALPHABET.length ** place) % CODE_ALPHABET.length;
    return CODE_ALPHABET[digit];
  }).join('');
}

const ROWS = `FROM json_to_recordset($1::json) AS r (id uuid, name text, rules json, settings json, state json, seats json,
  sheet json, series int, invitation text, watch text, code text, entry text, hash text, "playerId" uuid)`;

const PEOPLE = `INSERT INTO player (id, name, created_at) SELECT "playerId", name, '${LONG_AGO}' ${ROWS}`;
const SESSIONS = `INSERT INTO session (secret_hash, player_id) SELECT hash, "playerId" ${ROWS}`;
const TABLES = `INSERT INTO game_table (id, name, rules, settings, invitation_token, watch_token, created_at)
  SELECT id, name, rules, settings, invitation, watch, '${LONG_AGO}' ${ROWS}`;
const CODES = `INSERT INTO short_code (code, table_id, expires_at) SELECT code, id, '${FAR_AHEAD}' ${ROWS}`;
const SNAPSHOTS = `INSERT INTO table_snapshot (table_id, seq, engine_version, state)
  SELECT id, ${LAID_VERSION}, '${ENGINE_VERSION}', state ${ROWS}`;
const ENTRIES = `INSERT INTO table_entry (table_id, seq, command_id, actor, command, engine_version, at)
  SELECT id, ${LAID_VERSION}, entry, '{"kind":"server"}', '{"type":"voidGame"}', '${ENGINE_VERSION}', now() ${ROWS}`;
const SERIES = `INSERT INTO series (table_id, number, rules, seats, sheet, started_at)
  SELECT id, series, rules, seats, sheet, '${LONG_AGO}' ${ROWS}`;
/** One line was said long ago. */
const CHAT = `INSERT INTO chat_message (table_id, id, player_id, name, kind, text, said_at)
  SELECT id, id, '${ONLOOKER.playerId}', '${ONLOOKER.name}', 'phrase', 'goodLuck', '${LONG_AGO}' ${ROWS}`;
const MEMBERS = `INSERT INTO table_member (table_id, player_id, joined_at)
  SELECT id, "playerId", '${LONG_AGO}' ${ROWS}`;
