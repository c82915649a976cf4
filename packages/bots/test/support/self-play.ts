import type { Action, EndedState, GameSetup, GameState, Position } from '@skat/engine';
import {
  DECK,
  applyAction,
  isEnded,
  isOfficers,
  knowledgeOf,
  knowledgeOfOfficers,
  permits,
  permitsAside,
  shuffle,
  startGame,
  toAct,
} from '@skat/engine';
import { decide, decideAside, decideOfficers } from '../../src/index.ts';
import { foolishAction } from './random-action.ts';

/** A game of computer players, whatever went against the rules in it, and what was done in it. */
export interface SelfPlay {
  readonly end: EndedState;
  readonly faults: readonly string[];
  readonly actions: readonly Action[];
}

export interface Players {
  readonly random: () => number;
  readonly setup: GameSetup;
  /** Positions where a fool plays any legal action. */
  readonly fools?: readonly Position[];
}

const NOBODY: readonly Position[] = [];
const MOST_STEPS = 200;

/** Plays one game to its end; the first action that is refused ends the run by an exception. */
export function playAlone(players: Players): SelfPlay {
  const { random, setup } = players;
  const faults: string[] = [];
  const actions: Action[] = [];
  const cut = setup.rules.cut === 'player' ? null : 4;
  let state: GameState = startGame(shuffle(DECK, chooseBy(random)), { cut }, setup);
  while (!isEnded(state)) {
    if (actions.length > MOST_STEPS) throw new Error(`Stuck in ${state.phase}`);
    const { position, action, fault } = nextAction(state, players);
    if (fault !== null) faults.push(fault);
    const next = applyAction(state, position, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(next.error)}`);
    actions.push(action);
    state = next.value;
  }
  return { end: state, faults, actions };
}

interface Decision {
  readonly position: Position;
  readonly action: Action;
  readonly fault: string | null;
}

function nextAction(state: GameState, players: Players): Decision {
  const [position] = toAct(state);
  if (position === undefined) throw new Error('Nobody is to act');
  return asideIn(state, players) ?? answerOf(state, position, players);
}

function asideIn(state: GameState, { fools = NOBODY }: Players): Decision | null {
  if (isOfficers(state) || state.phase !== 'playing') return null;
  for (const position of [0, 1, 2] as const) {
    if (fools.includes(position)) continue;
    const known = knowledgeOf(state, position);
    const action = decideAside(known);
    if (action === null) continue;
    const fault = permitsAside(known.asides, action) ? null : `illegal aside: ${JSON.stringify(action)}`;
    return { position, action, fault };
  }
  return null;
}

function answerOf(state: GameState, position: Position, { random, fools = NOBODY }: Players): Decision {
  const officer = position === 0 ? 0 : 1;
  const known = isOfficers(state) ? knowledgeOfOfficers(state, officer) : knowledgeOf(state, position);
  if (known.legal === null) throw new Error('Nobody is asked');
  const action = fools.includes(position)
    ? foolishAction(known.legal, chooseBy(random))
    : 'stacks' in known
      ? decideOfficers(known, random)
      : decide(known, random);
  const fault = permits(known.legal, action) ? null : `illegal: ${JSON.stringify(action)}`;
  return { position, action, fault };
}

/** A choice among `below` things. */
export function chooseBy(random: () => number): (below: number) => number {
  return (below) => Math.floor(random() * below);
}
