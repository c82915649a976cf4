import type { Seat, SeatView, TableView, TimeLeft } from '@skat/engine';
import { EXPIRIES_BEFORE_STAND_IN, at } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';
import { seatNames, seatOfViewer } from './people.ts';

/** From here on a person is told how little time is left. */
export const WARN_MS = 20_000;
/** From here on a clock is marked. */
export const SHORT_MS = 10_000;

/** What is left of a time after some more has passed: the decision's own first, then the reserve. */
export function leftAfter({ decisionMs, reserveMs }: TimeLeft, elapsedMs: number): TimeLeft {
  if (decisionMs === null) return { decisionMs, reserveMs };
  const over = Math.max(0, elapsedMs - decisionMs);
  return { decisionMs: Math.max(0, decisionMs - elapsedMs), reserveMs: Math.max(0, reserveMs - over) };
}

/** Time until a decision is made for a seat, in milliseconds; null while nothing is asked of it. */
export function untilExpiry(left: TimeLeft | null): number | null {
  return left === null || left.decisionMs === null ? null : left.decisionMs + left.reserveMs;
}

/** Whether the computer plays for somebody since time ran out, and not since the others wanted it. */
export function hasRunOut({ standIn, expiries }: SeatView): boolean {
  return standIn !== null && expiries >= EXPIRIES_BEFORE_STAND_IN;
}

/** What was decided for people whose time ran out between two views, one sentence for each. */
export function timeOutNotices(before: TableView, after: TableView, words: Messages): readonly string[] {
  const names = seatNames(after.table.seats, words);
  const own = seatOfViewer(after);
  return after.table.chairs.flatMap((seat) => {
    const kind = timeOutKind(before, after, seat);
    if (kind === null) return [];
    return seat === own ? words.clock[`${kind}ForYou`] : sentence(kind, names[seat], words);
  });
}

type TimeOut = 'passed' | 'decided' | 'takenOver';

function timeOutKind(before: TableView, after: TableView, seat: Seat): TimeOut | null {
  const old = before.table.seats[seat];
  const now = at(after.table.seats, seat);
  if (old === undefined || old.name !== now.name || now.expiries <= old.expiries) return null;
  if (old.standIn === null && now.standIn !== null) return 'takenOver';
  return before.play?.phase === 'bidding' ? 'passed' : 'decided';
}

function sentence(kind: TimeOut, name: string, { clock }: Messages): string {
  switch (kind) {
    case 'passed':
      return clock.passedFor({ name });
    case 'decided':
      return clock.decidedFor({ name });
    case 'takenOver':
      return clock.takenOver({ name });
  }
}

/** That a pause has begun or ended between two views; null otherwise. */
export function pauseNotice(
  { table: before }: TableView,
  { table }: TableView,
  words: Messages,
): string | null {
  if (before.pausedBy === table.pausedBy) return null;
  if (table.pausedBy !== null) return `${words.pause.by({ name: table.pausedBy })}. ${words.pause.hint}`;
  return table.phase === 'ended' ? null : words.pause.over;
}
