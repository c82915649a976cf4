import type { PlayerCommand } from '@skat/engine';
import { BenchTable } from '../../server/bench-table.ts';
import type { Measures } from '../../server/measures.ts';
import { inTurns, setUpTable } from '../../server/table-setup.ts';
import type { SeatedTable } from '../../server/table-setup.ts';
import { Traffic } from '../../server/traffic.ts';
import { seededWords } from '../../random.ts';
import type { Ledger } from './ledger.ts';

export interface HonestParts {
  readonly url: string;
  readonly tables: number;
  readonly seed: number;
  readonly measures: Measures;
  readonly ledger: Ledger;
}

/** People who play, at tables that are measured, and one table at which nobody ever bids. */
export interface HonestPlayers {
  readonly tables: readonly SeatedTable[];
  readonly still: SeatedTable;
  readonly close: () => void;
}

/** A person needs as long for a card, in milliseconds. */
const PAUSE = { least: 50, range: 101 } as const;
/** Longer than any run: the timer is never heard. */
const NEVER_MS = 2_000_000_000;
const SETUPS_AT_ONCE = 2;

export async function seatHonest({
  url,
  tables,
  seed,
  measures,
  ledger,
}: HonestParts): Promise<HonestPlayers> {
  const random = seededWords(seed);
  const choose = (below: number): number => random() % below;
  const traffic = new Traffic();
  const open = (table: SeatedTable, number: number, pauseMs: () => number): Promise<BenchTable> =>
    BenchTable.open(table, {
      ...{ url, choose, measures, traffic, pauseMs, headers: addressOf(number) },
      onCommand: (commandId: string, command: PlayerCommand) =>
        ledger.note(table.tableId, commandId, command),
    });
  const numbers = Array.from({ length: tables + 1 }, (_, index) => index);
  const seated = await inTurns(numbers, SETUPS_AT_ONCE, (number) =>
    setUpTable(url, number, addressOf(number)),
  );
  const [still, ...others] = seated as [SeatedTable, ...SeatedTable[]];
  const pauseMs = (): number => PAUSE.least + choose(PAUSE.range);
  const playing = [
    await open(still, 0, () => NEVER_MS),
    ...(await inTurns(others, SETUPS_AT_ONCE, (table) => open(table, 1 + others.indexOf(table), pauseMs))),
  ];
  return {
    tables: others,
    still,
    close: () => {
      for (const table of playing) table.close();
    },
  };
}

/** Every table's people come from an address of their own. */
function addressOf(number: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `192.0.2.${number + 1}` };
}
