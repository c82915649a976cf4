import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { freePort } from '../../server/free-port.ts';
import type { ServerProcess } from '../../server/server-process.ts';
import { startServer } from '../../server/server-process.ts';
import { commitName } from '../commit.ts';
import type { KilledDatabase } from '../kill/kill-database.ts';
import { withKilledDatabase } from '../kill/kill-database.ts';
import { LastingTables } from '../players/lasting-tables.ts';
import { until } from '../players/until.ts';
import type { StopOptions } from './stop-options.ts';
import { stopOptions } from './stop-options.ts';
import type { StopFigures, StopRound } from './stop-report.ts';
import { stopLines, stopViolations } from './stop-report.ts';

/** As people play, in milliseconds. */
const PACE = { least: 1_000, range: 2_001 } as const;
/** Whoever is not back, or does not play on, by then never does. */
const GIVE_UP_MS = 30_000;
/** Sitting down and getting ready takes fewer. */
const FIRST_COMMANDS = 8;

/**
 * Stops a server as a supervisor does while people play, and starts it again.
 * @returns the exit code: 1 at any violation
 */
export async function chaosStop(words: readonly string[]): Promise<Result<number, string>> {
  const options = stopOptions(words);
  if (!options.ok) return options;
  const { database, program, seed, rounds, tables, plant } = options.value;
  const figures = await withKilledDatabase(database, program, (made) => run(made, options.value));
  console.log(
    `Stop: commit ${commitName()}, seed ${seed}, ${rounds} rounds on ${database}, ${tables} tables, plant ${plant ?? 'none'}`,
  );
  for (const line of stopLines(figures)) console.log(line);
  return ok(stopViolations(figures).length === 0 ? 0 : 1);
}

async function run(database: KilledDatabase, options: StopOptions): Promise<StopFigures> {
  const port = await freePort();
  const plant = options.plant === 'lost-row' ? options.plant : null;
  const start = (): Promise<ServerProcess> =>
    startServer(database.databaseUrl, options.program, { settings: database.settings, plant, port });
  let server = await start();
  const tables = await LastingTables.open({ url: server.url, pace: PACE, peopleOnly: true, ...options });
  const rounds: StopRound[] = [];
  try {
    await until(() => isInPlay(tables), GIVE_UP_MS);
    while (rounds.length < options.rounds) {
      const { next, round } = await stopOnce(server, tables, {
        start,
        isHard: options.plant === 'hard-stop',
      });
      server = next;
      rounds.push(round);
    }
  } finally {
    tables.stop();
    await server.stop();
  }
  const stored = await database.read();
  return {
    rounds,
    acknowledged: tables.acknowledged,
    sightings: tables.sightings,
    entries: stored.flatMap((table) => table.rows).length,
    contradictions: tables.contradictions(),
    refusals: tables.refusals(),
    findings: tables.findings(stored),
  };
}

/** Everybody is there, and at every table a game has begun. */
function isInPlay({ all, seats }: LastingTables): boolean {
  return (
    seats.every(({ isBack }) => isBack) && all.every((table) => acknowledgedBy(table.seats) >= FIRST_COMMANDS)
  );
}

interface Stop {
  readonly start: () => Promise<ServerProcess>;
  readonly isHard: boolean;
}

async function stopOnce(
  server: ServerProcess,
  tables: LastingTables,
  { start, isHard }: Stop,
): Promise<{ readonly next: ServerProcess; readonly round: StopRound }> {
  const sockets = tables.seats.filter(({ isBack }) => isBack).length;
  const askedAt = performance.now();
  if (isHard) server.kill();
  else server.askToStop();
  await server.gone();
  const startedAt = performance.now();
  const next = await start();
  const readyAt = performance.now();
  const before = tables.all.map(({ seats }) => acknowledgedBy(seats));
  await until(() => tables.seats.every((seat) => seat.isBack), GIVE_UP_MS);
  await until(() => stuckSince(tables, before) === 0, GIVE_UP_MS);
  const back = tables.seats.filter(({ isBack }) => isBack);
  const round = {
    sockets,
    ending: server.ending() ?? 'nothing',
    exitMs: startedAt - askedAt,
    bootMs: readyAt - startedAt,
    backMs: back.map(({ backAt }) => Math.max(0, backAt - readyAt)),
    missing: tables.seats.length - back.length,
    stuck: stuckSince(tables, before),
  };
  return { next, round };
}

type Seats = LastingTables['all'][number]['seats'];

function acknowledgedBy(seats: Seats): number {
  return seats.reduce((total, { record }) => total + record.acknowledged.length, 0);
}

/** At how many tables nothing has been acknowledged since. */
function stuckSince(tables: LastingTables, before: readonly number[]): number {
  return tables.all.filter(({ seats }, index) => acknowledgedBy(seats) <= (before[index] ?? 0)).length;
}
