export * from './generate/index.ts';
export * from './secrecy/index.ts';
export { indistinguishable, watchedUntil } from './secrecy/exchange.ts';
export { placeOf, seatOf } from './secrecy/views.ts';
export { randomFrom } from './random.ts';
export type { Random } from './random.ts';
export { candidates } from './candidates.ts';
export { commandOf } from './tables.ts';
export type { Move } from './moves.ts';
