import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

import type { GameFacts, GameState, Seat, TableEntry, TableState } from '../../src/index.ts';
import {
  TOURNAMENT_RULES,
  applyCommand,
  isSeriesOver,
  presetRules,
  replayTable,
  viewFor,
} from '../../src/index.ts';
import type { GeneratedGame } from '../../proofs/generate/index.ts';
import { VARIANTS, countRules, drawRules, expectRules, variantOf } from '../../proofs/generate/index.ts';
import { isUpdateComplete } from '../support/merge.ts';
import type { Random } from '../../proofs/random.ts';
import { randomFrom } from '../../proofs/random.ts';
import { factsRead } from '../../proofs/referee/facts.ts';
import { watchOf } from '../../proofs/referee/index.ts';
import { same } from '../support/same.ts';
import type { PlayedSeries } from '../support/series.ts';
import { playSeries } from '../support/series.ts';
import { KONTRA_DOUBLES_BONUS, findingsInSums } from '../support/sums.ts';
import { Tally } from '../../proofs/tally.ts';
import { isWhole } from '../support/whole.ts';

const RUNS = 68;
const SERIES_PER_RUN = 10;
const LONGEST = 14;
const LEAST_GAMES = 7_500;
const tally = new Tally();
tally.expect('variant', VARIANTS);
expectRules(tally);
tally.expect('line', ['passedIn', 'played', 'ramsch', 'officers', 'owed Grand Hand', 'compulsory Ramsch']);
tally.expect('bock level', ['0', '1', '2', '3 and more']);
tally.expect('series', ['limit of Bierlachs', 'full length', 'ended by hand']);

function gamesOf({ stage }: TableState) {
  return stage.phase === 'gathering' ? [] : stage.series.games;
}

function runningOf({ stage }: TableState): GameState | null {
  return stage.phase === 'playing' ? stage.game.state : null;
}

/** The parts of the facts that the referee counts as well. */
function comparable(facts: GameFacts): Readonly<Record<string, unknown>> {
  if (facts.kind !== 'played' && facts.kind !== 'officers') return { ...facts };
  const matadors = facts.matadors?.count ?? null;
  return facts.kind === 'officers'
    ? { ...facts, matadors }
    : { ...facts, matadors, ending: facts.ending.kind };
}

/** The referee's count of a finished game beside the engine's (R5.7). */
function findingsAtEnd(
  { deck, cut, setup, moves, leaver }: GeneratedGame,
  facts: GameFacts,
): readonly string[] {
  const watch = watchOf(deck, cut, setup);
  for (const { position, action } of moves) watch.play(position, action);
  const actual = comparable(facts);
  const differing = Object.entries(factsRead(watch, leaver)).filter(
    ([part, value]) => !same(actual[part], value),
  );
  return [
    ...differing.map(
      ([part, value]) => `${part}: ${JSON.stringify(actual[part])}, not ${JSON.stringify(value)}`,
    ),
    ...(pointsIn(facts) === 120 ? [] : [`${pointsIn(facts)} points in all`]),
    ...('bock' in facts && facts.bock !== setup.bock ? ['another level of Bock'] : []),
  ];
}

/** Card points of a game in which every card was played, else 120. */
function pointsIn(facts: GameFacts): number {
  if (facts.kind === 'ramsch')
    return facts.trickPoints.reduce((sum, points) => sum + points, facts.skatPoints);
  if (facts.kind !== 'played' || facts.declarerTricks + facts.defenderTricks < 10) return 120;
  return facts.declarerPoints + facts.defenderPoints;
}

/** Replays the log as it was stored, and once more from a snapshot taken on the way. */
function findingsInReplay({ start, entries, tables }: PlayedSeries, random: Random): readonly string[] {
  const stored = JSON.parse(JSON.stringify(entries)) as readonly TableEntry[];
  const snapshotAfter = random.below(stored.length);
  let table = start;
  const findings = stored.flatMap(({ actor, command, at }, index) => {
    const step = applyCommand(table, actor, command, at);
    if (!step.ok) return [`entry ${index} is refused: ${step.error.code}`];
    const before = table;
    table = step.value;
    if (index === snapshotAfter) table = JSON.parse(JSON.stringify(table)) as TableState;
    return stepFindings({ before, replayed: table, original: tables[index] as TableState, index });
  });
  const whole = replayTable(start, stored);
  return same(whole, tables.at(-1)) ? findings : [...findings, 'the end differs'];
}

/** A difference stays, so every third state is compared; views are a function of it, one seat's after every sixth. */
const STATE_EVERY = 3;
const VIEW_EVERY = 6;

/** What can have changed; the lines before the latest are compared in the end. */
function latestOf(table: TableState) {
  const { stage } = table;
  if (stage.phase === 'gathering') return table;
  const { games, ...series } = stage.series;
  const lines = { count: games.length, latest: games.at(-1) };
  return { ...table, stage: { ...stage, series: { ...series, lines } } };
}

interface Step {
  readonly before: TableState;
  readonly replayed: TableState;
  readonly original: TableState;
  readonly index: number;
}

function stepFindings({ before, replayed, original, index }: Step): readonly string[] {
  if (index % STATE_EVERY !== 0) return [];
  const state = runningOf(original);
  const held = state === null || isWhole(state) ? [] : [`state ${index} has not 32 cards`];
  if (!same(latestOf(replayed), latestOf(original))) return [...held, `state ${index} differs`];
  if (index % VIEW_EVERY !== 0) return held;
  const seat = ((index / VIEW_EVERY) % original.chairs.length) as Seat;
  return [
    ...held,
    ...(same(viewFor(replayed, seat), viewFor(original, seat)) ? [] : [`view ${index} differs`]),
    ...(isUpdateComplete(before, replayed, seat) ? [] : [`update ${index} misses something`]),
  ];
}

function findingsInSeries(random: Random): readonly string[] {
  const rules = drawRules(random);
  const played = playSeries(rules, LONGEST, random);
  const end = played.tables.at(-1) as TableState;
  const lines = gamesOf(end);
  countSeries(played, end);
  const jump = [random.pick(played.tables), random.pick(played.tables)] as const;
  return [
    ...(lines.length === played.games.length
      ? []
      : [`${lines.length} lines of ${played.games.length} games`]),
    ...played.games.flatMap((game, index) => {
      const facts = lines[index]?.facts;
      return facts === undefined ? [] : findingsAtEnd(game, facts);
    }),
    ...findingsInSums(lines, rules),
    ...findingsInReplay(played, random),
    ...(isUpdateComplete(...jump, random.pick(end.chairs))
      ? []
      : ['an update over several steps misses something']),
  ];
}

function countSeries({ games, start }: PlayedSeries, end: TableState): void {
  const { rules } = start;
  const lines = gamesOf(end);
  tally.count('games', 'all', lines.length);
  tally.count('variant', variantOf(rules), lines.length);
  countRules(tally, rules, lines.length);
  for (const { facts, isCompulsoryRamsch } of lines) {
    tally.count('line', facts.kind);
    if (isCompulsoryRamsch)
      tally.count('line', facts.kind === 'played' ? 'owed Grand Hand' : 'compulsory Ramsch');
  }
  for (const { setup } of games)
    tally.count('bock level', setup.bock > 2 ? '3 and more' : String(setup.bock));
  if (!isSeriesOver(lines, rules)) tally.count('series', 'ended by hand');
  else tally.count('series', rules.scoring === 'bierlachs' ? 'limit of Bierlachs' : 'full length');
}

it(
  '[R1.1 R5.7 R8.2 R8.14] in series of every variant there are 32 cards and 120 points, the sums are right, and the log replays to the same states, views and sheet',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const findings = Array.from({ length: SERIES_PER_RUN }, () => findingsInSeries(random));
        expect([...new Set(findings.flat())]).toEqual([]);
      }),
      { numRuns: RUNS, seed: 2_032, endOnFailure: true },
    );
  },
);

it('reaches every variant, option and kind of line at least 50 times', () => {
  expect(tally.total('games')).toBeGreaterThan(LEAST_GAMES);
  expect(tally.below(50)).toEqual([]);
});

it('and the sums fail on the planted fault "kontra-doubles-bonus" (R9.42)', () => {
  const random = randomFrom(942);
  const tables = [TOURNAMENT_RULES, presetRules('withRamsch')].map((rules) => ({
    ...rules,
    kontra: { ...rules.kontra, enabled: true },
  }));
  const doubled = Array.from({ length: 20 }, (_, index) => {
    const rules = tables[index % 2] ?? TOURNAMENT_RULES;
    return { rules, lines: gamesOf(playSeries(rules, 6, random).tables.at(-1) as TableState) };
  }).filter(({ lines }) => lines.some(({ facts }) => facts.kind === 'played' && facts.kontra > 0));
  expect(doubled.length).toBeGreaterThan(5);
  expect(doubled.flatMap(({ lines, rules }) => findingsInSums(lines, rules))).toEqual([]);
  for (const { lines, rules } of doubled)
    expect(findingsInSums(lines, rules, KONTRA_DOUBLES_BONUS)).not.toEqual([]);
});

afterAll(() => {
  tally.print(`Replay: ${tally.total('games')} games in ${RUNS * SERIES_PER_RUN} series`);
});
