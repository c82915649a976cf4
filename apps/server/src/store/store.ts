/** The store's door: the rest of the server imports from here only. */
export type * from './types.ts';
export {
  BadRow,
  BadText,
  DataFolderInUse,
  MigrationProblem,
  OperatorProblem,
  StoreUnavailable,
} from './errors.ts';
export type { DeletedPlayer, FoundPlayer } from './maintenance/delete-player.ts';
export { deletePlayer, findPlayers } from './maintenance/delete-player.ts';
export type { Place } from './maintenance/operator.ts';
export type { Move, MovedTable } from './maintenance/move-database.ts';
export { moveDatabase } from './maintenance/move-database.ts';
export { STORE_PLANTS } from './types.ts';
export { openStore } from './open-store.ts';
