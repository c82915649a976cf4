/** A server that owns a data folder, writes without end and tells what was acknowledged; its test kills it. */
import { openStore } from '../../src/store/store.ts';
import { givenTable, newEntry } from './fixtures.ts';

const store = await openStore({ databaseUrl: null, dataFolder: process.argv[2] ?? '' });
process.send?.({ opened: true });

async function writeForever(tableId: string): Promise<never> {
  for (let seq = 1; ; seq += 1) {
    const entry = newEntry(tableId, seq);
    if ((await store.log.append(entry)) === 'stored') process.send?.({ acknowledged: entry });
  }
}

process.once('message', () => {
  void Promise.all(Array.from({ length: 8 }, async () => writeForever(await givenTable(store))));
});
