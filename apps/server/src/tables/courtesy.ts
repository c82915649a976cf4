/** So much longer waits a node that did not write the latest entry; the one that did has acted long before. */
const LEAST_MS = 1_500;
/** So that of several such nodes one is first. */
const SPREAD_MS = 500;

export interface Courtesy {
  /** Whether this node has written the table's latest entry. */
  readonly isLatestOwn: boolean;
  /** Other nodes that are there. */
  readonly others: number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/**
 * How much longer this node waits with a step that every node could take, in milliseconds: if all of them began at once,
 * all but one would work in vain; if the one that is to act is dead, the table is late by this and no more.
 */
export function courtesyMs({ isLatestOwn, others, random }: Courtesy): number {
  return isLatestOwn || others === 0 ? 0 : LEAST_MS + Math.floor(random() * SPREAD_MS);
}
