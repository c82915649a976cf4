import type { TableState, Viewer } from '@skat/engine';
import { playerIdAt, seatOfPlayer } from '@skat/engine';
import type { ChatLine, ViewMessage } from '@skat/protocol';
import type { TableChange } from '../tables/live-table.ts';
import type { TableRoom } from '../tables/table-room.ts';
import type { TableSocket } from './types.ts';
import type { ViewBuilder } from './view-builder.ts';

/** One socket looking at one table. */
interface Onlooker {
  readonly socket: TableSocket;
  /** The page that it belongs to. */
  window: string;
  /** Whether it has been told that the seat is played in another window. */
  isAside: boolean;
  /** Whether it came by the link for spectators. */
  watches: boolean;
  /** Null for somebody at the door. */
  viewer: Viewer | null;
}

export interface AudienceListener {
  /** A socket has come from the door to a seat, or to watch. */
  onEntry(room: TableRoom, socket: TableSocket): void;
  /** Others watch than before. */
  onSpectators(room: TableRoom): void;
}

/** Who looks at which table, and what they are sent. */
export class Audience {
  readonly #views: ViewBuilder;
  readonly #listener: AudienceListener;
  readonly #tables = new Map<string, Map<TableSocket, Onlooker>>();

  constructor(views: ViewBuilder, listener: AudienceListener) {
    this.#views = views;
    this.#listener = listener;
  }

  isThere(tableId: string, socket: TableSocket): boolean {
    return this.#tables.get(tableId)?.has(socket) ?? false;
  }

  /** Whom a socket at the table sees it as; null at the door and for sockets that are not there. */
  viewerOf(tableId: string, socket: TableSocket): Viewer | null {
    return this.#tables.get(tableId)?.get(socket)?.viewer ?? null;
  }

  /**
   * From now on the socket is sent what it may see of the table, beginning with all of it.
   * @param watches whether it came by the link for spectators; who has a seat sees the table from there
   */
  add(room: TableRoom, socket: TableSocket, { watches, window }: Pick<Onlooker, 'watches' | 'window'>): void {
    const onlookers = this.#tables.get(room.row.id) ?? new Map<TableSocket, Onlooker>();
    this.#tables.set(room.row.id, onlookers);
    const onlooker = onlookers.get(socket) ?? { socket, window, isAside: false, watches, viewer: null };
    onlooker.watches = watches;
    onlooker.window = window;
    onlookers.set(socket, onlooker);
    const { state } = room.table;
    const hasNews = this.#turn(room, onlooker, viewerOf(state, onlooker));
    socket.emit('table:view', this.#message(room, { before: null, after: state }, onlooker.viewer));
    if (hasNews) this.publishPresence(room);
    else socket.emit('table:presence', room.presenceMessage());
    const clock = room.clockMessage();
    if (clock !== null) socket.emit('table:clock', clock);
    if (onlooker.viewer !== null) this.#listener.onEntry(room, socket);
  }

  remove(room: TableRoom, socket: TableSocket): void {
    const onlookers = this.#tables.get(room.row.id);
    const onlooker = onlookers?.get(socket);
    if (onlookers === undefined || onlooker === undefined) return;
    const hasNews = this.#turn(room, onlooker, null);
    onlookers.delete(socket);
    if (onlookers.size === 0) this.#tables.delete(room.row.id);
    if (hasNews) this.publishPresence(room);
  }

  /** Sends everybody their view of a change; it is built once for each viewer. */
  publish(room: TableRoom, change: TableChange): void {
    const onlookers = this.#tables.get(room.row.id);
    if (onlookers === undefined) return;
    const { before, after } = change;
    // Between the two a game may have ended and another begun: only whole views are right after a leap.
    const isLeap = change.version > change.from + 1;
    const shown = { before: isLeap ? null : before, after };
    const hasChairsChanged = before.seats !== after.seats;
    const built = new Map<Viewer, ViewMessage>();
    let hasNews = isLeap || isPresenceTouched(before, after);
    for (const onlooker of onlookers.values()) {
      const { viewer, socket } = onlooker;
      const now = hasChairsChanged ? viewerOf(after, onlooker) : viewer;
      if (now !== viewer) {
        hasNews = this.#turn(room, onlooker, now) || hasNews;
        socket.emit('table:view', this.#message(room, { before: null, after }, now));
        if (viewer === null) this.#listener.onEntry(room, socket);
      } else if (now !== null) {
        const message = built.get(now) ?? this.#message(room, shown, now);
        built.set(now, message);
        socket.emit('table:view', message);
      } else if (isLeap || isSeenFromOutside(before, after))
        socket.emit('table:view', this.#message(room, shown, null));
    }
    if (hasNews) this.publishPresence(room);
    this.publishClock(room);
  }

  /** Tells what was said, to everybody who sits or watches. */
  publishChat({ row }: TableRoom, lines: readonly ChatLine[]): void {
    for (const { socket, viewer } of this.#tables.get(row.id)?.values() ?? [])
      if (viewer !== null) socket.emit('table:chat', { tableId: row.id, lines });
  }

  /** Tells everybody what time is left, where a clock runs. */
  publishClock(room: TableRoom): void {
    const message = room.clockMessage();
    if (message === null) return;
    for (const { socket } of this.#tables.get(room.row.id)?.values() ?? [])
      socket.emit('table:clock', message);
  }

  /** Another window than this one in which a player has the seat, or null. */
  otherWindow(tableId: string, playerId: string, window: string): string | null {
    return this.#others(tableId, playerId, window).find(({ isAside }) => !isAside)?.window ?? null;
  }

  /** Tells a window that the seat is played in another one. */
  stepAside(tableId: string, socket: TableSocket): void {
    const onlooker = this.#tables.get(tableId)?.get(socket);
    if (onlooker === undefined) return;
    onlooker.isAside = true;
    socket.emit('table:elsewhere', { tableId });
  }

  /** Tells a player's other windows at a table that it has been opened in this one, here or at another node. */
  tellElsewhere(tableId: string, playerId: string, window: string): void {
    for (const { socket } of this.#others(tableId, playerId, window)) this.stepAside(tableId, socket);
  }

  #others(tableId: string, playerId: string, window: string): readonly Onlooker[] {
    const onlookers = [...(this.#tables.get(tableId)?.values() ?? [])];
    return onlookers.filter(
      (onlooker) => onlooker.window !== window && onlooker.socket.data.player.id === playerId,
    );
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
    viewer: Viewer | null,
  ): ViewMessage {
    return { tableId: row.id, version: table.version, ...this.#views(before, after, viewer) };
  }

  /** From now on an onlooker is this viewer. @returns whether others watch than before */
  #turn(room: TableRoom, onlooker: Onlooker, viewer: Viewer | null): boolean {
    const { player } = onlooker.socket.data;
    const before = onlooker.viewer;
    onlooker.viewer = viewer;
    if ((before === 'spectator') === (viewer === 'spectator')) return false;
    if (viewer === 'spectator') room.spectators.come(player);
    else room.spectators.go(player);
    this.#listener.onSpectators(room);
    return true;
  }
}

/** A seat comes before the link by which somebody came. */
function viewerOf(state: TableState, { socket, watches }: Onlooker): Viewer | null {
  return seatOfPlayer(state, socket.data.player.id) ?? (watches ? 'spectator' : null);
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
