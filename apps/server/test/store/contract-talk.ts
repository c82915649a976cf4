import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatRow } from '../../src/store/store.ts';
import { BadText } from '../../src/store/store.ts';
import type { OpenStores } from './fixtures.ts';
import { UNKNOWN_ID, givenPlayer, givenTable } from './fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_790_000_000_000;

/** The part of the contract about what people say, and about their links to other devices. */
export function describeTalk(stores: OpenStores): void {
  async function givenChat(): Promise<{ readonly line: (saidAt: number, text?: string) => ChatRow }> {
    const [tableId, playerId] = [await givenTable(stores.main), await givenPlayer(stores.main)];
    return {
      line: (saidAt, text = `at ${saidAt}`) => ({
        ...{ tableId, playerId, name: 'Zoë 李', kind: 'text', text, saidAt: NOW + saidAt },
        id: randomUUID(),
      }),
    };
  }

  describe('chat', () => {
    it('is read as it was said, in order, on any node', async () => {
      const { line } = await givenChat();
      const lines = [line(1, 'Gut Blatt! 🍀 "\\u0000"'), line(2), line(3)];
      for (const index of [1, 0, 2])
        expect(await stores.main.chat.add(lines[index] as ChatRow, 100)).toBe('stored');
      const [{ tableId, id }] = lines as [ChatRow];
      expect(await stores.other.chat.latest(tableId, 100)).toEqual(lines);
      expect(await stores.other.chat.latest(tableId, 2)).toEqual(lines.slice(1));
      expect(await stores.other.chat.find(tableId, id)).toEqual(lines[0]);
    });

    it('keeps a line that is sent several times once, and as it came first', async () => {
      const { line } = await givenChat();
      const first = line(1);
      const others = Array.from({ length: 6 }, (_, index) => ({ ...first, text: `try ${index}` }));
      expect(await stores.main.chat.add(first, 100)).toBe('stored');
      const results = await Promise.all(
        others.map((row, index) => (index % 2 ? stores.main : stores.other).chat.add(row, 100)),
      );
      expect(new Set(results)).toEqual(new Set(['known']));
      expect(await stores.main.chat.latest(first.tableId, 100)).toEqual([first]);
    });

    it('forgets the oldest lines of a table, and none of another one', async () => {
      const [{ line }, neighbour] = [await givenChat(), await givenChat()];
      const kept = neighbour.line(0);
      await stores.main.chat.add(kept, 3);
      const lines = [1, 2, 3, 4, 5].map((at) => line(at));
      for (const row of lines) await stores.main.chat.add(row, 3);
      const [first] = lines as [ChatRow];
      expect(await stores.main.chat.latest(first.tableId, 100)).toEqual(lines.slice(2));
      expect(await stores.main.chat.find(first.tableId, first.id)).toBeNull();
      expect(await stores.main.chat.latest(kept.tableId, 100)).toEqual([kept]);
    });

    it('knows nothing of other tables and ids, and refuses what no database can keep', async () => {
      const { line } = await givenChat();
      for (const unknown of ['', 'x', UNKNOWN_ID]) {
        expect(await stores.main.chat.latest(unknown, 100)).toEqual([]);
        expect(await stores.main.chat.find(line(1).tableId, unknown)).toBeNull();
      }
      await expect(stores.main.chat.add(line(1, 'nul\0'), 100)).rejects.toBeInstanceOf(BadText);
    });
  });

  describe('links to another device', () => {
    it('lead to their player once, for a session more', async () => {
      const anna = await givenPlayer(stores.main, 'Anna');
      const [token, session] = [randomUUID(), randomUUID()];
      await stores.main.players.putReturnLink(anna, token, NOW + DAY_MS);
      expect(await stores.other.players.ownerOfReturnLink(token, NOW)).toMatchObject({ id: anna });
      expect(await stores.other.players.useReturnLink(token, session, NOW)).toMatchObject({ name: 'Anna' });
      expect(await stores.main.players.findBySession(session)).toMatchObject({ id: anna });
      expect(await stores.main.players.useReturnLink(token, randomUUID(), NOW)).toBeNull();
      expect(await stores.main.players.ownerOfReturnLink(token, NOW)).toBeNull();
    });

    it('of several who use one at the same moment one gets in', async () => {
      const anna = await givenPlayer(stores.main, 'Anna');
      const token = randomUUID();
      await stores.main.players.putReturnLink(anna, token, NOW + DAY_MS);
      const uses = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 ? stores.main : stores.other).players.useReturnLink(token, randomUUID(), NOW),
        ),
      );
      expect(uses.filter((used) => used !== null)).toHaveLength(1);
    });

    it('expire, and a new one replaces the old', async () => {
      const anna = await givenPlayer(stores.main, 'Anna');
      const [old, fresh] = [randomUUID(), randomUUID()];
      await stores.main.players.putReturnLink(anna, old, NOW + DAY_MS);
      await stores.main.players.putReturnLink(anna, fresh, NOW + DAY_MS);
      const { useReturnLink, ownerOfReturnLink } = bound(stores.main.players);
      expect(await ownerOfReturnLink(old, NOW)).toBeNull();
      expect(await useReturnLink(old, randomUUID(), NOW)).toBeNull();
      expect(await ownerOfReturnLink(fresh, NOW + DAY_MS)).toBeNull();
      expect(await useReturnLink(fresh, randomUUID(), NOW + DAY_MS)).toBeNull();
      expect(await useReturnLink(fresh, randomUUID(), NOW + DAY_MS - 1)).toMatchObject({ id: anna });
    });

    it('are deleted once they have expired, the others kept', async () => {
      const [anna, ben] = [await givenPlayer(stores.main, 'Anna'), await givenPlayer(stores.main, 'Ben')];
      const [old, fresh] = [randomUUID(), randomUUID()];
      await stores.main.players.putReturnLink(anna, old, NOW);
      await stores.main.players.putReturnLink(ben, fresh, NOW + 1);
      await stores.other.players.deleteExpiredReturnLinks(NOW);
      // Before its time only a link that is not there leads nowhere.
      expect(await stores.main.players.ownerOfReturnLink(old, NOW - 1)).toBeNull();
      expect(await stores.main.players.ownerOfReturnLink(fresh, NOW - 1)).toMatchObject({ id: ben });
    });

    it.each(['', 'nul\0', 'unknown'])('lead nowhere: %j', async (token) => {
      expect(await stores.main.players.ownerOfReturnLink(token, NOW)).toBeNull();
      expect(await stores.main.players.useReturnLink(token, randomUUID(), NOW)).toBeNull();
    });
  });
}

function bound(players: OpenStores['main']['players']) {
  return {
    useReturnLink: players.useReturnLink.bind(players),
    ownerOfReturnLink: players.ownerOfReturnLink.bind(players),
  };
}
