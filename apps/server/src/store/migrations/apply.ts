import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { findMigrationsFolder, readMigrations } from './folder.ts';
import { startSchemaEngine } from './schema-engine.ts';

/** Any number that nothing else in the database locks: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 5_140_018;

/**
 * Applies what is missing, with the schema engine in this process (see `startSchemaEngine` on memory).
 * @returns the names of the migrations applied now
 * @throws if the database cannot be reached or a migration fails; a failed one is recorded in the database
 */
export async function applyMigrations(url: string): Promise<readonly string[]> {
  const migrations = await readMigrations(findMigrationsFolder());
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const engine = await startSchemaEngine(new PrismaPg({ connectionString: url, max: 1 }));
    const result = await engine.applyMigrations({
      migrationsList: migrations,
      filters: { externalTables: [], externalEnums: [] },
    });
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return result.appliedMigrationNames;
  } finally {
    await lock.end();
  }
}
