import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import { exitCodeOf } from './command-line.ts';
import { benchComputers } from './computers/bench-computers.ts';
import { benchEngine } from './engine/bench-engine.ts';
import { benchServer } from './server/bench-server.ts';
import { benchTables } from './server/bench-tables.ts';

const USAGE = `Usage: pnpm bench COMMAND [options]

  engine [--games 4000] [--seed 1] [--rounds 9] [--against REF]
      whole games by the full rules per core-second; with --against, the time of a game here and at that
      state of git, in turns, and their ratio (exit code 1 if it is above 1.2)
  computers [--games 1000] [--seed 1] [--preset NAME]
      computers alone play that many games of each preset through a table; prints games per second and how
      often each game was declared and won (exit code 1 at an illegal action, a stuck table or an exception)
  server [--tables 200] [--mode closed|paced] [--seconds 20 | --minutes N] [--warmup 5] [--seed 1]
         [--program built|source]
      plays over sockets against a server process, on a database made for it at DATABASE_URL
      (Linux only; default postgresql://postgres@127.0.0.1:5432/postgres); memory is what is left after garbage collection
  server --peers [--rounds 3] [further options as above]
      the same work put to ours, boardgame.io, Colyseus and bare Socket.IO in turns; the peers are installed by npm into
      apps/bench/node_modules/.cache/peers; prints medians and ratios
  tables [--count 10000] [--seed 1] [--program built|source] [--plant kept-tables]
      opens so many tables on one server, plays a short series at each and leaves; exit code 1 if the heap afterwards is
      more than 5 % above that after the first tenth, or a table is still in memory
`;

async function run(words: readonly string[]): Promise<Result<number, string>> {
  const [command, ...options] = words;
  switch (command) {
    case 'engine':
      return benchEngine(options);
    case 'computers':
      return benchComputers(options);
    case 'server': {
      const done = await benchServer(options);
      return done.ok ? ok(0) : done;
    }
    case 'tables':
      return benchTables(options);
    case undefined:
      return err('Name a command.');
    default:
      return err(`Unknown command: ${command}`);
  }
}

process.exitCode = await exitCodeOf(() => run(process.argv.slice(2)), USAGE);
