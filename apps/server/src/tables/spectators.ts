import type { Player } from '../players/sessions.ts';

/** So many are told by name. */
const MOST_NAMES = 20;

interface Local {
  readonly name: string;
  readonly windows: number;
}

/** Who watches a table, here or through another node, by the id of the player; not stored. */
export class Spectators {
  readonly #here = new Map<string, Local>();
  #elsewhere: ReadonlyMap<string, string> = new Map();

  /** One more window of a player who watches. */
  come({ id, name }: Player): void {
    this.#here.set(id, { name, windows: (this.#here.get(id)?.windows ?? 0) + 1 });
  }

  /** One less. */
  go({ id }: Player): void {
    const local = this.#here.get(id);
    if (local === undefined) return;
    if (local.windows > 1) this.#here.set(id, { ...local, windows: local.windows - 1 });
    else this.#here.delete(id);
  }

  /** These and no others watch through other nodes: names by the id of the player. */
  beElsewhere(people: ReadonlyMap<string, string>): void {
    this.#elsewhere = people;
  }

  /** Ids of those who watch through this node. */
  locals(): readonly string[] {
    return [...this.#here.keys()];
  }

  /** As everybody at the table is told. */
  told(): { readonly spectators: readonly string[]; readonly spectatorCount: number } {
    const names = new Map([
      ...this.#elsewhere,
      ...[...this.#here].map(([id, { name }]) => [id, name] as const),
    ]);
    return { spectators: [...names.values()].slice(0, MOST_NAMES), spectatorCount: names.size };
  }
}
