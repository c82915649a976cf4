import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../store/databases.ts';
import type { ChildDatabase } from '../support/child-database.ts';
import { embeddedDatabase, postgresDatabase } from '../support/child-database.ts';
import type { Bundle } from '../support/child-server.ts';
import { bundleServer } from '../support/child-server.ts';
import { playThroughKills } from '../support/kill-run.ts';

/** Fifty together with those on the embedded database. */
const KILLS = 40;
const TIMEOUT_MS = 15 * 60_000;

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

/** A real Postgres where one answers, the embedded one otherwise. */
async function anyDatabase(): Promise<ChildDatabase> {
  const url = await findPostgres();
  return url === null ? embeddedDatabase() : postgresDatabase(url);
}

describe('the server is killed again and again', () => {
  it(
    'nothing acknowledged is lost',
    async () => {
      const database = await anyDatabase();
      expect(await playThroughKills({ main: bundle.main, database, kills: KILLS })).toEqual([]);
      await database.remove();
    },
    TIMEOUT_MS,
  );

  it(
    'with rows lost on purpose this proof fails',
    async () => {
      const database = await anyDatabase();
      const run = { main: bundle.main, database, kills: 6, leastPlayed: 60, plant: 'lost-row' } as const;
      const losses = await playThroughKills(run);
      expect(losses.join()).toMatch(/was told|are missing|another table/);
      await database.remove();
    },
    TIMEOUT_MS,
  );
});
