/** Suits from high to low: clubs, spades, hearts, diamonds (R1.2). */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export const RANKS = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
export type Card = `${Suit}${Rank}`;

const RANK_POINTS: Readonly<Record<Rank, number>> = {
  A: 11,
  T: 10,
  K: 4,
  Q: 3,
  J: 2,
  '9': 0,
  '8': 0,
  '7': 0,
};

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}

/** Card points of one card, 0 to 11 (R1.3). */
export function pointsOf(card: Card): number {
  return RANK_POINTS[rankOf(card)];
}
