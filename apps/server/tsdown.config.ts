import { defineConfig } from 'tsdown';

/** The server, its operator's commands, and what these start as processes or threads, flat in one folder (see `entryPoint`). */
const ENTRIES = [
  'src/main.ts',
  'src/move-database.ts',
  'src/delete-player.ts',
  'src/store/embedded/initdb-child.ts',
  'src/store/embedded/pglite-worker.ts',
  'src/store/migrations/migrate-child.ts',
];

export default defineConfig({
  entry: Object.fromEntries(ENTRIES.map((file) => [file.replace(/^.*\/|\.ts$/g, ''), file])),
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  sourcemap: true,
  dts: false,
  deps: { alwaysBundle: [/^@skat\//] },
});
