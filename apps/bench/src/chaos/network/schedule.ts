import type { Seat, TableRules } from '@skat/engine';
import { openTable, presetRules } from '@skat/engine';
import { randomFrom } from '@skat/engine/proofs';
import type { Store, VirtualGuest } from '@skat/server/proofs';
import { LostRowLog, MemoryStore, VirtualServer } from '@skat/server/proofs';
import { disagreements } from './checks.ts';
import type { NetworkCounts } from './counts.ts';
import type { FaultScene } from './faults.ts';
import { happen, heal } from './faults.ts';
import { hasEnded } from './has-ended.ts';
import type { NetworkPlant } from './network-options.ts';
import { Person } from './person.ts';
import { VirtualTime } from './virtual-time.ts';
import type { Tampering } from './virtual-transport.ts';
import { VirtualTransport } from './virtual-transport.ts';
import { WishBook, countedIds } from './wish-book.ts';

export interface ScheduleParts {
  readonly seed: number;
  readonly plant: NetworkPlant | null;
  readonly counts: NetworkCounts;
}

const SEATS: readonly Seat[] = [0, 1, 2];
const NAME = 'Friday';
const PRESETS = ['tournament', 'family', 'withRamsch'] as const;
const AWAY_MS = 60_000;
/** Faults happen within this time, and then everything is as it should be. */
const BAD_FOR_MS = 30_000;
const FEWEST_FAULTS = 2;
const MORE_FAULTS = 9;
/** Play must have come to its end so long after that; what is still under way then settles. */
const STUCK_AFTER_MS = 10 * 60_000;
const SETTLES_IN_MS = 30_000;

/**
 * One game of three people over a network that fails them, in virtual time: the client as pages run it against the
 * server's tables and socket layer.
 * @returns what went wrong, in words
 */
export async function runSchedule({ seed, plant, counts }: ScheduleParts): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const time = new VirtualTime();
  const memory = new MemoryStore();
  const store = plant === 'lost-row' ? forgetful(memory) : memory;
  const open = (): VirtualServer =>
    new VirtualServer({ store, clock: time, randomInt: random.below, awayMs: AWAY_MS });
  let server = open();
  const rules: TableRules = { ...presetRules(random.pick(PRESETS)), seriesLength: 3 };
  const tableId = await server.found(NAME, rules);
  const book = new WishBook(countedIds());
  const violations: string[] = [];
  const guests = await Promise.all(SEATS.map((seat) => letIn(memory, tableId, seat)));
  const onViolation = (what: string): void => void violations.push(what);
  const parts = { clock: time, random, counts, book, tableId, onViolation };
  const net = { time, random, counts, server: () => server, tampering: tamperingOf(plant, book) };
  const people = guests.map(
    (guest, seat) =>
      new Person(seat as Seat, { ...parts, openWay: () => new VirtualTransport({ ...net, guest }) }),
  );
  const restart = (): void => {
    void server.close();
    server = open();
    for (const { tabs } of people) for (const { way } of tabs) way.line?.cut();
  };
  const scene = { time, random, counts, store: memory, people, restart };
  violations.push(...(await live(scene)));
  await server.close();
  const entries = await memory.log.read(tableId, 0);
  counts.entries += entries.length;
  counts.tableMs += time.passed;
  return [
    ...violations,
    ...disagreements({ empty: openTable(NAME, rules), entries, people, book, given: new Set() }),
  ];
}

async function live(scene: FaultScene): Promise<readonly string[]> {
  const { time, random, counts, people } = scene;
  for (let left = FEWEST_FAULTS + random.below(MORE_FAULTS); left > 0; left--)
    time.after(random.below(BAD_FOR_MS), () => happen(scene));
  await time.runUntil(() => false, BAD_FOR_MS);
  heal(scene);
  const isOver = await time.runUntil(() => people.every(hasEnded), STUCK_AFTER_MS);
  for (const person of people) person.isResting = true;
  if (isOver) counts.games += 1;
  await time.runUntil(() => false, SETTLES_IN_MS);
  return isOver ? [] : ['the game has not come to its end'];
}

async function letIn(store: MemoryStore, tableId: string, seat: Seat): Promise<VirtualGuest> {
  const guest = await store.players.createWithSession(`Person ${seat}`, `secret ${seat}`);
  await store.tables.addMember(tableId, guest.id, 0);
  return guest;
}

function tamperingOf(plant: NetworkPlant | null, book: WishBook): Tampering {
  return {
    command: (message) =>
      plant === 'no-command-ids' ? { ...message, commandId: book.alias(message.commandId) } : message,
    mayRejoin: plant !== 'patch-views',
  };
}

function forgetful(memory: MemoryStore): Store {
  const { kind, players, tables, history, chat, signals } = memory;
  return {
    kind,
    players,
    tables,
    history,
    chat,
    signals,
    log: new LostRowLog(memory.log),
    ping: () => memory.ping(),
    now: () => memory.now(),
    close: () => memory.close(),
  };
}
