/// <reference types="node" />
import { defineConfig } from 'prisma/config';

/** Commands of the prisma tool that only read the schema, yet would fetch an engine binary they never run. */
const SCHEMA_ONLY = ['generate', 'validate', 'format'];

// Never for `migrate`: with a stand-in binary it would silently do nothing.
if (process.argv.some((argument) => SCHEMA_ONLY.includes(argument))) {
  process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;
}

const url = process.env['DATABASE_URL'];

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url === undefined ? {} : { datasource: { url } }),
});
