/** A repeatable source of choices for generated games. */
export interface Random {
  /** Uniform integer from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** The same seed gives the same choices on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[below(items.length)] as Item;
  };
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const chosen = below(last + 1);
      [mixed[last], mixed[chosen]] = [mixed[chosen] as Item, mixed[last] as Item];
    }
    return mixed;
  };
  return { below, chance: (probability) => next() < probability, pick, shuffled };
}
