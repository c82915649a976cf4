import { expect, it } from 'vitest';
import { arrive, leave, settled, tableWith } from '../support/table-fixture.ts';

const SWEEP_MS = 5 * 60 * 1000;

it('a table that nobody looks at is put away, and comes back as it was', async () => {
  const { registry, room, clock } = await tableWith([0, 1, 2]);
  arrive(room, 0);
  clock.pass(3 * SWEEP_MS);
  await settled(room);
  expect(await registry.find(room.row.id)).toBe(room);
  leave(room, 0);
  for (let sweep = 0; sweep < 3; sweep++) {
    clock.pass(SWEEP_MS);
    await settled(room);
  }
  const again = await registry.find(room.row.id);
  expect(again).not.toBe(room);
  expect(again?.table.state).toEqual(room.table.state);
});
