import type { Card, GameContext } from '../src/index.ts';
import { DECK, isCard } from '../src/index.ts';

/** Cards written as "CJ HT S7"; "-" or "" is no card. */
export function cards(text: string): readonly Card[] {
  return text
    .split(/[ .]+/)
    .filter((word) => word !== '' && word !== '-')
    .map(card);
}

/** One card of two letters. */
export function card(text: string): Card {
  if (!isCard(text)) throw new Error(`Not a card: ${text}`);
  return text;
}

/** Two cards. */
export function pair(text: string): readonly [Card, Card] {
  const [first, second] = cards(text);
  if (first === undefined || second === undefined) throw new Error(`Not two cards: ${text}`);
  return [first, second];
}

/** The least cut; any would do for a deck that is given. */
export const CONTEXT = { cut: 4 } as const satisfies GameContext;

/** Where each place of the deal finds its card in the cut deck (R2.8): forehand, middlehand, rearhand, skat. */
const PLACES = [
  [0, 1, 2, 11, 12, 13, 14, 23, 24, 25],
  [3, 4, 5, 15, 16, 17, 18, 26, 27, 28],
  [6, 7, 8, 19, 20, 21, 22, 29, 30, 31],
  [9, 10],
] as const;

/** The uncut deck that deals these cards: forehand, middlehand, rearhand and skat, each in the order given. */
export function deckFor(...groups: readonly (readonly Card[])[]): readonly Card[] {
  const cutDeck: Card[] = [...DECK];
  PLACES.forEach((places, group) =>
    places.forEach((place, index) => {
      const dealt = groups[group]?.[index];
      if (dealt === undefined) throw new Error(`Group ${group} has no card ${index}`);
      cutDeck[place] = dealt;
    }),
  );
  const { cut } = CONTEXT;
  return [...cutDeck.slice(32 - cut), ...cutDeck.slice(0, 32 - cut)];
}

/** A deal in which some players hold what is given and the rest is filled up in deck order. */
export function deckWith(
  forehand: string,
  middlehand: string,
  rearhand: string,
  skat: string,
): readonly Card[] {
  const groups = [forehand, middlehand, rearhand, skat].map((text) => [...cards(text)]);
  const given = new Set(groups.flat());
  const rest = DECK.filter((left) => !given.has(left)).reverse();
  [10, 10, 10, 2].forEach((size, index) => {
    const group = groups[index] ?? [];
    while (group.length < size) group.push(rest.pop() as Card);
  });
  return deckFor(...groups);
}
