import type { Action, Actor, Refusal, Result, Seat, TableState } from '@skat/engine';
import {
  CUT_RANGE,
  DECK,
  TOURNAMENT_RULES,
  applyCommand,
  isReady,
  nextGameOf,
  ok,
  openTable,
  seatAt,
  seatsOf,
  shuffle,
} from '@skat/engine';
import type { Choose } from '../../random-action.ts';

type TableStep = Result<TableState, Refusal>;

const SEATS = seatsOf(TOURNAMENT_RULES.players);
const CUTS = CUT_RANGE.most - CUT_RANGE.least + 1;

/** Three players, ready for their first game: every peer serves the same table by the same rules. */
export function newPeerTable(at: number): TableState {
  let table = openTable('Table', TOURNAMENT_RULES);
  for (const seat of SEATS) table = must(applyCommand(table, playerAt(seat), { type: 'sit', seat }, at));
  return must(applyCommand(everybodyReady(table, at), playerAt(0), { type: 'start' }, at));
}

/** Deals the next game, in a new series where the last one is over. */
export function dealt(table: TableState, at: number, choose: Choose): TableState {
  const { stage } = table;
  if (stage.phase === 'ended') return dealt(newPeerTable(at), at, choose);
  return must(
    applyCommand(
      everybodyReady(table, at),
      { kind: 'server' },
      {
        type: 'deal',
        deck: shuffle(DECK, choose),
        context: { cut: CUT_RANGE.least + choose(CUTS) },
        lot: choose(SEATS.length),
      },
      at,
    ),
  );
}

/** What one seat does; the next game is dealt at once where it ends one. */
export function played(
  table: TableState,
  { seat, action }: { readonly seat: Seat; readonly action: Action },
  { at, choose }: { readonly at: number; readonly choose: Choose },
): TableStep {
  const step = applyCommand(table, playerAt(seat), { type: 'act', action }, at);
  if (!step.ok || step.value.stage.phase === 'playing') return step;
  return ok(dealt(step.value, at, choose));
}

function everybodyReady(table: TableState, at: number): TableState {
  const next = nextGameOf(table);
  if (next === null) return table;
  return SEATS.filter((seat) => !isReady(seatAt(table, seat))).reduce(
    (now, seat) =>
      must(applyCommand(now, playerAt(seat), { type: 'ready', ...next, readiness: 'ready' }, at)),
    table,
  );
}

function playerAt(seat: Seat): Actor {
  return { kind: 'player', playerId: `player ${seat}`, name: `Player ${seat}` };
}

function must(step: TableStep): TableState {
  if (!step.ok) throw new Error(`The table refused: ${step.error.code}`);
  return step.value;
}
