import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Card, GameState, Seat, TableEntry, TableState } from '../../src/index.ts';
import {
  SCORINGS,
  SEATS,
  applyAction,
  applyCommand,
  countPoints,
  cutDeck,
  evaluateGame,
  pointsWonBy,
  replayTable,
  settleGame,
  sheetOf,
  tricksWonBy,
  viewFor,
} from '../../src/index.ts';
import { CONTEXT } from '../support/cards.ts';
import type { Script } from '../support/generate.ts';
import { generateGame } from '../support/generate.ts';
import { isUpdateComplete } from '../support/merge.ts';
import type { Random } from '../support/random.ts';
import { randomFrom } from '../support/random.ts';
import { Referee, worth } from '../support/referee.ts';
import { same } from '../support/same.ts';
import { NOON, SERVER, accept, allReady, commandOf, started } from '../support/tables.ts';

const RUNS = 170;
const SERIES_PER_RUN = 10;
const SERIES_LENGTH = 6;
const GAMES = RUNS * SERIES_PER_RUN * SERIES_LENGTH;

interface Played {
  readonly start: TableState;
  readonly entries: readonly TableEntry[];
  /** After each entry. */
  readonly tables: readonly TableState[];
  readonly scripts: readonly Script[];
}

/** A whole series with its log, written as the server would. */
function playSeries(random: Random): Played {
  const start = allReady(started({ seriesLength: SERIES_LENGTH, scoring: random.pick(SCORINGS) }));
  const entries: TableEntry[] = [];
  const tables: TableState[] = [];
  const scripts: Script[] = [];
  let table = start;
  const enter = (actor: TableEntry['actor'], command: TableEntry['command']): void => {
    table = accept(table, actor, command);
    entries.push({ actor, command, at: NOON });
    tables.push(table);
  };
  const lot = random.pick(SEATS);
  while (table.stage.phase === 'betweenGames') {
    const script = generateGame(random);
    const gamesPlayed = table.stage.series.games.length;
    for (const seat of SEATS) enterReadiness(seat, gamesPlayed);
    enter(SERVER, { type: 'deal', deck: script.deck, context: CONTEXT, lot });
    for (const move of script.moves) enter(...commandOf(table, move));
    scripts.push(script);
  }
  return { start, entries, tables, scripts };

  function enterReadiness(seat: Seat, gamesPlayed: number): void {
    const person = table.seats[seat].occupant;
    if (person?.kind !== 'person') return;
    const actor = { kind: 'player', playerId: person.playerId, name: person.name } as const;
    for (const readiness of ['wait', 'ready'] as const)
      enter(actor, { type: 'ready', series: 1, game: gamesPlayed + 1, readiness });
  }
}

function runningOf({ stage }: TableState): GameState | null {
  return stage.phase === 'playing' ? stage.game.state : null;
}

/** 32 different cards at every moment (R1.1). */
function isWhole(state: GameState): boolean {
  const held: readonly Card[] =
    state.phase === 'playing' || state.phase === 'finished'
      ? [
          ...state.hands.flat(),
          ...state.contract.putAway,
          ...state.tricks.flatMap(({ cards }) => cards),
          ...(state.phase === 'playing' ? state.trick.cards : []),
        ]
      : [...state.deal.hands.flat(), ...state.deal.skat];
  return held.length === 32 && new Set(held).size === 32;
}

/** The referee's count of a finished game beside the engine's (R5.7): tricks, points, and 120 in all. */
function findingsAtEnd(script: Script, table: TableState, game: number): readonly string[] {
  const referee = new Referee(cutDeck(script.deck, CONTEXT.cut));
  for (const { action } of script.moves) referee.play(action);
  const { stage } = table;
  const facts = stage.phase === 'gathering' ? undefined : stage.series.games[game]?.facts;
  if (facts?.kind !== 'played') return referee.announcement === null ? [] : [`game ${game}: no facts`];
  const mine = referee.tricks.filter(({ winner }) => winner === referee.declarer);
  const points = worth([...mine.flatMap(({ cards }) => cards), ...referee.putAway]);
  const expected = [referee.declarer, referee.bid, points, mine.length, referee.tricks.length - mine.length];
  const actual = [
    facts.declarer,
    facts.bid,
    facts.declarerPoints,
    facts.declarerTricks,
    facts.defenderTricks,
  ];
  return same(actual, expected) ? [] : [`game ${game}: ${actual.join()} instead of ${expected.join()}`];
}

/** R8.14: the sums over all columns. */
function findingsOnSheet(table: TableState): readonly string[] {
  if (table.stage.phase === 'gathering') return ['no series'];
  const { games } = table.stage.series;
  const evaluated = games.flatMap(({ facts }) => (facts.kind === 'played' ? [evaluateGame(facts)] : []));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const points = sum(evaluated.map(({ score }) => score));
  const won = evaluated.filter((game) => game.won).length;
  const lost = evaluated.length - won;
  const expected = {
    simple: points,
    seeger: points + 50 * (won - lost),
    seegerFabian: points + 50 * (won - lost) + 80 * lost,
  };
  return SCORINGS.flatMap((scoring) => {
    const sheet = sheetOf(games, scoring);
    const total = sum(sheet.foot.map((foot) => foot.total));
    const last = sum(sheet.rows.at(-1)?.cells.map((cell) => cell.total) ?? []);
    const counted = won + lost + sheet.passedIn === games.length;
    return total === expected[scoring] && last === total && counted ? [] : [`${scoring}: ${total}, ${last}`];
  });
}

/** Replays the log as it was stored, and once more from a snapshot taken on the way. */
function findingsInReplay({ start, entries, tables }: Played, random: Random): readonly string[] {
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

/** Views are a function of the state; one seat's is compared after every fourth entry. */
const VIEW_EVERY = 4;

interface Step {
  readonly before: TableState;
  readonly replayed: TableState;
  readonly original: TableState;
  readonly index: number;
}

function stepFindings({ before, replayed, original, index }: Step): readonly string[] {
  const state = runningOf(original);
  const held = state === null || isWhole(state) ? [] : [`state ${index} has not 32 cards`];
  if (!same(replayed, original)) return [...held, `state ${index} differs`];
  if (index % VIEW_EVERY !== 0) return held;
  const seat = ((index / VIEW_EVERY) % 3) as Seat;
  return [
    ...held,
    ...(same(viewFor(replayed, seat), viewFor(original, seat)) ? [] : [`view ${index} differs`]),
    ...(isUpdateComplete(before, replayed, seat) ? [] : [`update ${index} misses something`]),
  ];
}

function findingsInSeries(random: Random): readonly string[] {
  const played = playSeries(random);
  const end = played.tables.at(-1) as TableState;
  const jump = [random.pick(played.tables), random.pick(played.tables)] as const;
  return [
    ...played.scripts.flatMap((script, game) => findingsAtEnd(script, end, game)),
    ...findingsOnSheet(end),
    ...findingsInReplay(played, random),
    ...(isUpdateComplete(...jump, random.pick(SEATS))
      ? []
      : ['an update over several steps misses something']),
  ];
}

it(
  `[R1.1 R5.7 R8.2 R8.14] ${GAMES} games: 32 cards, 120 points, and the log replays to the same states, views and sheet`,
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const findings = Array.from({ length: SERIES_PER_RUN }, () => findingsInSeries(random));
        expect(findings.flat()).toEqual([]);
      }),
      { numRuns: RUNS, seed: 2_032, endOnFailure: true },
    );
  },
);

it('[R5.7] the points of declarer, defenders and skat are 120 in a game played to its end', () => {
  const random = randomFrom(120);
  const sums = Array.from({ length: 200 }, () => generateGame(random)).flatMap((script) => {
    const table = started();
    const state = script.moves.length > 30 ? endOf(table, script) : null;
    if (state?.phase !== 'finished' || state.tricks.length < 10) return [];
    const won = [0, 1, 2].map((position) => pointsWonBy(state.tricks, position as Seat));
    const tricks = [0, 1, 2].map((position) => tricksWonBy(state.tricks, position as Seat));
    const facts = settleGame(state);
    const declarerPoints = facts.kind === 'played' ? facts.declarerPoints : 0;
    const defenders = won.reduce(
      (sum, points, position) => (position === state.contract.declarer ? sum : sum + points),
      0,
    );
    return [
      [
        won.reduce((sum, points) => sum + points, countPoints(state.contract.putAway)),
        declarerPoints + defenders,
        tricks.reduce((a, b) => a + b),
      ],
    ];
  });
  expect(sums.length).toBeGreaterThan(100);
  expect(sums.filter((sum) => sum.join() !== '120,120,10')).toEqual([]);
});

/** The finished game, played below the table. */
function endOf(table: TableState, { deck, moves }: Script): GameState | null {
  let before = accept(table, SERVER, { type: 'deal', deck, context: CONTEXT, lot: 0 });
  for (const move of moves.slice(0, -1)) before = accept(before, ...commandOf(before, move));
  const state = runningOf(before);
  const last = moves.at(-1);
  if (state === null || last === undefined) return null;
  const step = applyAction(state, last.position, last.action);
  return step.ok ? step.value : null;
}
