/**
 * The item with the highest worth, the first of equals.
 * @throws RangeError for no items at all
 */
export function bestOf<Item>(items: readonly Item[], worthOf: (item: Item) => number): Item {
  let best: { readonly item: Item; readonly worth: number } | null = null;
  for (const item of items) {
    const worth = worthOf(item);
    if (best === null || worth > best.worth) best = { item, worth };
  }
  if (best === null) throw new RangeError('Nothing to choose from');
  return best.item;
}
