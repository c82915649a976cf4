import type { AppendResult, EntryExtras, NewEntry, TableLog } from './types.ts';

/** One entry of so many is lost. */
const LOSE_EVERY = 50;

/**
 * A planted fault: a log that now and then acknowledges an entry without writing it. Whoever claims to prove that
 * nothing acknowledged is lost must fail on it.
 */
export class LostRowLog implements TableLog {
  readonly #log: TableLog;
  #appended = 0;

  constructor(log: TableLog) {
    this.#log = log;
  }

  async append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult> {
    this.#appended += 1;
    if (this.#appended % LOSE_EVERY === 0) return 'stored';
    return this.#log.append(entry, extras);
  }

  read(...args: Parameters<TableLog['read']>): ReturnType<TableLog['read']> {
    return this.#log.read(...args);
  }

  seqOfCommand(...args: Parameters<TableLog['seqOfCommand']>): ReturnType<TableLog['seqOfCommand']> {
    return this.#log.seqOfCommand(...args);
  }

  latestSnapshot(...args: Parameters<TableLog['latestSnapshot']>): ReturnType<TableLog['latestSnapshot']> {
    return this.#log.latestSnapshot(...args);
  }

  headSeq(...args: Parameters<TableLog['headSeq']>): ReturnType<TableLog['headSeq']> {
    return this.#log.headSeq(...args);
  }

  heads(...args: Parameters<TableLog['heads']>): ReturnType<TableLog['heads']> {
    return this.#log.heads(...args);
  }
}
