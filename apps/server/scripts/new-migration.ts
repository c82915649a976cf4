/**
 * Writes the next migration: what takes a database from the existing migrations to prisma/schema.prisma.
 * Use: pnpm --filter @skat/server migration:new NAME
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { endpointUrl, newEndpoint } from '../src/store/embedded/endpoint.ts';
import { runPglite } from '../src/store/embedded/pglite-socket.ts';
import { findMigrationsFolder, readMigrations } from '../src/store/migrations/folder.ts';
import { startSchemaEngine } from '../src/store/migrations/schema-engine.ts';

/** Postgres' internal one-byte type, which its catalogue uses and the adapter does not know. */
const INTERNAL_CHAR_OID = 18;
const TEXT_OID = 25;

/** Which columns of a result, known by its rows, were of the internal type. */
const charColumns = new WeakMap<unknown[][], readonly number[]>();

/** Lets the adapter take columns of the internal type for text, and remembers them. */
class CatalogPool extends pg.Pool {
  override query = (async (config: pg.QueryArrayConfig) => {
    const query = pg.Pool.prototype.query.bind(this) as (of: unknown) => Promise<pg.QueryArrayResult>;
    const result = await query(config);
    const internal = result.fields.filter((field) => field.dataTypeID === INTERNAL_CHAR_OID);
    charColumns.set(
      result.rows,
      internal.map((field) => result.fields.indexOf(field)),
    );
    for (const field of internal) field.dataTypeID = TEXT_OID;
    return result;
  }) as unknown as pg.Pool['query'];
}

/**
 * Adapter for the engine's look at the catalogue. The empty in-memory database serves as its shadow database too:
 * no second one is created.
 */
class CatalogAdapter extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const column of charColumns.get(result.rows) ?? []) {
        result.columnTypes[column] = ColumnTypeEnum.Character;
      }
      return result;
    };
    return adapter;
  }

  override connectToShadowDb(): ReturnType<PrismaPg['connect']> {
    return this.connect();
  }
}

/** @returns the SQL from migrations to schema, empty when they agree */
async function diffSql(folder: string, url: string): Promise<string> {
  const schemaFile = join(folder, '..', 'schema.prisma');
  const schema = { path: 'schema.prisma', content: await readFile(schemaFile, 'utf8') };
  const engine = await startSchemaEngine(
    new CatalogAdapter(new CatalogPool({ connectionString: url, max: 1 })),
    schema.content,
  );
  const result = await engine.diff({
    from: { tag: 'migrations', ...(await readMigrations(folder)) },
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return result.exitCode === 0 ? '' : (result.stdout ?? '');
}

async function main(name: string | undefined): Promise<number> {
  if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
    console.error('Give a name of small letters, digits and _, such as add_chat.');
    return 2;
  }
  const folder = findMigrationsFolder();
  const endpoint = await newEndpoint();
  const database = await runPglite(endpoint);
  const sql = await diffSql(folder, endpointUrl(endpoint));
  await database.stop();
  if (endpoint.kind === 'unix') await rm(endpoint.folder, { recursive: true, force: true });
  if (sql === '') {
    console.log('The migrations already lead to the schema: nothing to write.');
    return 0;
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const target = join(folder, `${stamp}_${name}`);
  await mkdir(target);
  await writeFile(join(target, 'migration.sql'), sql);
  console.log(`Written: prisma/migrations/${stamp}_${name}/migration.sql. Read it before you commit it.`);
  return 0;
}

process.exit(await main(process.argv[2]));
