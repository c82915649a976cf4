import type { Result } from '@skat/engine';
import { err } from '@skat/engine';
import { exitCodeOf } from '../command-line.ts';
import { chaosDatabase } from './database/chaos-database.ts';
import { chaosFuzz } from './fuzz/fuzz.ts';
import { chaosKill } from './kill/kill.ts';
import { chaosLeak } from './leak/leak.ts';
import { chaosNetwork } from './network/network.ts';
import { chaosNodes } from './nodes/nodes.ts';
import { chaosStop } from './stop/stop.ts';

type Chaos = (options: readonly string[]) => Promise<Result<number, string>>;

const COMMANDS: Readonly<Record<string, Chaos>> = {
  database: chaosDatabase,
  fuzz: chaosFuzz,
  kill: chaosKill,
  leak: chaosLeak,
  network: chaosNetwork,
  nodes: chaosNodes,
  stop: chaosStop,
};

const USAGE = `Usage: pnpm chaos COMMAND [options]

Every command prints its figures with commit and seed and ends with 1 at a violation; --plant NAME plants a fault
that it must catch. --program built|source chooses the bundle of \`pnpm build\` or the sources. A database of their
own is made at DATABASE_URL (default postgresql://postgres@127.0.0.1:5432/postgres).

  database [--cuts 5] [--outages 1,30,300] [--freezes 30] [--tables 20] [--seed 1] [--plant early-ack|late-return]
      on a PostgreSQL cluster made for it: all connections cut, the cluster stopped and started again, its processes
      frozen, so many seconds each, while people play: nothing is acknowledged or shown that is not stored, a clear
      refusal and a readiness that fails meanwhile, and every table on within 5 s of the return
  fuzz [--messages 20000] [--seed 1] [--tables 10] [--rate 1500] [--plant foreign-seat|forged-entry|killed-server]
      malformed frames, wrong types, huge and deep payloads, other people's seats and tables, floods, on sockets and
      REST, while people play: no exit, no state change, bounded memory, an answer or a cut for everything, and
      honest players' p99 at most twice that while the same flood goes against an empty server
  kill [--rounds 25] [--database postgres|embedded] [--tables 20] [--seed 1] [--plant early-ack|lost-row]
      the server is killed at random moments while people play, and started again: what was acknowledged or shown is in
      the log, once, and folds to the same views; all seats are back within 3 s after the server is ready
  leak [--games 500] [--seed 1] [--plant leaked-skat|leaked-pass|leaked-spectator]
      two worlds that differ only in what a viewer may not know, on two servers: the viewer must be told the same
      bytes in views, replies and REST, and the logs must be the same
  network [--schedules 1000] [--sockets 0] [--seed 1] [--plant no-command-ids|patch-views|lost-row]
      games over networks that cut, delay, stall, go silent, repeat and lose answers, with second tabs, reloads, a store
      that fails and servers that restart: in virtual time, and over real sockets through a proxy. All pages must end up
      with what the log says, every accepted command is in it once, and nobody is stuck
  nodes [--seconds 120] [--tables 20] [--seed 1] [--plant stale-cache|no-conflict]
      two servers on one database with the people of each table spread over both; one of them is killed every few
      seconds, and for a quarter of the time both hear nothing of each other; players with two windows act through both:
      nothing acknowledged or shown is lost, one of two equal actions is accepted, and no table stands for 5 s
  stop [--tables 100] [--rounds 2] [--database postgres|embedded] [--seed 1] [--plant lost-row|hard-stop]
      the server is told to stop while people play, and started again: it ends by itself within 5 s, everything
      acknowledged is there, everybody comes back by nothing but their sockets and plays on
`;

async function run([name, ...options]: readonly string[]): Promise<Result<number, string>> {
  if (name === undefined) return err('Name a command.');
  const chaos = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return chaos === undefined ? err(`Unknown command: ${name}`) : chaos(options);
}

process.exitCode = await exitCodeOf(() => run(process.argv.slice(2)), USAGE);
