import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BadText } from '../../src/store/store.ts';
import { givenPlayer, givenTable, newEntry, newSeries, newTable, UNKNOWN_ID } from './fixtures.ts';
import type { OpenStores } from './fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The part of the contract about finding tables, players and what was played. */
export function describeLookups(stores: OpenStores): void {
  describe('tables', () => {
    it('are found by id, invitation and code, and by nothing else', async () => {
      const table = newTable();
      expect(await stores.main.tables.create(table)).toBe('created');
      const { id, name, rules, invitationToken, code, codeExpiresAt } = table;
      const expected = {
        id,
        name,
        rules,
        invitationToken,
        closedAt: null,
        code: { code, expiresAt: codeExpiresAt },
      };
      expect(await stores.main.tables.findById(id)).toMatchObject(expected);
      expect(await stores.main.tables.findByInvitation(invitationToken)).toMatchObject(expected);
      expect(await stores.main.tables.findByCode(code, codeExpiresAt - 1)).toMatchObject(expected);
      expect(await stores.main.tables.findByCode(code, codeExpiresAt)).toBeNull();
      for (const unknown of ['', 'x', 'nul\0', randomUUID()]) {
        expect(await stores.main.tables.findById(unknown)).toBeNull();
        expect(await stores.main.tables.findByInvitation(unknown)).toBeNull();
        expect(await stores.main.tables.findByCode(unknown, 0)).toBeNull();
      }
    });

    it('do not share a code, except an expired one', async () => {
      const [held, expired] = [newTable(), newTable({ codeExpiresAt: Date.now() - 1000 })];
      await stores.main.tables.create(held);
      await stores.main.tables.create(expired);
      const late = newTable({ code: held.code });
      expect(await stores.main.tables.create(late)).toBe('codeTaken');
      expect(await stores.main.tables.findById(late.id)).toBeNull();
      const heir = newTable({ code: expired.code });
      expect(await stores.main.tables.create(heir)).toBe('created');
      expect(await stores.main.tables.findByCode(expired.code, Date.now())).toMatchObject({ id: heir.id });
    });

    it('get another code once theirs has expired, and keep the old one when the new one is taken', async () => {
      const [table, neighbour] = [newTable({ codeExpiresAt: 5_000 }), newTable()];
      await stores.main.tables.create(table);
      await stores.main.tables.create(neighbour);
      const taken = { code: neighbour.code, expiresAt: 9_000 };
      expect(await stores.main.tables.renewCode(table.id, taken, 5_000)).toBe('codeTaken');
      expect(await stores.main.tables.findById(table.id)).toMatchObject({
        code: { code: table.code, expiresAt: 5_000 },
      });
      const fresh = { code: `${table.code}2`, expiresAt: 9_000 };
      const held = { code: table.code, expiresAt: 5_000 };
      expect(await stores.main.tables.renewCode(table.id, fresh, 4_999)).toEqual(held);
      expect(await stores.main.tables.renewCode(table.id, fresh, 5_000)).toEqual(fresh);
      expect(await stores.main.tables.findByCode(table.code, 0)).toBeNull();
      expect(await stores.main.tables.findById(table.id)).toMatchObject({ code: fresh });
    });

    it('take over a code that has expired at another table', async () => {
      const [table, neighbour] = [newTable({ codeExpiresAt: 5_000 }), newTable({ codeExpiresAt: 5_000 })];
      await stores.main.tables.create(table);
      await stores.main.tables.create(neighbour);
      const heirloom = { code: neighbour.code, expiresAt: 9_000 };
      expect(await stores.main.tables.renewCode(table.id, heirloom, 5_000)).toEqual(heirloom);
      expect(await stores.main.tables.findById(neighbour.id)).toMatchObject({ code: null });
      const another = { code: `${neighbour.code}2`, expiresAt: 9_000 };
      expect(await stores.main.tables.renewCode(neighbour.id, another, 5_000)).toEqual(another);
    });

    it('give everybody the same code who renews it at the same moment', async () => {
      const table = newTable({ codeExpiresAt: 5_000 });
      await stores.main.tables.create(table);
      const renewals = Array.from({ length: 8 }, (_, index) => {
        const store = index % 2 ? stores.main : stores.other;
        return store.tables.renewCode(table.id, { code: `${table.code}${index}`, expiresAt: 9_000 }, 5_000);
      });
      const [first, ...others] = await Promise.all(renewals);
      expect(others).toEqual(others.map(() => first));
      expect(await stores.main.tables.findById(table.id)).toMatchObject({ code: first });
    });

    it('are closed once', async () => {
      const tableId = await givenTable(stores.main);
      expect(await stores.main.tables.findById(tableId)).toMatchObject({ closedAt: null });
      await stores.main.tables.close(tableId, 1_790_000_000_000);
      await stores.main.tables.close(tableId, 1_800_000_000_000);
      expect(await stores.main.tables.findById(tableId)).toMatchObject({ closedAt: 1_790_000_000_000 });
    });

    it('are closed when nothing has happened there for long', async () => {
      const [bare, old, used, closed] = [
        await givenTable(stores.main),
        await givenTable(stores.main),
        await givenTable(stores.main),
        await givenTable(stores.main),
      ];
      const future = Date.now() + DAY_MS;
      for (const [tableId, seq, at] of [
        [old, 1, future],
        [used, 1, future],
        [used, 2, future + 1_000],
      ] as const)
        await stores.main.log.append(newEntry(tableId, seq, { at }));
      await stores.main.tables.close(closed, 1_790_000_000_000);
      expect(await stores.main.tables.closeUntouched(1_000_000_000_000, future)).toEqual([]);
      const ids = await stores.main.tables.closeUntouched(future + 1, future + 2_000);
      expect(ids).toEqual(expect.arrayContaining([bare, old]));
      expect([ids.includes(used), ids.includes(closed)]).toEqual([false, false]);
      expect(await stores.main.tables.findById(old)).toMatchObject({ closedAt: future + 2_000 });
      expect(await stores.main.tables.findById(used)).toMatchObject({ closedAt: null });
      expect(await stores.main.tables.findById(closed)).toMatchObject({ closedAt: 1_790_000_000_000 });
    });

    it('refuse texts that no database can keep', async () => {
      await expect(stores.main.tables.create(newTable({ name: 'a\0' }))).rejects.toBeInstanceOf(BadText);
      await expect(stores.main.tables.create(newTable({ rules: { a: '\ud800' } }))).rejects.toBeInstanceOf(
        BadText,
      );
    });
  });

  describe('players', () => {
    it('are found by any of their sessions and may change their name', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      const player = await stores.main.players.createWithSession('Anna', first);
      await stores.main.players.addSession(player.id, second);
      expect(await stores.main.players.rename(player.id, 'Ännchen 李')).toBe(true);
      for (const hash of [first, second]) {
        expect(await stores.main.players.findBySession(hash)).toEqual({ ...player, name: 'Ännchen 李' });
      }
      expect(await stores.main.players.findById(player.id)).toMatchObject({ name: 'Ännchen 李' });
    });

    it('are not found by anything else', async () => {
      expect(await stores.main.players.findBySession(randomUUID())).toBeNull();
      expect(await stores.main.players.findBySession('nul\0')).toBeNull();
      expect(await stores.main.players.findById('x')).toBeNull();
      expect(await stores.main.players.rename(UNKNOWN_ID, 'Nobody')).toBe(false);
      await expect(stores.main.players.createWithSession('\0', randomUUID())).rejects.toBeInstanceOf(BadText);
    });
  });

  describe('history', () => {
    it('lists the newest first', async () => {
      const anna = await givenPlayer(stores.main);
      const tables = [await givenTable(stores.main), await givenTable(stores.main)];
      for (const [index, tableId] of tables.entries()) {
        const players = [{ seat: 0, playerId: anna, name: 'Anna' }];
        const series = newSeries({ players, startedAt: 1_790_000_000_000 + index });
        const entry = newEntry(tableId, 1, { at: 1_790_000_000_000 + index });
        await stores.main.log.append(entry, { series, members: [anna] });
      }
      const newestFirst = tables.toReversed();
      expect((await stores.main.history.seriesOf(anna)).map((series) => series.tableId)).toEqual(newestFirst);
      const open = (await stores.main.history.openTablesOf(anna)).map((table) => table.tableId);
      expect(open).toEqual(newestFirst);
    });

    it('lists the newest twenty open tables', async () => {
      const anna = await givenPlayer(stores.main);
      const tables: string[] = [];
      for (let index = 0; index < 23; index++) {
        const tableId = await givenTable(stores.main);
        await stores.main.tables.addMember(tableId, anna, 1_790_000_000_000 + index);
        tables.unshift(tableId);
      }
      const [newest = '', ...others] = tables;
      await stores.main.tables.close(newest, 1_790_000_000_000);
      const open = (await stores.main.history.openTablesOf(anna)).map((table) => table.tableId);
      expect(open).toEqual(others.slice(0, 20));
    });

    it('knows nothing of what was never played', async () => {
      const tableId = await givenTable(stores.main);
      for (const number of [1, 0, 1.5, 1e12]) {
        expect(await stores.main.history.seriesOne(tableId, number)).toBeNull();
        expect(await stores.main.history.gameOne(tableId, number, 1)).toBeNull();
      }
      expect(await stores.main.history.seriesOf('x')).toEqual([]);
      expect(await stores.main.history.openTablesOf(UNKNOWN_ID)).toEqual([]);
      expect(await stores.main.history.isMember(tableId, UNKNOWN_ID)).toBe(false);
    });
  });
}
