export type Leaf = readonly [path: string, value: unknown];

/** All words of a dictionary with where they stand in it. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Stands for whatever a message asks of its argument: shows itself as ‹key›. */
const ARGUMENT: unknown = new Proxy(
  {},
  {
    get: (_, key) => {
      if (key === 'names' || key === 'cards' || key === 'totals') return ['‹a›', '‹b›'];
      if (key === 'steps') return [{ step: 'with', level: 2 }];
      const known: Record<string, unknown> = {
        suit: 'H',
        rank: 'T',
        game: 'H',
        position: 1,
        side: 'with',
        step: 'hand',
        word: 'kontra',
        announced: 'none',
        scoring: 'seeger',
        count: 3,
        points: 3,
        free: 3,
        cards: 3,
      };
      return known[String(key)] ?? `‹${String(key)}›`;
    },
  },
);

/** What a word says; a sentence with parts is said with any that fit. */
export function textOf(value: unknown): unknown {
  return typeof value === 'function' ? (value as (argument: unknown) => unknown)(ARGUMENT) : value;
}
