import type { Actor, Seat, TableCommand, TableState } from '@skat/engine';
import { playerIdAt, seatAfter } from '@skat/engine';
import type { ServerRefusal } from '@skat/protocol';
import type { Presence } from './presence.ts';

interface Absence {
  readonly presence: Presence;
  /** How long somebody must be gone, in milliseconds. */
  readonly awayMs: number;
}

/**
 * What the others may do about somebody only once that person has been gone long enough (R6.15). The table itself
 * knows no connections; whether the seat fits at all is for its rules to say.
 */
export function absenceRefusal(
  table: TableState,
  actor: Actor,
  command: TableCommand,
  absence: Absence,
): ServerRefusal | null {
  switch (command.type) {
    case 'letComputerPlay':
    case 'offerSeat':
      return mayBeReplaced(table, command.seat, absence) ? null : { code: 'notAway' };
    case 'endSeries': {
      const isHost = actor.kind === 'player' && actor.playerId === table.host;
      return isHost || isAnotherGone(table, actor, absence) ? null : { code: 'notAway' };
    }
    case 'sit':
    case 'stand':
    case 'swapSeats':
    case 'addComputer':
    case 'freeSeat':
    case 'addChair':
    case 'removeChair':
    case 'ready':
    case 'start':
    case 'act':
    case 'takeBack':
    case 'pause':
    case 'resume':
    case 'timeOut':
    case 'newSeries':
    case 'deal':
    case 'passHost':
    case 'voidGame':
      return null;
  }
}

/** Who asks is not gone, whether or not connected to the table. */
function isAnotherGone(table: TableState, actor: Actor, absence: Absence): boolean {
  const asking = actor.kind === 'player' ? actor.playerId : null;
  const others = table.chairs
    .map((seat) => playerIdAt(table, seat))
    .filter((playerId) => playerId !== asking);
  return others.some((playerId) => isGone(playerId, absence));
}

function mayBeReplaced(table: TableState, seat: Seat, absence: Absence): boolean {
  if (!table.chairs.includes(seat)) return true; // the table has no such chair, and says so
  const playerId = playerIdAt(table, seat);
  return playerId === null || isGone(playerId, absence);
}

function isGone(playerId: string | null, { presence, awayMs }: Absence): boolean {
  if (playerId === null) return false;
  const awayForMs = presence.awayForMs(playerId);
  return awayForMs !== null && awayForMs >= awayMs;
}

/**
 * Who takes over the host's right: the next person after the host's chair who is connected, once the host has been
 * gone long enough; null while nobody can or need.
 */
export function nextHost(table: TableState, absence: Absence): Seat | null {
  const hostSeat = table.chairs.find((seat) => table.host !== null && playerIdAt(table, seat) === table.host);
  if (hostSeat === undefined || !isGone(table.host, absence)) return null;
  return (
    othersAfter(hostSeat, table.chairs).find((seat) => isConnected(playerIdAt(table, seat), absence)) ?? null
  );
}

function othersAfter(seat: Seat, chairs: readonly Seat[]): readonly Seat[] {
  const others: Seat[] = [];
  for (let next = seatAfter(seat, chairs); next !== seat; next = seatAfter(next, chairs)) others.push(next);
  return others;
}

function isConnected(playerId: string | null, { presence }: Absence): boolean {
  return playerId !== null && presence.isHere(playerId);
}
