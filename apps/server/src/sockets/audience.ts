import type { Seat, TableState } from '@skat/engine';
import { playerIdAt, seatOfPlayer } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import type { TableChange } from '../tables/live-table.ts';
import type { TableRoom } from '../tables/table-room.ts';
import type { TableSocket } from './types.ts';
import type { ViewBuilder } from './view-builder.ts';

/** One socket looking at one table. */
interface Onlooker {
  readonly socket: TableSocket;
  /** Null for somebody without a seat. */
  seat: Seat | null;
}

/** Who looks at which table, and what they are sent. */
export class Audience {
  readonly #views: ViewBuilder;
  readonly #tables = new Map<string, Map<TableSocket, Onlooker>>();

  constructor(views: ViewBuilder) {
    this.#views = views;
  }

  isThere(tableId: string, socket: TableSocket): boolean {
    return this.#tables.get(tableId)?.has(socket) ?? false;
  }

  /** From now on the socket is sent what it may see of the table, beginning with all of it. */
  add(room: TableRoom, socket: TableSocket): void {
    const onlookers = this.#tables.get(room.row.id) ?? new Map<TableSocket, Onlooker>();
    this.#tables.set(room.row.id, onlookers);
    const seat = seatOfPlayer(room.table.state, socket.data.player.id);
    onlookers.set(socket, { socket, seat });
    socket.emit('table:view', this.#message(room, { before: null, after: room.table.state }, seat));
    socket.emit('table:presence', room.presenceMessage());
    const clock = room.clockMessage();
    if (clock !== null) socket.emit('table:clock', clock);
  }

  remove(tableId: string, socket: TableSocket): void {
    const onlookers = this.#tables.get(tableId);
    onlookers?.delete(socket);
    if (onlookers?.size === 0) this.#tables.delete(tableId);
  }

  /** Sends everybody their view of a change; it is built once for each seat. */
  publish(room: TableRoom, change: TableChange): void {
    const onlookers = this.#tables.get(room.row.id);
    if (onlookers === undefined) return;
    const { before, after } = change;
    // Between the two a game may have ended and another begun: only whole views are right after a leap.
    const isLeap = change.version > change.from + 1;
    const shown = { before: isLeap ? null : before, after };
    const hasChairsChanged = before.seats !== after.seats;
    const built: (ViewMessage | undefined)[] = [];
    for (const onlooker of onlookers.values()) {
      const { seat, socket } = onlooker;
      const now = hasChairsChanged ? seatOfPlayer(after, socket.data.player.id) : seat;
      onlooker.seat = now;
      if (now !== seat) socket.emit('table:view', this.#message(room, { before: null, after }, now));
      else if (now !== null) socket.emit('table:view', (built[now] ??= this.#message(room, shown, now)));
      else if (isLeap || isSeenFromOutside(before, after))
        socket.emit('table:view', this.#message(room, shown, null));
    }
    if (isLeap || isPresenceTouched(before, after)) this.publishPresence(room);
    this.publishClock(room);
  }

  /** Tells everybody what time is left, where a clock runs. */
  publishClock(room: TableRoom): void {
    const message = room.clockMessage();
    if (message === null) return;
    for (const { socket } of this.#tables.get(room.row.id)?.values() ?? [])
      socket.emit('table:clock', message);
  }

  /** Tells a player's windows at a table that it has been opened in another one: `socket`, or one of another node. */
  tellElsewhere(tableId: string, playerId: string, socket: TableSocket | null): void {
    for (const other of this.#tables.get(tableId)?.keys() ?? [])
      if (other !== socket && other.data.player.id === playerId) other.emit('table:elsewhere', { tableId });
  }

  /** Tells everybody who is connected, and when the next game is dealt. */
  publishPresence(room: TableRoom): void {
    const onlookers = this.#tables.get(room.row.id);
    if (onlookers === undefined) return;
    const message = room.presenceMessage();
    for (const { socket } of onlookers.values()) socket.emit('table:presence', message);
  }

  #message(
    { row, table }: TableRoom,
    { before, after }: Pick<TableChange, 'after'> & { readonly before: TableState | null },
    seat: Seat | null,
  ): ViewMessage {
    return { tableId: row.id, version: table.version, ...this.#views(before, after, seat) };
  }
}

/** Whether chairs, host or phase changed: cards are none of the onlookers' business. */
function isSeenFromOutside(before: TableState, after: TableState): boolean {
  return (
    before.seats !== after.seats ||
    before.host !== after.host ||
    before.pause !== after.pause ||
    before.stage.phase !== after.stage.phase
  );
}

/** Whether other people sit there, or the time until the next deal is another one. */
function isPresenceTouched(before: TableState, after: TableState): boolean {
  const hasEnded = before.stage.phase !== after.stage.phase && after.stage.phase === 'betweenGames';
  if (hasEnded || before.pause !== after.pause) return true;
  if (before.seats === after.seats) return false;
  return after.stage.phase === 'betweenGames' || haveOthersSatDown(before, after);
}

function haveOthersSatDown(before: TableState, after: TableState): boolean {
  if (before.chairs !== after.chairs) return true;
  return after.chairs.some((seat) => playerIdAt(before, seat) !== playerIdAt(after, seat));
}
