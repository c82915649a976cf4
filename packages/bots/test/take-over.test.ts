import type { GameState } from '@skat/engine';
import { DECK, applyAction, isEnded, knowledgeOf, permits, shuffle, startGame, toAct } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/index.ts';
import { foolishAction } from './support/random-action.ts';
import { seededRandom } from './support/random.ts';

const GAMES = 400;

/** Plays a game in which each action is a fool's or a computer's by chance; returns what was illegal. */
function playMixed(random: () => number, taken: Map<string, number>): readonly string[] {
  const choose = (below: number): number => Math.floor(random() * below);
  const faults: string[] = [];
  let state: GameState = startGame(shuffle(DECK, choose), { cut: 16 });
  while (!isEnded(state)) {
    const [position] = toAct(state);
    const known = position === undefined ? null : knowledgeOf(state, position);
    if (known === null || known.legal === null) throw new Error('Nobody is to act');
    const isComputer = random() < 0.5;
    const action = isComputer ? decide(known, random) : foolishAction(known.legal, choose);
    if (isComputer) taken.set(known.legal.type, (taken.get(known.legal.type) ?? 0) + 1);
    if (!permits(known.legal, action)) faults.push(`${known.legal.type}: ${JSON.stringify(action)}`);
    const next = applyAction(state, known.position, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} refused: ${next.error.code}`);
    state = next.value;
  }
  return faults;
}

describe('a computer player who takes over', () => {
  it('[R6.15] acts legally in whatever state the game is', { timeout: 60_000 }, () => {
    const random = seededRandom(77);
    const taken = new Map<string, number>();
    const faults = Array.from({ length: GAMES }, () => playMixed(random, taken)).flat();
    expect(faults).toEqual([]);
    const kinds = ['bid', 'answer', 'skatDecision', 'declare', 'playCard'];
    expect(kinds.filter((kind) => (taken.get(kind) ?? 0) < 50)).toEqual([]);
  });
});
