import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@skat/engine';
import { TOURNAMENT_RULES, err, ok } from '@skat/engine';
import { parseOptions } from '../options.ts';
import type { Choose } from '../random-action.ts';
import { seededWords } from '../random.ts';
import { BenchTable } from './bench-table.ts';
import { metricOf } from './contender.ts';
import { databaseServerUrl, withDatabase } from './database.ts';
import { Measures } from './measures.ts';
import type { ConnectSeat } from './seat-line.ts';
import { linesTo } from './seat-line.ts';
import type { ServerProcess } from './server-process.ts';
import { programNamed, startServer } from './server-process.ts';
import { inTurns, setUpTable } from './table-setup.ts';
import type { Emptied, TableCourse } from './tables-report.ts';
import { hasLeaked, tablesLines } from './tables-report.ts';
import { Traffic } from './traffic.ts';

export const TABLES_OPTIONS = { count: 10_000, seed: 1, program: 'built', plant: '' } as const;

/** Left tables stay in the memory. */
const PLANT = 'kept-tables';
const PLANTED = { PUT_AWAY_MS: '1000000000' } as const;

/** As short as a series can be: everybody deals once. */
const RULES = { ...TOURNAMENT_RULES, seriesLength: TOURNAMENT_RULES.players };
/** Left tables leave the memory so soon, instead of after minutes. */
const SETTINGS = { METRICS: 'on', PUT_AWAY_MS: '1000' } as const;
const TABLES_AT_ONCE = 20;
/** What is loaded once and kept is there after a tenth of the tables, of a few after half of them. */
const WARM_UP = { share: 0.1, enough: 200, most: 0.5 } as const;
const SERIES_TIMEOUT_MS = 120_000;
/** Several sweeps: tables that are still there then stay. */
const STAYS_AFTER_MS = 6_000;
const POLL_MS = 250;

/** Many tables opened, played and left on one server, and what its memory keeps of them. */
export async function benchTables(words: readonly string[]): Promise<Result<number, string>> {
  const options = parseOptions(words, TABLES_OPTIONS);
  if (!options.ok) return options;
  const { count, seed, plant } = options.value;
  const program = programNamed(options.value.program);
  if (!program.ok) return program;
  if (count < 2) return err('--count must be at least 2');
  if (plant !== '' && plant !== PLANT) return err(`--plant is ${PLANT}`);
  const course = await withDatabase(databaseServerUrl(), async (databaseUrl) => {
    const settings = plant === '' ? SETTINGS : { ...SETTINGS, ...PLANTED };
    const server = await startServer(databaseUrl, program.value, { hasProbe: true, settings });
    try {
      return await run(server, count, seed);
    } finally {
      await server.stop();
    }
  });
  console.log(`${count} tables opened, played and left, seed ${seed}, ${process.version}`);
  for (const line of tablesLines(course)) console.log(`  ${line}`);
  return ok(hasLeaked(course) ? 1 : 0);
}

async function run(server: ServerProcess, count: number, seed: number): Promise<TableCourse> {
  const random = seededWords(seed);
  const choose: Choose = (below) => random() % below;
  const measures = new Measures();
  measures.open();
  const play = (first: number, last: number): Promise<unknown> => {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return inTurns(numbers, TABLES_AT_ONCE, (number) => playTable(server, number, { choose, measures }));
  };
  const warm = warmUpOf(count);
  await play(1, warm);
  const start = await whenEmpty(server);
  const beganAt = performance.now();
  await play(warm + 1, count);
  const seconds = (performance.now() - beganAt) / 1000;
  const end = await whenEmpty(server);
  const { plays, refusals } = measures;
  return { warm, count, seconds, plays, refusals, start, end };
}

function warmUpOf(count: number): number {
  return Math.floor(Math.max(WARM_UP.share * count, Math.min(WARM_UP.most * count, WARM_UP.enough)));
}

interface PlayParts {
  readonly choose: Choose;
  readonly measures: Measures;
}

async function playTable({ url }: ServerProcess, number: number, parts: PlayParts): Promise<void> {
  const connect = linesTo(await setUpTable(url, number, {}, RULES), { url, traffic: new Traffic() });
  const table = await playedOut(connect, parts);
  table.close();
}

/** Resolves once the series has ended; nobody begins another one. */
function playedOut(connect: ConnectSeat, parts: PlayParts): Promise<BenchTable> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('A series does not end')), SERIES_TIMEOUT_MS);
    const opening = BenchTable.openOn(
      (seat, onView) =>
        connect(seat, (view) => {
          if (view.table?.phase !== 'ended') onView(view);
          else {
            clearTimeout(timeout);
            resolve(opening);
          }
        }),
      { ...parts, pauseMs: () => 0 },
    );
    opening.catch(reject);
  });
}

/** What the server keeps once it has put all tables away, or puts away no more. */
async function whenEmpty(server: ServerProcess): Promise<Emptied> {
  let tables = await tablesIn(server);
  for (let since = Date.now(); tables > 0 && Date.now() - since < STAYS_AFTER_MS;) {
    await pause(POLL_MS);
    const left = await tablesIn(server);
    if (left < tables) since = Date.now();
    tables = left;
  }
  return { ...(await server.keptMemory()), tables };
}

async function tablesIn({ url }: ServerProcess): Promise<number> {
  return metricOf(await (await fetch(`${url}/metrics`)).text(), 'skat_tables') ?? 0;
}
