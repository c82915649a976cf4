import type { Card } from '../cards/card.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import { gameKindOf } from '../contract/announcement.ts';
import type { Trick, WonTrick } from '../play/trick.ts';
import { currentPlayer, legalCards, mayPlay, trickWinner } from '../play/trick.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { GameState, PlayingState } from './state.ts';
import type { RuleViolation } from './violation.ts';

const TRICK_SIZE = 3;
const TRICKS_IN_GAME = 10;

/** One card to the trick; the third completes it (R5.3-R5.7). */
export function applyCard(
  state: PlayingState,
  position: Position,
  card: Card,
): Result<GameState, RuleViolation> {
  const { trick, contract } = state;
  const player = currentPlayer(trick);
  if (player !== position) return err({ code: 'notYourTurn', toAct: [player] });
  const hand = state.hands[position];
  if (!hand.includes(card)) return err({ code: 'cardNotHeld', card });
  const kind = gameKindOf(contract.announcement);
  if (!mayPlay(hand, card, trick, kind))
    return err({ code: 'mustFollow', playable: legalCards(hand, trick, kind) });
  const hands = withoutCard(state.hands, position, card);
  const cards = [...trick.cards, card];
  if (cards.length === TRICK_SIZE) return ok(afterTrick(state, hands, { leader: trick.leader, cards }));
  const { deal, tricks } = state;
  return ok({ phase: 'playing', deal, contract, hands, trick: { leader: trick.leader, cards }, tricks });
}

function afterTrick(state: PlayingState, hands: PlayingState['hands'], { leader, cards }: Trick): GameState {
  const { deal, contract } = state;
  const winner = trickWinner({ leader, cards }, gameKindOf(contract.announcement));
  const tricks: readonly WonTrick[] = [...state.tricks, { leader, cards, winner }];
  if (tricks.length === TRICKS_IN_GAME || isNullLost(state, winner))
    return { phase: 'finished', deal, contract, hands, tricks };
  return { phase: 'playing', deal, contract, hands, trick: { leader: winner, cards: [] }, tricks };
}

/** A Null ends at once with the declarer's first trick (R5.9). */
function isNullLost({ contract }: PlayingState, winner: Position): boolean {
  return contract.announcement.game === 'null' && winner === contract.declarer;
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
