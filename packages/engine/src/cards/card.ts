/** Suits from high to low: clubs, spades, hearts, diamonds (R1.2). */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
/** Ranks from high to low as in side suits of suit and Grand games (R1.5). */
export const RANKS = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
export type Card = `${Suit}${Rank}`;

/** All 32 cards (R1.1). */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

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

const POINTS: ReadonlyMap<string, number> = new Map(DECK.map((card) => [card, RANK_POINTS[rankOf(card)]]));

/** The printed suit of a card; a jack's suit counts only in Null (R1.8). */
export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}

/** Card points of one card, 0 to 11 (R1.3). */
export function pointsOf(card: Card): number {
  return POINTS.get(card) ?? 0;
}

/** Card points of several cards; the whole deck has 120 (R1.3). */
export function countPoints(cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) points += pointsOf(card);
  return points;
}

/** Whether a text names one of the 32 cards. */
export function isCard(text: string): text is Card {
  return POINTS.has(text);
}
