import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { median } from '../statistics.ts';
import type { PlayScript } from './older-tree.ts';
import { withOlderTree } from './older-tree.ts';
import { roundOf } from './round.ts';
import type { Script } from './scripted-game.ts';
import { playScript } from './scripted-game.ts';

/** How much longer a game may take than in the other state. */
const LARGEST_RATIO = 1.2;
const GAMES_A_TURN = 50;
const MICROSECONDS = 1_000_000;

/** Microseconds of processor time a game, round by round. */
interface Times {
  readonly now: readonly number[];
  readonly then: readonly number[];
}

/**
 * Plays the same scripts by this tree and by another state of it, in turns, and prints both medians and their ratio.
 * @returns the exit code: 1 if a game takes more than a fifth longer than it did
 */
export async function compareEngines(
  ref: string,
  scripts: readonly Script[],
  rounds: number,
): Promise<Result<0 | 1, string>> {
  const measured = await withOlderTree(ref, (older) => measure(scripts, rounds, older));
  if (!measured.ok) return measured;
  return measured.value === null
    ? err(`${ref} plays other games from the same scripts, so the times say nothing`)
    : ok(report(ref, measured.value));
}

/** Null if the two play different games. */
function measure(scripts: readonly Script[], rounds: number, older: PlayScript): Times | null {
  if (scripts.some((script) => playScript(script).actions !== older(script).actions)) return null;
  const now: number[] = [];
  const then: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const seconds = secondsInTurns(scripts, older);
    now.push((seconds.now * MICROSECONDS) / scripts.length);
    then.push((seconds.then * MICROSECONDS) / scripts.length);
  }
  return { now, then };
}

/** Turns are short, so that whatever else the machine does meets both alike; who begins changes with each. */
function secondsInTurns(
  scripts: readonly Script[],
  older: PlayScript,
): { readonly now: number; readonly then: number } {
  let [now, then] = [0, 0];
  for (let start = 0; start < scripts.length; start += GAMES_A_TURN) {
    const turn = scripts.slice(start, start + GAMES_A_TURN);
    const isNowFirst = (start / GAMES_A_TURN) % 2 === 0;
    if (isNowFirst) now += roundOf(turn, playScript).seconds;
    then += roundOf(turn, older).seconds;
    if (!isNowFirst) now += roundOf(turn, playScript).seconds;
  }
  return { now, then };
}

function report(ref: string, { now, then }: Times): 0 | 1 {
  now.forEach((time, round) => {
    console.log(
      `round ${round + 1}: ${time.toFixed(1)} µs a game now, ${(then[round] ?? 0).toFixed(1)} at ${ref}`,
    );
  });
  const ratio = median(now) / median(then);
  console.log(
    `engine: median ${median(now).toFixed(1)} µs a game now, ${median(then).toFixed(1)} at ${ref}, ratio ${ratio.toFixed(3)}`,
  );
  const hasGrown = ratio > LARGEST_RATIO;
  console.log(hasGrown ? 'Slower by more than a fifth' : 'Not slower by more than a fifth');
  return hasGrown ? 1 : 0;
}
