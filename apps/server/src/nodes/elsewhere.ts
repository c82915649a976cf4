export type PeopleAtTables = ReadonlyMap<string, readonly string[]>;

const NOBODY: ReadonlySet<string> = new Set();

/** Who is connected at which table to other nodes, as far as they have told. */
export class Elsewhere {
  readonly #nodes = new Map<string, Map<string, readonly string[]>>();

  /** Everybody who is connected at a table to any of them. */
  at(tableId: string): ReadonlySet<string> {
    const people = [...this.#nodes.values()].flatMap((tables) => tables.get(tableId) ?? []);
    return people.length === 0 ? NOBODY : new Set(people);
  }

  /** From now on these are connected to a node at a table. @returns whether nobody was until now, and somebody is */
  put(node: string, tableId: string, people: readonly string[]): boolean {
    const tables = this.#nodes.get(node) ?? new Map<string, readonly string[]>();
    this.#nodes.set(node, tables);
    const isFirst = people.length > 0 && !tables.has(tableId);
    if (people.length > 0) tables.set(tableId, people);
    else tables.delete(tableId);
    return isFirst;
  }

  /** These and no others are connected to a node. @returns tables for which that can be news */
  replace(node: string, tables: PeopleAtTables): readonly string[] {
    const before = this.#nodes.get(node) ?? new Map<string, readonly string[]>();
    this.#nodes.set(node, new Map(tables));
    return [...new Set([...before.keys(), ...tables.keys()])];
  }

  /** Nobody is connected to a node. @returns tables where somebody was */
  forget(node: string): readonly string[] {
    const tables = [...(this.#nodes.get(node)?.keys() ?? [])];
    this.#nodes.delete(node);
    return tables;
  }
}
