import { EarlyAckLog } from './early-ack-log.ts';
import { LostRowLog } from './lost-row-log.ts';
import { withNodeFault } from './node-fault-log.ts';
import type { StorePlant, TableLog } from './types.ts';

/** The honest log, or one with the fault that is planted. */
export function plantedLog(log: TableLog, plant: StorePlant | null): TableLog {
  switch (plant) {
    case 'lost-row':
      return new LostRowLog(log);
    case 'early-ack':
      return new EarlyAckLog(log);
    case 'stale-cache':
    case 'no-conflict':
      return withNodeFault(log, plant);
    case 'deaf': // planted into the signals
    case null:
      return log;
  }
}
