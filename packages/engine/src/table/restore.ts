import { personsOn } from './seats.ts';
import type { Series, TableState } from './state.ts';

/** A state as an older engine kept it, with what that one did not write down. */
export function restoredState(kept: TableState): TableState {
  const { stage } = kept;
  if (stage.phase === 'gathering' || hasColumns(stage.series)) return kept;
  return { ...kept, stage: { ...stage, series: { ...stage.series, players: personsOn(kept) } } };
}

/** Before version 2 a series did not say whose the columns are. */
function hasColumns(series: Partial<Series>): boolean {
  return series.players !== undefined;
}
