import type { Seat } from '@skat/engine';
import { seededWords } from '../../random.ts';
import { inTurns, setUpAgainstComputers, setUpTable } from '../../server/table-setup.ts';
import { Traffic } from '../../server/traffic.ts';
import type { Finding } from './check-log.ts';
import { findingsIn } from './check-log.ts';
import { ReturningSeat } from './returning-seat.ts';
import type { StoredTable } from './stored-logs.ts';

/** Three people at one table, or one against computers. */
export interface LastingTable {
  readonly tableId: string;
  readonly seats: readonly ReturningSeat[];
}

export interface TablesParts {
  readonly url: string;
  readonly tables: number;
  readonly seed: number;
  /** Hears whenever somebody at a table is told a version not known before. */
  readonly onNews?: (tableId: string) => void;
  /** Whether no computer sits anywhere. */
  readonly peopleOnly?: boolean;
  /** How long people think over a card, in milliseconds. */
  readonly pace?: { readonly least: number; readonly range: number };
}

/** For the server: its computers need no time. */
export const COMPUTERS_AT_ONCE = { BOT_PAUSE: '0' } as const;

const SETUPS_AT_ONCE = 4;
/** At one of so many tables computers sit. */
const COMPUTERS_EVERY = 5;
/** Ever so short, unless a pace is given. */
const PAUSE = { least: 5, range: 40 } as const;

/** Tables at which people play whatever happens to the server. */
export class LastingTables {
  readonly all: readonly LastingTable[];

  private constructor(all: readonly LastingTable[]) {
    this.all = all;
  }

  static async open(parts: TablesParts): Promise<LastingTables> {
    const numbers = Array.from({ length: parts.tables }, (_, index) => index);
    const all = await inTurns(numbers, SETUPS_AT_ONCE, (number) => openOne(number, parts));
    return new LastingTables(all);
  }

  get seats(): readonly ReturningSeat[] {
    return this.all.flatMap(({ seats }) => seats);
  }

  /** Nobody plays on. */
  stop(): void {
    for (const seat of this.seats) seat.stop();
  }

  get acknowledged(): number {
    return sum(this.seats.map(({ record }) => record.acknowledged.length));
  }

  get sightings(): number {
    return sum(this.seats.map(({ record }) => record.sightings.length));
  }

  /** What contradicted what was told before, in words. */
  contradictions(): readonly string[] {
    return this.seats.flatMap(({ record }) => record.contradictions);
  }

  /** Codes of all refusals, and how often. */
  refusals(): ReadonlyMap<string, number> {
    const all = new Map<string, number>();
    for (const [code, times] of this.seats.flatMap(({ record }) => [...record.refusals]))
      all.set(code, (all.get(code) ?? 0) + times);
    return all;
  }

  /** What the stored logs and the players disagree about. */
  findings(stored: readonly StoredTable[]): readonly Finding[] {
    return this.all.flatMap(({ tableId, seats }) => {
      const table = stored.find((one) => one.tableId === tableId);
      if (table === undefined) return [{ kind: 'lost', text: `${tableId}: the table is gone` } as const];
      const records = seats.map(({ record }) => record);
      return findingsIn(table, records);
    });
  }
}

async function openOne(
  number: number,
  { url, seed, onNews, pace = PAUSE, peopleOnly = false }: TablesParts,
): Promise<LastingTable> {
  const hasComputers = !peopleOnly && number % COMPUTERS_EVERY === COMPUTERS_EVERY - 1;
  const { tableId, cookies } = await (hasComputers ? setUpAgainstComputers : setUpTable)(url, number);
  const random = seededWords(seed * 1_000 + number);
  const choose = (below: number): number => random() % below;
  const traffic = new Traffic();
  const seats = cookies.map((cookie, seat) => {
    return new ReturningSeat({
      ...{ url, tableId, cookie, seat: seat as Seat, choose, traffic },
      pauseMs: () => pace.least + choose(pace.range),
      ...(onNews === undefined ? {} : { onNews: () => onNews(tableId) }),
    });
  });
  for (const seat of seats) seat.start();
  return { tableId, seats };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
