import type { EndedState, GameState } from '@skat/engine';
import { DECK, applyAction, isEnded, knowledgeOf, permits, shuffle, startGame, toAct } from '@skat/engine';
import { decide } from '../../src/index.ts';

/** A game of three computer players and whatever went against the rules in it. */
export interface SelfPlay {
  readonly end: EndedState;
  readonly faults: readonly string[];
}

/** Plays one game to its end; the first illegal action ends the run by an exception. */
export function playAlone(random: () => number): SelfPlay {
  const faults: string[] = [];
  let state: GameState = startGame(
    shuffle(DECK, (below) => Math.floor(random() * below)),
    { cut: 4 },
  );
  while (!isEnded(state)) state = step(state, random, faults);
  return { end: state, faults };
}

function step(state: GameState, random: () => number, faults: string[]): GameState {
  const [position] = toAct(state);
  if (position === undefined) throw new Error('Nobody is to act');
  const known = knowledgeOf(state, position);
  const action = decide(known, random);
  if (known.legal === null || !permits(known.legal, action))
    faults.push(`illegal: ${JSON.stringify(action)}`);
  const next = applyAction(state, position, action);
  if (!next.ok) throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(next.error)}`);
  return next.value;
}
