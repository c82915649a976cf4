import type { AppendResult, EntryExtras, NewEntry, TableLog } from './types.ts';

/**
 * A planted fault: a log that says an entry is stored while it is still on its way. Whoever claims to prove that
 * nothing is acknowledged or shown before it is stored must fail on it.
 */
export class EarlyAckLog implements TableLog {
  readonly #log: TableLog;

  constructor(log: TableLog) {
    this.#log = log;
  }

  append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult> {
    this.#log.append(entry, extras).catch(() => undefined);
    return Promise.resolve('stored');
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
