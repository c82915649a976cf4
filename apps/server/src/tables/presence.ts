import type { Clock } from '../clock.ts';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Who of a table's people is connected, here or to another node; not stored, so after a restart everybody counts as gone
 * from then on.
 */
export class Presence {
  readonly #clock: Clock;
  readonly #openedAt: number;
  readonly #connections = new Map<string, number>();
  readonly #goneSince = new Map<string, number>();
  #elsewhere: ReadonlySet<string> = NOBODY;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#openedAt = clock.now();
  }

  /** One more connection of a player. @returns whether the player was away before */
  connect(playerId: string): boolean {
    const connections = this.#connections.get(playerId) ?? 0;
    const wasAway = !this.isHere(playerId);
    this.#connections.set(playerId, connections + 1);
    this.#goneSince.delete(playerId);
    return wasAway;
  }

  /** One connection of a player less. @returns whether the player is away now */
  disconnect(playerId: string): boolean {
    const connections = this.#connections.get(playerId) ?? 0;
    if (connections > 1) {
      this.#connections.set(playerId, connections - 1);
      return false;
    }
    this.#connections.delete(playerId);
    this.#noteIfGone(playerId);
    return connections === 1 && !this.isHere(playerId);
  }

  /** These and no others are connected to other nodes. @returns whether somebody has come or gone by that */
  beElsewhere(people: ReadonlySet<string>): boolean {
    const before = this.#elsewhere;
    this.#elsewhere = people;
    const gone = [...before].filter((playerId) => this.#noteIfGone(playerId));
    const come = [...people].filter((playerId) => !before.has(playerId) && !this.#connections.has(playerId));
    for (const playerId of people) this.#goneSince.delete(playerId);
    return gone.length > 0 || come.length > 0;
  }

  isHere(playerId: string): boolean {
    return this.#connections.has(playerId) || this.#elsewhere.has(playerId);
  }

  /** Whether a player is connected to this node itself. */
  isLocal(playerId: string): boolean {
    return this.#connections.has(playerId);
  }

  /** Everybody who is connected to this node itself. */
  locals(): readonly string[] {
    return [...this.#connections.keys()];
  }

  /** Since when a player is away, in milliseconds since the epoch, or null while connected. */
  goneSince(playerId: string): number | null {
    return this.isHere(playerId) ? null : (this.#goneSince.get(playerId) ?? this.#openedAt);
  }

  /** How long a player has been away, in milliseconds, or null while connected. */
  awayForMs(playerId: string): number | null {
    const since = this.goneSince(playerId);
    return since === null ? null : this.#clock.now() - since;
  }

  /** Whether nobody at all is connected. */
  isDeserted(): boolean {
    return this.#connections.size === 0 && this.#elsewhere.size === 0;
  }

  /** @returns whether the player is away, from now on */
  #noteIfGone(playerId: string): boolean {
    if (this.isHere(playerId)) return false;
    this.#goneSince.set(playerId, this.#clock.now());
    return true;
  }
}
