import type { TableSection } from '@skat/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../store/databases.ts';
import type { ChildDatabase } from '../support/child-database.ts';
import { embeddedDatabase, postgresDatabase } from '../support/child-database.ts';
import type { Bundle } from '../support/child-server.ts';
import { ChildServer, bundleServer, freePort } from '../support/child-server.ts';
import type { Moment } from '../support/moments.ts';
import { MOMENTS, playerTo } from '../support/moments.ts';
import { eagerPlayer, playUntil, seatEverybody } from '../support/play.ts';
import type { SeenTable, TestClient } from '../support/test-client.ts';

const TIMEOUT_MS = 5 * 60_000;

interface Held {
  readonly moment: Moment;
  readonly clients: readonly TestClient[];
  readonly tableId: string;
  /** What each saw when the server was killed. */
  readonly seen: readonly SeenTable[];
}

let bundle: Bundle;
let database: ChildDatabase;
let child: ChildServer;
const held = new Map<string, Held>();

/** All tables are at their moments when the one server of them all is killed. */
beforeAll(async () => {
  bundle = await bundleServer();
  const url = await findPostgres();
  database = url === null ? await embeddedDatabase() : await postgresDatabase(url);
  child = new ChildServer({ main: bundle.main, port: await freePort(), ...database });
  await child.start();
  for (const moment of MOMENTS) held.set(moment.name, await brought(moment));
  await child.kill();
  const everybody = [...held.values()].flatMap(({ clients }) => clients);
  for (const client of everybody) await client.until('the server is gone', () => !client.socket.connected);
  const views = new Map(everybody.map((client) => [client, client.views.length]));
  await child.start();
  for (const client of everybody)
    await client.until('back at the table', () => client.views.length > (views.get(client) ?? 0));
}, TIMEOUT_MS);

afterAll(async () => {
  for (const { clients } of held.values()) for (const client of clients) client.stop();
  await child.stop();
  await database.remove();
  await bundle.remove();
});

async function brought(moment: Moment): Promise<Held> {
  const { clients, table } = await seatEverybody(child.url, moment.rules);
  const { tableId } = table;
  await Promise.all(clients.map((client) => playUntil(client, tableId, playerTo(moment), moment.isThere)));
  const version = Math.max(...clients.map((client) => client.seen(tableId).version));
  for (const client of clients)
    await client.untilSeen(tableId, 'the latest view', (seen) => seen.version >= version);
  return { moment, clients, tableId, seen: clients.map((client) => client.seen(tableId)) };
}

function heldAt(name: string): Held {
  const found = held.get(name);
  if (found === undefined) throw new Error(`No table was brought to ${name}`);
  return found;
}

describe('the server is killed in the middle of', () => {
  it.each(MOMENTS)('$name: everybody finds the table exactly as it was, and plays on', async ({ name }) => {
    const { moment, clients, tableId, seen } = heldAt(name);
    for (const [index, client] of clients.entries()) {
      const now = client.seen(tableId);
      expect(moment.isThere(now)).toBe(true);
      expect(now).toStrictEqual(seen[index]);
    }
    const game = seen[0]?.table.game ?? 0;
    const isOver = ({ table }: { readonly table: TableSection }): boolean =>
      table.phase !== 'playing' && table.game > game;
    await Promise.all(clients.map((client) => playUntil(client, tableId, eagerPlayer, isOver)));
    for (const client of clients) expect(client.seen(tableId).sheet?.games).toHaveLength(game);
  });
});
