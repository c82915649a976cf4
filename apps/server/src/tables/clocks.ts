import type { Seat, TableCommand, TableRefusal, TableState, TimeLeft } from '@skat/engine';
import { timeLeft } from '@skat/engine';

/** A deadline that passed while somebody was gone, or nothing could be stored, is not sprung on those who come back. */
export const GRACE_MS = 10_000;

/** When a clock is looked at, and since when its table has been served without a break; both as entries are dated. */
export interface Moment {
  readonly now: number;
  readonly steadySince: number;
}

/** What is left to a seat, with what is given back after a restart or an outage; null where no clock runs. */
export function timeLeftTo(table: TableState, seat: Seat, { now, steadySince }: Moment): TimeLeft | null {
  const left = timeLeft(table, seat, now);
  if (left === null || left.decisionMs === null || table.pause !== null) return left;
  const missing = steadySince + GRACE_MS - now - left.decisionMs - left.reserveMs;
  return missing > 0 ? { ...left, decisionMs: left.decisionMs + missing } : left;
}

/** A time-out that came while nothing could be stored has to wait until the time given back has passed, too. */
export function earlyTimeOut(table: TableState, command: TableCommand, moment: Moment): TableRefusal | null {
  if (command.type !== 'timeOut') return null;
  const left = timeLeftTo(table, command.seat, moment);
  const isLeft = left !== null && (left.decisionMs ?? 0) + left.reserveMs > 0;
  return isLeft ? { code: 'notExpired', seat: command.seat } : null;
}
