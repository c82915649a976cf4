import { describe, expect, it } from 'vitest';

import type { TableState } from '../../src/index.ts';
import { DECK, sheetSection } from '../../src/index.ts';
import { BETWEEN, DEAL, SHORT, after, occupants, sit } from '../support/table-fixtures.ts';
import { PASSING } from '../../proofs/moves.ts';
import { ADA, BEN, CORA, DORA, SERVER, accept, allReady, dealt, played } from '../../proofs/tables.ts';

describe('[R2.12] the columns of the sheet name who played', () => {
  const lastGame = dealt(SHORT, DECK);
  const namesOf = (table: TableState) => sheetSection(table)?.names;

  it('who takes a seat at the end of the last game has played nothing', () => {
    const ended = played(after(lastGame, [BEN, { type: 'stand' }], [DORA, sit(1)]), PASSING);
    expect(ended.stage.phase).toBe('ended');
    expect(occupants(ended)).toEqual(['Ada', 'Dora', 'Cora']);
    expect(namesOf(ended)).toEqual(['Ada', 'Ben', 'Cora']);
  });

  it('and is at the table for the new series', () => {
    const ended = played(after(lastGame, [BEN, { type: 'stand' }], [DORA, sit(1)]), PASSING);
    const again = after(ended, [ADA, { type: 'newSeries', series: 1 }]);
    expect(occupants(again)).toEqual(['Ada', 'Dora', 'Cora']);
    const next = accept(allReady(again, [ADA, DORA, CORA]), ADA, { type: 'start' });
    expect(namesOf(next)).toEqual(['Ada', 'Dora', 'Cora']);
  });

  it.each([
    { name: 'a seat freed', steps: [[ADA, { type: 'freeSeat', seat: 1 }]] },
    {
      name: 'a seat handed on',
      steps: [
        [BEN, { type: 'stand' }],
        [DORA, sit(1)],
      ],
    },
  ] as const)('$name between games changes no column of a series that ends then', ({ steps }) => {
    const ended = after(BETWEEN, ...steps, [ADA, { type: 'endSeries', series: 1 }]);
    expect(namesOf(ended)).toEqual(['Ada', 'Ben', 'Cora']);
  });

  it('a column goes to the new player with the first game played', () => {
    const handedOn = after(BETWEEN, [BEN, { type: 'stand' }], [DORA, sit(1)]);
    const ready = allReady(handedOn, [ADA, DORA, CORA]);
    const ended = played(accept(ready, SERVER, DEAL), PASSING);
    expect(namesOf(ended)).toEqual(['Ada', 'Dora', 'Cora']);
  });
});
