export * from './result.ts';
export * from './cards/card.ts';
export * from './cards/order.ts';
export * from './cards/position.ts';
export * from './cards/deal.ts';
export * from './bidding/values.ts';
export * from './bidding/auction.ts';
export * from './contract/announcement.ts';
export * from './contract/matadors.ts';
export * from './contract/meter.ts';
export * from './play/trick.ts';
export * from './scoring/facts.ts';
export * from './scoring/steps.ts';
export * from './scoring/evaluate.ts';
export * from './scoring/null-below-bid.ts';
export * from './game/state.ts';
export * from './game/violation.ts';
export * from './game/start.ts';
export * from './game/turn.ts';
export * from './game/apply.ts';
export * from './game/declare.ts';
export * from './game/legal.ts';
export * from './game/settle.ts';
export * from './game/record.ts';
export * from './game/knowledge.ts';
export * from './sheet/scoring.ts';
export * from './sheet/ranking.ts';
export * from './sheet/series-game.ts';
export * from './sheet/sheet.ts';
export * from './table/rules.ts';
export * from './table/state.ts';
export * from './table/command.ts';
export * from './table/seats.ts';
export { isAbandoned } from './table/seating.ts';
export * from './table/series.ts';
export * from './table/apply.ts';
export * from './table/replay.ts';
export * from './table/restore.ts';
export * from './table/view.ts';
export * from './table/view-update.ts';

/**
 * Entries and snapshots carry this; raise it when an older log could replay to another state, or a state has a new
 * shape (see `restoredState`).
 */
export const ENGINE_VERSION = '2';
