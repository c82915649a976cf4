import type { SeriesOfTable } from '../../src/store/store.ts';
import { expect, it } from 'vitest';
import type { TableFixture } from '../support/table-fixture.ts';
import { PEOPLE, arrive, must, playGame, settled, start, tableWith } from '../support/table-fixture.ts';

/** Anna and Ben play a computer on chair 2, one game already finished. */
async function afterOneGame(seriesLength: number): Promise<TableFixture> {
  const fixture = await tableWith([0, 1], seriesLength);
  const { room, clock } = fixture;
  for (const seat of [0, 1] as const) arrive(room, seat);
  await start(room, [0, 1]);
  await playGame(room, clock);
  return fixture;
}

async function playNextGame({ room, clock }: TableFixture, game: number): Promise<void> {
  for (const seat of [0, 1] as const)
    await must(room, seat, { type: 'ready', series: 1, game, readiness: 'ready' });
  await settled(room);
  await playGame(room, clock);
}

async function seriesOf({ store, room }: TableFixture): Promise<SeriesOfTable> {
  const series = await store.history.seriesOne(room.row.id, 1);
  if (series === null) throw new Error('The series is not kept');
  return series;
}

it('[R2.12] who waits for a seat during the last game is not written down for its column', async () => {
  const fixture = await afterOneGame(3);
  const { room, clock, store } = fixture;
  await playNextGame(fixture, 2);
  for (const seat of [0, 1] as const)
    await must(room, seat, { type: 'ready', series: 1, game: 3, readiness: 'ready' });
  await settled(room);
  await must(room, 2, { type: 'sit', seat: 2 });
  await playGame(room, clock);
  expect(room.table.state.stage.phase).toBe('ended');
  expect(room.table.state.seats[2]?.occupant).toMatchObject({ name: 'Cora' });
  expect((await seriesOf(fixture)).seats).toEqual([
    { playerId: PEOPLE[0], name: 'Anna' },
    { playerId: PEOPLE[1], name: 'Ben' },
    null,
  ]);
  expect(await store.history.seriesOf(PEOPLE[2])).toEqual([]);
});

it('[R2.12] the column of somebody whose seat was freed after the last game played keeps the name', async () => {
  const fixture = await afterOneGame(3);
  const { room, store } = fixture;
  await must(room, 0, { type: 'freeSeat', seat: 1 });
  await must(room, 0, { type: 'endSeries', series: 1 });
  const series = await seriesOf(fixture);
  expect(series).toMatchObject({ aborted: true, seats: [{ name: 'Anna' }, { name: 'Ben' }, null] });
  expect((await store.history.gameOne(room.row.id, 1, 1))?.outcome).toMatchObject({
    names: ['Anna', 'Ben', ''],
  });
});
