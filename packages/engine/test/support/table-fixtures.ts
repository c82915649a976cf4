import type { Actor, Seat, TableCommand, TableState } from '../../src/index.ts';
import { DECK, TOURNAMENT_RULES, openTable } from '../../src/index.ts';
import { CONTEXT } from '../../proofs/cards.ts';
import { PASSING } from '../../proofs/moves.ts';
import { ADA, BEN, accept, dealt, gathering, played, started } from '../../proofs/tables.ts';

/** Tables in every stage, for the tests of the table machine. */
export const EMPTY = openTable('Round table', TOURNAMENT_RULES);
export const GATHERING = gathering();
export const BEFORE_FIRST = started();
export const PLAYING = dealt(BEFORE_FIRST, DECK);
export const BETWEEN = played(PLAYING, PASSING);
export const SHORT = [1, 2].reduce(
  (table) => played(dealt(table, DECK), PASSING),
  started({ seriesLength: 3 }),
);
export const ENDED = played(dealt(SHORT, DECK), PASSING);
export const DEAL: TableCommand = { type: 'deal', deck: DECK, context: CONTEXT, lot: 0 };
export const COMPUTER_2: Actor = { kind: 'computer', seat: 2 };
export const PASS: TableCommand = { type: 'act', action: { type: 'pass' } };

export const sit = (seat: Seat): TableCommand => ({ type: 'sit', seat });
export const ready = (
  game: number,
  readiness: 'ready' | 'wait' | 'undecided' = 'ready',
  series = 1,
): TableCommand => ({ type: 'ready', series, game, readiness });
export const computerPlays = (seat: Seat): TableCommand => ({ type: 'letComputerPlay', seat });
export const offer = (seat: Seat): TableCommand => ({ type: 'offerSeat', seat });

/** Applies commands that must all be accepted. */
export function after(table: TableState, ...steps: readonly (readonly [Actor, TableCommand])[]): TableState {
  return steps.reduce((before, [actor, command]) => accept(before, actor, command), table);
}

/** Who sits on the chairs. */
export const occupants = (table: TableState) =>
  table.seats.map(({ occupant }) =>
    occupant?.kind === 'person' ? occupant.name : (occupant?.kind ?? 'empty'),
  );

/** One person and two computers. */
export const PRACTICE = after(
  EMPTY,
  [ADA, sit(0)],
  [ADA, { type: 'addComputer', seat: 1 }],
  [ADA, { type: 'addComputer', seat: 2 }],
);
/** Cora is gone and the computer plays for her. */
export const CORA_GONE = after(PLAYING, [ADA, computerPlays(2)]);
/** Her seat is offered as well. */
export const CORA_OFFERED = after(CORA_GONE, [BEN, offer(2)]);
export const BEN_OFFERED_BETWEEN = after(BETWEEN, [ADA, offer(1)]);
