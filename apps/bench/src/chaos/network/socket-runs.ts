import pg from 'pg';
import { databaseServerUrl, withDatabase } from '../../server/database.ts';
import { startServer } from '../../server/server-process.ts';
import type { NetworkCounts } from './counts.ts';
import type { NetworkOptions } from './network-options.ts';
import type { Violation } from './network-report.ts';
import { runSocketSchedule } from './socket-schedule.ts';

const AT_ONCE = 25;
const CONNECTIONS = 4;

/** Schedules over real sockets, some at a time, on a server of their own. */
export function runSockets(options: NetworkOptions, counts: NetworkCounts): Promise<readonly Violation[]> {
  const { sockets, seed: first, program, plant } = options;
  return withDatabase(databaseServerUrl(), async (databaseUrl) => {
    const server = await startServer(databaseUrl, program, { plant: plant === 'lost-row' ? plant : null });
    const database = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
    const violations: Violation[] = [];
    const seeds = Array.from({ length: sockets }, (_, index) => first + index);
    const work = async (): Promise<void> => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const found = await runSocketSchedule(seed, { url: server.url, database, plant, counts });
        for (const what of found) violations.push({ seed, what });
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const ending = server.ending();
      if (ending !== null) violations.push({ seed: first, what: `the server ended with ${ending}` });
    } finally {
      await database.end();
      await server.stop();
    }
    return violations;
  });
}
