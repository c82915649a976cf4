import { DECK } from '@skat/engine';
import type { Action, PlayerCommand, Seat } from '@skat/engine';
import type { Random } from '@skat/engine/proofs';
import { spoilt, strangeValue } from './hostile-values.ts';
import type { Attacker } from './targets.ts';

/** An event of Socket.IO: its name and what goes with it. */
export type HostileEvent = readonly unknown[];

const UNKNOWN_EVENTS = [
  'table:deal',
  'table:view',
  'admin',
  '',
  'constructor',
  '__proto__',
  'toString',
  'ping',
];
const SEATS: readonly Seat[] = [0, 1, 2, 3];
const WRONG_VERSIONS = [0, 1, 999_999];

/** Where an attacker stands: at which table, and what it knows of it. */
export interface Stand {
  readonly kind: Attacker['kind'];
  readonly tableId: string;
  /** The latest version heard of. */
  readonly version: number;
}

/** What is longer is cut off with the connection, and with it what was asked before: that is for hostile frames. */
const MOST_BYTES = 4_000;

/** An event that no server may obey, whoever of the attackers sends it. */
export function hostileEvent(stand: Stand, random: Random): HostileEvent {
  for (;;) {
    const event = anyEvent(stand, random);
    if (Buffer.byteLength(JSON.stringify(event)) <= MOST_BYTES) return event;
  }
}

function anyEvent(stand: Stand, random: Random): HostileEvent {
  const valid = commandMessage(stand, random);
  switch (random.below(10)) {
    case 0:
      return [random.pick(UNKNOWN_EVENTS), strangeValue(random)];
    case 1:
      return ['table:join', spoilt({ tableId: valid.tableId }, random)];
    case 2:
      return ['table:command', ...Array.from({ length: random.below(4) }, () => strangeValue(random)), 1];
    case 3:
      return ['table:command', strangeValue(random)];
    case 4:
    case 5:
      return ['table:command', spoilt(valid, random), 0];
    default:
      return ['table:command', valid];
  }
}

/** A well formed command that this attacker must be refused. */
function commandMessage({ kind, tableId, version }: Stand, random: Random) {
  const isStale = kind === 'cheat' || random.chance(0.2);
  return {
    tableId,
    version: isStale ? random.pick(WRONG_VERSIONS) : version,
    commandId: uuid(random),
    command: kind === 'cheat' ? cheatsCommand(random) : outsidersCommand(random),
  };
}

/** From somebody without a seat nothing is accepted: all chairs are taken. */
function outsidersCommand(random: Random): PlayerCommand {
  const seat = random.pick(SEATS);
  const series = 1 + random.below(2);
  return random.pick<PlayerCommand>([
    { type: 'act', action: { type: 'pass' } },
    { type: 'act', action: anyAction(random) },
    { type: 'sit', seat },
    { type: 'stand' },
    { type: 'swapSeats', a: 0, b: 1 },
    { type: 'addComputer', seat },
    { type: 'freeSeat', seat },
    { type: 'addChair' },
    { type: 'removeChair', seat },
    { type: 'ready', series, game: random.below(4), readiness: 'ready' },
    { type: 'start' },
    { type: 'letComputerPlay', seat },
    { type: 'offerSeat', seat },
    { type: 'takeBack' },
    { type: 'endSeries', series },
    { type: 'newSeries', series },
  ]);
}

/** From somebody who sits there: acts at a version that is not the table's, and what no bidding allows. */
function cheatsCommand(random: Random): PlayerCommand {
  return random.pick<PlayerCommand>([
    { type: 'act', action: anyAction(random) },
    { type: 'act', action: { type: 'pass' } },
    { type: 'swapSeats', a: 0, b: 1 },
    { type: 'start' },
    { type: 'takeBack' },
    { type: 'endSeries', series: 999 },
    { type: 'newSeries', series: 1 },
    { type: 'sit', seat: random.pick(SEATS) },
  ]);
}

function anyAction(random: Random): Action {
  return random.pick<Action>([
    { type: 'playCard', card: random.pick(DECK) },
    { type: 'bid', value: random.pick([17, 18, 20, 265, 999]) },
    { type: 'hold' },
    { type: 'pickUpSkat' },
    { type: 'playHand' },
    { type: 'declare', announcement: { game: 'grand', level: 'ouvert' }, discard: null },
    { type: 'kontra' },
    { type: 'resign' },
    { type: 'concede' },
    { type: 'claim', level: 'schwarz' },
    { type: 'accept' },
    { type: 'ramschPass', cards: ['CJ', 'SJ'] },
    { type: 'announceOfficers', game: 'grand' },
  ]);
}

function uuid(random: Random): string {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => random.below(16).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}
