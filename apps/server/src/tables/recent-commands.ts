/** A client repeats only what it has had no answer to yet, so few are enough; older ones are in the log. */
const REMEMBERED = 32;

/** The latest commands of a table and the versions they made. */
export class RecentCommands {
  readonly #versions = new Map<string, number>();

  add(commandId: string, version: number): void {
    this.#versions.set(commandId, version);
    if (this.#versions.size <= REMEMBERED) return;
    for (const oldest of this.#versions.keys()) {
      this.#versions.delete(oldest);
      return;
    }
  }

  versionOf(commandId: string): number | null {
    return this.#versions.get(commandId) ?? null;
  }
}
