import type { Seat } from '@skat/engine';
import { PLAIN_SETTINGS, seatsOf } from '@skat/engine';
import { pino } from 'pino';
import { computerPlayer } from '../../src/tables/computer-player.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';
import type { TableRoom } from '../../src/tables/table-room.ts';
import { FakeClock } from './fake-clock.ts';
import { MemoryHub, storeOfNode } from './memory-nodes.ts';
import { MemoryStore } from './memory-store.ts';
import { SHORT_RULES } from './play.ts';
import { AWAY_MS, PEOPLE, must, settled } from './table-fixture.ts';

export type Pair<Item> = readonly [Item, Item];

export interface TwoNodes {
  readonly hub: MemoryHub;
  readonly clock: FakeClock;
  readonly store: MemoryStore;
  readonly registries: Pair<TableRegistry>;
  readonly rooms: Pair<TableRoom>;
}

export function openNode(
  { store, hub, clock }: Pick<TwoNodes, 'store' | 'hub' | 'clock'>,
  node: string,
): TableRegistry {
  const logger = pino({ level: 'silent' });
  return new TableRegistry({
    ...{ store: storeOfNode(store, hub, node), clock, logger, awayMs: AWAY_MS },
    computer: computerPlayer(0, logger),
  });
}

/** A table of three on two nodes, chairs taken by people as given and by computers, nobody connected. */
export async function tableOnTwo(people: readonly Seat[], settings = PLAIN_SETTINGS): Promise<TwoNodes> {
  const [hub, clock, store] = [new MemoryHub(), new FakeClock(), new MemoryStore()];
  const ground = { hub, clock, store };
  const registries = [openNode(ground, 'one'), openNode(ground, 'two')] as const;
  const first = await registries[0].create('Tisch', SHORT_RULES, settings);
  for (const seat of people) await must(first, seat, { type: 'sit', seat });
  for (const seat of seatsOf(3))
    if (!people.includes(seat)) await must(first, people[0] ?? 0, { type: 'addComputer', seat });
  const second = await registries[1].find(first.row.id);
  if (second === null) throw new Error('The other node does not find the table');
  return { hub, clock, store, registries, rooms: [first, second] };
}

/** Comes as a socket would. */
export function arrive({ registries }: TwoNodes, node: 0 | 1, room: TableRoom, seat: Seat): void {
  room.presence.connect(PEOPLE[seat]);
  registries[node].shared.comeOrGone(room);
  room.driver.consider();
}

export function leave({ registries }: TwoNodes, node: 0 | 1, room: TableRoom, seat: Seat): void {
  room.presence.disconnect(PEOPLE[seat]);
  registries[node].shared.comeOrGone(room);
  room.driver.consider();
}

export async function allSettled({ rooms }: TwoNodes): Promise<void> {
  for (let turn = 0; turn < 3; turn++) for (const room of rooms) await settled(room);
}
