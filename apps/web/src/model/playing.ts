import type { Announcement, EffectiveSuit, PlaySection } from '@skat/engine';
import { gameKindOf, ledSuit, legalCards } from '@skat/engine';
import type { Card } from '@skat/engine';

/** Tricks finished in the running game. */
export function tricksFinished({ tricksWon: [first, second, third] }: PlaySection): number {
  return first + second + third;
}

/** What must be followed by a hand: a suit that was led and is held, else null. */
export function suitToFollow(play: PlaySection, announcement: Announcement | null): EffectiveSuit | null {
  const { trick, hand } = play;
  if (trick === null || announcement === null) return null;
  const kind = gameKindOf(announcement);
  return legalCards(hand, trick, kind).length < hand.length || isAllOfLedSuit(play, announcement)
    ? ledSuit(trick, kind)
    : null;
}

function isAllOfLedSuit({ trick, hand }: PlaySection, announcement: Announcement): boolean {
  const kind = gameKindOf(announcement);
  const led = trick === null ? null : ledSuit(trick, kind);
  return led !== null && hand.every((card) => ledSuit({ leader: 0, cards: [card] }, kind) === led);
}

/** Cards that may be played now; null while it is not this person's turn to play. */
export function playableCards(play: PlaySection): ReadonlySet<Card> | null {
  return play.legal?.type === 'playCard' ? new Set(play.legal.cards) : null;
}
