import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/free-port.ts';
import { seededWords } from '../../random.ts';
import type { ServerProcess } from '../../server/server-process.ts';
import { startServer } from '../../server/server-process.ts';
import { COMPUTERS_AT_ONCE, LastingTables } from '../players/lasting-tables.ts';
import { until } from '../players/until.ts';
import type { KilledDatabase } from './kill-database.ts';
import type { KillOptions } from './kill-options.ts';
import type { KillFigures } from './kill-report.ts';

/** A kill comes so long after everybody is back, at most. */
const LATEST_KILL_MS = 1_500;
/** Whoever is not back by then does not come. */
const GIVE_UP_MS = 15_000;
const FIRST_PLAYS = 20;

interface Kept {
  kills: number;
  cutShort: number;
  readonly bootMs: number[];
  readonly backMs: number[];
  readonly missing: string[];
}

/** Plays while the server is killed and started again, then reads what is stored. */
export async function killRounds(database: KilledDatabase, options: KillOptions): Promise<KillFigures> {
  const port = await freePort();
  const { program, plant } = options;
  const start = (): Promise<ServerProcess> =>
    startServer(database.databaseUrl, program, {
      settings: { ...COMPUTERS_AT_ONCE, ...database.settings },
      plant,
      port,
    });
  const kept: Kept = { kills: 0, cutShort: 0, bootMs: [], backMs: [], missing: [] };
  let server = await start();
  const tables = await LastingTables.open({ url: server.url, ...options });
  try {
    await until(() => tables.acknowledged >= FIRST_PLAYS * options.tables, GIVE_UP_MS);
    const random = seededWords(options.seed);
    while (kept.kills < options.rounds && isSound(tables, kept)) {
      await pause(random() % (LATEST_KILL_MS + 1));
      server = await killed(server, { start, tables, kept });
    }
  } finally {
    tables.stop();
    await server.stop();
  }
  return figuresOf(tables, kept, database);
}

function isSound(tables: LastingTables, { missing }: Kept): boolean {
  return missing.length === 0 && tables.contradictions().length === 0;
}

interface Round {
  readonly start: () => Promise<ServerProcess>;
  readonly tables: LastingTables;
  readonly kept: Kept;
}

async function killed(server: ServerProcess, { start, tables, kept }: Round): Promise<ServerProcess> {
  server.kill();
  await server.gone();
  kept.kills += 1;
  kept.cutShort += tables.seats.filter(({ isWaiting }) => isWaiting).length;
  const startedAt = performance.now();
  const next = await start();
  const readyAt = performance.now();
  kept.bootMs.push(readyAt - startedAt);
  await until(() => tables.seats.every((seat) => seat.isBack), GIVE_UP_MS);
  for (const { tableId, seats } of tables.all)
    for (const [number, seat] of seats.entries()) {
      if (seat.isBack) kept.backMs.push(Math.max(0, seat.backAt - readyAt));
      else kept.missing.push(`round ${kept.kills}: seat ${number} of ${tableId} did not come back`);
    }
  return next;
}

async function figuresOf(tables: LastingTables, kept: Kept, database: KilledDatabase): Promise<KillFigures> {
  const stored = await database.read();
  const rows = stored.flatMap((table) => table.rows);
  return {
    ...kept,
    acknowledged: tables.acknowledged,
    sightings: tables.sightings,
    entries: rows.length,
    deals: rows.filter(({ command }) => command.type === 'deal').length,
    contradictions: tables.contradictions(),
    refusals: tables.refusals(),
    findings: tables.findings(stored),
  };
}
