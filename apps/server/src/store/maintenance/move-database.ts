import type { QueryRunner } from '../append-writer.ts';
import { reach } from '../database.ts';
import { OperatorProblem } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';
import { copyTable, fingerprintOf } from './copy-table.ts';
import type { OperatorDatabase } from './operator.ts';
import { inTransaction, openEmbedded, openOperator } from './operator.ts';
import type { TableShape } from './table-shapes.ts';
import { lockTables, quoted, readShapes } from './table-shapes.ts';

export interface Move {
  /** Folder of the embedded database. */
  readonly from: string;
  /** Address of an empty database of a real Postgres. */
  readonly to: string;
  readonly onProgress: (line: string) => void;
}

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

/**
 * Copies an embedded database into an empty real one: all of it or nothing. The source stays as it was, but is
 * brought up to date first; no server may use it meanwhile.
 * @throws OperatorProblem if there is nothing to move, the target is not empty, or the copy differs
 * @throws DataFolderInUse, MigrationProblem, StoreUnavailable
 */
export async function moveDatabase({ from, to, onProgress }: Move): Promise<readonly MovedTable[]> {
  const source = await openEmbedded(from, onProgress);
  try {
    const target = await openOperator(to);
    try {
      return await reach(() => moveBetween(source, target, onProgress));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function moveBetween(
  source: OperatorDatabase,
  target: OperatorDatabase,
  onProgress: Move['onProgress'],
): Promise<readonly MovedTable[]> {
  await refuseFilled(target.sql, await readShapes(target.sql));
  await migrate(source.sql, source.url, onProgress);
  await migrate(target.sql, target.url, onProgress);
  const tables = await readShapes(source.sql);
  return inTransaction(source.sql, () =>
    inTransaction(target.sql, async () => {
      await lockTables(target.sql, tables);
      await refuseFilled(target.sql, tables);
      const moved: MovedTable[] = [];
      for (const table of tables) moved.push(await moveTable(source.sql, target.sql, table));
      return moved;
    }),
  );
}

async function moveTable(source: QueryRunner, target: QueryRunner, table: TableShape): Promise<MovedTable> {
  await copyTable(source, target, table);
  const [there, here] = [await fingerprintOf(source, table), await fingerprintOf(target, table)];
  if (there.rows !== here.rows || there.checksum !== here.checksum)
    throw new OperatorProblem(
      `The copy of ${table.name} differs: ${there.rows} rows were read, ${here.rows} stand there. Nothing was moved.`,
    );
  return { name: table.name, rows: here.rows };
}

async function refuseFilled(target: QueryRunner, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const found = await target.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`, []);
    if (found.length > 0)
      throw new OperatorProblem(`The target is not empty: its table ${name} has rows. Nothing was moved.`);
  }
}
