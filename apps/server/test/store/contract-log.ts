import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BadRow, BadText } from '../../src/store/store.ts';
import { givenTable, lostEntries, newEntry } from './fixtures.ts';
import type { OpenStores } from './fixtures.ts';

/** The part of the contract about entries of a log. */
export function describeLog(stores: OpenStores): void {
  describe('log', () => {
    it('reads entries back exactly, in order, from any place on', async () => {
      const tableId = await givenTable(stores.main);
      const entries = [1, 2, 3].map((seq) => newEntry(tableId, seq));
      for (const entry of entries) expect(await stores.main.log.append(entry)).toBe('stored');
      expect(await stores.main.log.read(tableId, 0)).toEqual(entries);
      expect(await stores.main.log.read(tableId, 2)).toEqual(entries.slice(2));
      expect(await stores.main.log.headSeq(tableId)).toBe(3);
    });

    it('tells where tables stand and whether they are closed, all at once', async () => {
      const [played, fresh] = [await givenTable(stores.main), await givenTable(stores.main)];
      for (const seq of [1, 2]) await stores.main.log.append(newEntry(played, seq));
      await stores.main.tables.close(fresh, Date.now());
      const heads = await stores.other.log.heads([played, fresh, randomUUID(), 'no uuid']);
      expect(new Set(heads)).toEqual(
        new Set([
          { tableId: played, seq: 2, isClosed: false },
          { tableId: fresh, seq: 0, isClosed: true },
        ]),
      );
      expect(await stores.main.log.heads([])).toEqual([]);
    });

    it('finds nothing for a table without entries, or an id that is none', async () => {
      for (const id of [randomUUID(), 'no uuid', 'nul\0']) {
        expect(await stores.main.log.read(id, 0)).toEqual([]);
        expect(await stores.main.log.headSeq(id)).toBe(0);
        expect(await stores.main.log.latestSnapshot(id)).toBeNull();
        expect(await stores.main.log.seqOfCommand(id, 'any')).toBeNull();
      }
    });

    it('stores a command once, whatever place a retry asks for', async () => {
      const tableId = await givenTable(stores.main);
      const entry = newEntry(tableId, 1);
      expect(await stores.main.log.append(entry)).toBe('stored');
      expect(await stores.main.log.append(entry)).toBe('commandKnown');
      expect(await stores.main.log.append({ ...entry, seq: 2 })).toBe('commandKnown');
      expect(await stores.main.log.seqOfCommand(tableId, entry.commandId)).toBe(1);
      expect(await stores.main.log.read(tableId, 0)).toEqual([entry]);
    });

    it('stores one of two equal appends that wait in the same batch', async () => {
      const entry = newEntry(await givenTable(stores.main), 1);
      const results = await Promise.all([stores.main.log.append(entry), stores.main.log.append(entry)]);
      expect(results.toSorted()).toEqual(['commandKnown', 'stored']);
    });

    it('lets the same command id be used at another table', async () => {
      const commandId = randomUUID();
      const tables = [await givenTable(stores.main), await givenTable(stores.main)];
      const entries = tables.map((tableId) => newEntry(tableId, 1, { commandId }));
      expect(await Promise.all(entries.map((entry) => stores.main.log.append(entry)))).toEqual([
        'stored',
        'stored',
      ]);
    });

    it('lets exactly one of two writers win a place, and tells the other', async () => {
      const tables = await Promise.all(Array.from({ length: 20 }, () => givenTable(stores.main)));
      const rounds = Array.from({ length: 15 }, (_, index) => index + 1);
      const outcomes: string[] = [];
      for (const seq of rounds) {
        // Opposite orders: unsorted batches would wait for each other in a circle.
        const here = tables.map((tableId) => stores.main.log.append(newEntry(tableId, seq)));
        const there = tables.toReversed().map((tableId) => stores.other.log.append(newEntry(tableId, seq)));
        const [first, second] = [await Promise.all(here), (await Promise.all(there)).toReversed()];
        outcomes.push(...first.map((result, index) => [result, second[index]].toSorted().join()));
      }
      expect(outcomes).toHaveLength(300);
      expect(new Set(outcomes)).toEqual(new Set(['seqTaken,stored']));
    });

    it.each([
      { name: 'a table id that is no uuid', bad: { tableId: 'none' }, error: BadRow },
      { name: 'a seq beyond the column', bad: { seq: 3_000_000_000 }, error: BadRow },
      { name: 'a seq that is no number', bad: { seq: NaN }, error: BadRow },
      { name: 'a time that is none', bad: { at: NaN }, error: BadRow },
      { name: 'NUL in a command', bad: { command: { text: 'a\0b' } }, error: BadText },
      { name: 'a lone surrogate in an actor', bad: { actor: { name: 'a\ud800' } }, error: BadText },
      { name: 'a lone surrogate in a key', bad: { command: { 'k\udc00': 1 } }, error: BadText },
      { name: 'NUL in a command id', bad: { commandId: 'c\0' }, error: BadText },
    ])('refuses $name without harm to the rest of its batch', async ({ bad, error }) => {
      const tables = await Promise.all(Array.from({ length: 10 }, () => givenTable(stores.main)));
      const entries = tables.map((tableId) => newEntry(tableId, 1));
      const [refused, ...stored] = await Promise.allSettled([
        stores.main.log.append({ ...newEntry(await givenTable(stores.main), 1), ...bad }),
        ...entries.map((entry) => stores.main.log.append(entry)),
      ]);
      expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(error) as unknown });
      expect(stored.map((one) => one.status === 'fulfilled' && one.value)).toEqual(
        tables.map(() => 'stored'),
      );
      expect(await lostEntries(stores.main, entries)).toEqual([]);
    });
  });
}
