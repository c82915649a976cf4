import type { Logger } from 'pino';
import type { Cancel, Clock } from '../clock.ts';
import type { Signals } from '../store/store.ts';
import type { PeopleAtTables } from './elsewhere.ts';
import { Elsewhere } from './elsewhere.ts';
import type { OpenedWindow, Signal } from './signal.ts';
import { parseSignal } from './signal.ts';

/** How often a node says that it is there. */
export const BEAT_MS = 3_000;
/** A node that was not heard for so many of our own beats is taken for dead. */
const MOST_BEATS_MISSED = 3;
/** A database that is away must not hold up the end. */
const GOODBYE_WITHIN_MS = 500;
/** Of an audience more than this large the rest is not told; a signal has room for so many. */
export const MOST_TOLD = 150;
/** Ids in one part of the answer to `ask`. */
const MOST_IN_PART = 180;

export interface LinkParts {
  readonly signals: Signals;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What this node is to do about what others tell. */
export interface LinkListener {
  /** Who is connected here at which table, those first who must not be left out. */
  people(): PeopleAtTables;
  /** Who watches here which table. */
  spectators(): PeopleAtTables;
  /** A table has an entry at this place. */
  onEntry(tableId: string, seq: number): void;
  /** Other people may be connected elsewhere at these tables than before. */
  onPeople(tableIds: readonly string[]): void;
  /** Another node begins to serve a table. */
  onServedBesides(tableId: string): void;
  /** Another node has served a table without a break since then, as entries are dated. */
  onSteady(tableId: string, since: number): void;
  /** Others may watch these tables through other nodes than before. */
  onSpectators(tableIds: readonly string[]): void;
  /** A line of a table's chat is in the store. */
  onChat(tableId: string, lineId: string): void;
  /** A player has come to a table in a window that another node serves. */
  onWindow(tableId: string, playerId: string, opened: OpenedWindow): void;
  /** Something may have been missed. */
  onGap(): void;
}

/** The other nodes on the database: which there are, and who is connected to them. Nothing of it is stored. */
export class NodeLink {
  readonly #parts: LinkParts;
  readonly #elsewhere = new Elsewhere();
  readonly #watching = new Elsewhere();
  /** Our own beats since a node was last heard. */
  readonly #silence = new Map<string, number>();
  /** What has come of answers in several parts. */
  readonly #partial = new Map<string, Map<string, readonly string[]>>();
  #listener: LinkListener | null = null;
  #cancelBeat: Cancel = () => undefined;
  /** Something could not be told, so everything is told again. */
  #hasUntold = false;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  /** Other nodes that are there. */
  get others(): number {
    return this.#silence.size;
  }

  /** Everybody who is connected at a table to other nodes. */
  peopleAt(tableId: string): ReadonlySet<string> {
    return this.#elsewhere.at(tableId);
  }

  /** Everybody who watches a table through other nodes. */
  spectatorsAt(tableId: string): ReadonlySet<string> {
    return this.#watching.at(tableId);
  }

  open(listener: LinkListener): void {
    const { signals } = this.#parts;
    if (!signals.isShared) return;
    this.#listener = listener;
    signals.listen({
      onSignal: (from, body) => this.#hear(from, parseSignal(body)),
      onGap: () => this.#onGap(),
    });
    this.#planBeat();
  }

  /** Says goodbye, so that the others need not wait. */
  async close(): Promise<void> {
    this.#cancelBeat();
    if (this.#listener === null) return;
    this.#listener = null;
    const { signals, clock } = this.#parts;
    const said = signals.send({ kind: 'bye' }).catch(() => undefined);
    await Promise.race([said, new Promise<void>((resolve) => clock.after(GOODBYE_WITHIN_MS, resolve))]);
  }

  /** Who is connected here at a table now, those first who must not be left out. */
  tellPeople(tableId: string, people: readonly string[]): void {
    this.#tell({ kind: 'people', table: tableId, people: people.slice(0, MOST_TOLD) });
  }

  /** Who watches a table here now. */
  tellSpectators(tableId: string, people: readonly string[]): void {
    this.#tell({ kind: 'watching', table: tableId, people: people.slice(0, MOST_TOLD) });
  }

  /** Since when a table is served here without a break, as entries are dated. */
  tellSteady(tableId: string, since: number): void {
    this.#tell({ kind: 'steady', table: tableId, since });
  }

  /** Somebody has said something at a table here. */
  tellChat(tableId: string, lineId: string): void {
    this.#tell({ kind: 'chat', table: tableId, line: lineId });
  }

  /** A player has come to a table in a window here. */
  tellWindow(tableId: string, playerId: string, { window, isReturn }: OpenedWindow): void {
    if (this.peopleAt(tableId).has(playerId))
      this.#tell({ kind: 'window', table: tableId, player: playerId, window, isReturn });
  }

  #planBeat(): void {
    this.#cancelBeat = this.#parts.clock.after(BEAT_MS, () => {
      this.#forgetSilent();
      this.#beat();
      this.#planBeat();
    });
  }

  #beat(): void {
    if (!this.#hasUntold) {
      this.#tell({ kind: 'beat' });
      return;
    }
    this.#hasUntold = false;
    this.#tellEverybody();
  }

  /** While nothing arrives at all nobody is taken for dead. */
  #forgetSilent(): void {
    if (!this.#parts.signals.isHearing) return;
    for (const [node, beats] of this.#silence)
      if (beats >= MOST_BEATS_MISSED) this.#forget(node);
      else this.#silence.set(node, beats + 1);
  }

  #forget(node: string): void {
    this.#silence.delete(node);
    this.#partial.delete(node);
    this.#parts.logger.info({ node }, 'another node has gone');
    this.#listener?.onPeople(this.#elsewhere.forget(node));
    this.#listener?.onSpectators(this.#watching.forget(node));
  }

  #onGap(): void {
    for (const node of this.#silence.keys()) this.#silence.set(node, 0);
    this.#tell({ kind: 'ask' });
    this.#listener?.onGap();
  }

  #hear(from: string, signal: Signal | null): void {
    const listener = this.#listener;
    if (listener === null) return;
    if (signal?.kind === 'bye') {
      this.#forget(from);
      return;
    }
    this.#meet(from, signal);
    switch (signal?.kind) {
      case 'entries':
        for (const [tableId, seq] of signal.heads) listener.onEntry(tableId, seq);
        return;
      case 'ask':
        this.#tellEverybody();
        return;
      case 'people':
        if (this.#elsewhere.put(from, signal.table, signal.people)) listener.onServedBesides(signal.table);
        listener.onPeople([signal.table]);
        return;
      case 'steady':
        listener.onSteady(signal.table, signal.since);
        return;
      case 'everybody':
        this.#addPart(from, signal);
        return;
      case 'watching':
        this.#watching.put(from, signal.table, signal.people);
        listener.onSpectators([signal.table]);
        return;
      case 'chat':
        listener.onChat(signal.table, signal.line);
        return;
      case 'window':
        listener.onWindow(signal.table, signal.player, signal);
        return;
      case 'beat':
      case undefined:
    }
  }

  /** Whoever speaks is there; whom we have missed until now we ask. */
  #meet(node: string, signal: Signal | null): void {
    const isNew = !this.#silence.has(node);
    this.#silence.set(node, 0);
    if (!isNew) return;
    this.#parts.logger.info({ node }, 'another node is there');
    if (signal?.kind !== 'ask') this.#tell({ kind: 'ask' });
  }

  #addPart(node: string, { part, parts, tables }: Extract<Signal, { kind: 'everybody' }>): void {
    const known = part === 0 ? new Map<string, readonly string[]>() : this.#partial.get(node);
    if (known === undefined) return;
    for (const [tableId, people] of tables) known.set(tableId, people);
    this.#partial.set(node, known);
    if (part < parts - 1) return;
    this.#partial.delete(node);
    this.#listener?.onPeople(this.#elsewhere.replace(node, known));
    this.#listener?.onSpectators(this.#watching.forget(node));
  }

  #tellEverybody(): void {
    const parts = inParts(this.#listener?.people() ?? new Map<string, readonly string[]>());
    for (const [part, tables] of parts.entries())
      this.#tell({ kind: 'everybody', part, parts: parts.length, tables });
    for (const [tableId, people] of this.#listener?.spectators() ?? []) this.tellSpectators(tableId, people);
  }

  #tell(signal: Signal): void {
    if (this.#listener === null) return;
    this.#parts.signals.send(signal).catch(() => {
      this.#hasUntold = true;
    });
  }
}

type TableList = [tableId: string, people: string[]][];

/** At least one part, so that also nobody is told. */
function inParts(everybody: PeopleAtTables): readonly TableList[] {
  const parts: TableList[] = [[]];
  let room = MOST_IN_PART;
  for (const [tableId, all] of everybody) {
    const people = all.slice(0, MOST_TOLD);
    if (1 + people.length > room) {
      parts.push([]);
      room = MOST_IN_PART;
    }
    parts.at(-1)?.push([tableId, people]);
    room -= 1 + people.length;
  }
  return parts;
}
