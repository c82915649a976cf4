import type { EndedState, PlayedFacts } from '@skat/engine';
import { evaluateGame, isPlayedOut, isTrumpGame, settleGame, stepsReached } from '@skat/engine';

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

/** What a game with a contract came to. @throws Error if nobody declared */
export function factsOf(state: EndedState): PlayedFacts {
  const facts = settleGame(state);
  if (facts.kind !== 'played') throw new Error(`nobody declared: ours is ${facts.kind}`);
  return facts;
}

/** Outline of the facts of a played game; matadors and levels are 0 for Null, levels also for a game cut short. */
export function outlineOfFacts(facts: PlayedFacts): Outline {
  const { won, score, overbid } = evaluateGame(facts);
  const common = { win: won, v: score, over: overbid, p: facts.declarerPoints, t: facts.declarerTricks };
  if (!isTrumpGame(facts)) return { ...common, m: 0, s: 0, z: 0 };
  const { side, count } = facts.matadors;
  const made = isPlayedOut(facts.ending) ? stepsReached(facts) : { schneider: false, schwarz: false };
  return {
    ...common,
    m: side === 'with' ? count : -count,
    s: made.schneider ? 1 : 0,
    z: made.schwarz ? 1 : 0,
  };
}
