import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

import type {
  Action,
  Actor,
  Seat,
  SeatState,
  TableCommand,
  TableEntry,
  TableState,
} from '../../src/index.ts';
import {
  DECK,
  SEATS,
  applyCommand,
  isComputerPlaying,
  isSeriesLength,
  legalActions,
  openTable,
  replayTable,
  toAct,
  viewFor,
} from '../../src/index.ts';
import { CONTEXT } from '../support/cards.ts';
import { deepFreeze } from '../support/freeze.ts';
import { isUpdateComplete } from '../support/merge.ts';
import type { Random } from '../support/random.ts';
import { randomFrom } from '../support/random.ts';
import { same } from '../support/same.ts';
import { ADA, BEN, CORA, DORA, EMIL, SERVER, actorOn } from '../support/tables.ts';
import { Tally } from '../support/tally.ts';

const RUNS = 60;
const TABLES_PER_RUN = 12;
const COMMANDS_PER_TABLE = 250;
const SERIES_LENGTH = 3;
const PERSONS = [ADA, BEN, CORA, DORA, EMIL] as const;

const COMMAND_TYPES = [
  'sit',
  'stand',
  'swapSeats',
  'addComputer',
  'freeSeat',
  'ready',
  'start',
  'act',
  'letComputerPlay',
  'offerSeat',
  'takeBack',
  'endSeries',
  'newSeries',
  'deal',
  'passHost',
  'voidGame',
] as const;
const tally = new Tally();
tally.expect('accepted', COMMAND_TYPES);
tally.expect('stage', ['gathering', 'betweenGames', 'playing', 'ended']);
const TABLE_REFUSALS: ReadonlySet<string> = new Set([
  'notSeated',
  'notHost',
  'seatTaken',
  'seatEmpty',
  'alreadySeated',
  'ownSeat',
  'notAPerson',
  'wrongStage',
  'otherGame',
  'seatsOpen',
  'notReady',
  'standInPlays',
  'noStandIn',
  'alreadyDone',
  'serverOnly',
]);
tally.expect('refusal', [...TABLE_REFUSALS]);

interface Attempt {
  readonly actor: Actor;
  readonly command: TableCommand;
}

/** Something somebody might try: often what moves the table on, else anything. */
function attempt(table: TableState, random: Random): Attempt {
  return random.chance(0.6) ? likely(table, random) : anything(table, random);
}

function likely(table: TableState, random: Random): Attempt {
  const { stage } = table;
  switch (stage.phase) {
    case 'gathering': {
      const host = PERSONS.find(({ playerId }) => playerId === table.host) ?? ADA;
      const open = SEATS.filter((seat) => table.seats[seat].occupant === null);
      if (random.chance(0.05))
        return { actor: host, command: { type: 'freeSeat', seat: random.pick(SEATS) } };
      if (random.chance(0.05)) return { actor: host, command: { type: 'start' } };
      if (open.length > 0 && random.chance(0.3))
        return { actor: host, command: { type: 'addComputer', seat: random.pick(open) } };
      if (open.length > 0)
        return { actor: random.pick(PERSONS), command: { type: 'sit', seat: random.pick(open) } };
      if (random.chance(0.4)) return { actor: host, command: { type: 'start' } };
      return readiness(table, random);
    }
    case 'betweenGames':
      return random.chance(0.4) ? { actor: SERVER, command: dealCommand(random) } : readiness(table, random);
    case 'playing':
      return actSomehow(table, random);
    case 'ended':
      return { actor: random.pick(PERSONS), command: { type: 'newSeries', series: stage.series.number } };
  }
}

function readiness(table: TableState, random: Random): Attempt {
  const { stage } = table;
  const series = stage.phase === 'gathering' ? stage.seriesNumber : stage.series.number;
  const game = stage.phase === 'gathering' ? 0 : stage.series.games.length + 1;
  const ready = random.chance(0.8) ? 'ready' : random.pick(['wait', 'undecided'] as const);
  return { actor: random.pick(PERSONS), command: { type: 'ready', series, game, readiness: ready } };
}

function dealCommand(random: Random): TableCommand {
  return { type: 'deal', deck: random.shuffled(DECK), context: CONTEXT, lot: random.pick(SEATS) };
}

/** The player whose turn it is does something legal; passing is likely, so that games end soon. */
function actSomehow(table: TableState, random: Random): Attempt {
  if (table.stage.phase !== 'playing') throw new Error('No game is running');
  const { game } = table.stage;
  const [position] = toAct(game.state);
  if (position === undefined) throw new Error('A running game waits for somebody');
  const seat = ((game.dealer + 1 + position) % 3) as Seat;
  return {
    actor: actorOn(table, seat),
    command: { type: 'act', action: legalAction(game.state, position, random) },
  };
}

function legalAction(
  ...[state, position, random]: [
    Parameters<typeof legalActions>[0],
    Parameters<typeof legalActions>[1],
    Random,
  ]
): Action {
  const legal = legalActions(state, position);
  switch (legal?.type) {
    case 'playCard':
      return { type: 'playCard', card: random.pick(legal.cards) };
    case 'declare': {
      if (legal.hand)
        return { type: 'declare', announcement: { game: 'null', hand: true, ouvert: true }, discard: null };
      const [first = 'CJ', second = 'CJ'] = random.shuffled(legal.cards);
      return { type: 'declare', announcement: { game: 'grand', level: 'none' }, discard: [first, second] };
    }
    case 'skatDecision':
      return { type: random.chance(0.5) ? 'playHand' : 'pickUpSkat' };
    case 'bid':
      return random.chance(0.1) ? { type: 'bid', value: 18 } : { type: 'pass' };
    default:
      return { type: 'pass' };
  }
}

function anything(table: TableState, random: Random): Attempt {
  const computers: readonly Actor[] = SEATS.map((seat) => ({ kind: 'computer', seat }));
  const actor = random.pick<Actor>([...PERSONS, ...PERSONS, ...PERSONS, ...computers, SERVER, SERVER]);
  const seat = random.pick(SEATS);
  const number = table.stage.phase === 'gathering' ? table.stage.seriesNumber : table.stage.series.number;
  const series = random.chance(0.8) ? number : number + 1;
  const commands: readonly TableCommand[] = [
    { type: 'sit', seat },
    { type: 'sit', seat },
    { type: 'stand' },
    { type: 'swapSeats', a: seat, b: random.pick(SEATS) },
    { type: 'addComputer', seat },
    { type: 'freeSeat', seat },
    { type: 'ready', series, game: random.below(4), readiness: random.pick(['undecided', 'ready', 'wait']) },
    { type: 'start' },
    {
      type: 'act',
      action: random.pick<Action>([{ type: 'pass' }, { type: 'hold' }, { type: 'playCard', card: 'CJ' }]),
    },
    { type: 'letComputerPlay', seat },
    { type: 'offerSeat', seat },
    { type: 'takeBack' },
    { type: 'takeBack' },
    ...(random.chance(0.2) ? [{ type: 'endSeries', series } as const] : []),
    { type: 'voidGame' },
    { type: 'newSeries', series },
    { type: 'passHost', to: seat },
    dealCommand(random),
  ];
  return { actor, command: random.pick(commands) };
}

/** What must hold of any table, whoever did what before. */
function brokenIn(table: TableState): readonly string[] {
  const { stage, seats } = table;
  const persons = seats.flatMap(({ occupant, successor }) => [
    ...(occupant?.kind === 'person' ? [occupant] : []),
    ...(successor === null ? [] : [successor]),
  ]);
  const seated = seats.flatMap(({ occupant }) => (occupant?.kind === 'person' ? [occupant.playerId] : []));
  const distinct = (items: readonly string[]): boolean => new Set(items).size === items.length;
  const playing = seats.some((seat) => seat.occupant?.kind === 'person' && seat.standIn === null);
  const inSeries = stage.phase === 'playing' || stage.phase === 'betweenGames';
  const rules: readonly (readonly [rule: string, holds: boolean])[] = [
    ['a player has one place', distinct(persons.map(({ playerId }) => playerId))],
    ['names differ', distinct(persons.map(({ name }) => name))],
    ['the host sits at the table', table.host === null || seated.includes(table.host)],
    ['who plays has a host', table.host !== null || !playing],
    ['no chair is free in a series', !inSeries || seats.every(({ occupant }) => occupant !== null)],
    [
      'somebody plays or waits while a series runs',
      !inSeries || playing || seats.some(({ successor }) => successor !== null),
    ],
    ['seats are in order', seats.every((seat) => isSound(seat, stage.phase))],
    ['games are numbered and dealt in turn', areInTurn(table)],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

function isSound(
  { occupant, standIn, offered, successor }: SeatState,
  phase: TableState['stage']['phase'],
): boolean {
  if (standIn !== null && occupant?.kind !== 'person') return false;
  if (offered && standIn === null) return false;
  if (phase === 'gathering' && (standIn !== null || offered)) return false;
  return successor === null || (phase === 'playing' && (offered || occupant?.kind === 'computer'));
}

function areInTurn({ stage }: TableState): boolean {
  if (stage.phase === 'gathering') return true;
  const { games, firstDealer } = stage.series;
  const inTurn = games.every(
    ({ number, dealer }, index) => number === index + 1 && dealer === ((firstDealer ?? 0) + index) % 3,
  );
  const running = stage.phase !== 'playing' || stage.game.number === games.length + 1;
  return inTurn && running && games.length <= SERIES_LENGTH && (games.length === 0 || firstDealer !== null);
}

function findingsAt(before: TableState, after: TableState, random: Random): readonly string[] {
  const seat = random.pick(SEATS);
  const outside = JSON.stringify(viewFor(after, null)).match(/"[CSHD][AKTQJ987]"/g) ?? [];
  return [
    ...brokenIn(after),
    ...(isUpdateComplete(before, after, seat) ? [] : ['an update misses something']),
    ...outside.map((card) => `${card} is shown to somebody without a seat`),
  ];
}

function findingsAtTable(random: Random): readonly string[] {
  const empty = openTable('Round table', {
    players: 3,
    scoring: 'seegerFabian',
    seriesLength: SERIES_LENGTH,
  });
  let table = deepFreeze(empty);
  const entries: TableEntry[] = [];
  const findings: string[] = [];
  for (let count = 0; count < COMMANDS_PER_TABLE; count++) {
    const { actor, command } = deepFreeze(attempt(table, random));
    const at = count * 1000;
    tally.count('stage', table.stage.phase);
    const step = applyCommand(table, actor, command, at);
    if (!step.ok) {
      tally.count(TABLE_REFUSALS.has(step.error.code) ? 'refusal' : 'rules', step.error.code);
      continue;
    }
    tally.count('accepted', command.type);
    if (isComputerPlaying(table.seats[0])) tally.count('accepted', 'beside a computer');
    entries.push({ actor, command, at });
    const found = findingsAt(table, step.value, random).map((finding) => `${finding} after ${command.type}`);
    findings.push(...found);
    table = deepFreeze(step.value);
  }
  const replayed = replayTable(empty, JSON.parse(JSON.stringify(entries)) as readonly TableEntry[]);
  return same(replayed, table) ? findings : [...findings, 'the log replays to something else'];
}

it(
  '[R2.5 R2.9 R2.12 R6.15 R6.17] whatever people do, the table stays in order and its log replays',
  { timeout: 600_000 },
  () => {
    expect(isSeriesLength(SERIES_LENGTH, 3)).toBe(true);
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const findings = Array.from({ length: TABLES_PER_RUN }, () => findingsAtTable(random));
        expect([...new Set(findings.flat())]).toEqual([]);
      }),
      { numRuns: RUNS, seed: 1_206, endOnFailure: true },
    );
  },
);

it('reaches every stage and refusal, and accepts every command, at least 50 times', () => {
  expect(tally.below(50).filter((line) => !line.startsWith('rules'))).toEqual([]);
});

afterAll(() => {
  tally.print(
    `Tables: ${RUNS * TABLES_PER_RUN} tables, ${RUNS * TABLES_PER_RUN * COMMANDS_PER_TABLE} commands tried`,
  );
});
