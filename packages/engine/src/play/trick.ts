import type { Card } from '../cards/card.ts';
import { countPoints } from '../cards/card.ts';
import type { EffectiveSuit, GameKind } from '../cards/order.ts';
import { effectiveSuit, strengthOf } from '../cards/order.ts';
import type { Position } from '../cards/position.ts';
import { positionAfter } from '../cards/position.ts';
import { at } from '../result.ts';

/** The trick on the table: cards in order of play, the first from `leader`. */
export interface Trick {
  readonly leader: Position;
  readonly cards: readonly Card[];
}

export interface WonTrick extends Trick {
  readonly winner: Position;
}

/** Who plays next to an unfinished trick (R5.1). */
export function currentPlayer(trick: Trick): Position {
  return positionAfter(trick.leader, trick.cards.length);
}

/** The cards of a hand that may be played: those of the led effective suit, or all if there are none (R5.2-R5.4). */
export function legalCards(hand: readonly Card[], trick: Trick, game: GameKind): readonly Card[] {
  const led = ledSuit(trick, game);
  if (led === null) return hand;
  const following: Card[] = [];
  for (const card of hand) if (effectiveSuit(card, game) === led) following.push(card);
  return following.length > 0 ? following : hand;
}

/** The effective suit that was led, or null before the lead. */
export function ledSuit(trick: Trick, game: GameKind): EffectiveSuit | null {
  const [lead] = trick.cards;
  return lead === undefined ? null : effectiveSuit(lead, game);
}

/** Whether a card held may be played, without listing the others (R5.3). */
export function mayPlay(hand: readonly Card[], card: Card, trick: Trick, game: GameKind): boolean {
  const led = ledSuit(trick, game);
  if (led === null || effectiveSuit(card, game) === led) return true;
  for (const held of hand) if (effectiveSuit(held, game) === led) return false;
  return true;
}

/** Winner of a trick so far: the highest trump, else the highest card of the led suit (R5.5). */
export function trickWinner({ leader, cards }: Trick, game: GameKind): Position {
  const lead = at(cards, 0);
  const led = effectiveSuit(lead, game);
  let winner = 0;
  let best = strengthOf(lead, game);
  for (let place = 1; place < cards.length; place++) {
    const card = at(cards, place);
    const suit = effectiveSuit(card, game);
    if (suit !== led && suit !== 'trump') continue;
    const strength = strengthOf(card, game);
    if (strength <= best) continue;
    best = strength;
    winner = place;
  }
  return positionAfter(leader, winner);
}

/** Card points in the tricks that one position won. */
export function pointsWonBy(tricks: readonly WonTrick[], position: Position): number {
  let points = 0;
  for (const trick of tricks) if (trick.winner === position) points += countPoints(trick.cards);
  return points;
}

/** Number of tricks that one position won. */
export function tricksWonBy(tricks: readonly WonTrick[], position: Position): number {
  let count = 0;
  for (const trick of tricks) if (trick.winner === position) count++;
  return count;
}
