import type { Action, GameState, Position } from '@skat/engine';
import { isOfficers, knowledgeOf, knowledgeOfOfficers, permits, permitsAside } from '@skat/engine';
import { decide, decideAside, decideOfficers } from '@skat/bots';

/** What the computer does at one position. */
export interface Choice {
  readonly position: Position;
  readonly action: Action;
  /** Whether what the position was offered includes it. */
  readonly isOffered: boolean;
}

/** Who decides at a table. */
export interface Deciders {
  readonly asideAt: (state: GameState, position: Position) => Choice | null;
  readonly answerAt: (state: GameState, position: Position, random: () => number) => Choice | null;
}

/** What the computer does unasked at a position, or null. */
function asideAt(state: GameState, position: Position): Choice | null {
  if (isOfficers(state)) return null;
  const known = knowledgeOf(state, position);
  const action = decideAside(known);
  return action === null ? null : { position, action, isOffered: permitsAside(known.asides, action) };
}

/** What the computer answers at a position, or null if that is not asked. */
function answerAt(state: GameState, position: Position, random: () => number): Choice | null {
  if (isOfficers(state)) return officersAnswerAt(state, position, random);
  const known = knowledgeOf(state, position);
  if (known.legal === null) return null;
  const action = decide(known, random);
  return { position, action, isOffered: permits(known.legal, action) };
}

function officersAnswerAt(
  state: Extract<GameState, { stacks: unknown }>,
  position: Position,
  random: () => number,
): Choice | null {
  if (position === 2) return null;
  const known = knowledgeOfOfficers(state, position);
  if (known.legal === null) return null;
  const action = decideOfficers(known, random);
  return { position, action, isOffered: permits(known.legal, action) };
}

/** The computer players as they sit at every table. */
export const COMPUTERS: Deciders = { asideAt, answerAt };
