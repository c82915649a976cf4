import type { Result } from '@skat/engine';
import { ok } from '@skat/engine';
import { databaseServerUrl, withDatabase } from '../../server/database.ts';
import { Measures } from '../../server/measures.ts';
import type { ServerProcess } from '../../server/server-process.ts';
import { startServer } from '../../server/server-process.ts';
import { commitName } from '../commit.ts';
import { attackersAt, attackersAtEmpty } from './attackers.ts';
import { changesSince } from './changes.ts';
import type { FuzzOptions } from './fuzz-options.ts';
import { fuzzOptions } from './fuzz-options.ts';
import type { FuzzFigures } from './fuzz-report.ts';
import { fuzzLines, violationsIn } from './fuzz-report.ts';
import { seatHonest } from './honest.ts';
import { Ledger } from './ledger.ts';
import { Memory } from './memory.ts';
import { Stored } from './stored.ts';
import { FuzzTally } from './tally.ts';
import type { Latencies, TurnParts } from './turns.ts';
import { takeTurn } from './turns.ts';

const SETTINGS = { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } as const;
/** The flood goes to one server and the other in turns, so that both see the same machine. */
const TURNS = 10;
/** Each visit has a seed of its own. */
const SEEDS_A_TURN = 1_000_000;

/**
 * Attacks a server on which honest people play, and an empty one beside it for comparison.
 * @returns the exit code: 1 at any violation
 */
export async function chaosFuzz(words: readonly string[]): Promise<Result<number, string>> {
  const options = fuzzOptions(words);
  if (!options.ok) return options;
  const { seed, messages, plant } = options.value;
  const figures = await withDatabase(databaseServerUrl(), (ours) =>
    withDatabase(databaseServerUrl(), (empty) => withServers([ours, empty], options.value)),
  );
  console.log(`Fuzz: commit ${commitName()}, seed ${seed}, ${messages} messages, plant ${plant ?? 'none'}`);
  for (const line of fuzzLines(figures)) console.log(line);
  return ok(violationsIn(figures).length === 0 ? 0 : 1);
}

async function withServers(
  [ours, empty]: readonly [string, string],
  options: FuzzOptions,
): Promise<FuzzFigures> {
  const plant = options.plant === 'foreign-seat' ? options.plant : null;
  const server = await startServer(ours, options.program, { settings: SETTINGS, plant });
  const other = await startServer(empty, options.program, { settings: SETTINGS });
  const stored = await Stored.open(ours);
  try {
    return await run({ server, other, stored }, options);
  } finally {
    await stored.close();
    await Promise.all([server.stop(), other.stop()]);
  }
}

interface Scene {
  readonly server: ServerProcess;
  readonly other: ServerProcess;
  readonly stored: Stored;
}

async function run({ server, other, stored }: Scene, options: FuzzOptions): Promise<FuzzFigures> {
  const { seed, tables, plant, messages, rate } = options;
  const measures = new Measures();
  const ledger = new Ledger();
  const honest = await seatHonest({ url: server.url, tables, seed, measures, ledger });
  const parts: TurnParts = {
    ours: await attackersAt(server.url, honest),
    empty: await attackersAtEmpty(other.url, honest),
    tally: { ours: new FuzzTally(), empty: new FuzzTally() },
    measures,
    perSecond: rate,
    isOver: () => server.ending() !== null,
  };
  const before = await stored.counts();
  ledger.trust(await stored.log());
  const latenciesMs: Latencies = { flooded: [], elsewhere: [] };
  const turn = (number: number, measured: Latencies): Promise<void> =>
    takeTurn(parts, { messages: Math.ceil(messages / TURNS), seed: seed + number * SEEDS_A_TURN }, measured);
  measures.open();
  await turn(0, { flooded: [], elsewhere: [] }); // both servers warm up
  const memory = new Memory(server);
  for (let number = 1; number < TURNS && !parts.isOver(); number++) {
    if (plant === 'killed-server' && number === TURNS / 2) server.kill();
    await turn(number, latenciesMs);
    memory.look();
  }
  const ending = server.ending();
  honest.close();
  if (plant === 'forged-entry') await stored.forge(honest.still.tableId);
  const changes = await changesSince(before, { stored, ledger });
  const { plays, refusals } = measures;
  return {
    ...{ tally: parts.tally.ours, ending, residentKb: memory.figures(), changes, latenciesMs, plays },
    honestRefusals: refusals,
  };
}
