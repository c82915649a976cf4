import type { Card, EffectiveSuit, GameKind, PlaySection } from '@skat/engine';
import { ledSuit, legalCards } from '@skat/engine';

/** Tricks finished in the running game. */
export function tricksFinished({ tricksWon: [first, second, third] }: PlaySection): number {
  return first + second + third;
}

/** What must be followed by a hand: a suit that was led and is held, else null. */
export function suitToFollow(play: PlaySection, kind: GameKind | null): EffectiveSuit | null {
  const { trick, hand } = play;
  if (trick === null || kind === null) return null;
  return legalCards(hand, trick, kind).length < hand.length || isAllOfLedSuit(play, kind)
    ? ledSuit(trick, kind)
    : null;
}

function isAllOfLedSuit({ trick, hand }: PlaySection, kind: GameKind): boolean {
  const led = trick === null ? null : ledSuit(trick, kind);
  return led !== null && hand.every((card) => ledSuit({ leader: 0, cards: [card] }, kind) === led);
}

/** Cards that may be played now; null while it is not this person's turn to play. */
export function playableCards(play: PlaySection): ReadonlySet<Card> | null {
  return play.legal?.type === 'playCard' ? new Set(play.legal.cards) : null;
}
