import type { Seat, TableState, ViewUpdate } from '@skat/engine';
import { viewUpdate } from '@skat/engine';

/** What one seat is sent after a change; everything it may see when `before` is null. */
export type ViewBuilder = (before: TableState | null, after: TableState, viewer: Seat | null) => ViewUpdate;

export const honestViews: ViewBuilder = viewUpdate;

/**
 * A planted fault: views that tell the skat to everybody. Whoever claims to prove that nobody is sent a card they may
 * not know must fail on it.
 */
export const leakedSkatViews: ViewBuilder = (before, after, viewer) => {
  const update = viewUpdate(before, after, viewer);
  if (after.stage.phase !== 'playing' || !update.auction) return update;
  return { ...update, auction: { ...update.auction, skat: after.stage.game.state.deal.skat } };
};
