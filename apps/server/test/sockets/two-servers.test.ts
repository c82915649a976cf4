import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InvitationReply } from '@skat/protocol';
import type { Store } from '../../src/store/store.ts';
import { MemoryHub, storeOfNode } from '../support/memory-nodes.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { eagerPlayer, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { SeenTable } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServerOn } from '../support/test-server.ts';

let hub: MemoryHub;
let servers: readonly [TestServer<Store>, TestServer<Store>];
let clients: readonly TestClient[];
let table: InvitationReply;
const others: TestClient[] = [];

/** The same person in another window, which the other server serves. */
async function windowElsewhere(
  client: TestClient,
  page: Parameters<TestClient['join']>[1] = {},
): Promise<TestClient> {
  const other = new TestClient(servers[1].url, client.name);
  other.cookie = client.cookie;
  others.push(other);
  await other.connect();
  await other.join(table.tableId, page);
  return other;
}

const shownIn = (seen: SeenTable): object => ({ ...seen, tableId: '' });

beforeEach(async () => {
  const store = new MemoryStore();
  hub = new MemoryHub();
  servers = [
    await startServerOn(storeOfNode(store, hub, 'one')),
    await startServerOn(storeOfNode(store, hub, 'two')),
  ];
  ({ clients, table } = await seatThree(servers[0].url));
});
afterEach(async () => {
  for (const client of [...clients, ...others.splice(0)]) client.stop();
  for (const server of servers) await server.close();
});

function at(seat: number): TestClient {
  const client = clients[seat];
  if (client === undefined) throw new Error('Nobody sits there');
  return client;
}

describe('two servers, one table', () => {
  it('F42: a window is told when its seat is opened at the other server, and nobody else', async () => {
    const [anna, ben] = [at(0), at(1)];
    const other = await windowElsewhere(anna);
    await anna.until('told', () => anna.elsewhere.length === 1);
    expect([other.elsewhere, ben.elsewhere]).toEqual([[], []]);
  });

  it('F42: a page that comes back by itself to the other server leaves the seat where it is played', async () => {
    const anna = at(0);
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await anna.join(table.tableId, { window: laptop });
    const back = await windowElsewhere(anna, { window: phone, isReturn: true });
    await back.until('told itself', () => back.elsewhere.length === 1);
    back.stop();
    const ownGhost = await windowElsewhere(anna, { window: laptop, isReturn: true });
    await ownGhost.join(table.tableId);
    expect([anna.elsewhere, ownGhost.elsewhere]).toEqual([[], []]);
    await windowElsewhere(anna, { window: phone });
    await anna.until('told', () => anna.elsewhere.length === 1);
    await ownGhost.until('told too', () => ownGhost.elsewhere.length === 1);
  });

  it('who has a window at the other server is not away, until that closes too', async () => {
    const [anna, ben] = [at(0), at(1)];
    const other = await windowElsewhere(anna);
    await anna.until('told', () => anna.elsewhere.length === 1);
    anna.disconnect();
    const look = (): number | null | undefined => ben.presence(table.tableId)?.seats[0]?.awayForMs;
    await other.command(table.tableId, { type: 'stand' });
    await ben.untilSeen(table.tableId, 'a free chair', ({ table: { seats } }) => seats[0]?.kind === 'empty');
    await other.command(table.tableId, { type: 'sit', seat: 0 });
    await ben.untilSeen(table.tableId, 'Anna again', ({ table: { seats } }) => seats[0]?.kind === 'person');
    await ben.until('her presence', () => look() === null);
    other.stop();
    await ben.until('away', () => typeof look() === 'number');
  });

  it('every action is shown at the other server, and a leap over several as a whole', async () => {
    const [anna, ben, cora] = [at(0), at(1), at(2)];
    const other = await windowElsewhere(anna);
    const { tableId } = table;
    for (const deaf of [false, true]) {
      if (deaf) hub.deaf.add('two');
      for (let plays = 0; plays < 8; plays++) await playOne(tableId, [anna, ben, cora]);
      const { version } = anna.seen(tableId);
      const seen = await other.untilSeen(tableId, 'the same', (now) => now.version === version);
      expect(shownIn(seen)).toEqual(shownIn(anna.seen(tableId)));
    }
  });
});

/** Whoever has something to do does it, and everybody has seen it. */
async function playOne(tableId: string, people: readonly TestClient[]): Promise<void> {
  const player = people.find((client) => eagerPlayer(client.seen(tableId)) !== null);
  if (player === undefined) throw new Error('Nobody has anything to do');
  const command = eagerPlayer(player.seen(tableId));
  if (command === null) return;
  const reply = await player.command(tableId, command);
  if (!reply.ok) throw new Error(`Refused: ${reply.error.code}`);
  const { version } = reply.value;
  for (const client of people) await client.untilSeen(tableId, 'seen', (now) => now.version >= version);
  for (const client of people)
    await client.untilSeen(tableId, 'somebody to act', () =>
      people.some((one) => eagerPlayer(one.seen(tableId)) !== null),
    );
}
