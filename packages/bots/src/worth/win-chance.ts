import type { Card, TrumpGame } from '@skat/engine';
import type { TrumpFeatures } from './trump-features.ts';
import { trumpFeatures } from './trump-features.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/** When a chance is estimated: before the skat is seen, for a Hand game, or with the ten cards one will play. */
export type Stage = 'beforeSkat' | 'hand' | 'afterDiscard';

export interface Prospect {
  readonly stage: Stage;
  readonly isForehand: boolean;
  /** Card points put away; 0 before that. */
  readonly putAwayPoints: number;
}

/** Chances, each 0 to 1. */
export interface TrumpChances {
  /** Of 61 card points. */
  readonly win: number;
  /** Of 90. */
  readonly schneider: number;
}

/** How much better than for a win the cards must be for Schneider, in logistic units. */
const SCHNEIDER_STEP = { suit: 4, grand: 3.5 } as const;

/** Estimates what ten cards achieve in a suit game or Grand. */
export function trumpChances(cards: readonly Card[], game: TrumpGame, prospect: Prospect): TrumpChances {
  const kind = game === 'grand' ? 'grand' : 'suit';
  const weights = WEIGHTS[prospect.stage][kind];
  const score = scoreOf(trumpFeatures(cards, game), weights, prospect);
  return { win: logistic(score), schneider: logistic(score - SCHNEIDER_STEP[kind]) };
}

function scoreOf(features: TrumpFeatures, weights: Weights, prospect: Prospect): number {
  let score = weights.constant + weights.putAwayPoints * prospect.putAwayPoints;
  if (prospect.isForehand) score += weights.forehand;
  for (const feature of FEATURES) score += weights[feature] * features[feature];
  return score;
}

const FEATURES = Object.keys(trumpFeatures([], 'grand')) as readonly (keyof TrumpFeatures)[];

/** Chance from a logistic score. */
export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
