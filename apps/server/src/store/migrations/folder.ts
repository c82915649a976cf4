import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

const LOCK_FILE = 'migration_lock.toml';

/**
 * Finds `prisma/migrations` by walking up from this file, so that sources and bundle share one folder.
 * @throws if there is none: the program was installed incompletely
 */
export function findMigrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'prisma', 'migrations');
    if (existsSync(join(candidate, LOCK_FILE))) return candidate;
    if (dirname(folder) === folder) throw new Error('The folder prisma/migrations is missing.');
  }
}

/** The names of all migrations, in the order in which they are applied. */
export async function migrationNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The migrations with their contents, in the form the schema engine takes. */
export async function readMigrations(folder: string): Promise<MigrationList> {
  const names = await migrationNames(folder);
  const directories = names.map(async (name) => {
    const value = await readFile(join(folder, name, 'migration.sql'), 'utf8');
    return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } };
  });
  return {
    baseDir: folder,
    lockfile: { path: LOCK_FILE, content: readFileSync(join(folder, LOCK_FILE), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(directories),
  };
}
