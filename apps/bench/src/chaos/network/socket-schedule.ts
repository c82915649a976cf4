import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@skat/client';
import type { Seat } from '@skat/engine';
import { TOURNAMENT_RULES, openTable } from '@skat/engine';
import type { Random } from '@skat/engine/proofs';
import { randomFrom } from '@skat/engine/proofs';
import type { StoredEntry } from '@skat/server/proofs';
import type pg from 'pg';
import { setUpTable } from '../../server/table-setup.ts';
import { disagreements } from './checks.ts';
import type { NetworkCounts } from './counts.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { hasEnded } from './has-ended.ts';
import type { NetworkPlant } from './network-options.ts';
import { Person } from './person.ts';
import type { SocketWayParts } from './socket-way.ts';
import { SocketWay } from './socket-way.ts';
import { WishBook } from './wish-book.ts';

export interface SocketScene {
  readonly url: string;
  readonly database: pg.Pool;
  readonly plant: NetworkPlant | null;
  readonly counts: NetworkCounts;
}

const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
const BAD_FOR_MS = 20_000;
const FEWEST_FAULTS = 2;
const MORE_FAULTS = 6;
const STUCK_AFTER_MS = 120_000;
const SETTLES_IN_MS = 45_000;
const POLL_MS = 250;
const LONGEST_STALL_MS = 6_000;
const LONGEST_OUTAGE_MS = 8_000;
const SECOND_TAB_UP_TO_MS = 6_000;

type SocketPerson = Person<SocketWay>;
type Fault = (person: SocketPerson, random: Random) => void;

const FAULTS: Readonly<Record<string, Fault>> = {
  cut: ({ tab }) => tab.way.proxy.cut(),
  'reply lost after the commit': ({ tab }) => tab.way.proxy.loseNextReply(),
  'half-open': ({ tab }) => tab.way.proxy.silence(['up', 'down']),
  'nothing goes up': ({ tab }) => tab.way.proxy.silence(['up']),
  'nothing comes down': ({ tab }) => tab.way.proxy.silence(['down']),
  stall: ({ tab }, random) => void setTimeout(tab.way.proxy.stall(), random.below(LONGEST_STALL_MS)),
  'no network': ({ tab }, random) => {
    const { proxy } = tab.way;
    proxy.isDown = true;
    proxy.cut();
    setTimeout(() => (proxy.isDown = false), random.below(LONGEST_OUTAGE_MS));
  },
  'second tab': (person, random) => {
    person.openTab();
    setTimeout(() => person.closeTab(), random.below(SECOND_TAB_UP_TO_MS));
  },
  reload: (person) => person.reload(),
};

/**
 * One game of three people on a real server, each behind a proxy that cuts, stalls, silences and drops.
 * @returns what went wrong, in words
 */
export async function runSocketSchedule(seed: number, scene: SocketScene): Promise<readonly string[]> {
  const { url, plant, counts, database } = scene;
  const begun = Date.now();
  const random = randomFrom(seed);
  const book = new WishBook(randomUUID);
  const { tableId, cookies } = await setUpTable(url, seed);
  const given = new Set((await logOf(database, tableId)).map(({ commandId }) => commandId));
  const proxies = await Promise.all(cookies.map(() => FaultyProxy.open(Number(new URL(url).port))));
  const violations: string[] = [];
  const onViolation = (what: string): void => void violations.push(what);
  const parts = { clock: systemClock, random, counts, book, tableId, onViolation };
  const people = proxies.map((proxy, seat) => {
    const way = { proxy, cookie: cookies[seat] ?? '', counts, change: changeOf(plant, book) };
    const openWay = (): SocketWay => new SocketWay(way);
    return new Person(seat as Seat, { ...parts, openWay });
  });
  const isOver = await live(people, random, counts);
  for (const person of people) person.isResting = true;
  const remains = { empty: openTable(`Table ${seed}`, TOURNAMENT_RULES), people, book, given };
  const found = await settled(async () =>
    disagreements({ ...remains, entries: await logOf(database, tableId) }),
  );
  for (const { tabs } of people) for (const { way } of tabs) way.die();
  for (const proxy of proxies) {
    counts.connections += proxy.connections;
    counts.lostReplies += proxy.lostReplies;
    proxy.close();
  }
  counts.entries += (await logOf(database, tableId)).length;
  counts.tableMs += Date.now() - begun;
  if (isOver) counts.games += 1;
  return [...(isOver ? [] : ['the game has not come to its end']), ...violations, ...found];
}

async function live(
  people: readonly SocketPerson[],
  random: Random,
  counts: NetworkCounts,
): Promise<boolean> {
  for (let left = FEWEST_FAULTS + random.below(MORE_FAULTS); left > 0; left--) {
    const kind = random.pick(Object.keys(FAULTS));
    const person = random.pick(people);
    counts.fault(kind);
    setTimeout(() => FAULTS[kind]?.(person, random), random.below(BAD_FOR_MS));
  }
  await pause(BAD_FOR_MS);
  const deadline = Date.now() + STUCK_AFTER_MS;
  while (!people.every(hasEnded)) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** Looks again until nothing is found, or for long enough. */
async function settled(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const deadline = Date.now() + SETTLES_IN_MS;
  for (;;) {
    const found = await look();
    if (found.length === 0 || Date.now() > deadline) return found;
    await pause(POLL_MS);
  }
}

function changeOf(plant: NetworkPlant | null, book: WishBook): SocketWayParts['change'] {
  return (message) =>
    plant === 'no-command-ids' && 'commandId' in message
      ? { ...message, commandId: book.alias(message.commandId) }
      : message;
}

async function logOf(database: pg.Pool, tableId: string): Promise<readonly StoredEntry[]> {
  const { rows } = await database.query<StoredEntry>(
    `SELECT table_id AS "tableId", seq::int4 AS seq, command_id AS "commandId", actor, command, engine_version AS "engineVersion",
      (extract(epoch FROM at) * 1000)::float8 AS at FROM table_entry WHERE table_id = $1 ORDER BY seq`,
    [tableId],
  );
  return rows;
}
