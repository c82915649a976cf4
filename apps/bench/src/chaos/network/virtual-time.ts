import type { Cancel, Clock } from '@skat/client';

interface Planned {
  readonly at: number;
  readonly order: number;
  action: (() => void) | null;
}

/** Any moment; only differences count. */
const BEGINNING = 1_700_000_000_000;

/** Time that stands still while anything happens, and then jumps to the next moment at which something is planned. */
export class VirtualTime implements Clock {
  #now = BEGINNING;
  #order = 0;
  readonly #heap: Planned[] = [];

  now(): number {
    return this.#now;
  }

  /** Milliseconds since the beginning. */
  get passed(): number {
    return this.#now - BEGINNING;
  }

  after(ms: number, action: () => void): Cancel {
    const planned: Planned = { at: this.#now + Math.max(0, ms), order: (this.#order += 1), action };
    this.#push(planned);
    return () => (planned.action = null);
  }

  /**
   * Does what is planned, in order, each with all that follows from it at the same moment.
   * @returns whether `isOver` came true within `ms`
   */
  async runUntil(isOver: () => boolean, ms: number): Promise<boolean> {
    const until = this.#now + ms;
    await everythingPromised();
    while (!isOver()) {
      const next = this.#heap[0];
      if (next === undefined || next.at > until) {
        this.#now = until;
        return isOver();
      }
      this.#pop();
      if (next.action === null) continue;
      this.#now = next.at;
      next.action();
      await everythingPromised();
    }
    return true;
  }

  #push(planned: Planned): void {
    const heap = this.#heap;
    let place = heap.push(planned) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isSooner(heap, place, parent)) break;
      swap(heap, place, parent);
      place = parent;
    }
  }

  #pop(): void {
    const heap = this.#heap;
    swap(heap, 0, heap.length - 1);
    heap.pop();
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let least = place;
      if (left < heap.length && isSooner(heap, left, least)) least = left;
      if (right < heap.length && isSooner(heap, right, least)) least = right;
      if (least === place) return;
      swap(heap, place, least);
      place = least;
    }
  }
}

function isSooner(heap: readonly Planned[], one: number, other: number): boolean {
  const [a, b] = [heap[one], heap[other]];
  if (a === undefined || b === undefined) return false;
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

function swap(heap: Planned[], one: number, other: number): void {
  const [a, b] = [heap[one], heap[other]];
  if (a === undefined || b === undefined) return;
  heap[one] = b;
  heap[other] = a;
}

/** Microtasks run before this does. */
function everythingPromised(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
