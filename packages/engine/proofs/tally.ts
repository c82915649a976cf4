/** Counts how often each kind of thing occurred, to show that a generator reaches all of them. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>();

  /** Names what must occur, so that a kind never seen is shown with 0. */
  expect(group: string, kinds: readonly string[]): void {
    for (const kind of kinds) this.count(group, kind, 0);
  }

  count(group: string, kind: string, times = 1): void {
    const kinds = this.#counts.get(group) ?? new Map<string, number>();
    kinds.set(kind, (kinds.get(kind) ?? 0) + times);
    this.#counts.set(group, kinds);
  }

  of(group: string, kind: string): number {
    return this.#counts.get(group)?.get(kind) ?? 0;
  }

  /** All kinds of a group together. */
  total(group: string): number {
    return [...(this.#counts.get(group)?.values() ?? [])].reduce((sum, times) => sum + times, 0);
  }

  /** Kinds that occurred fewer times than `least`. */
  below(least: number): readonly string[] {
    return [...this.#counts].flatMap(([group, kinds]) =>
      [...kinds].filter(([, times]) => times < least).map(([kind, times]) => `${group} ${kind}: ${times}`),
    );
  }

  /** One line per group. */
  print(title: string): void {
    const lines = [...this.#counts].map(
      ([group, kinds]) => `  ${group}: ${[...kinds].map(([kind, times]) => `${kind} ${times}`).join(', ')}`,
    );
    console.log([title, ...lines].join('\n'));
  }
}
