import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { setTimeout as pause } from 'node:timers/promises';
import { seededWords } from '../../random.ts';
import { databaseServerUrl, withDatabase } from '../../server/database.ts';
import { inTurns } from '../../server/table-setup.ts';
import { commitName } from '../commit.ts';
import type { Finding } from '../players/check-log.ts';
import { findingsIn } from '../players/check-log.ts';
import type { StoredTable } from '../players/stored-logs.ts';
import { storedLogs } from '../players/stored-logs.ts';
import { until } from '../players/until.ts';
import { NodePair } from './node-pair.ts';
import type { NodeNumber } from './node-pair.ts';
import type { NodesOptions } from './nodes-options.ts';
import { nodesOptions } from './nodes-options.ts';
import type { NodesFigures } from './nodes-report.ts';
import { LONGEST_STAND_MS, nodesLines, nodesViolations } from './nodes-report.ts';
import type { SpreadTable } from './spread-table.ts';
import { openSpread } from './spread-table.ts';
import { StandWatch } from './stand-watch.ts';

const SETUPS_AT_ONCE = 2;
/** Before that both serve, so that also a short run has two that meet, and finds a table that stands too long. */
const FIRST_KILL_AFTER_MS = LONGEST_STAND_MS + 1_500;
/** A node is killed so long after the other one is back. */
const BETWEEN_KILLS = { leastMs: 1_500, rangeMs: 3_000 } as const;
/** The nodes are deaf for this part of the time, in its middle. */
const DEAF = { from: 0.375, to: 0.625 } as const;
/** So long the windows have at the end to see what is stored. */
const END_WITHIN_MS = 10_000;
/** A table at which nothing has happened for so long rests. */
const QUIET_MS = 1_500;

/**
 * Kills one of two servers again and again while people play through both, and compares what they were told with what
 * is stored.
 * @returns the exit code: 1 at any violation
 */
export async function chaosNodes(words: readonly string[]): Promise<Result<number, string>> {
  const options = nodesOptions(words);
  if (!options.ok) return options;
  const { seed, seconds, tables, plant } = options.value;
  const figures = await withDatabase(databaseServerUrl(), (databaseUrl) => run(databaseUrl, options.value));
  console.log(
    `Nodes: commit ${commitName()}, seed ${seed}, ${seconds} s, ${tables} tables, plant ${plant ?? 'none'}`,
  );
  for (const line of nodesLines(figures)) console.log(line);
  return ok(nodesViolations(figures).length === 0 ? 0 : 1);
}

interface Played {
  readonly kills: number;
  readonly bootMs: readonly number[];
  readonly deafSeconds: number;
}

async function run(databaseUrl: string, options: NodesOptions): Promise<NodesFigures> {
  const { program, plant, seed } = options;
  const pair = await NodePair.start({ databaseUrl, program, plant });
  const numbers = Array.from({ length: options.tables }, (_, index) => index);
  const tables = await inTurns(numbers, SETUPS_AT_ONCE, (number) => openSpread(number, seed, pair));
  const windows = tables.flatMap((table) => table.windows);
  for (const { seat } of windows) seat.start();
  const watch = new StandWatch(tables);
  try {
    const played = await killInTurns(pair, tables, options);
    watch.stop();
    for (const { seat } of windows) seat.rest();
    await restOf(tables);
    const stored = await storedLogs(databaseUrl);
    await until(() => behindIn(tables, stored).length === 0, END_WITHIN_MS);
    return { ...played, ...figuresOf(tables, stored), longestStandMs: watch.longestMs, stoodAt: watch.where };
  } finally {
    watch.stop();
    for (const { seat } of windows) seat.stop();
    await pair.stop();
  }
}

/** For as long as asked one node is killed after the other; each comes back at once. */
async function killInTurns(
  pair: NodePair,
  tables: readonly SpreadTable[],
  { seconds, seed }: NodesOptions,
): Promise<Played> {
  const random = seededWords(seed);
  const startedAt = performance.now();
  const passed = (): number => (performance.now() - startedAt) / 1_000 / seconds;
  const bootMs: number[] = [];
  let deafSince: number | null = null;
  let deafSeconds = 0;
  await pause(FIRST_KILL_AFTER_MS);
  for (let kills = 0; passed() < 1; kills++) {
    await pause(BETWEEN_KILLS.leastMs + (random() % BETWEEN_KILLS.rangeMs));
    pair.isDeaf = passed() >= DEAF.from && passed() < DEAF.to;
    const node: NodeNumber = kills % 2 === 0 ? 0 : 1;
    await pair.kill(node);
    bootMs.push(await pair.boot(node));
    bringHome(tables, pair);
    if (pair.isDeaf) deafSince ??= performance.now();
    else if (deafSince !== null) {
      deafSeconds += Math.round((performance.now() - deafSince) / 1_000);
      deafSince = null;
    }
  }
  return { kills: bootMs.length, bootMs, deafSeconds };
}

/** Whoever was driven out of a node goes back to it, so that the tables stay spread. */
function bringHome(tables: readonly SpreadTable[], pair: NodePair): void {
  for (const { seat, home } of tables.flatMap(({ windows }) => windows))
    if (seat.connectedTo !== pair.urlOf(home)) seat.reconnect();
}

/** Until nothing happens any more: computers play on until they meet somebody who rests. */
async function restOf(tables: readonly SpreadTable[]): Promise<void> {
  const versions = (): number =>
    tables.flatMap(({ windows }) => windows).reduce((sum, { seat }) => sum + seat.version, 0);
  let [last, since] = [versions(), performance.now()];
  await until(() => {
    const now = versions();
    if (now !== last) [last, since] = [now, performance.now()];
    return performance.now() - since > QUIET_MS;
  }, END_WITHIN_MS);
}

function headOf(stored: readonly StoredTable[], tableId: string): number {
  return stored.find((table) => table.tableId === tableId)?.rows.at(-1)?.seq ?? 0;
}

function behindIn(tables: readonly SpreadTable[], stored: readonly StoredTable[]): readonly string[] {
  return tables.flatMap(({ tableId, windows }) => {
    const head = headOf(stored, tableId);
    return windows
      .filter(({ seat }) => seat.version !== head)
      .map(({ seat }) => `${tableId}: version ${seat.version} is seen, ${head} is stored`);
  });
}

type Read = Pick<
  NodesFigures,
  'acknowledged' | 'sightings' | 'entries' | 'behind' | 'contradictions' | 'refusals' | 'findings'
>;

function figuresOf(tables: readonly SpreadTable[], stored: readonly StoredTable[]): Read {
  const records = tables.flatMap(({ windows }) => windows).map(({ seat }) => seat.record);
  const refusals = new Map<string, number>();
  for (const [code, times] of records.flatMap((record) => [...record.refusals]))
    refusals.set(code, (refusals.get(code) ?? 0) + times);
  return {
    acknowledged: records.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    sightings: records.reduce((sum, { sightings }) => sum + sightings.length, 0),
    entries: stored.reduce((sum, { rows }) => sum + rows.length, 0),
    behind: behindIn(tables, stored),
    contradictions: records.flatMap(({ contradictions }) => contradictions),
    refusals,
    findings: tables.flatMap((table) => findingsAt(table, stored)),
  };
}

function findingsAt({ tableId, windows }: SpreadTable, stored: readonly StoredTable[]): readonly Finding[] {
  const table = stored.find((one) => one.tableId === tableId);
  if (table === undefined) return [{ kind: 'lost', text: `${tableId}: the table is gone` }];
  return findingsIn(
    table,
    windows.map(({ seat }) => seat.record),
  );
}
