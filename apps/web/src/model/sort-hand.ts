import type { Card, GameKind, Suit } from '@skat/engine';
import { SUITS, effectiveSuit, strengthOf, suitOf } from '@skat/engine';

/**
 * `alternate`: red beside black; `ranked`: clubs, spades, hearts, diamonds; `jacksRight`: as `alternate`, trumps at the
 * right end; `manual`: as `alternate` until the holder moves a card.
 */
export type SortOrder = 'alternate' | 'ranked' | 'jacksRight' | 'manual';

/** So many cards may come to an arranged hand: the skat. */
const SKAT_CARDS = 2;

/**
 * A hand in the order a person holds it.
 * @param kind the announced game, or null while jacks alone are sure to be trumps; Null has its own order of ranks
 */
export function sortHand(cards: readonly Card[], order: SortOrder, kind: GameKind | null): readonly Card[] {
  const game = kind ?? 'grand';
  const strongestFirst = [...cards].sort((a, b) => compareStrength(a, b, game));
  const trumps = strongestFirst.filter((card) => effectiveSuit(card, game) === 'trump');
  const plain = (suit: Suit): readonly Card[] =>
    strongestFirst.filter((card) => effectiveSuit(card, game) === suit);
  const held = SUITS.filter((suit) => plain(suit).length > 0);
  const trumpSuit = SUITS.find((suit) => suit === game) ?? null;
  const suits = order === 'ranked' ? held : alternating(held, trumpSuit);
  const rest = suits.flatMap(plain);
  return order === 'jacksRight' ? [...rest, ...trumps] : [...trumps, ...rest];
}

/**
 * A hand as its holder has arranged it, new cards last; another hand than the one arranged begins as `alternate`.
 * @param order cards as they were last arranged; some may have been played
 */
export function arrangeHand(
  cards: readonly Card[],
  order: readonly Card[],
  kind: GameKind | null,
): readonly Card[] {
  const sorted = sortHand(cards, 'manual', kind);
  const fresh = sorted.filter((card) => !order.includes(card));
  return fresh.length > SKAT_CARDS ? sorted : [...order.filter((card) => cards.includes(card)), ...fresh];
}

/** The hand with one card moved to a place, counted from 0; beyond an end is at that end. */
export function moveCard(cards: readonly Card[], card: Card, to: number): readonly Card[] {
  const others = cards.filter((other) => other !== card);
  const at = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, at), card, ...others.slice(at)];
}

function compareStrength(a: Card, b: Card, game: GameKind): number {
  return strengthOf(b, game) - strengthOf(a, game) || SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b));
}

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/** The arrangement with the fewest neighbours of one colour; the first in suit order among equals. */
function alternating(suits: readonly Suit[], before: Suit | null): readonly Suit[] {
  const clashes = (arrangement: readonly Suit[]): number => {
    const row = before === null ? arrangement : [before, ...arrangement];
    return row.filter((suit, index) => {
      const previous = row[index - 1];
      return previous !== undefined && isRed(previous) === isRed(suit);
    }).length;
  };
  return arrangementsOf(suits).reduce((best, next) => (clashes(next) < clashes(best) ? next : best), suits);
}

function arrangementsOf(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  if (suits.length < 2) return [suits];
  return suits.flatMap((first) =>
    arrangementsOf(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]),
  );
}
