import { EarlyAckLog } from './early-ack-log.ts';
import { LostRowLog } from './lost-row-log.ts';
import type { StorePlant, TableLog } from './types.ts';

/** The honest log, or one with the fault that is planted. */
export function plantedLog(log: TableLog, plant: StorePlant | undefined): TableLog {
  switch (plant) {
    case 'lost-row':
      return new LostRowLog(log);
    case 'early-ack':
      return new EarlyAckLog(log);
    case undefined:
      return log;
  }
}
