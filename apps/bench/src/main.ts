import { benchEngine } from './engine/bench-engine.ts';

const USAGE = `Usage: pnpm bench COMMAND [options]

  engine [--games 4000] [--seed 1] [--rounds 9]
      whole games by the full rules per core-second
`;

function main(words: readonly string[]): number {
  const [command, ...options] = words;
  if (command !== 'engine')
    return refuse(command === undefined ? 'Name a command.' : `Unknown command: ${command}`);
  const done = benchEngine(options);
  return done.ok ? 0 : refuse(done.error);
}

function refuse(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 2;
}

process.exitCode = main(process.argv.slice(2));
