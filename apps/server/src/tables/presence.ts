import type { Clock } from '../clock.ts';

/** Who of a table's people is connected; not stored, so after a restart everybody counts as gone from then on. */
export class Presence {
  readonly #clock: Clock;
  readonly #openedAt: number;
  readonly #connections = new Map<string, number>();
  readonly #goneSince = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#openedAt = clock.now();
  }

  /** One more connection of a player. @returns whether the player was away before */
  connect(playerId: string): boolean {
    const connections = this.#connections.get(playerId) ?? 0;
    this.#connections.set(playerId, connections + 1);
    this.#goneSince.delete(playerId);
    return connections === 0;
  }

  /** One connection of a player less. @returns whether it was the last one */
  disconnect(playerId: string): boolean {
    const connections = this.#connections.get(playerId) ?? 0;
    if (connections > 1) {
      this.#connections.set(playerId, connections - 1);
      return false;
    }
    this.#connections.delete(playerId);
    this.#goneSince.set(playerId, this.#clock.now());
    return connections === 1;
  }

  isHere(playerId: string): boolean {
    return this.#connections.has(playerId);
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
    return this.#connections.size === 0;
  }
}
