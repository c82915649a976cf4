import type { AppendResult, EntryExtras, NewEntry, TableLog } from './types.ts';

/** A log that passes everything on to another one; planted faults change what they are about. */
export class PassingLog implements TableLog {
  readonly #log: TableLog;

  constructor(log: TableLog) {
    this.#log = log;
  }

  append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult> {
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
