import type { Ledger } from './ledger.ts';
import type { Stored } from './stored.ts';

type Counts = Awaited<ReturnType<Stored['counts']>>;

/** What is stored that nobody honest has asked for since the numbers of rows were counted, in words. */
export async function changesSince(
  before: Counts,
  { stored, ledger }: { readonly stored: Stored; readonly ledger: Ledger },
): Promise<readonly string[]> {
  const after = await stored.counts();
  const grown = Object.entries(after)
    .filter(([table, count]) => count !== before[table])
    .map(([table, count]) => `${table} has ${count} rows instead of ${before[table] ?? 0}`);
  return [...grown, ...ledger.foreignIn(await stored.log())];
}
