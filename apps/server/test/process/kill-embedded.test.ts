import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedDatabase } from '../support/child-database.ts';
import type { Bundle } from '../support/child-server.ts';
import { bundleServer } from '../support/child-server.ts';
import { playThroughKills } from '../support/kill-run.ts';

/** Fifty together with those of the other file, where the faster database is used if there is one. */
const KILLS = 10;
const TIMEOUT_MS = 15 * 60_000;

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

it(
  'the server is killed again and again on the embedded database: nothing acknowledged is lost',
  async () => {
    const database = await embeddedDatabase();
    expect(await playThroughKills({ main: bundle.main, database, kills: KILLS })).toEqual([]);
    await database.remove();
  },
  TIMEOUT_MS,
);
