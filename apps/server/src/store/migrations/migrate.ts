import { runChild } from '../child-process.ts';
import type { QueryRunner } from '../append-writer.ts';
import { messageOf, MigrationProblem } from '../errors.ts';
import { findMigrationsFolder, migrationNames } from './folder.ts';

/**
 * Brings a database up to date. A cheap question finds out whether anything is missing; only then a process of its
 * own runs the schema engine.
 * @param sql a connection to the database at `url`
 * @throws MigrationProblem if the database is newer than this program, or a migration fails or failed before
 */
export async function migrate(
  sql: QueryRunner,
  url: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const ours = await migrationNames(findMigrationsFolder());
  const applied = await appliedNames(sql);
  const unknown = applied.filter((name) => !ours.includes(name));
  if (unknown.length > 0) {
    throw new MigrationProblem(`The database is newer than this program: it has ${unknown.join(', ')}.`);
  }
  if (ours.every((name) => applied.includes(name))) return;
  onProgress('Bringing the database up to date.');
  try {
    await runChild('migrations/migrate-child', { url });
  } catch (error) {
    throw new MigrationProblem(`The database could not be brought up to date: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

async function appliedNames(sql: QueryRunner): Promise<readonly string[]> {
  const [table] = await sql.query<{ readonly name: string | null }>(
    "SELECT to_regclass('_prisma_migrations')::text AS name",
    [],
  );
  if (table?.name == null) return [];
  const rows = await sql.query<{ readonly migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    [],
  );
  return rows.map((row) => row.migration_name);
}
