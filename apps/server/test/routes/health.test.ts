import type { ErrorReply } from '@skat/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../support/fake-clock.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServerOn } from '../support/test-server.ts';

class WatchedStore extends MemoryStore {
  pings = 0;
  /** While it hangs: lets it answer. */
  #goOn: (() => void) | null = null;
  #hangs = false;

  hang(): void {
    this.#hangs = true;
  }

  goOn(): void {
    this.#hangs = false;
    this.#goOn?.();
  }

  override async ping(): Promise<void> {
    this.pings += 1;
    if (this.#hangs) await new Promise<void>((resolve) => (this.#goOn = resolve));
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

it('a database that hangs is a 503 within two seconds, and is asked once until it goes on', async () => {
  server.store.hang();
  const answers = askTimes(5);
  await until(() => server.store.pings === 1);
  clock.pass(2_000);
  expect(await answers).toEqual([503]);
  clock.pass(5_000);
  expect(await askTimes(5)).toEqual([503]);
  expect(server.store.pings).toBe(1);
  server.store.goOn();
  clock.pass(1_000);
  expect(await askTimes(1)).toEqual([200]);
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((later) => setImmediate(later));
}
