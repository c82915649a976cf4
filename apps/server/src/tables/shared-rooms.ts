import type { SeatState } from '@skat/engine';
import type { Logger } from 'pino';
import type { Cancel, Clock } from '../clock.ts';
import type { PeopleAtTables } from '../nodes/elsewhere.ts';
import type { LinkListener } from '../nodes/node-link.ts';
import { MOST_TOLD, NodeLink } from '../nodes/node-link.ts';
import type { OpenedWindow } from '../nodes/signal.ts';
import type { Store } from '../store/store.ts';
import type { TableRoom } from './table-room.ts';

export interface SharedRoomsParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  /** A table that is in memory, or about to be. */
  readonly loaded: (tableId: string) => Promise<TableRoom | null> | undefined;
}

/** Who wants to know what happens at tables through other nodes. */
export interface SharedRoomsListener {
  /** Other people are connected than before. */
  onPresence(room: TableRoom): void;
  /** A clock runs otherwise than was told. */
  onClock(room: TableRoom): void;
  /** A player has come to a table in a window that another node serves. */
  onWindow(tableId: string, playerId: string, opened: OpenedWindow): void;
  /** A line of the chat has come through another node. */
  onChat(room: TableRoom, lineId: string): void;
  /** Something may have been missed of what is not part of a table's state. */
  onGap(rooms: readonly TableRoom[]): void;
}

/** Tables somebody looks at are compared with the store so often, whatever signals say or do not say. */
export const COMPARE_MS = 2_000;

/** Keeps the tables of this node equal to what other nodes make of them, and tells those who is connected here. */
export class SharedRooms implements LinkListener {
  readonly #parts: SharedRoomsParts;
  readonly #link: NodeLink;
  readonly #listeners: SharedRoomsListener[] = [];
  /** Tables somebody looks at from here. */
  readonly #watched = new Map<string, TableRoom>();
  /** Tables whose spectators elsewhere could not be looked up. */
  readonly #unnamed = new Set<string>();
  #cancelCompare: Cancel = () => undefined;
  #isComparing = false;
  #isClosed = false;

  constructor(parts: SharedRoomsParts) {
    this.#parts = parts;
    const { store, clock, logger } = parts;
    this.#link = new NodeLink({ signals: store.signals, clock, logger });
    if (!store.signals.isShared) return;
    this.#link.open(this);
    this.#planCompare();
  }

  /** Other nodes that are there. */
  get others(): number {
    return this.#link.others;
  }

  listen(listener: SharedRoomsListener): void {
    this.#listeners.push(listener);
  }

  /** Plans nothing more, and says goodbye to the other nodes. */
  close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelCompare();
    return this.#link.close();
  }

  /** A table has been loaded: who is connected elsewhere is there. */
  welcome({ row, presence }: TableRoom): void {
    presence.beElsewhere(this.#link.peopleAt(row.id));
    if (this.#link.spectatorsAt(row.id).size > 0) this.onSpectators([row.id]);
  }

  /** Somebody has come to a table here, or gone. */
  comeOrGone(room: TableRoom): void {
    const people = seatedFirst(room);
    if (people.length === 0) this.#watched.delete(room.row.id);
    else this.#watched.set(room.row.id, room);
    this.#link.tellPeople(room.row.id, people);
  }

  /** Other people have chairs: where not everybody can be told they must be among those who are. */
  seatsChanged(room: TableRoom): void {
    const people = seatedFirst(room);
    if (people.length > MOST_TOLD) this.#link.tellPeople(room.row.id, people);
  }

  /** Others watch here than before. */
  spectatorsChanged({ row, spectators }: TableRoom): void {
    this.#link.tellSpectators(row.id, spectators.locals());
  }

  /** Somebody has said something at a table here. */
  tellChat({ row }: TableRoom, lineId: string): void {
    this.#link.tellChat(row.id, lineId);
  }

  /** A player who was connected already has opened a table in one more window. */
  newWindow(tableId: string, playerId: string, opened: OpenedWindow): void {
    this.#link.tellWindow(tableId, playerId, opened);
  }

  /**
   * Brings tables up to what is stored now.
   * @throws StoreUnavailable
   */
  async freshen(rooms: readonly TableRoom[]): Promise<void> {
    if (rooms.length === 0 || !this.#parts.store.signals.isShared) return;
    const byId = new Map(rooms.map((room) => [room.row.id, room]));
    for (const { tableId, seq, isClosed } of await this.#parts.store.log.heads([...byId.keys()])) {
      const table = byId.get(tableId)?.table;
      await table?.freshen(seq);
      if (isClosed && table?.version === seq) table.noteClosed();
    }
  }

  /** As `freshen`, for somebody who comes to look; an outage changes nothing. */
  async tryFreshen(room: TableRoom): Promise<void> {
    try {
      await this.freshen([room]);
    } catch (error) {
      this.#warn(error, 'a table could not be compared with the store');
    }
  }

  people(): PeopleAtTables {
    return new Map([...this.#watched].map(([tableId, room]) => [tableId, seatedFirst(room)]));
  }

  onEntry(tableId: string, seq: number): void {
    this.#withLoaded(tableId, ({ table }) => table.freshen(seq));
  }

  onPeople(tableIds: readonly string[]): void {
    for (const tableId of tableIds)
      this.#withLoaded(tableId, (room) => {
        if (!room.presence.beElsewhere(this.#link.peopleAt(tableId))) return;
        for (const listener of this.#listeners) listener.onPresence(room);
        room.driver.consider();
      });
  }

  /** Both must tell the same time. */
  onServedBesides(tableId: string): void {
    this.#withLoaded(tableId, ({ driver, presence }) => {
      const since = presence.locals().length > 0 ? driver.steadySince() : null;
      if (since !== null) this.#link.tellSteady(tableId, since);
    });
  }

  onSteady(tableId: string, since: number): void {
    this.#withLoaded(tableId, (room) => {
      room.driver.noteSteady(since);
      for (const listener of this.#listeners) listener.onClock(room);
    });
  }

  spectators(): PeopleAtTables {
    const rooms = [...this.#watched].map(
      ([tableId, { spectators }]) => [tableId, spectators.locals()] as const,
    );
    return new Map(rooms.filter(([, people]) => people.length > 0));
  }

  onSpectators(tableIds: readonly string[]): void {
    for (const tableId of tableIds) this.#withLoaded(tableId, (room) => this.#nameSpectators(room));
  }

  onChat(tableId: string, lineId: string): void {
    this.#withLoaded(tableId, (room) => {
      for (const listener of this.#listeners) listener.onChat(room, lineId);
    });
  }

  onWindow(tableId: string, playerId: string, opened: OpenedWindow): void {
    for (const listener of this.#listeners) listener.onWindow(tableId, playerId, opened);
  }

  onGap(): void {
    this.#compare();
    for (const listener of this.#listeners) listener.onGap([...this.#watched.values()]);
  }

  /** Looks names up until they are of those who watch by then: others may have come meanwhile. */
  async #nameSpectators(room: TableRoom): Promise<void> {
    const { id: tableId } = room.row;
    try {
      let names = await this.#namesOf(this.#link.spectatorsAt(tableId));
      while (!isSame(names, this.#link.spectatorsAt(tableId)))
        names = await this.#namesOf(this.#link.spectatorsAt(tableId));
      const known = [...names].flatMap(([id, name]) => (name === null ? [] : [[id, name] as const]));
      room.spectators.beElsewhere(new Map(known));
    } catch (error) {
      this.#unnamed.add(tableId);
      throw error;
    }
    for (const listener of this.#listeners) listener.onPresence(room);
  }

  /** Names by id, null for whom the store does not know. */
  async #namesOf(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string | null>> {
    const { players } = this.#parts.store;
    const found = await Promise.all([...ids].map((id) => players.findById(id)));
    return new Map([...ids].map((id, index) => [id, found[index]?.name ?? null]));
  }

  /** Names that could not be looked up are looked up again. */
  #nameMissing(): void {
    const missing = [...this.#unnamed];
    this.#unnamed.clear();
    this.onSpectators(missing);
  }

  #withLoaded(tableId: string, work: (room: TableRoom) => Promise<void> | void): void {
    const loaded = this.#parts.loaded(tableId);
    loaded
      ?.then(async (room) => room !== null && (await work(room)))
      .catch((error: unknown) => this.#warn(error, 'a table could not follow another node'));
  }

  #planCompare(): void {
    this.#cancelCompare = this.#parts.clock.after(COMPARE_MS, () => {
      this.#compare();
      this.#planCompare();
    });
  }

  /** A store that is slow to answer is not asked once more meanwhile. */
  #compare(): void {
    if (this.#isComparing || this.#isClosed) return;
    this.#isComparing = true;
    this.#nameMissing();
    this.freshen([...this.#watched.values()])
      .catch((error: unknown) => this.#warn(error, 'tables could not be compared with the store'))
      .finally(() => {
        this.#isComparing = false;
      });
  }

  /** Tried again with the next comparison. */
  #warn(error: unknown, what: string): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#parts.logger.warn({ reason }, what);
  }
}

/** Everybody connected here, beginning with those who have a chair or are to get one. */
function seatedFirst({ table, presence }: TableRoom): readonly string[] {
  const people = presence.locals();
  const seated = new Set(table.state.seats.flatMap(playersOf));
  return [...people.filter((id) => seated.has(id)), ...people.filter((id) => !seated.has(id))];
}

function playersOf({ occupant, successor }: SeatState): readonly string[] {
  return [occupant, successor].flatMap((person) => (person?.kind === 'person' ? [person.playerId] : []));
}

function isSame(names: ReadonlyMap<string, unknown>, ids: ReadonlySet<string>): boolean {
  return names.size === ids.size && [...ids].every((id) => names.has(id));
}
