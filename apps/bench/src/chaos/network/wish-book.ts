import type { Done } from '@skat/client';
import type { PlayerCommand, Seat } from '@skat/engine';

/** Something a person has asked of the table, and what the page said about it. */
export interface Wished {
  readonly seat: Seat;
  readonly command: PlayerCommand;
  /** Null while, and if the page was reloaded for ever, nothing is said. */
  outcome: Done | null;
  /** Whether an outcome that is not a success means that nothing was stored. */
  isFinal: boolean;
}

/** Everything asked in one schedule, by the ids under which it went out. */
export class WishBook {
  readonly #byId = new Map<string, Wished>();
  readonly #firstIdOf = new Map<string, string>();
  readonly #newId: () => string;
  #latestId = '';

  /** @param newId gives a UUID */
  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** An id for a wish. */
  newId(): string {
    this.#latestId = this.#newId();
    return this.#latestId;
  }

  /** Asks for something by `ask`, and notes the id it takes; what is not even sent takes none. */
  open<Value>(wished: Wished, ask: () => Value): Value {
    this.#latestId = '';
    const value = ask();
    if (this.#latestId !== '') this.#byId.set(this.#latestId, wished);
    return value;
  }

  /** Another id under which the same wish goes out. */
  alias(id: string): string {
    const fresh = this.#newId();
    this.#firstIdOf.set(fresh, this.#firstIdOf.get(id) ?? id);
    return fresh;
  }

  wishOf(commandId: string): Wished | null {
    return this.#byId.get(this.#firstIdOf.get(commandId) ?? commandId) ?? null;
  }

  get all(): Iterable<Wished> {
    return this.#byId.values();
  }
}

/** UUIDs that are the same in every run. */
export function countedIds(): () => string {
  let ids = 0;
  return () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
}
