import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedDatabase } from '../support/child-database.ts';
import type { ChildDatabase } from '../support/child-database.ts';
import type { Bundle } from '../support/child-server.ts';
import { ChildServer, bundleServer, freePort } from '../support/child-server.ts';
import { eagerPlayer, seatThree } from '../support/play.ts';
import { StubbornPlayer } from '../support/stubborn-player.ts';

let bundle: Bundle;
let database: ChildDatabase;
beforeAll(async () => {
  [bundle, database] = await Promise.all([bundleServer(), embeddedDatabase()]);
});
afterAll(() => Promise.all([bundle.remove(), database.remove()]));

it('stops cleanly in the middle of a game with sockets open, and goes on where it was', async () => {
  const child = new ChildServer({ main: bundle.main, port: await freePort(), ...database });
  await child.start();
  expect(child.printed).toContain(child.url);
  const { clients, table } = await seatThree(child.url);
  const { tableId } = table;
  const players = clients.map((client) => new StubbornPlayer(client, tableId, eagerPlayer));
  const playing = Promise.all(players.map((player) => player.play()));
  await clients[0].untilSeen(tableId, 'a trick', (seen) => (seen.play?.trick?.cards.length ?? 0) > 0);
  expect(await child.stop()).toBe(0);
  await child.start();
  await playing;
  const [sheet, ...others] = clients.map((client) => client.seen(tableId).sheet);
  expect(sheet?.games).toHaveLength(3);
  expect(others).toEqual([sheet, sheet]);
  for (const client of clients) client.stop();
  expect(await child.stop()).toBe(0);
});

it('a folder in use is refused with a sentence', async () => {
  const first = new ChildServer({ main: bundle.main, port: await freePort(), ...database });
  await first.start();
  const second = new ChildServer({ main: bundle.main, port: await freePort(), ...database });
  await expect(second.start()).rejects.toThrow(/The server ended/);
  expect(second.printed).toMatch(/^The data folder .* is in use .*\n$/);
  expect(await first.stop()).toBe(0);
});
