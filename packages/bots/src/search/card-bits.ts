import type { Card, GameKind } from '@skat/engine';
import { DECK, SUITS, effectiveSuit, pointsOf, strengthOf } from '@skat/engine';

/** The cards of a kind of game as bits: suit by suit, weakest first, trumps above all. */
export interface CardBits {
  /** The card of each bit. */
  readonly cards: readonly Card[];
  /** Card points of each bit's card. */
  readonly points: readonly number[];
  /** For each bit all bits of its effective suit. */
  readonly suits: readonly number[];
  /** All trumps; 0 in Null. */
  readonly trumps: number;
}

const layouts = new Map<GameKind, CardBits>();

/** The layout of a kind of game. */
export function cardBitsOf(game: GameKind): CardBits {
  const known = layouts.get(game);
  if (known !== undefined) return known;
  const layout = layOut(game);
  layouts.set(game, layout);
  return layout;
}

function layOut(game: GameKind): CardBits {
  const cards = [...SUITS, 'trump' as const].flatMap((suit) =>
    DECK.filter((card) => effectiveSuit(card, game) === suit).sort(
      (a, b) => strengthOf(a, game) - strengthOf(b, game),
    ),
  );
  const maskOf = (wanted: (card: Card) => boolean): number =>
    cards.reduce((mask, card, bit) => (wanted(card) ? mask | (1 << bit) : mask), 0);
  return {
    cards,
    points: cards.map(pointsOf),
    suits: cards.map((card) => maskOf((other) => effectiveSuit(other, game) === effectiveSuit(card, game))),
    trumps: maskOf((card) => effectiveSuit(card, game) === 'trump'),
  };
}

/** Several cards as one mask. */
export function maskOf(cards: readonly Card[], bits: CardBits): number {
  return cards.reduce((mask, card) => mask | (1 << bits.cards.indexOf(card)), 0);
}

/** Card points of a mask. */
export function pointsOfMask(mask: number, bits: CardBits): number {
  let points = 0;
  for (let left = mask; left !== 0; left &= left - 1) points += bits.points[lowestBit(left)] ?? 0;
  return points;
}

/** The lowest bit set in a mask that has one. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The highest bit set in a mask that has one. */
export function highestBit(mask: number): number {
  return 31 - Math.clz32(mask);
}
