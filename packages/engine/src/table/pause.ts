import { err, ok } from '../result.ts';
import { resumed } from './clock.ts';
import { personNameAt, seatOfPlayer } from './seats.ts';
import type { TableState } from './state.ts';
import type { TableStep } from './step.ts';
import { wrongStage } from './step.ts';

/** Anybody seated stops the series for a while; nothing is dealt, played or timed until somebody resumes. */
export function pause(table: TableState, playerId: string, at: number): TableStep {
  const seat = seatOfPlayer(table, playerId);
  if (seat === null) return err({ code: 'notSeated' });
  if (!isInSeries(table)) return wrongStage(table);
  if (table.pause !== null) return err({ code: 'alreadyDone' });
  return ok({ ...table, pause: { by: personNameAt(table, seat), since: at } });
}

/** Anybody seated goes on; clocks stand where they stood. */
export function resume(table: TableState, playerId: string, at: number): TableStep {
  if (seatOfPlayer(table, playerId) === null) return err({ code: 'notSeated' });
  if (table.pause === null) return err({ code: 'alreadyDone' });
  return ok(resumed({ ...table, pause: null }, table.pause.since, at));
}

/** A pause ends with the series. */
export function withoutIdlePause(table: TableState): TableState {
  return table.pause !== null && !isInSeries(table) ? { ...table, pause: null } : table;
}

function isInSeries({ stage }: TableState): boolean {
  return stage.phase === 'playing' || stage.phase === 'betweenGames';
}
