import type { Seat, TableRules } from '@skat/engine';
import { PRESETS, presetRules, seatsOf } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { TableFixture } from '../support/table-fixture.ts';
import {
  AWAY_MS,
  PEOPLE,
  arrive,
  ask,
  leave,
  legalFor,
  must,
  playGame,
  seatToAct,
  settled,
  start,
  tableWith,
} from '../support/table-fixture.ts';
import { eagerAction } from '../support/play.ts';

const FOUR: Partial<TableRules> = { ...presetRules('withRamsch'), players: 4 };

async function everybodyAt(rules: Partial<TableRules>, people: readonly Seat[]): Promise<TableFixture> {
  const { seriesLength = 12, ...others } = rules;
  const fixture = await tableWith(people, seriesLength, others);
  for (const seat of people) arrive(fixture.room, seat);
  await start(fixture.room, people);
  return fixture;
}

function seriesIn({ room }: TableFixture) {
  const { stage } = room.table.state;
  if (stage.phase === 'gathering') throw new Error('No series has begun');
  return stage.series;
}

describe('computers at the other chairs', () => {
  const tables: readonly { readonly name: string; readonly rules: TableRules }[] = [
    ...PRESETS.map((preset) => ({ name: preset, rules: presetRules(preset) })),
    { name: 'family of four, cut by hand', rules: { ...presetRules('family'), players: 4, cut: 'player' } },
  ];

  it.each(tables)('[R9.99] play $name to the end with one person', async ({ rules }) => {
    const games = 2 * rules.players;
    const fixture = await everybodyAt({ ...rules, seriesLength: games }, [0]);
    const { room, clock } = fixture;
    for (let game = 2; room.table.state.stage.phase !== 'ended'; game++) {
      await playGame(room, clock);
      if (room.table.state.stage.phase === 'betweenGames')
        await must(room, 0, { type: 'ready', series: 1, game, readiness: 'ready' });
      await settled(room);
    }
    expect(seriesIn(fixture).games.length).toBeGreaterThanOrEqual(games);
  });
});

describe('[R2.4] four at the table', () => {
  it('the host’s right passes on round the table to the next person connected', async () => {
    const { room, clock } = await tableWith(seatsOf(4), 12, FOUR);
    for (const seat of [0, 3] as const) arrive(room, seat);
    leave(room, 0);
    clock.pass(AWAY_MS);
    await settled(room);
    expect(room.table.state.host).toBe(PEOPLE[3]);
  });

  it('the computer may play for the dealer who is gone', async () => {
    const fixture = await everybodyAt(FOUR, seatsOf(4));
    const { room, clock } = fixture;
    const { firstDealer } = seriesIn(fixture);
    if (firstDealer === null) throw new Error('Nobody has dealt');
    leave(room, firstDealer);
    clock.pass(AWAY_MS);
    const other = firstDealer === 0 ? 1 : 0;
    await must(room, other, { type: 'letComputerPlay', seat: firstDealer });
    expect(room.table.state.seats[firstDealer]?.standIn).not.toBeNull();
    await playGame(room, clock);
    expect(room.table.state.stage.phase).toBe('betweenGames');
  });

  it('[R2.12] somebody joins three in a list without fixed length, and everybody hears who is here', async () => {
    const { room } = await tableWith([0, 1, 2], 'open', presetRules('withRamsch'));
    await must(room, 0, { type: 'addChair' });
    await must(room, 3, { type: 'sit', seat: 3 });
    expect(room.table.state.chairs).toEqual([0, 1, 2, 3]);
    expect(room.presenceMessage().seats).toHaveLength(4);
  });
});

describe('[R6.15] the declarer is gone', () => {
  /** Cards are played; the declarer has left, and a defender lets the computer play. */
  async function declarerLeft(onLeave: TableRules['onLeave']): Promise<TableFixture> {
    const fixture = await everybodyAt({ ...presetRules('tournament'), onLeave }, [0, 1, 2]);
    const { room, clock } = fixture;
    const declarer = await declarerOf(fixture);
    leave(room, declarer);
    clock.pass(AWAY_MS);
    const other = declarer === 0 ? 1 : 0;
    expect(await ask(room, other, { type: 'letComputerPlay', seat: declarer })).toMatchObject({ ok: true });
    return fixture;
  }

  /** Everybody acts plainly until cards are played. */
  async function declarerOf({ room }: TableFixture): Promise<Seat> {
    for (;;) {
      const { stage } = room.table.state;
      const seat = seatToAct(room);
      const legal = seat === null ? null : legalFor(room, seat);
      if (stage.phase !== 'playing' || seat === null || legal === null) throw new Error('No game is played');
      const { state } = stage.game;
      if (state.phase === 'declaring') {
        await must(room, seat, { type: 'act', action: eagerAction(legal) });
        return seat;
      }
      await must(room, seat, { type: 'act', action: eagerAction(legal) });
    }
  }

  it('where leaving forfeits, the game is lost at once', async () => {
    const fixture = await declarerLeft('forfeit');
    expect(seriesIn(fixture).games).toMatchObject([
      { facts: { kind: 'played', ending: { kind: 'declarerForfeited' } } },
    ]);
    const outcome = await fixture.store.history.gameOne(fixture.room.row.id, 1, 1);
    expect(outcome?.outcome).toMatchObject({ number: 1, facts: { ending: { kind: 'declarerForfeited' } } });
  });

  it('elsewhere the computer plays on', async () => {
    const fixture = await declarerLeft('bot');
    expect(seriesIn(fixture).games).toEqual([]);
    await playGame(fixture.room, fixture.clock);
    const [game] = seriesIn(fixture).games;
    expect(game?.facts).toMatchObject({ kind: 'played' });
    expect(game?.facts).not.toMatchObject({ ending: { kind: 'declarerForfeited' } });
  });
});

describe('[R8.9] a list is kept as broken off', () => {
  it.each([
    { what: 'of a fixed length, ended early', seriesLength: 12, aborted: true },
    { what: 'without fixed length, never', seriesLength: 'open', aborted: false },
  ] as const)('$what', async ({ seriesLength, aborted }) => {
    const fixture = await everybodyAt({ ...presetRules('withRamsch'), seriesLength }, [0]);
    await playGame(fixture.room, fixture.clock);
    await must(fixture.room, 0, { type: 'endSeries', series: 1 });
    const series = await fixture.store.history.seriesOne(fixture.room.row.id, 1);
    expect(series).toMatchObject({ aborted, endedAt: expect.any(Number) as number });
  });
});
