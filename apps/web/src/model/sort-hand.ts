import type { Card, GameKind, Suit } from '@skat/engine';
import { SUITS, effectiveSuit, strengthOf, suitOf } from '@skat/engine';

/** `alternate`: red beside black; `ranked`: clubs, spades, hearts, diamonds; `jacksRight`: as `alternate`, trumps at the right end. */
export type SortOrder = 'alternate' | 'ranked' | 'jacksRight';

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
