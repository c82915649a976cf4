import { PassingLog } from './passing-log.ts';
import type { AppendResult, EntryExtras, NewEntry } from './types.ts';

/**
 * A planted fault: a log that says an entry is stored while it is still on its way. Whoever claims to prove that
 * nothing is acknowledged or shown before it is stored must fail on it.
 */
export class EarlyAckLog extends PassingLog {
  override append(entry: NewEntry, extras?: EntryExtras): Promise<AppendResult> {
    super.append(entry, extras).catch(() => undefined);
    return Promise.resolve('stored');
  }
}
