import type { Card } from '../../cards/card.ts';
import type { PerPosition, Position } from '../../cards/position.ts';
import { POSITIONS } from '../../cards/position.ts';
import type { Proposal } from '../../early/state.ts';
import type { Knowledge } from '../../game/knowledge.ts';
import { knowledgeOf } from '../../game/knowledge.ts';
import type { Asides, LegalActions } from '../../game/legal.ts';
import type { SkatState } from '../../game/state.ts';
import { isOfficers } from '../../game/state.ts';
import { toAct } from '../../game/turn.ts';
import type { Trick, WonTrick } from '../../play/trick.ts';
import { pointsWonBy, tricksWonBy } from '../../play/trick.ts';
import type { TableState } from '../state.ts';
import type { Viewer } from './viewer.ts';
import { positionFor } from './viewer.ts';

/** What lies on the table and in the viewer's hand. */
export interface PlaySection {
  readonly phase: SkatState['phase'];
  readonly toAct: readonly Position[];
  readonly hand: readonly Card[];
  readonly legal: LegalActions | null;
  /** What the viewer may do unasked. */
  readonly asides: Asides;
  readonly proposal: Proposal | null;
  readonly trick: Trick | null;
  /** Until the viewer plays to the next trick (R5.10). */
  readonly lastTrick: WonTrick | null;
  readonly tricksWon: PerPosition<number>;
  /** Card points of the tricks won, where the table counts them for everybody (R5.10). */
  readonly pointsWon: PerPosition<number> | null;
  readonly openHand: readonly Card[] | null;
}

export function playSection({ stage }: TableState, viewer: Viewer): PlaySection | null {
  if (stage.phase !== 'playing' || isOfficers(stage.game.state)) return null;
  const known = knowledgeOf(stage.game.state, positionFor(stage.game, viewer));
  return {
    phase: known.phase,
    toAct: toAct(stage.game.state),
    hand: known.hand,
    legal: known.legal,
    asides: known.asides,
    proposal: known.proposal,
    trick: known.trick,
    lastTrick: visibleLastTrick(known),
    tricksWon: [tricksWonBy(known.tricks, 0), tricksWonBy(known.tricks, 1), tricksWonBy(known.tricks, 2)],
    pointsWon: known.setup.rules.showCounters ? pointsWon(known.tricks) : null,
    openHand: known.openHand,
  };
}

function pointsWon(tricks: readonly WonTrick[]): PerPosition<number> {
  return [pointsWonBy(tricks, 0), pointsWonBy(tricks, 1), pointsWonBy(tricks, 2)];
}

/** Until the viewer has played to the next trick (R5.10); who holds no cards sees it until the next one is led. */
function visibleLastTrick({ trick, tricks, position }: Knowledge): WonTrick | null {
  const last = tricks[tricks.length - 1];
  if (last === undefined || trick === null) return null;
  if (position === null) return trick.cards.length === 0 ? last : null;
  const place = (position - trick.leader + POSITIONS.length) % POSITIONS.length;
  return place < trick.cards.length ? null : last;
}
