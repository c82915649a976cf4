import type { ReturningSeat } from '../players/returning-seat.ts';

/** What is watched of a table. */
export interface Watched {
  readonly tableId: string;
  readonly windows: readonly { readonly seat: Pick<ReturningSeat, 'version' | 'isBack' | 'isAsked'> }[];
}

const LOOK_EVERY_MS = 50;

interface Standing {
  version: number;
  since: number;
}

/** Watches how long tables stand though somebody connected could act, or nobody has to but the servers. */
export class StandWatch {
  readonly #tables: readonly Watched[];
  readonly #standing = new Map<string, Standing>();
  readonly #timer: NodeJS.Timeout;
  #longestMs = 0;
  #where = '';

  constructor(tables: readonly Watched[]) {
    this.#tables = tables;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  /** The longest so far, in milliseconds. */
  get longestMs(): number {
    return this.#longestMs;
  }

  /** Where that was. */
  get where(): string {
    return this.#where;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    for (const table of this.#tables) {
      const version = Math.max(...table.windows.map(({ seat }) => seat.version));
      const known = this.#standing.get(table.tableId);
      if (known === undefined || known.version !== version || !isWaitedFor(table)) {
        this.#standing.set(table.tableId, { version, since: now });
      } else if (now - known.since > this.#longestMs) {
        this.#longestMs = now - known.since;
        this.#where = `${table.tableId} at version ${version}`;
      }
    }
  }
}

/** Whether the table should go on: its turn is with somebody connected, or with a server to which somebody is. */
function isWaitedFor({ windows }: Watched): boolean {
  const seats = windows.map(({ seat }) => seat);
  const isAnybodyAsked = seats.some((seat) => seat.isAsked);
  return seats.some((seat) => seat.isBack && (seat.isAsked || !isAnybodyAsked));
}
