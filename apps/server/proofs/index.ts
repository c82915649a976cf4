export { MemoryStore } from '../test/support/memory-store.ts';
export type { AppendFault } from '../test/support/memory-store.ts';
export { LostRowLog } from '../src/store/lost-row-log.ts';
export type { Store, StoredEntry, TableLog } from '../src/store/store.ts';
export type { Clock } from '../src/clock.ts';
export type { RandomInt } from '../src/tables/dealer.ts';
export type { VirtualGuest, VirtualServerParts } from './virtual-server.ts';
export { VirtualServer } from './virtual-server.ts';
export { VirtualSocket } from './virtual-socket.ts';
