import type { Card } from '../cards/card.ts';
import { DECK } from '../cards/card.ts';
import { effectiveSuit, strengthOf } from '../cards/order.ts';
import type { EffectiveSuit, GameKind } from '../cards/order.ts';
import type { Position } from '../cards/position.ts';
import { gameKindOf } from '../contract/announcement.ts';
import type { PlayingState } from '../game/state.ts';

/**
 * Whether a defender on lead takes all remaining tricks wherever the cards lie that this seat has not seen (R6.8).
 * Each lead draws at least the lowest card of its suit, as long as anybody holds one; so the answer tells nothing
 * that the seat could not have worked out.
 */
export function hasCertainRest(state: PlayingState, position: Position): boolean {
  const kind = gameKindOf(state.contract.announcement);
  const own = state.hands[position];
  const hidden = hiddenFrom(state, position);
  const ownTrumps = own.filter((card) => effectiveSuit(card, kind) === 'trump');
  const hiddenTrumps = hidden.filter((card) => effectiveSuit(card, kind) === 'trump');
  if (ownTrumps.length < own.length && hiddenTrumps.length > ownTrumps.length) return false;
  return suitsOf(own, kind).every((suit) =>
    winsEveryLead(ofSuit(own, suit, kind), ofSuit(hidden, suit, kind), kind),
  );
}

function hiddenFrom({ hands, tricks }: PlayingState, position: Position): readonly Card[] {
  const seen = new Set<Card>([...hands[position], ...tricks.flatMap(({ cards }) => cards)]);
  return DECK.filter((card) => !seen.has(card));
}

function suitsOf(cards: readonly Card[], kind: GameKind): readonly EffectiveSuit[] {
  return [...new Set(cards.map((card) => effectiveSuit(card, kind)))];
}

function ofSuit(cards: readonly Card[], suit: EffectiveSuit, kind: GameKind): readonly Card[] {
  return cards
    .filter((card) => effectiveSuit(card, kind) === suit)
    .sort((a, b) => strengthOf(b, kind) - strengthOf(a, kind));
}

/** Own cards of a suit led from the top: each must beat what can still be out. */
function winsEveryLead(own: readonly Card[], hidden: readonly Card[], kind: GameKind): boolean {
  return own.every((card, led) => {
    const strongest = hidden[0];
    return (
      strongest === undefined || hidden.length <= led || strengthOf(card, kind) > strengthOf(strongest, kind)
    );
  });
}
