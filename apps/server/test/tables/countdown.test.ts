import { NEXT_GAME_AFTER_MS } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { arrive, leave, must, playGame, start, tableWith } from '../support/table-fixture.ts';
import type { TableFixture } from '../support/table-fixture.ts';

/** Three people who have just finished their first game. */
async function firstGameOver(): Promise<TableFixture> {
  const fixture = await tableWith([0, 1, 2]);
  const { room, clock } = fixture;
  for (const seat of [0, 1, 2] as const) arrive(room, seat);
  await start(room, [0, 1, 2]);
  await playGame(room, clock);
  return fixture;
}

const left = ({ room }: TableFixture): number | null => room.presenceMessage().dealsInMs;

describe('how long until the next deal', () => {
  it('is told from the end of the game on, whenever somebody looks', async () => {
    const fixture = await firstGameOver();
    expect(left(fixture)).toBe(NEXT_GAME_AFTER_MS);
    fixture.clock.pass(12_000);
    expect(left(fixture)).toBe(NEXT_GAME_AFTER_MS - 12_000);
  });

  it('is not told while a game runs', async () => {
    const { room } = await tableWith([0, 1, 2]);
    for (const seat of [0, 1, 2] as const) arrive(room, seat);
    await start(room, [0, 1, 2]);
    expect(room.presenceMessage().dealsInMs).toBeNull();
  });

  it('is open while somebody needs a moment or is away, and counts from the return on', async () => {
    const fixture = await firstGameOver();
    const { room, clock } = fixture;
    await must(room, 1, { type: 'ready', series: 1, game: 2, readiness: 'wait' });
    expect(left(fixture)).toBeNull();
    await must(room, 1, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    leave(room, 2);
    expect(left(fixture)).toBeNull();
    clock.pass(NEXT_GAME_AFTER_MS);
    room.presence.connect('00000000-0000-4000-8000-000000000002');
    expect(left(fixture), 'before anything else is done about the return').toBeGreaterThan(0);
  });
});
