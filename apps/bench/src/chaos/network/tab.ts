import type { Clock, Keep, Transport } from '@skat/client';
import { TableClient } from '@skat/client';
import type { WishBook } from './wish-book.ts';

/** A page's way to the server, through a network that fails. */
export interface Way extends Transport {
  readonly isDead: boolean;
  /** The page is gone, as at a reload. */
  die(): void;
}

export interface TabParts<Net extends Way> {
  readonly tableId: string;
  readonly clock: Clock;
  readonly openWay: () => Net;
  readonly book: WishBook;
  readonly onChange: () => void;
  /** Hears what must not happen. */
  readonly onViolation: (what: string) => void;
}

/** A page at the table in one tab of a browser. */
export class Tab<Net extends Way> {
  readonly way: Net;
  readonly client: TableClient;
  readonly keep: Keep;
  #version = 0;

  /** @param keep what the tab has kept before a reload */
  constructor(parts: TabParts<Net>, keep: Keep = newKeep()) {
    this.keep = keep;
    this.way = parts.openWay();
    this.client = new TableClient({
      tableId: parts.tableId,
      transport: this.way,
      clock: clockWhile(parts.clock, () => !this.way.isDead),
      newId: () => parts.book.newId(),
      keep,
      onChange: () => this.#changed(parts),
    });
  }

  #changed({ onChange, onViolation }: TabParts<Net>): void {
    const version = (this.client as TableClient | undefined)?.version ?? 0;
    if (version < this.#version) onViolation('a page went back to an older version');
    this.#version = version;
    onChange();
  }
}

/** A page that is gone does nothing any more. */
function clockWhile(clock: Clock, isThere: () => boolean): Clock {
  return {
    now: () => clock.now(),
    after: (ms, action) => clock.after(ms, () => (isThere() ? action() : undefined)),
  };
}

function newKeep(): Keep {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
