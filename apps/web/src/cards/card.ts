export type { Card, Rank, Suit } from '@skat/engine';
export { RANKS, SUITS, pointsOf, rankOf, suitOf } from '@skat/engine';
