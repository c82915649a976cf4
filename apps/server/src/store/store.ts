/** The store's door: the rest of the server imports from here only. */
export type * from './types.ts';
export { BadRow, BadText, DataFolderInUse, MigrationProblem, StoreUnavailable } from './errors.ts';
export { openStore } from './open-store.ts';
