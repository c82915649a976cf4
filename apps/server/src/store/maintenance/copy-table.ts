import type { QueryRunner } from '../append-writer.ts';
import type { TableShape } from './table-shapes.ts';
import { quoted } from './table-shapes.ts';

/** Snapshots are the biggest rows; so many of them fit into memory easily. */
const ROWS_AT_ONCE = 200;

/** What a table holds: two tables with the same fingerprint hold the same rows. */
export interface Fingerprint {
  readonly rows: number;
  readonly checksum: string;
}

type TextRow = Readonly<Record<string, string | null>>;

/**
 * Copies all rows, every value as the text in which Postgres writes it.
 * @param source inside a transaction
 */
export async function copyTable(source: QueryRunner, target: QueryRunner, table: TableShape): Promise<void> {
  const texts = table.columns.map(({ name }, index) => `${quoted(name)}::text AS c${index}`);
  await source.query(
    `DECLARE moving NO SCROLL CURSOR FOR SELECT ${texts.join(', ')} FROM ${quoted(table.name)}`,
    [],
  );
  for (;;) {
    const rows = await source.query<TextRow>(`FETCH ${ROWS_AT_ONCE} FROM moving`, []);
    if (rows.length === 0) break;
    await target.query(
      insertOf(table),
      table.columns.map((_column, index) => rows.map((row) => row[`c${index}`])),
    );
  }
  await source.query('CLOSE moving', []);
}

/** Takes one array of texts for each column. */
function insertOf({ name, columns }: TableShape): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `v.c${index}::${type}`).join(', ');
  const arrays = columns.map((_column, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_column, index) => `c${index}`).join(', ');
  return `INSERT INTO ${quoted(name)} (${names}) SELECT ${values} FROM unnest(${arrays}) AS v (${aliases})`;
}

/** Both databases must write times in the same way (see `openOperator`). */
export async function fingerprintOf(sql: QueryRunner, { name, columns }: TableShape): Promise<Fingerprint> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const [found] = await sql.query<{ readonly rows: string; readonly checksum: string }>(
    `SELECT count(*)::text AS rows,
      coalesce(sum(('x' || left(md5(ROW(${texts})::text), 15))::bit(60)::bigint), 0)::text AS checksum
    FROM ${quoted(name)}`,
    [],
  );
  return { rows: Number(found?.rows), checksum: found?.checksum ?? '' };
}
