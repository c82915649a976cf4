import { randomUUID } from 'node:crypto';
import type { Actor, LegalActions, PlayerCommand, Seat, TableRules, TableSettings } from '@skat/engine';
import { PLAIN_SETTINGS, isComputerPlaying, legalActions, positionOf, seatAt, seatsOf } from '@skat/engine';
import type { Reply } from '@skat/protocol';
import { pino } from 'pino';
import { computerPlayer } from '../../src/tables/computer-player.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';
import type { TableRoom } from '../../src/tables/table-room.ts';
import { FakeClock } from './fake-clock.ts';
import { MemoryStore } from './memory-store.ts';
import { SHORT_RULES, eagerAction } from './play.ts';

export const AWAY_MS = 60_000;
const NAMES = ['Anna', 'Ben', 'Cora', 'Dora'] as const;

/** Ids of the people on the chairs. */
export const PEOPLE = NAMES.map(
  (_name, seat) => `00000000-0000-4000-8000-00000000000${seat}`,
) as unknown as readonly [string, string, string, string];

export function person(seat: Seat): Actor {
  return { kind: 'player', playerId: PEOPLE[seat], name: NAMES[seat] };
}

export interface TableFixture {
  readonly store: MemoryStore;
  readonly clock: FakeClock;
  readonly registry: TableRegistry;
  readonly room: TableRoom;
  /** Another process on the same store. */
  readonly restart: () => Promise<{ readonly registry: TableRegistry; readonly room: TableRoom }>;
}

function newRegistry(store: MemoryStore, clock: FakeClock): TableRegistry {
  const logger = pino({ level: 'silent' });
  return new TableRegistry({ store, clock, logger, computer: computerPlayer(1, logger), awayMs: AWAY_MS });
}

interface Surroundings {
  readonly clock?: FakeClock;
  readonly settings?: TableSettings;
}

/** A table with people on the given chairs and computers on the others, without sockets, time standing still. */
export async function tableWith(
  people: readonly Seat[],
  seriesLength: TableRules['seriesLength'] = 3,
  rules: Partial<TableRules> = {},
  { clock = new FakeClock(), settings = PLAIN_SETTINGS }: Surroundings = {},
): Promise<TableFixture> {
  const store = new MemoryStore();
  const registry = newRegistry(store, clock);
  const room = await registry.create('Tisch', { ...SHORT_RULES, ...rules, seriesLength }, settings);
  for (const seat of people) await must(room, seat, { type: 'sit', seat });
  const [host = 0] = people;
  for (const seat of room.table.state.chairs)
    if (!people.includes(seat)) await must(room, host, { type: 'addComputer', seat });
  return {
    store,
    clock,
    registry,
    room,
    async restart() {
      const again = newRegistry(store, clock);
      const found = await again.find(room.row.id);
      if (found === null) throw new Error('The table is gone');
      return { registry: again, room: found };
    },
  };
}

export function ask(
  { table }: TableRoom,
  seat: Seat,
  command: PlayerCommand,
  commandId = randomUUID(),
): Promise<Reply> {
  return table.run(person(seat), { commandId, version: table.version, command });
}

/** As decided on an older version. */
export function askAt(
  { table }: TableRoom,
  seat: Seat,
  version: number,
  command: PlayerCommand,
): Promise<Reply> {
  return table.run(person(seat), { commandId: randomUUID(), version, command });
}

export async function must(room: TableRoom, seat: Seat, command: PlayerCommand): Promise<void> {
  const reply = await ask(room, seat, command);
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.error.code}`);
}

/** Comes or goes as a socket would. */
export function arrive({ presence, driver }: TableRoom, seat: Seat): void {
  presence.connect(PEOPLE[seat]);
  driver.consider();
}

export function leave({ presence, driver }: TableRoom, seat: Seat): void {
  presence.disconnect(PEOPLE[seat]);
  driver.consider();
}

/** When whatever the table has begun is done. */
export async function settled({ table }: TableRoom): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await table.idle();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Starts the series; the first game is dealt if somebody is here. */
export async function start(room: TableRoom, people: readonly Seat[]): Promise<void> {
  const [host = 0, ...others] = people;
  for (const seat of others)
    await must(room, seat, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
  await must(room, host, { type: 'start' });
  await settled(room);
}

/** The seat whose turn it is, or null. */
export function seatToAct({ table }: TableRoom): Seat | null {
  const { stage } = table.state;
  if (stage.phase !== 'playing') return null;
  return seatsOf(4).find((seat) => legalFor({ table }, seat) !== null) ?? null;
}

/** What a seat is asked for in the running game, or null. */
export function legalFor({ table }: Pick<TableRoom, 'table'>, seat: Seat): LegalActions | null {
  const { stage } = table.state;
  if (stage.phase !== 'playing') return null;
  const position = positionOf(stage.game, seat);
  return position === null ? null : legalActions(stage.game.state, position);
}

/** People play until the running game has ended, computers at their pace. */
export async function playGame(room: TableRoom, clock: FakeClock): Promise<void> {
  while (room.table.state.stage.phase === 'playing') {
    const seat = seatToAct(room);
    if (seat === null) return;
    const legal = legalFor(room, seat);
    if (legal !== null && !isComputerPlaying(seatAt(room.table.state, seat)))
      await must(room, seat, { type: 'act', action: eagerAction(legal) });
    else clock.pass(2_000);
    await settled(room);
  }
}
