import type { Actor, PlayerCommand, Refusal, Result, Seat, TableState } from '@skat/engine';
import {
  CUT_RANGE,
  DECK,
  TOURNAMENT_RULES,
  applyCommand,
  mayDeal,
  ok,
  openTable,
  seatsOf,
  shuffle,
} from '@skat/engine';
import type { Choose } from '../../random-action.ts';

type TableStep = Result<TableState, Refusal>;

/** What a server lends to the rules. */
export interface Around {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly choose: Choose;
}

const SEATS = seatsOf(TOURNAMENT_RULES.players);
const CUTS = CUT_RANGE.most - CUT_RANGE.least + 1;

/** A waiting room with three players: every peer serves the same table by the same rules. */
export function newPeerTable(): TableState {
  return SEATS.reduce(
    (table, seat) => must(applyCommand(table, playerAt(seat), { type: 'sit', seat }, 0)),
    openTable('Table', TOURNAMENT_RULES),
  );
}

/** What one seat does; cards are dealt as soon as all are ready for them, as our own server does. */
export function played(
  table: TableState,
  { seat, command }: { readonly seat: Seat; readonly command: PlayerCommand },
  { at, choose }: Around,
): TableStep {
  const step = applyCommand(table, playerAt(seat), command, at);
  return step.ok && mayDeal(step.value, at) ? ok(dealt(step.value, { at, choose })) : step;
}

function dealt(table: TableState, { at, choose }: Around): TableState {
  const deal = {
    type: 'deal',
    deck: shuffle(DECK, choose),
    context: { cut: CUT_RANGE.least + choose(CUTS) },
    lot: choose(SEATS.length),
  } as const;
  return must(applyCommand(table, { kind: 'server' }, deal, at));
}

function playerAt(seat: Seat): Actor {
  return { kind: 'player', playerId: `player ${seat}`, name: `Player ${seat}` };
}

function must(step: TableStep): TableState {
  if (!step.ok) throw new Error(`The table refused: ${step.error.code}`);
  return step.value;
}
