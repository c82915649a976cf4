import type { Result } from '@skat/engine';
import { err } from '@skat/engine';
import { benchEngine } from './engine/bench-engine.ts';
import { benchServer } from './server/bench-server.ts';

const USAGE = `Usage: pnpm bench COMMAND [options]

  engine [--games 4000] [--seed 1] [--rounds 9]
      whole games by the full rules per core-second
  server [--tables 200] [--mode closed|paced] [--seconds 20] [--warmup 5] [--seed 1]
         [--program built|source]
      plays over sockets against a server process, on a database made for it at DATABASE_URL
      (Linux only; default postgresql://postgres@127.0.0.1:5432/postgres)
`;

async function run(words: readonly string[]): Promise<Result<null, string>> {
  const [command, ...options] = words;
  switch (command) {
    case 'engine':
      return benchEngine(options);
    case 'server':
      return benchServer(options);
    case undefined:
      return err('Name a command.');
    default:
      return err(`Unknown command: ${command}`);
  }
}

const done = await run(process.argv.slice(2));
if (!done.ok) {
  console.error(`${done.error}\n\n${USAGE}`);
  process.exitCode = 2;
}
