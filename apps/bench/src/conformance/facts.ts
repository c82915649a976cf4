import type { GameState, PlayedFacts } from '@skat/engine';
import {
  evaluateGame,
  isEnded,
  isSchneiderReached,
  isSchwarzReached,
  isTrumpGame,
  settleGame,
} from '@skat/engine';

/** A played game in the fields that records use: signed value, signed matadors, flags as 0 and 1. */
export interface Outline {
  readonly win: boolean;
  readonly v: number;
  readonly m: number;
  readonly over: boolean;
  readonly p: number;
  readonly t: number;
  readonly s: number;
  readonly z: number;
}

/** Outline of a game that was played to its end. @throws Error while it runs or if it was passed in */
export function outlineOf(state: GameState): Outline {
  if (!isEnded(state)) throw new Error('the record stops before the game has ended');
  const facts = settleGame(state);
  if (facts.kind !== 'played') throw new Error('the game was passed in');
  return outlineOfFacts(facts);
}

/** Outline of the facts of a played game; matadors and levels are 0 for Null. */
export function outlineOfFacts(facts: PlayedFacts): Outline {
  const { won, score, overbid } = evaluateGame(facts);
  const common = { win: won, v: score, over: overbid, p: facts.declarerPoints, t: facts.declarerTricks };
  if (!isTrumpGame(facts)) return { ...common, m: 0, s: 0, z: 0 };
  const { side, count } = facts.matadors;
  return {
    ...common,
    m: side === 'with' ? count : -count,
    s: isSchneiderReached(facts) ? 1 : 0,
    z: isSchwarzReached(facts) ? 1 : 0,
  };
}
