import type { Card } from '../cards/card.ts';
import type { Position } from '../cards/position.ts';
import { gameKindOf } from '../contract/announcement.ts';
import { addCard } from '../play/add-card.ts';
import type { TrickPlay } from '../play/add-card.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { PLAYED_OUT } from '../scoring/ending.ts';
import type { GameState, PlayingState } from './state.ts';
import type { RuleViolation } from './violation.ts';

const TRICKS_IN_GAME = 10;

/** One card of a game with a contract; nobody plays while an answer is awaited (R5.3-R5.7, R9.44). */
export function applyCard(
  state: PlayingState,
  position: Position,
  card: Card,
): Result<GameState, RuleViolation> {
  const { contract, kontra, early } = state;
  const asked = early.proposal?.asked ?? kontra.asked;
  if (asked.length > 0) return err({ code: 'answerFirst', asked });
  const step = addCard(state, position, card, gameKindOf(contract.announcement));
  return step.ok ? ok(afterCard(state, step.value)) : step;
}

function afterCard(state: PlayingState, { hands, trick, tricks }: TrickPlay): GameState {
  const { setup, deal, contract, kontra, early } = state;
  if (tricks.length === TRICKS_IN_GAME || isNullLost(contract, tricks)) {
    const said = kontra.said;
    return {
      phase: 'finished',
      setup,
      deal,
      contract,
      kontra: said,
      ending: PLAYED_OUT,
      hands,
      trick,
      tricks,
    };
  }
  return { phase: 'playing', setup, deal, contract, kontra, early, hands, trick, tricks };
}

/** A Null ends at once with the declarer's first trick (R5.9). */
function isNullLost(
  { announcement, declarer }: PlayingState['contract'],
  tricks: PlayingState['tricks'],
): boolean {
  return announcement.game === 'null' && tricks[tricks.length - 1]?.winner === declarer;
}
