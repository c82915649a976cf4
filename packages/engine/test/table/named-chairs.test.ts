import { expect, it } from 'vitest';

import type { PlayerCommand, TableState } from '../../src/index.ts';
import { applyCommand } from '../../src/index.ts';
import { ADA, DORA, EMIL, accept, gathering, started } from '../../proofs/tables.ts';

/** Four chairs of which the last was taken away. */
function withChairRemoved(): TableState {
  const four = accept(started({ seriesLength: 'open' }), ADA, { type: 'addChair' });
  return accept(four, ADA, { type: 'removeChair', seat: 3 });
}

it.each<{ table: string; state: TableState; command: PlayerCommand; actor: typeof ADA }>([
  { table: 'three', state: gathering(), command: { type: 'sit', seat: 3 }, actor: DORA },
  { table: 'three', state: gathering(), command: { type: 'swapSeats', a: 0, b: 3 }, actor: ADA },
  { table: 'three', state: gathering(), command: { type: 'addComputer', seat: 3 }, actor: ADA },
  { table: 'three', state: gathering(), command: { type: 'freeSeat', seat: 3 }, actor: ADA },
  { table: 'three', state: started(), command: { type: 'letComputerPlay', seat: 3 }, actor: ADA },
  { table: 'three', state: started(), command: { type: 'offerSeat', seat: 3 }, actor: ADA },
  { table: 'four less one', state: withChairRemoved(), command: { type: 'sit', seat: 3 }, actor: EMIL },
  {
    table: 'four less one',
    state: withChairRemoved(),
    command: { type: 'addComputer', seat: 3 },
    actor: ADA,
  },
])(
  '[R2.12] a table of $table refuses $command.type for a chair that is not there',
  ({ state, command, actor }) => {
    expect(applyCommand(state, actor, command, 0)).toEqual({
      ok: false,
      error: { code: 'noSuchChair', seat: 3 },
    });
  },
);
