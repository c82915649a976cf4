import type { Card } from '@skat/engine';
import { SUITS, effectiveSuit, pointsOf, strengthOf } from '@skat/engine';

/** What a trick taken late costs beyond the points of the own card. */
const POINTS_OF_OTHERS = 5;
/** Weight of the share of hidden cards that catch one of the own; this and the next tuned in games of computer players. */
const CAUGHT_WEIGHT = 1.1;
/** A jack takes a trick only where jacks are led or nothing else is left; a low one can still be thrown under a higher. */
const JACK_SHARE = 0.4;

/**
 * What the tricks are likely to cost that a hand cannot help taking in a Ramsch, in card points.
 * A card is in danger by the hidden cards of its suit below it, less one for each own card that can duck before it, and
 * the more the fewer other hidden ones there are.
 */
export function dangerOfHand(own: readonly Card[], hidden: readonly Card[]): number {
  return [...SUITS, 'trump' as const].reduce((sum, suit) => {
    const of = (cards: readonly Card[]): readonly Card[] =>
      cards.filter((card) => effectiveSuit(card, 'grand') === suit);
    return sum + (suit === 'trump' ? dangerOfJacks(of(own), of(hidden)) : dangerOfSuit(of(own), of(hidden)));
  }, 0);
}

function dangerOfSuit(own: readonly Card[], hidden: readonly Card[]): number {
  const rising = [...own].sort((a, b) => strengthOf(a, 'grand') - strengthOf(b, 'grand'));
  return rising.reduce((sum, card, ducks) => {
    const threats = Math.max(0, countBelow(hidden, card) - ducks);
    const share = threats / Math.max(1, hidden.length);
    return sum + CAUGHT_WEIGHT * share * (pointsOf(card) + POINTS_OF_OTHERS);
  }, 0);
}

function dangerOfJacks(own: readonly Card[], hidden: readonly Card[]): number {
  return own.reduce((sum, card) => {
    const threats = countBelow(hidden, card) + 1;
    return sum + JACK_SHARE * threats * (pointsOf(card) + POINTS_OF_OTHERS);
  }, 0);
}

function countBelow(cards: readonly Card[], card: Card): number {
  return cards.filter((other) => strengthOf(other, 'grand') < strengthOf(card, 'grand')).length;
}

/** How much safer a hand is without one of its cards. */
export function dangerShed(card: Card, own: readonly Card[], hidden: readonly Card[]): number {
  const left = own.filter((other) => other !== card);
  return dangerOfHand(own, hidden) - dangerOfHand(left, hidden);
}
