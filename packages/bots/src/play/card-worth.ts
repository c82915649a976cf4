import type { Card } from '@skat/engine';

/** Worth of playing each card, in about card points; only differences matter. */
export type CardWorth = (card: Card) => number;
