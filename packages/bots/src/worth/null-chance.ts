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
  const { constant, perGap } = isOpen ? OPEN : COVERED;
  return logistic(constant - perGap * nullGaps(cards) + (stage === 'beforeSkat' ? SKAT_LIFT : 0));
}

const COVERED = { constant: 3.2, perGap: 0.9 };
const OPEN = { constant: 3, perGap: 2 };
/** What putting two bad cards away is worth, in logistic units. */
const SKAT_LIFT = 1;
