import type { Card } from '../cards/card.ts';
import type { GameKind } from '../cards/order.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Trick, WonTrick } from './trick.ts';
import { currentPlayer, legalCards, mayPlay, trickWinner } from './trick.ts';

/** Hands and tricks while ten tricks are played. */
export interface TrickPlay {
  readonly hands: PerPosition<readonly Card[]>;
  readonly trick: Trick;
  readonly tricks: readonly WonTrick[];
}

/** Why a card may not be played. */
export type PlayViolation =
  | { readonly code: 'notYourTurn'; readonly toAct: readonly Position[] }
  | { readonly code: 'cardNotHeld'; readonly card: Card }
  | { readonly code: 'mustFollow'; readonly playable: readonly Card[] };

const TRICK_SIZE = 3;

/** One card to the trick; the third completes it (R5.3-R5.7). */
export function addCard(
  play: TrickPlay,
  position: Position,
  card: Card,
  kind: GameKind,
): Result<TrickPlay, PlayViolation> {
  const { trick, tricks } = play;
  const player = currentPlayer(trick);
  if (player !== position) return err({ code: 'notYourTurn', toAct: [player] });
  const hand = play.hands[position];
  if (!hand.includes(card)) return err({ code: 'cardNotHeld', card });
  if (!mayPlay(hand, card, trick, kind))
    return err({ code: 'mustFollow', playable: legalCards(hand, trick, kind) });
  const hands = withoutCard(play.hands, position, card);
  const { leader } = trick;
  const cards = [...trick.cards, card];
  if (cards.length < TRICK_SIZE) return ok({ hands, trick: { leader, cards }, tricks });
  const winner = trickWinner({ leader, cards }, kind);
  return ok({ hands, trick: { leader: winner, cards: [] }, tricks: [...tricks, { leader, cards, winner }] });
}

function withoutCard(
  hands: PerPosition<readonly Card[]>,
  position: Position,
  card: Card,
): PerPosition<readonly Card[]> {
  const left = hands[position].filter((held) => held !== card);
  if (position === 0) return [left, hands[1], hands[2]];
  return position === 1 ? [hands[0], left, hands[2]] : [hands[0], hands[1], left];
}
