import type { Card } from '../cards/card.ts';
import { countPoints } from '../cards/card.ts';
import type { Position } from '../cards/position.ts';
import type { GameState, RamschFinishedState, RamschState, SkatPass } from '../game/state.ts';
import type { RuleViolation } from '../game/violation.ts';
import { addCard } from '../play/add-card.ts';
import { pointsWonBy } from '../play/trick.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { RamschFacts } from '../scoring/facts.ts';

const TRICKS_IN_GAME = 10;

/** One card of a Ramsch; only the jacks are trumps (R9.3). */
export function applyRamschCard(
  state: RamschState,
  position: Position,
  card: Card,
): Result<GameState, RuleViolation> {
  const step = addCard(state, position, card, 'grand');
  if (!step.ok) return step;
  const { setup, deal, calls, skat, passes } = state;
  const { hands, trick, tricks } = step.value;
  if (tricks.length === TRICKS_IN_GAME)
    return ok({ phase: 'ramschFinished', setup, deal, calls, skat, passes, tricks });
  return ok({ phase: 'ramsch', setup, deal, calls, hands, skat, passes, trick, tricks });
}

/** What a Ramsch enters on the sheet (R9.10, R9.11). */
export function ramschFacts({ setup, skat, passes, tricks }: RamschFinishedState): RamschFacts {
  return {
    kind: 'ramsch',
    trickPoints: [pointsWonBy(tricks, 0), pointsWonBy(tricks, 1), pointsWonBy(tricks, 2)],
    skatPoints: countPoints(skat),
    winners: tricks.map(({ winner }) => winner),
    pushes: countPushes(passes),
    bock: setup.bock,
  };
}

/** Players who passed the skat on unseen (R9.23). */
export function countPushes(passes: readonly SkatPass[]): number {
  return passes.filter(({ taken }) => taken === null).length;
}
