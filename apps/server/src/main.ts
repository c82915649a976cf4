import { openStore } from './store/store.ts';

const store = await openStore({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  dataFolder: process.env['DATA_FOLDER'] ?? 'data',
  onProgress: (line) => console.log(line),
});
console.log(`Store open: ${store.kind}.`);
