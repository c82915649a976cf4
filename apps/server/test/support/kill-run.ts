import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openTable, replayTable, viewFor } from '@skat/engine';
import type { TableEntry } from '@skat/engine';
import type { Plant } from '../../src/config.ts';
import type { StoredEntry } from '../../src/store/store.ts';
import { openStore } from '../../src/store/store.ts';
import type { ChildDatabase } from './child-database.ts';
import { ChildServer, freePort } from './child-server.ts';
import { SHORT_RULES, eagerPlayer, seatThree } from './play.ts';
import { StubbornPlayer } from './stubborn-player.ts';
import type { SeenTable } from './test-client.ts';

/** Longer than any run plays. */
const RULES = { ...SHORT_RULES, seriesLength: 144 };

export interface KillRun {
  /** Path of the bundled server. */
  readonly main: string;
  readonly database: ChildDatabase;
  readonly kills: number;
  /** Fewest commands acknowledged between two kills. */
  readonly leastPlayed?: number;
  readonly plant?: Plant;
}

/** What a player can see of where the table stands: deal, turn, chairs, sheet. */
function standOf({ table, sheet, auction, play, officers, result }: SeenTable): object {
  return { table, sheet, auction, play, officers, result };
}

/**
 * Three people play while the server is killed and started again. After every start each of them must come back by
 * itself, to a table not older than what they had been told.
 * @returns what was lost, in words; stops at the first loss
 */
export async function playThroughKills({
  main,
  database,
  kills,
  leastPlayed = 1,
  plant,
}: KillRun): Promise<readonly string[]> {
  const child = new ChildServer({
    main,
    port: await freePort(),
    ...database,
    ...(plant === undefined ? {} : { plant }),
  });
  await child.start();
  const { clients, table } = await seatThree(child.url, RULES);
  const { tableId } = table;
  const players = clients.map((client) => new StubbornPlayer(client, tableId, eagerPlayer));
  const playing = Promise.all(players.map((player) => player.play()));
  playing.catch(() => undefined);
  const losses: string[] = [];
  for (let kill = 0; kill < kills && losses.length === 0; kill++) {
    const enough = progressOf(players) + leastPlayed + randomInt(30);
    await Promise.race([playing, clients[0].until('progress', () => progressOf(players) >= enough)]);
    await new Promise((resolve) => setTimeout(resolve, randomInt(8)));
    await child.kill();
    for (const client of clients) await client.until('the server is gone', () => !client.socket.connected);
    const before = players.map((player) => ({
      version: player.knownVersion,
      seen: player.client.seen(tableId),
      views: player.client.views.length,
    }));
    await child.start();
    for (const [index, { client }] of players.entries()) {
      const known = before[index];
      if (known === undefined) continue;
      await client.until('back at the table', () => client.views.length > known.views);
      losses.push(...lossesIn(known, client.views[known.views]?.version ?? 0, client.seen(tableId)));
    }
  }
  for (const client of clients) client.stop();
  await Promise.allSettled([playing]);
  await child.stop();
  return losses.length > 0 ? losses : checkLog(database, tableId, players);
}

function progressOf(players: readonly StubbornPlayer[]): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

interface Known {
  readonly version: number;
  readonly seen: SeenTable;
}

function lossesIn(known: Known, firstVersion: number, now: SeenTable): readonly string[] {
  if (firstVersion < known.version) return [`version ${known.version} was told, ${firstVersion} is there`];
  if (now.version !== known.seen.version) return [];
  const isSame = JSON.stringify(standOf(now)) === JSON.stringify(standOf(known.seen));
  return isSame ? [] : [`version ${now.version} is another table than before`];
}

/** The log holds every acknowledged command at its place, once, without gaps, and replays to what the clients see. */
async function checkLog(
  { databaseUrl, dataFolder }: ChildDatabase,
  tableId: string,
  players: readonly StubbornPlayer[],
): Promise<readonly string[]> {
  const store = await openStore({ databaseUrl, dataFolder });
  const log = await store.log.read(tableId, 0);
  await store.close();
  const places = new Map(log.map(({ commandId, seq }) => [commandId, seq]));
  const missing = players
    .flatMap(({ acknowledged }) => acknowledged)
    .filter(({ commandId, version }) => places.get(commandId) !== version);
  const gaps = log.filter(({ seq }, index) => seq !== index + 1);
  if (missing.length > 0 || gaps.length > 0 || places.size !== log.length)
    return [`${missing.length} acknowledged commands are missing, ${gaps.length} entries out of place`];
  return players.flatMap(({ client }) => differenceFrom(log, client.seen(tableId), client.name));
}

/** The log up to what a client saw must fold to exactly that view. */
function differenceFrom(log: readonly StoredEntry[], seen: SeenTable, name: string): readonly string[] {
  const entries = log.slice(0, seen.version) as unknown as readonly TableEntry[];
  const view = viewFor(replayTable(openTable('Stammtisch', RULES), entries), seen.viewer);
  const isSame = isDeepStrictEqual(standOf({ ...seen, ...view }), standOf(seen));
  return isSame ? [] : [`${name} saw another table at version ${seen.version} than the log tells`];
}
