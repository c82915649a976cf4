import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

import type {
  Seat,
  TableCommand,
  TableEntry,
  TableRules,
  TableSettings,
  TableState,
  Viewer,
} from '../../src/index.ts';
import { applyCommand, isComputerPlaying, openTable, replayTable, seatAt, viewFor } from '../../src/index.ts';
import { attempt } from '../support/attempts.ts';
import { deepFreeze } from '../support/freeze.ts';
import { drawRules } from '../../proofs/generate/index.ts';
import { isUpdateComplete } from '../support/merge.ts';
import type { Random } from '../../proofs/random.ts';
import { randomFrom } from '../../proofs/random.ts';
import { same } from '../support/same.ts';
import { brokenIn } from '../support/table-order.ts';
import { Tally } from '../../proofs/tally.ts';

const RUNS = 100;
const TABLES_PER_RUN = 12;
const COMMANDS_PER_TABLE = 250;
/** Longer than decision and reserve together. */
const LONG_MS = 130_000;

const COMMAND_TYPES = [
  'sit',
  'stand',
  'swapSeats',
  'addComputer',
  'freeSeat',
  'addChair',
  'removeChair',
  'ready',
  'start',
  'act',
  'letComputerPlay',
  'offerSeat',
  'takeBack',
  'pause',
  'resume',
  'endSeries',
  'newSeries',
  'deal',
  'passHost',
  'timeOut',
  'voidGame',
] as const;
const tally = new Tally();
tally.expect('accepted', COMMAND_TYPES);
tally.expect('chairs', ['2', '3', '4']);
tally.expect('ended', ['forfeited']);
tally.expect('clock', ['none', '25', '60', 'taken over']);
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
  'sitsOut',
  'noSuchChair',
  'chairsFixed',
  'roundNotOver',
  'lengthDoesNotFit',
  'paused',
  'notExpired',
]);
tally.expect('refusal', [...TABLE_REFUSALS]);

/** The rules of some table whose series are short. */
function shortRules(random: Random): TableRules {
  const rules = drawRules(random);
  if (rules.players === 2) return { ...rules, seriesLength: 4 };
  const isOpen = rules.scoring === 'bierlachs' || random.chance(0.4);
  const onAllPass = random.chance(0.7) ? 'redeal' : rules.onAllPass;
  return { ...rules, onAllPass, seriesLength: isOpen ? 'open' : rules.players };
}

function drawSettings(random: Random): TableSettings {
  return { decisionSeconds: random.pick([null, 25, 60]), spectators: random.chance(0.5) };
}

function findingsAt(before: TableState, after: TableState, random: Random): readonly string[] {
  const viewer = random.pick<Viewer>([...after.chairs, 'spectator']);
  const outside = JSON.stringify(viewFor(after, null)).match(/"[CSHD][AKTQJ987]"/g) ?? [];
  return [
    ...brokenIn(after),
    ...(isUpdateComplete(before, after, viewer) ? [] : ['an update misses something']),
    ...outside.map((card) => `${card} is shown to somebody without a seat`),
  ];
}

function countTable(table: TableState, before: TableState, command: TableCommand): void {
  tally.count('clock', String(table.settings.decisionSeconds ?? 'none'));
  tally.count('chairs', String(table.chairs.length));
  if (isComputerPlaying(seatAt(table, 0))) tally.count('accepted', 'beside a computer');
  if (command.type === 'timeOut') countTimeOut(table, command.seat);
  const lines = ({ stage }: TableState) => (stage.phase === 'gathering' ? [] : stage.series.games);
  const facts = lines(table).at(-1)?.facts;
  const isNew = lines(table).length > lines(before).length;
  if (isNew && facts?.kind === 'played' && facts.ending.kind.endsWith('Forfeited'))
    tally.count('ended', 'forfeited');
}

function countTimeOut(table: TableState, seat: Seat): void {
  if (seatAt(table, seat).standIn !== null) tally.count('clock', 'taken over');
}

function findingsAtTable(random: Random): readonly string[] {
  const settings = drawSettings(random);
  const empty = openTable('Round table', shortRules(random), settings);
  let table = deepFreeze(empty);
  const entries: TableEntry[] = [];
  const findings: string[] = [];
  let at = 0;
  for (let count = 0; count < COMMANDS_PER_TABLE; count++) {
    const { actor, command } = deepFreeze(attempt(table, random));
    at += random.chance(0.3) ? LONG_MS : 1000;
    tally.count('stage', table.stage.phase);
    const step = applyCommand(table, actor, command, at);
    if (!step.ok) {
      tally.count(TABLE_REFUSALS.has(step.error.code) ? 'refusal' : 'rules', step.error.code);
      continue;
    }
    tally.count('accepted', command.type);
    countTable(step.value, table, command);
    entries.push({ actor, command, at });
    const found = findingsAt(table, step.value, random).map((finding) => `${finding} after ${command.type}`);
    findings.push(...found);
    table = deepFreeze(step.value);
  }
  const replayed = replayTable(empty, JSON.parse(JSON.stringify(entries)) as readonly TableEntry[]);
  return same(replayed, table) ? findings : [...findings, 'the log replays to something else'];
}

it(
  '[R2.5 R2.9 R2.12 R6.14 R6.15 R6.17] whatever people do, the table stays in order and its log replays',
  { timeout: 600_000 },
  () => {
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
