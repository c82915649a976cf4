import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../options.ts';
import { median, spread } from '../statistics.ts';
import { compareEngines } from './compare-engines.ts';
import { roundOf } from './round.ts';
import type { Script } from './scripted-game.ts';
import { playScript, writeScripts } from './scripted-game.ts';

export const ENGINE_OPTIONS = { games: 4000, seed: 1, rounds: 9, against: '' } as const;

/**
 * Whole games by the full rules per core-second; prints each round, the median and the spread, or with `--against` how
 * the time compares with another state of the project.
 */
export async function benchEngine(words: readonly string[]): Promise<Result<0 | 1, string>> {
  const options = parseOptions(words, ENGINE_OPTIONS);
  if (!options.ok) return options;
  const { games, seed, rounds, against } = options.value;
  if (games === 0 || rounds === 0) return err('--games and --rounds must be at least 1');
  const scripts = writeScripts(games, seed);
  const done = against === '' ? ok(measure(scripts, rounds)) : await compareEngines(against, scripts, rounds);
  if (done.ok)
    console.log(`${rounds} rounds of ${games} games played out, seed ${seed}, node ${process.version}`);
  return done;
}

function measure(scripts: readonly Script[], rounds: number): 0 {
  roundOf(scripts, playScript); // the first round runs before the compiler has seen the code
  const rates = Array.from({ length: rounds }, (_, round) => rateOf(scripts, round + 1));
  console.log(
    `engine: median ${median(rates).toFixed(0)} games per core-second, spread ${percent(spread(rates))}`,
  );
  return 0;
}

function rateOf(scripts: readonly Script[], number: number): number {
  const { seconds, actions } = roundOf(scripts, playScript);
  const rate = scripts.length / seconds;
  const perGame = (actions / scripts.length).toFixed(1);
  console.log(`round ${number}: ${rate.toFixed(0)} games per core-second, ${perGame} actions a game`);
  return rate;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
