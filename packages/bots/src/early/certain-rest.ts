import type { Card, EffectiveSuit, GameKind, Position, Trick } from '@skat/engine';
import {
  SUITS,
  currentPlayer,
  effectiveSuit,
  legalCards,
  strengthOf,
  suitOf,
  trickWinner,
} from '@skat/engine';

/** Cards still in play, seen from one player. */
export interface Lay {
  readonly game: GameKind;
  readonly own: readonly Card[];
  /** Every card that somebody else may hold. */
  readonly hidden: readonly Card[];
}

/**
 * Whether whoever is on lead takes every remaining trick wherever the hidden cards lie: trumps first, then each suit from the top.
 * @param savesLowestTrump whether the last trick must be won with the lowest trump (R9.60)
 */
export function isRestCertain({ game, own, hidden }: Lay, savesLowestTrump = false): boolean {
  const of = (cards: readonly Card[], suit: EffectiveSuit): readonly Card[] =>
    cards.filter((card) => effectiveSuit(card, game) === suit);
  const trumps = of(own, 'trump').length - (savesLowestTrump ? 1 : 0);
  const needsTrumpsDrawn = savesLowestTrump || of(own, 'trump').length < own.length;
  if (needsTrumpsDrawn && of(hidden, 'trump').length > trumps) return false;
  const suits = new Set(own.map((card) => effectiveSuit(card, game)));
  return [...suits].every((suit) => winsEveryLead({ game, own: of(own, suit), hidden: of(hidden, suit) }));
}

/** Led from the top, each card draws at least one hidden card of its suit or beats the strongest of them. */
function winsEveryLead({ game, own, hidden }: Lay): boolean {
  const strongest = Math.max(0, ...hidden.map((card) => strengthOf(card, game)));
  return fromTop(own, game).every((card, led) => hidden.length <= led || strengthOf(card, game) > strongest);
}

function fromTop(cards: readonly Card[], game: GameKind): readonly Card[] {
  return [...cards].sort((a, b) => strengthOf(b, game) - strengthOf(a, game));
}

/** Card points of the leads that are certain to win, one suit after another, as long as nobody can trump in. */
export function certainPointsOnLead({ game, own, hidden }: Lay, pointsOf: (card: Card) => number): number {
  const strongestOf = (suit: EffectiveSuit): number =>
    Math.max(
      0,
      ...hidden.filter((card) => effectiveSuit(card, game) === suit).map((card) => strengthOf(card, game)),
    );
  const isTrumpOut = hidden.some((card) => effectiveSuit(card, game) === 'trump');
  const winners = own.filter((card) => {
    const suit = effectiveSuit(card, game);
    return (suit === 'trump' || !isTrumpOut) && strengthOf(card, game) > strongestOf(suit);
  });
  return winners.reduce((points, card) => points + pointsOf(card), 0);
}

/**
 * Whether a Null hand that is not on lead can never be caught: below the k-th card of a suit at most k hidden ones.
 * Whatever is led, the highest own card beneath it keeps that so.
 */
export function isUncatchable(own: readonly Card[], hidden: readonly Card[]): boolean {
  return SUITS.every((suit) => {
    const heights = (cards: readonly Card[]): readonly number[] =>
      cards.filter((card) => suitOf(card) === suit).map((card) => strengthOf(card, 'null'));
    const others = heights(hidden);
    const held = [...heights(own)].sort((a, b) => a - b);
    return held.every((height, below) => others.filter((other) => other < height).length <= below);
  });
}

/** A Null declarer's cards in the middle of the play. */
export interface NullLay extends Omit<Lay, 'game'> {
  readonly trick: Trick;
  readonly player: Position;
}

/** Whether a Null declarer is off lead for good, now or after a card that is beaten already. */
export function isNullRestCertain({ trick, player, own, hidden }: NullLay): boolean {
  if (trick.leader === player) return false;
  if (trick.cards.length === 0) return isUncatchable(own, hidden);
  if (currentPlayer(trick) !== player) return false;
  const isSafe = (card: Card): boolean => {
    const left = own.filter((other) => other !== card);
    const cards = [...trick.cards, card];
    return trickWinner({ ...trick, cards }, 'null') !== player && isUncatchable(left, hidden);
  };
  return legalCards(own, trick, 'null').some(isSafe);
}
