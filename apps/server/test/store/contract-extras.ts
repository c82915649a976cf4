import { describe, expect, it } from 'vitest';
import { BadRow } from '../../src/store/store.ts';
import type { EntryExtras } from '../../src/store/store.ts';
import { givenPlayer, givenTable, newEntry, newSeries, UNKNOWN_ID } from './fixtures.ts';
import type { OpenStores } from './fixtures.ts';

/** The part of the contract about what is stored together with an entry. */
export function describeExtras(stores: OpenStores): void {
  describe('what becomes durable with an entry', () => {
    it('is all there afterwards', async () => {
      const [tableId, anna, ben] = [
        await givenTable(stores.main),
        await givenPlayer(stores.main),
        await givenPlayer(stores.main, 'Ben'),
      ];
      const players = [
        { seat: 0, playerId: anna, name: 'Anna' },
        { seat: 1, playerId: ben, name: 'Ben' },
      ];
      const computer = { seat: 2, playerId: null, name: 'Computer' };
      const series = newSeries({
        players: [...players, computer],
        endedAt: 1_790_000_900_000,
        aborted: true,
      });
      const finishedGame = {
        series: 1,
        game: 7,
        record: ['CJ'],
        outcome: { value: -60 },
        finishedAt: 1_790_000_000_500,
      };
      const snapshot = { engineVersion: '0.1.0', state: { phase: 'waiting' } };
      const members = [anna, ben];
      const extras = { series, finishedGame, snapshot, members };
      expect(await stores.main.log.append(newEntry(tableId, 1), extras)).toBe('stored');

      expect(await stores.main.log.latestSnapshot(tableId)).toEqual({ seq: 1, ...snapshot });
      expect(await stores.main.history.gameOne(tableId, 1, 7)).toEqual(finishedGame);
      const expected = { ...series, tableId, tableName: 'Stammtisch', players };
      expect(await stores.main.history.seriesOne(tableId, 1)).toEqual(expected);
      expect(await stores.main.history.seriesOf(ben)).toEqual([expected]);
      expect((await stores.main.history.openTablesOf(anna)).map((table) => table.tableId)).toEqual([tableId]);
      expect(await stores.main.history.isMember(tableId, ben)).toBe(true);
    });

    it('replaces snapshot and series, and keeps members and former players', async () => {
      const [tableId, anna, ben] = [
        await givenTable(stores.main),
        await givenPlayer(stores.main),
        await givenPlayer(stores.main, 'Ben'),
      ];
      const seat = (playerId: string, name: string) => ({ seat: 0, playerId, name });
      const extras = (playerId: string, name: string, step: number): EntryExtras => ({
        snapshot: { engineVersion: '0.1.0', state: { step } },
        series: newSeries({ sheet: { step }, players: [seat(playerId, name)] }),
        members: [anna],
      });
      await stores.main.log.append(newEntry(tableId, 1), extras(anna, 'Anna', 1));
      await stores.main.log.append(newEntry(tableId, 2), extras(ben, 'Ben', 2));
      expect(await stores.main.log.latestSnapshot(tableId)).toMatchObject({ seq: 2, state: { step: 2 } });
      expect(await stores.main.history.seriesOne(tableId, 1)).toMatchObject({ sheet: { step: 2 } });
      expect(await stores.main.history.seriesOf(anna)).toHaveLength(1);
      expect(await stores.main.history.seriesOf(ben)).toHaveLength(1);
      expect(await stores.main.history.openTablesOf(anna)).toMatchObject([
        { joinedAt: newEntry(tableId, 1).at },
      ]);
    });

    it('closes the table, keeps the first date, and opens it again', async () => {
      const [tableId, anna] = [await givenTable(stores.main), await givenPlayer(stores.main)];
      const closedAt = async (): Promise<number | null | undefined> =>
        (await stores.main.tables.findById(tableId))?.closedAt;
      const closing = newEntry(tableId, 1);
      await stores.main.log.append(closing, { closed: true, members: [anna] });
      expect(await closedAt()).toBe(closing.at);
      expect(await stores.main.history.openTablesOf(anna)).toEqual([]);
      await stores.main.log.append(newEntry(tableId, 2), { closed: true });
      expect(await closedAt()).toBe(closing.at);
      await stores.main.log.append(newEntry(tableId, 3), { snapshot: { engineVersion: '0.1.0', state: {} } });
      expect(await closedAt()).toBe(closing.at);
      await stores.main.log.append(newEntry(tableId, 4), { closed: false });
      expect(await closedAt()).toBeNull();
      expect(await stores.main.history.openTablesOf(anna)).toMatchObject([{ tableId }]);
    });

    it.each([
      { name: 'an unknown member', extras: { members: [UNKNOWN_ID] } },
      { name: 'a series of no number', extras: { series: newSeries({ number: NaN }) } },
      {
        name: 'a game finished at no time',
        extras: { finishedGame: { series: 1, game: 1, record: {}, outcome: {}, finishedAt: NaN } },
      },
    ])('is refused together with its entry: $name', async ({ extras }) => {
      const [tableId, neighbour, anna] = [
        await givenTable(stores.main),
        await givenTable(stores.main),
        await givenPlayer(stores.main),
      ];
      const snapshot = { engineVersion: '0.1.0', state: {} };
      const bad = stores.main.log.append(newEntry(tableId, 1), { snapshot, ...extras });
      const good = stores.main.log.append(newEntry(neighbour, 1), { snapshot, members: [anna] });
      await expect(bad).rejects.toBeInstanceOf(BadRow);
      expect(await good).toBe('stored');
      expect(await stores.main.log.headSeq(tableId)).toBe(0);
      expect(await stores.main.log.latestSnapshot(tableId)).toBeNull();
      expect(await stores.main.history.isMember(neighbour, anna)).toBe(true);
    });

    it('leaves nothing behind when the place is taken or the command known', async () => {
      const [tableId, anna] = [await givenTable(stores.main), await givenPlayer(stores.main)];
      const first = newEntry(tableId, 1);
      await stores.main.log.append(first);
      const extras = {
        snapshot: { engineVersion: '0.1.0', state: {} },
        members: [anna],
        series: newSeries(),
        closed: true,
      };
      expect(await stores.main.log.append(newEntry(tableId, 1), extras)).toBe('seqTaken');
      expect(await stores.main.log.append({ ...first, seq: 2 }, extras)).toBe('commandKnown');
      expect(await stores.main.log.latestSnapshot(tableId)).toBeNull();
      expect(await stores.main.history.isMember(tableId, anna)).toBe(false);
      expect(await stores.main.history.seriesOne(tableId, 1)).toBeNull();
      expect(await stores.main.tables.findById(tableId)).toMatchObject({ closedAt: null });
    });
  });
}
