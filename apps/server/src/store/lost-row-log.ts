import { PassingLog } from './passing-log.ts';
import type { AppendResult, EntryExtras, NewEntry } from './types.ts';

/** One entry of so many is lost. */
const LOSE_EVERY = 50;

/**
 * A planted fault: a log that now and then acknowledges an entry without writing it. Whoever claims to prove that
 * nothing acknowledged is lost must fail on it.
 */
export class LostRowLog extends PassingLog {
  #appended = 0;

  override async append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult> {
    this.#appended += 1;
    if (this.#appended % LOSE_EVERY === 0) return 'stored';
    return super.append(entry, extras);
  }
}
