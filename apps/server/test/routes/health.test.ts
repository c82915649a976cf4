import type { ErrorReply } from '@skat/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../support/fake-clock.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServerOn } from '../support/test-server.ts';

class WatchedStore extends MemoryStore {
  pings = 0;

  override ping(): Promise<void> {
    this.pings += 1;
    return super.ping();
  }
}

let server: TestServer<WatchedStore>;
let clock: FakeClock;
let monitor: TestClient;
beforeEach(async () => {
  clock = new FakeClock();
  server = await startServerOn(new WatchedStore(), { clock });
  monitor = new TestClient(server.url, 'Monitor');
});
afterEach(() => server.close());

async function askTimes(times: number): Promise<readonly number[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => monitor.rest<ErrorReply>('GET', '/health/ready')),
  );
  return [...new Set(answers.map(({ status }) => status))];
}

it('readiness asks the database once a second, however many want to know', async () => {
  expect(await askTimes(50)).toEqual([200]);
  clock.pass(999);
  expect(await askTimes(50)).toEqual([200]);
  expect(server.store.pings).toBe(1);
  clock.pass(1);
  expect(await askTimes(50)).toEqual([200]);
  expect(server.store.pings).toBe(2);
});

it('a database that does not answer is a 503 and one line in the log a second, until it answers again', async () => {
  server.store.isDown = true;
  expect(await askTimes(50)).toEqual([503]);
  clock.pass(1000);
  expect(await askTimes(50)).toEqual([503]);
  const { body } = await monitor.rest<ErrorReply>('GET', '/health/ready');
  expect(body.error.code).toBe('storeUnavailable');
  const complaints = server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
  expect(complaints).toHaveLength(2);
  server.store.isDown = false;
  clock.pass(1000);
  expect(await askTimes(1)).toEqual([200]);
});
