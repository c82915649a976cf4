import type { Seat, TableState, ViewUpdate } from '@skat/engine';
import { viewUpdate } from '@skat/engine';

/** What one seat is sent after a change; everything it may see when `before` is null. */
export type ViewBuilder = (before: TableState | null, after: TableState, viewer: Seat | null) => ViewUpdate;

export const honestViews: ViewBuilder = viewUpdate;
