import { err, ok } from '../result.ts';
import { isSeriesLength } from '../rules/series-length.ts';
import { isRoundComplete } from '../sheet/progress.ts';
import type { Seat } from '../sheet/series-game.ts';
import { seatsOf, sizeOf } from '../sheet/series-game.ts';
import { seatAt, withSeats, withoutGaps } from './seats.ts';
import type { TableState } from './state.ts';
import { EMPTY_SEAT } from './state.ts';
import type { TableStep } from './step.ts';
import { wrongStage } from './step.ts';

const FOUR = seatsOf(4);
const LAST: Seat = 3;

/** A fourth chair, last in order: before the first game, or at the end of a round of a list without fixed length (R2.12). */
export function addChair(table: TableState): TableStep {
  if (table.chairs.length !== 3) return err({ code: 'chairsFixed' });
  if (!isBeforeFirstGame(table) && table.rules.seriesLength !== 'open') return err({ code: 'chairsFixed' });
  const fourth = FOUR.find((seat) => !table.chairs.includes(seat)) ?? LAST;
  const seats = FOUR.map((seat) => (seat === fourth ? EMPTY_SEAT : seatAt(table, seat)));
  return rearranged({ ...table, seats }, FOUR);
}

/**
 * Four go on with three: the chair of somebody who left, between rounds (R2.12). That all agree is shown by their
 * saying ready for the next game.
 */
export function removeChair(table: TableState, seat: Seat): TableStep {
  if (table.chairs.length !== 4 || !table.chairs.includes(seat)) return err({ code: 'chairsFixed' });
  if (seatAt(table, seat).occupant?.kind === 'person') return err({ code: 'seatTaken', seat });
  return rearranged(
    table,
    table.chairs.filter((other) => other !== seat),
  );
}

function isBeforeFirstGame({ stage }: TableState): boolean {
  return stage.phase === 'gathering' || (stage.phase === 'betweenGames' && stage.series.games.length === 0);
}

/** Between rounds only; everybody is asked again whether they are ready. */
function rearranged(table: TableState, chairs: readonly Seat[]): TableStep {
  const { stage } = table;
  const rules = { ...table.rules, players: sizeOf(chairs) };
  if (isBeforeFirstGame(table) && !isSeriesLength(rules.seriesLength, rules.players))
    return err({ code: 'lengthDoesNotFit', seriesLength: rules.seriesLength });
  if (stage.phase === 'playing' || stage.phase === 'ended') return wrongStage(table);
  if (stage.phase === 'betweenGames' && !isRoundComplete(stage.series.games))
    return err({ code: 'roundNotOver' });
  const asked = withSeats(table, (seat) => ({ ...seat, readiness: 'undecided' }));
  const agreed = stage.phase === 'betweenGames' ? { ...stage, mustAllAgree: true } : stage;
  const next = { ...asked, chairs, rules, stage: agreed };
  return ok(isBeforeFirstGame(table) ? withoutGaps(next) : next);
}
