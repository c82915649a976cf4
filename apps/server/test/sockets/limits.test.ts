import { afterEach, expect, it } from 'vitest';
import { seatThree } from '../support/play.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

it('one connection that hammers is slowed down, the others are not', async () => {
  server = await startServer({ config: { rateLimit: true } });
  const { clients, table } = await seatThree(server.url);
  const [anna, ben] = clients;
  const replies = await Promise.all(Array.from({ length: 100 }, () => anna.join(table.tableId)));
  const refused = replies.filter((reply) => !reply.ok && reply.error.code === 'tooManyRequests');
  expect(refused.length).toBeGreaterThan(30);
  expect(refused.length).toBeLessThan(100);
  expect((await ben.join(table.tableId)).ok).toBe(true);
  for (const client of clients) client.disconnect();
});
