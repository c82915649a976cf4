import type { Card, GameKind } from '../../src/index.ts';
import { DECK } from '../../src/index.ts';
import type { Random } from '../../proofs/random.ts';
import { familyOf, fitting, powerOf, winningPlace } from '../../proofs/referee/cards.ts';

/** A way in which the cards may lie that somebody on lead has not seen. */
export interface World {
  readonly next: readonly Card[];
  readonly after: readonly Card[];
}

/** Cards somebody has not seen, held by others or lying in the skat. */
export function unseenBy(own: readonly Card[], played: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => !own.includes(card) && !played.includes(card));
}

/** Some way to deal out what was not seen; two cards stay out of play. */
export function drawWorld(unseen: readonly Card[], size: number, random: Random): World {
  const mixed = random.shuffled(unseen);
  return { next: mixed.slice(0, size), after: mixed.slice(size, 2 * size) };
}

/** Every way to deal out what was not seen. */
export function worldsOf(unseen: readonly Card[], size: number): readonly World[] {
  return choices(unseen, size).flatMap((next) =>
    choices(
      unseen.filter((card) => !next.includes(card)),
      size,
    ).map((after) => ({ next, after })),
  );
}

function choices(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) =>
    choices(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]),
  );
}

/** Trumps first, each suit from the top: the order in which a certain rest is played. */
export function leadOrder(own: readonly Card[], game: GameKind): readonly Card[] {
  const isTrump = (card: Card): number => (familyOf(card, game) === 'trump' ? 1 : 0);
  return [...own].sort((a, b) => isTrump(b) - isTrump(a) || powerOf(b, b, game) - powerOf(a, a, game));
}

/** Whether the others can take a trick when somebody leads his cards in a given order; both play as they like. */
export function isRefuted(order: readonly Card[], { next, after }: World, game: GameKind): boolean {
  const [lead, ...rest] = order;
  if (lead === undefined) return false;
  return fitting(next, lead, game).some((second) =>
    fitting(after, lead, game).some((third) => {
      if (winningPlace([lead, second, third], game) !== 0) return true;
      const left = { next: without(next, second), after: without(after, third) };
      return isRefuted(rest, left, game);
    }),
  );
}

/** Every order in which cards may be led. */
export function ordersOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) => ordersOf(without(cards, card)).map((rest) => [card, ...rest]));
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  return cards.filter((other) => other !== card);
}
