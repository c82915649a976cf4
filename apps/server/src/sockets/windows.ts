import type { OpenedWindow } from '../nodes/signal.ts';
import type { SharedRooms } from '../tables/shared-rooms.ts';
import type { Audience } from './audience.ts';
import type { TableSocket } from './types.ts';

export interface WindowParts {
  readonly audience: Audience;
  readonly shared: SharedRooms;
}

/**
 * A player who is connected already has come in one more window. The last one opened has the seat; one that comes back
 * by itself steps aside for it, or a phone that finds its network again would take the seat from the hands of its owner.
 */
export function openWindow(
  tableId: string,
  socket: TableSocket,
  opened: OpenedWindow,
  { audience, shared }: WindowParts,
): void {
  const { id: playerId } = socket.data.player;
  if (opened.isReturn && audience.otherWindow(tableId, playerId, opened.window) !== null) {
    audience.stepAside(tableId, socket);
    return;
  }
  audience.tellElsewhere(tableId, playerId, opened.window);
  shared.newWindow(tableId, playerId, opened);
}

/** The same at another node: where the seat is played here, one that came back by itself is told so. */
export function hearWindow(
  tableId: string,
  playerId: string,
  opened: OpenedWindow,
  { audience, shared }: WindowParts,
): void {
  const window = audience.otherWindow(tableId, playerId, opened.window);
  if (opened.isReturn && window !== null) shared.newWindow(tableId, playerId, { window, isReturn: false });
  else audience.tellElsewhere(tableId, playerId, opened.window);
}
