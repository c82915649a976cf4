import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cluster } from '../src/cluster/cluster.ts';
import { startCluster } from '../src/cluster/cluster.ts';
import { ReturningSeat } from '../src/chaos/players/returning-seat.ts';
import { findingsIn } from '../src/chaos/players/check-log.ts';
import { storedLogs } from '../src/chaos/players/stored-logs.ts';
import { until } from '../src/chaos/players/until.ts';
import { databaseServerUrl, withDatabase } from '../src/server/database.ts';
import { setUpTable } from '../src/server/table-setup.ts';
import { Traffic } from '../src/server/traffic.ts';

const PATIENCE_MS = 120_000;
const ENOUGH = 40;

const isThere = await withDatabase(databaseServerUrl(), () => Promise.resolve(true)).catch(
  (problem: unknown) => {
    if (process.env['REQUIRE_POSTGRES'] === '1') throw problem;
    return false;
  },
);

describe.runIf(isThere)('two servers behind a proxy', () => {
  let cluster: Cluster;
  let databaseUrl = '';
  let drop: () => void = () => undefined;
  let dropped: Promise<unknown> = Promise.resolve();

  beforeAll(async () => {
    await new Promise<void>((made) => {
      dropped = withDatabase(databaseServerUrl(), (url) => {
        databaseUrl = url;
        made();
        return new Promise<void>((resolve) => (drop = resolve));
      });
    });
    cluster = await startCluster({
      databaseUrl,
      program: 'source',
      servers: 2,
      port: 0,
      settings: { METRICS: 'on' },
    });
  }, PATIENCE_MS);
  afterAll(async () => {
    await cluster.stop();
    drop();
    await dropped;
  }, PATIENCE_MS);

  it(
    'let people play together who are at different ones, and take over from one that dies',
    async () => {
      const table = await setUpTable(cluster.proxy.url, 1);
      const seats = table.cookies.map(
        (cookie, index) =>
          new ReturningSeat({
            ...{ url: cluster.proxy.url, tableId: table.tableId, cookie, traffic: new Traffic() },
            ...{ seat: ([0, 1, 2] as const)[index] ?? 0, choose: () => 0, pauseMs: () => 0 },
          }),
      );
      for (const seat of seats) seat.start();
      const plays = (): number => seats.reduce((sum, { record }) => sum + record.acknowledged.length, 0);
      expect(await until(() => plays() > ENOUGH, PATIENCE_MS)).toBe(true);
      const sockets = await Promise.all(cluster.servers.map(({ url }) => socketsAt(url)));
      expect(sockets.every((count) => count > 0)).toBe(true);

      cluster.servers[0]?.kill();
      expect(await until(() => cluster.proxy.readyServers.length === 1, PATIENCE_MS)).toBe(true);
      const before = plays();
      expect(await until(() => plays() > before + ENOUGH, PATIENCE_MS)).toBe(true);
      for (const seat of seats) seat.stop();
      const [stored] = await storedLogs(databaseUrl);
      if (stored === undefined) throw new Error('The table is not stored');
      const records = seats.map(({ record }) => record);
      expect(findingsIn(stored, records)).toEqual([]);
      expect(records.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    },
    2 * PATIENCE_MS,
  );
});

async function socketsAt(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^skat_sockets (\d+)$/m.exec(text)?.[1] ?? 0);
}
