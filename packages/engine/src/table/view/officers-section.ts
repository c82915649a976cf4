import { countPoints } from '../../cards/card.ts';
import type { Position } from '../../cards/position.ts';
import { isOfficers } from '../../game/state.ts';
import { toAct } from '../../game/turn.ts';
import type { OfficersKnowledge } from '../../officers/knowledge.ts';
import { knowledgeOfOfficers } from '../../officers/knowledge.ts';
import type { OfficersPosition, PerOfficer, WonOfficersTrick } from '../../officers/state.ts';
import type { Seat } from '../../sheet/series-game.ts';
import type { TableState } from '../state.ts';
import type { Viewer } from './viewer.ts';
import { positionFor } from './viewer.ts';

/** A running game of Officers' Skat. */
export interface OfficersSection extends Omit<OfficersKnowledge, 'tricks' | 'rules'> {
  readonly number: number;
  readonly dealer: Seat;
  readonly seats: readonly Seat[];
  readonly toAct: readonly Position[];
  readonly lastTrick: WonOfficersTrick | null;
  readonly tricksWon: PerOfficer<number>;
  /** Card points of the tricks won, where the table counts them for everybody (R5.10). */
  readonly pointsWon: PerOfficer<number> | null;
}

/** A running game of Officers' Skat; both players and everybody else see the same cards (R9.82). */
export function officersSection({ stage, rules }: TableState, viewer: Viewer): OfficersSection | null {
  if (stage.phase !== 'playing' || !isOfficers(stage.game.state)) return null;
  const { number, dealer, seats, state } = stage.game;
  const position = positionFor(stage.game, viewer);
  const known = knowledgeOfOfficers(state, position === 2 ? null : position);
  const { phase, stacks, game, kontra, trick, tricks, legal } = known;
  return {
    number,
    dealer,
    seats,
    ...{ position: known.position, phase, stacks, game, kontra, trick, legal },
    toAct: toAct(state),
    lastTrick: tricks[tricks.length - 1] ?? null,
    tricksWon: [officersTricks(tricks, 0), officersTricks(tricks, 1)],
    pointsWon: rules.showCounters ? [officersPoints(tricks, 0), officersPoints(tricks, 1)] : null,
  };
}

function officersTricks(tricks: readonly WonOfficersTrick[], position: OfficersPosition): number {
  return tricks.filter(({ winner }) => winner === position).length;
}

function officersPoints(tricks: readonly WonOfficersTrick[], position: OfficersPosition): number {
  return countPoints(tricks.filter(({ winner }) => winner === position).flatMap(({ cards }) => cards));
}
