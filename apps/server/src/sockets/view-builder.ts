import type { TableState, ViewUpdate, Viewer } from '@skat/engine';
import { viewUpdate } from '@skat/engine';

/** What one seat, or a spectator, is sent after a change; everything it may see when `before` is null. */
export type ViewBuilder = (before: TableState | null, after: TableState, viewer: Viewer | null) => ViewUpdate;

export const honestViews: ViewBuilder = viewUpdate;
