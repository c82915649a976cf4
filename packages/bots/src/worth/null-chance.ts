import type { Card } from '@skat/engine';
import { SUITS, strengthOf, suitOf } from '@skat/engine';
import type { Stage } from './win-chance.ts';
import { logistic } from './win-chance.ts';

export interface NullProspect {
  readonly stage: Stage;
  readonly isOpen: boolean;
}

/**
 * How far the cards of each suit stand above what can always be ducked: lowest 7, then no higher than 9, J, K (R1.7).
 * 0 is a hand that cannot be caught.
 */
export function nullGaps(cards: readonly Card[]): number {
  return SUITS.reduce((sum, suit) => sum + gapsOf(cards.filter((card) => suitOf(card) === suit)), 0);
}

function gapsOf(suitCards: readonly Card[]): number {
  const heights = suitCards.map((card) => strengthOf(card, 'null') - 1).sort((a, b) => a - b);
  const gaps = heights.map((height, index) => Math.max(0, height - 2 * index));
  return gaps.reduce((sum, gap) => sum + gap, 0);
}

/** Estimated chance (0 to 1) of losing every trick with these ten cards. */
export function nullWinChance(cards: readonly Card[], { stage, isOpen }: NullProspect): number {
  const gaps = nullGaps(cards);
  if (gaps === 0) return UNCATCHABLE;
  const { constant, perGap } = isOpen ? OPEN[stage] : COVERED[stage];
  return logistic(constant - perGap * gaps);
}

interface Line {
  readonly constant: number;
  readonly perGap: number;
}

const UNCATCHABLE = 0.99;

/** Fitted to games of computer players, like the weights of trump games. */
const COVERED: Readonly<Record<Stage, Line>> = {
  beforeSkat: { constant: 2.2, perGap: 0.24 },
  hand: { constant: 2.1, perGap: 0.42 },
  afterDiscard: { constant: 2.4, perGap: 0.57 },
};

/** People who see the cards find every gap, so these are more careful than games of computer players suggest. */
const OPEN: Readonly<Record<Stage, Line>> = {
  beforeSkat: { constant: 1.5, perGap: 0.4 },
  hand: { constant: 1, perGap: 0.8 },
  afterDiscard: { constant: 1, perGap: 0.8 },
};
