import { PLAIN_SETTINGS } from '@skat/engine';
import type { Say } from '@skat/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { MemoryHub, storeOfNode } from '../support/memory-nodes.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { SHORT_RULES, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServerOn } from '../support/test-server.ts';

let hub: MemoryHub;
let servers: readonly [TestServer<Store>, TestServer<Store>];
let anna: TestClient;
let everybody: TestClient[] = [];
let tableId: string;
let watch: string;

beforeEach(async () => {
  const store = new MemoryStore();
  hub = new MemoryHub();
  servers = [
    await startServerOn(storeOfNode(store, hub, 'one')),
    await startServerOn(storeOfNode(store, hub, 'two')),
  ];
  const { clients, table } = await seatThree(servers[0].url, SHORT_RULES, {
    ...PLAIN_SETTINGS,
    spectators: true,
  });
  [anna] = clients;
  everybody = [...clients];
  tableId = table.tableId;
  watch = table.watch ?? '';
});
afterEach(async () => {
  for (const client of everybody) client.stop();
  for (const server of servers) await server.close();
});

async function olgaAt(node: 0 | 1): Promise<TestClient> {
  const olga = await (await new TestClient(servers[node].url, 'Olga').enter()).connect();
  everybody.push(olga);
  expect((await olga.watch(watch)).ok).toBe(true);
  return olga;
}

const text = (words: string): Say => ({ kind: 'text', text: words });
const texts = (client: TestClient) =>
  client.linesSeen().flatMap(({ say }) => (say.kind === 'text' ? [say.text] : []));

describe('a table on two servers', () => {
  it('hears at each what is said at the other', async () => {
    const olga = await olgaAt(1);
    await anna.say(tableId, text('hin'));
    await olga.until('the line', () => texts(olga).join() === 'hin');
    await olga.say(tableId, text('her'));
    await anna.until('the answer', () => texts(anna).join() === 'hin,her');
  });

  it('shows at each who watches at the other, until the last window closes or the server is gone', async () => {
    const [here, there] = [await olgaAt(0), await olgaAt(1)];
    await anna.until('two', () => anna.presence(tableId)?.spectatorCount === 2);
    await there.until('two', () => there.presence(tableId)?.spectators.join() === 'Olga,Olga');
    here.stop();
    await there.until('one', () => there.presence(tableId)?.spectatorCount === 1);
    await servers[1].close();
    await anna.until('nobody', () => anna.presence(tableId)?.spectatorCount === 0);
  });

  it('what a deaf server has missed it tells whoever comes', async () => {
    const olga = await olgaAt(1);
    hub.deaf.add('two');
    await anna.say(tableId, text('ungehört'));
    const late = await olgaAt(1);
    await late.until('the line', () => texts(late).join() === 'ungehört');
    expect(texts(olga)).toEqual([]);
    await olga.watch(watch);
    await olga.until('the line', () => texts(olga).join() === 'ungehört');
  });
});
