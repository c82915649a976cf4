import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../options.ts';
import { median, spread } from '../statistics.ts';
import type { Script } from './scripted-game.ts';
import { playScript, writeScripts } from './scripted-game.ts';

export const ENGINE_OPTIONS = { games: 4000, seed: 1, rounds: 9 } as const;

const MICROSECONDS = 1_000_000;

/** Whole games by the full rules per core-second; prints each round, the median and the spread. */
export function benchEngine(words: readonly string[]): Result<null, string> {
  const options = parseOptions(words, ENGINE_OPTIONS);
  if (!options.ok) return options;
  const { games, seed, rounds } = options.value;
  if (games === 0 || rounds === 0) return err('--games and --rounds must be at least 1');
  const scripts = writeScripts(games, seed);
  playRound(scripts); // the first round runs before the compiler has seen the code
  const rates = Array.from({ length: rounds }, (_, round) => {
    const { seconds, actions } = playRound(scripts);
    const rate = games / seconds;
    console.log(
      `round ${round + 1}: ${rate.toFixed(0)} games per core-second, ${(actions / games).toFixed(1)} actions a game`,
    );
    return rate;
  });
  console.log(
    `engine: median ${median(rates).toFixed(0)} games per core-second, spread ${percent(spread(rates))}`,
  );
  console.log(`${rounds} rounds of ${games} games played out, seed ${seed}, node ${process.version}`);
  return ok(null);
}

function playRound(scripts: readonly Script[]): { readonly seconds: number; readonly actions: number } {
  const before = process.cpuUsage();
  let actions = 0;
  for (const script of scripts) actions += playScript(script).actions;
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / MICROSECONDS, actions };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
