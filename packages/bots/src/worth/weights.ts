import type { TrumpFeatures } from './trump-features.ts';

/** Weights of a logistic estimate of winning. */
export type Weights = Readonly<
  Record<keyof TrumpFeatures | 'constant' | 'putAwayPoints' | 'forehand', number>
>;

const SUIT: Weights = {
  constant: -9,
  trumps: 1,
  clubJack: 0.8,
  spadeJack: 0.6,
  redJacks: 0.3,
  trumpAce: 0.4,
  trumpTen: 0.3,
  sideAces: 1.1,
  backedTens: 1,
  guardedTens: 0.2,
  bareTens: -0.3,
  backedKings: 0.2,
  voidSuits: 0.8,
  smallCards: 0,
  longCards: 0.3,
  putAwayPoints: 0.07,
  forehand: 0.2,
};

const GRAND: Weights = {
  constant: -8,
  trumps: 1.2,
  clubJack: 0.8,
  spadeJack: 0.5,
  redJacks: 0,
  trumpAce: 0,
  trumpTen: 0,
  sideAces: 1.4,
  backedTens: 1.3,
  guardedTens: 0.2,
  bareTens: -0.5,
  backedKings: 0.3,
  voidSuits: 0.4,
  smallCards: 0,
  longCards: 0.5,
  putAwayPoints: 0.06,
  forehand: 0.8,
};

export const WEIGHTS = {
  beforeSkat: { suit: { ...SUIT, constant: -7.5 }, grand: { ...GRAND, constant: -6.5 } },
  hand: { suit: SUIT, grand: GRAND },
  afterDiscard: { suit: SUIT, grand: GRAND },
} as const satisfies Record<string, { suit: Weights; grand: Weights }>;
