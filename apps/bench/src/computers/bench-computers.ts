import { performance } from 'node:perf_hooks';
import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { parseOptions } from '../options.ts';
import { seededWords } from '../random.ts';
import { COMPUTERS } from './choice.ts';
import type { Chance } from './computer-table.ts';
import { ComputerTable } from './computer-table.ts';
import type { Counts } from './game-counts.ts';
import { countLines, withGame } from './game-counts.ts';
import type { LineUp } from './line-ups.ts';
import { LINE_UPS } from './line-ups.ts';

export const COMPUTERS_OPTIONS = { games: 1000, seed: 1, preset: '' } as const;

const WORDS = 2 ** 32;

/** What a run of one preset came to. */
export interface ComputersRun {
  readonly counts: Counts;
  readonly seconds: number;
  /** One line for each game that broke off: an illegal action, a stuck table or an exception. */
  readonly violations: readonly string[];
}

/** Computers alone play every preset; the exit code is 1 if anything went against the rules. */
export function benchComputers(words: readonly string[]): Result<0 | 1, string> {
  const options = parseOptions(words, COMPUTERS_OPTIONS);
  if (!options.ok) return options;
  const { games, seed, preset } = options.value;
  if (games === 0) return err('--games must be at least 1');
  const chosen = LINE_UPS.filter(({ name }) => name.startsWith(preset));
  if (chosen.length === 0) return err(`--preset is one of ${LINE_UPS.map(({ name }) => name).join(', ')}`);
  const runs = chosen.map((lineUp) => {
    const run = playLineUp(lineUp, games, seed + LINE_UPS.indexOf(lineUp));
    print(lineUp, games, run);
    return run;
  });
  const broken = runs.reduce((sum, { violations }) => sum + violations.length, 0);
  console.log(broken === 0 ? 'No violations' : `${broken} games broke off`);
  return ok(broken === 0 ? 0 : 1);
}

/** Plays so many games of one preset; after a violation a new table goes on. */
export function playLineUp(
  { rules }: LineUp,
  games: number,
  seed: number,
  deciders = COMPUTERS,
): ComputersRun {
  const chance = chanceFrom(seed);
  const beganAt = performance.now();
  const violations: string[] = [];
  let counts: Counts = new Map();
  let table = new ComputerTable(rules, chance, deciders);
  for (let game = 1; game <= games; game++) {
    try {
      counts = withGame(counts, table.playGame(), rules);
    } catch (problem) {
      violations.push(
        `game ${game}: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`,
      );
      table = new ComputerTable(rules, chance, deciders);
    }
  }
  return { counts, seconds: (performance.now() - beganAt) / 1000, violations };
}

function chanceFrom(seed: number): Chance {
  const words = seededWords(seed);
  return { choose: (below) => words() % below, random: () => words() / WORDS };
}

function print({ name }: LineUp, games: number, { counts, seconds, violations }: ComputersRun): void {
  console.log(`${name}: ${games} games, ${(games / seconds).toFixed(0)} games per second`);
  for (const line of countLines(counts)) console.log(line);
  for (const violation of violations) console.log(`  VIOLATION ${violation}`);
}
