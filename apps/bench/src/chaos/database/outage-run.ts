import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../server/server-process.ts';
import { startServer } from '../../server/server-process.ts';
import { COMPUTERS_AT_ONCE, LastingTables } from '../players/lasting-tables.ts';
import { storedLogs } from '../players/stored-logs.ts';
import { until } from '../players/until.ts';
import type { Cluster } from './cluster.ts';
import type { DatabaseOptions } from './database-options.ts';
import type { DatabaseFigures, FaultFigures } from './database-report.ts';
import type { Fault } from './faults.ts';
import { faultsOf } from './faults.ts';
import { ReadinessWatch } from './readiness-watch.ts';

/** How long people play between two faults. */
const PLAY_MS = 1_500;
/** What was on its way to the screens when the database went away. */
const GRACE_MS = 500;
/** A table that is not on by then does not go on. */
const GIVE_UP_MS = 30_000;
const FIRST_PLAYS = 10;

interface Scene {
  readonly cluster: Cluster;
  readonly server: ServerProcess;
  readonly tables: LastingTables;
  readonly watch: ReadinessWatch;
  readonly news: News;
}

/** When each table was told something new, by `performance.now()`. */
class News {
  readonly #latest = new Map<string, number>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(tableId: string): void {
    this.#count += 1;
    this.#latest.set(tableId, performance.now());
  }

  /** Forgets what was told. */
  clear(): void {
    this.#latest.clear();
    this.#count = 0;
  }

  at(tableId: string): number | null {
    return this.#latest.get(tableId) ?? null;
  }
}

/** Plays while this and that happens to the database, then reads what is stored. */
export async function outageRun(cluster: Cluster, options: DatabaseOptions): Promise<DatabaseFigures> {
  const { program, plant, seed, tables: count } = options;
  const server = await startServer(cluster.url, program, {
    settings: COMPUTERS_AT_ONCE,
    plant: plant === 'early-ack' ? plant : null,
    onOutput: () => undefined,
  });
  const news = new News();
  const tables = await LastingTables.open({
    ...{ url: server.url, tables: count, seed },
    onNews: (tableId) => news.add(tableId),
  });
  const watch = new ReadinessWatch(server.url);
  const scene: Scene = { cluster, server, tables, watch, news };
  const faults: FaultFigures[] = [];
  try {
    await until(() => tables.acknowledged >= FIRST_PLAYS * count, GIVE_UP_MS);
    for (const fault of faultsOf(options)) faults.push(await happen(fault, scene));
    await pause(PLAY_MS);
  } finally {
    tables.stop();
    await watch.stop();
  }
  const ending = server.ending();
  await server.stop();
  return { ...(await figuresOf(scene)), faults, ending };
}

async function happen(fault: Fault, { cluster, tables, watch, news }: Scene): Promise<FaultFigures> {
  await pause(PLAY_MS);
  const refusedBefore = unavailable(tables);
  const beganAt = performance.now();
  await fault.begin(cluster);
  const newsWhileAway = await away(fault, news);
  await fault.end(cluster);
  const returnedAt = performance.now();
  news.clear();
  const isOn = (): boolean => tables.all.every(({ tableId }) => news.at(tableId) !== null);
  const onAt = new Map<string, number>();
  await until(() => {
    for (const { tableId } of tables.all) {
      const at = news.at(tableId);
      if (at !== null && !onAt.has(tableId)) onAt.set(tableId, at);
    }
    return isOn() && watch.said(true, returnedAt, Infinity);
  }, GIVE_UP_MS);
  const readyAt = watch.answers.find(({ at, isReady }) => isReady && at >= returnedAt)?.at ?? null;
  return {
    name: fault.name,
    awayMs: fault.awayMs,
    newsWhileAway,
    onMs: tables.all.map(({ tableId }) => {
      const at = onAt.get(tableId);
      return at === undefined ? null : at - returnedAt;
    }),
    wasUnready: watch.said(false, beganAt, returnedAt),
    readyMs: readyAt === null ? null : readyAt - returnedAt,
    refused: unavailable(tables) - refusedBefore,
  };
}

/** @returns how many versions were told although the database was away */
async function away({ awayMs }: Fault, news: News): Promise<number> {
  if (awayMs === 0) return 0;
  await pause(Math.min(GRACE_MS, awayMs));
  news.clear();
  await pause(Math.max(0, awayMs - GRACE_MS));
  return news.count;
}

function unavailable(tables: LastingTables): number {
  return [...tables.refusals()]
    .filter(([code]) => code.endsWith('storeUnavailable'))
    .reduce((sum, [, times]) => sum + times, 0);
}

async function figuresOf({
  cluster,
  tables,
  watch,
}: Scene): Promise<Omit<DatabaseFigures, 'faults' | 'ending'>> {
  const stored = await storedLogs(cluster.url);
  return {
    acknowledged: tables.acknowledged,
    sightings: tables.sightings,
    entries: stored.reduce((sum, { rows }) => sum + rows.length, 0),
    longestWaitMs: Math.max(0, ...tables.seats.map(({ longestWaitMs }) => longestWaitMs)),
    longestReadinessMs: watch.longestMs,
    contradictions: tables.contradictions(),
    refusals: tables.refusals(),
    findings: tables.findings(stored),
  };
}
