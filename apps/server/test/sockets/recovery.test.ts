import { afterEach, expect, it } from 'vitest';
import { FakeClock } from '../support/fake-clock.ts';
import { seatThree } from '../support/play.ts';
import type { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
let connected: readonly TestClient[] = [];
afterEach(async () => {
  for (const client of connected) client.disconnect();
  await server.close();
});

/** Ben has stood up; it is stored, but neither the server nor anybody else knows. */
async function afterUnknownOutcome() {
  const clock = new FakeClock();
  server = await startServer({ clock });
  const { clients, table } = await seatThree(server.url);
  connected = clients;
  server.store.faults.push('storedButUnknown');
  const [, ben] = clients;
  expect(await ben.command(table.tableId, { type: 'stand' })).toMatchObject({ ok: false });
  return { clients, tableId: table.tableId, clock };
}

const hasLeft = ({ table }: ReturnType<TestClient['seen']>): boolean => table.seats[1]?.kind === 'empty';

it('who joins after an unknown outcome is shown what was stored', async () => {
  const { clients, tableId } = await afterUnknownOutcome();
  const [anna] = clients;
  await anna.join(tableId);
  expect(hasLeft(anna.seen(tableId))).toBe(true);
});

it('who is there already is shown it without doing anything', async () => {
  const { clients, tableId, clock } = await afterUnknownOutcome();
  clock.pass(1_000);
  for (const client of clients) await client.untilSeen(tableId, 'the free chair', hasLeft);
});
