import type { QueryRunner } from '../append-writer.ts';

export interface ColumnShape {
  readonly name: string;
  /** As SQL writes it, such as `timestamp(3) with time zone`. */
  readonly type: string;
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
}

/** A row of `from` needs one of `to`. */
export interface TableReference {
  readonly from: string;
  readonly to: string;
}

/** What has been migrated is each database's own affair. */
const MIGRATIONS_TABLE = '_prisma_migrations';

const COLUMNS = `
SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, a.atttypmod) AS type
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> $1
  AND a.attnum > 0 AND NOT a.attisdropped
ORDER BY c.relname, a.attnum`;

const REFERENCES = `
SELECT f.relname::text AS "from", t.relname::text AS "to"
FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
WHERE k.contype = 'f' AND f.relnamespace = current_schema()::regnamespace AND f.oid <> t.oid`;

/** All tables with data, whatever migrations have made, each after those that its rows need. */
export async function readShapes(sql: QueryRunner): Promise<readonly TableShape[]> {
  const rows = await sql.query<{ table: string; column: string; type: string }>(COLUMNS, [MIGRATIONS_TABLE]);
  const shapes = new Map<string, ColumnShape[]>();
  for (const { table, column, type } of rows)
    shapes.set(table, [...(shapes.get(table) ?? []), { name: column, type }]);
  const tables = [...shapes].map(([name, columns]) => ({ name, columns }));
  return inOrder(tables, await sql.query<TableReference>(REFERENCES, []));
}

/**
 * Tables in an order in which they can be filled.
 * @throws if tables need each other in a circle
 */
export function inOrder(
  tables: readonly TableShape[],
  references: readonly TableReference[],
): readonly TableShape[] {
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const needs = (name: string): boolean =>
      references.some(({ from, to }) => from === name && waiting.has(to));
    const next = [...waiting.values()].filter(({ name }) => !needs(name));
    if (next.length === 0) throw new Error(`Tables need each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of next) waiting.delete(table.name);
    ordered.push(...next);
  }
  return ordered;
}

/** A name as SQL takes it for nothing else. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Keeps everybody else from these tables until the transaction ends. */
export async function lockTables(sql: QueryRunner, tables: readonly TableShape[]): Promise<void> {
  if (tables.length === 0) return;
  await sql.query(
    `LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN ACCESS EXCLUSIVE MODE`,
    [],
  );
}
