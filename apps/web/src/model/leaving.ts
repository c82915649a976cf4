import type { Seat } from '@skat/engine';
import type { TableModel } from '../state/table-model.svelte.ts';

/** Whether the running game counts as given up by the side of a seat that leaves now (R6.15, R6.16). */
export function leavingForfeits(model: TableModel, seat: Seat): boolean {
  if (model.rules.onLeave !== 'forfeit' || model.table.phase !== 'playing') return false;
  const { scene, view } = model;
  if (view.officers !== null) return view.officers.phase !== 'officersAnnouncing';
  if (scene === null) return false;
  if (scene.phase === 'playing') return !sitsOut(scene, seat);
  const isDeclaring = scene.phase === 'skatDecision' || scene.phase === 'declaring';
  return isDeclaring && scene.declarer !== null && model.seatAt(scene.declarer) === seat;
}

/** The dealer of four has no part in the game (R2.4). */
function sitsOut(
  { seats, dealer }: { readonly seats: readonly Seat[]; readonly dealer: Seat },
  seat: Seat,
): boolean {
  return seats.length === 4 && dealer === seat;
}
