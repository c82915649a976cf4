import { randomUUID } from 'node:crypto';
import type { TableRules } from '@skat/engine';
import { PLAIN_SETTINGS, presetRules } from '@skat/engine';
import type { Say } from '@skat/protocol';
import { CHAT_LINES, chatMessageSchema } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config.ts';
import { SHORT_RULES, eagerPlayer, playUntil, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer, startServerOn } from '../support/test-server.ts';

const WATCHED = { ...PLAIN_SETTINGS, spectators: true };
const HOUSE_RULES: TableRules = { ...presetRules('withRamsch'), seriesLength: 3 };

let server: TestServer;
let everybody: TestClient[] = [];

afterEach(async () => {
  for (const client of everybody) client.stop();
  everybody = [];
  await server.close();
});

async function table(rules: TableRules = HOUSE_RULES, config: Partial<Config> = {}) {
  server = await startServer({ config });
  const seated = await seatThree(server.url, rules, WATCHED);
  everybody.push(...seated.clients);
  const { tableId, watch } = seated.table;
  return { clients: seated.clients, tableId, watch: watch ?? '' };
}

async function watcher(watch: string): Promise<TestClient> {
  const olga = await (await new TestClient(server.url, 'Olga').enter()).connect();
  everybody.push(olga);
  await olga.watch(watch);
  return olga;
}

const text = (words: string): Say => ({ kind: 'text', text: words });
const texts = (client: TestClient): readonly string[] =>
  client.linesSeen().map(({ say }) => (say.kind === 'text' ? say.text : say.kind));

async function deal(clients: readonly TestClient[], tableId: string): Promise<void> {
  await Promise.all(
    clients.map((client) =>
      playUntil(client, tableId, eagerPlayer, ({ table: { phase } }) => phase === 'playing'),
    ),
  );
}

describe('what is said', () => {
  it('reaches everybody who sits or watches, and nobody at the door', async () => {
    const { clients, tableId, watch } = await table();
    const [anna, ben, cora] = clients;
    const olga = await watcher(watch);
    await cora.command(tableId, { type: 'stand' });
    await cora.untilSeen(tableId, 'the door', ({ viewer }) => viewer === null);
    const says: readonly Say[] = [
      text('Guten Abend'),
      { kind: 'phrase', phrase: 'goodLuck' },
      { kind: 'emoji', emoji: '🍀' },
    ];
    for (const say of says) expect(await anna.say(tableId, say)).toMatchObject({ ok: true });
    for (const client of [anna, ben, olga]) {
      await client.until('three lines', () => client.linesSeen().length === 3);
      expect(client.linesSeen().map(({ name, say }) => [name, say])).toEqual(
        says.map((say) => ['Anna', say]),
      );
      for (const message of client.chat) chatMessageSchema.parse(message);
    }
    expect(cora.linesSeen()).toEqual([]);
    expect(await cora.say(tableId, text('?'))).toEqual({ ok: false, error: { code: 'chatClosed' } });
    await cora.command(tableId, { type: 'sit', seat: 2 });
    await cora.until('what was said before', () => cora.linesSeen().length === 3);
  });

  it('is trimmed as names are, under the present name', async () => {
    const { clients, tableId } = await table();
    const [anna, ben] = clients;
    await anna.rest('PATCH', '/api/session', { name: 'Ännchen' });
    await anna.say(tableId, text('  viel   Glück '));
    await ben.until('a line', () => ben.linesSeen().length === 1);
    expect(ben.linesSeen()[0]).toMatchObject({ name: 'Ännchen', say: text('viel Glück') });
  });

  it('twice under the same id is there once', async () => {
    const { clients, tableId } = await table();
    const [anna, ben] = clients;
    const messageId = randomUUID();
    const replies = [
      await anna.say(tableId, text('einmal'), messageId),
      await anna.say(tableId, text('einmal'), messageId),
      await anna.say(tableId, text('danach')),
    ];
    expect(replies.every(({ ok }) => ok)).toBe(true);
    await ben.until('the last line', () => texts(ben).includes('danach'));
    expect(texts(ben)).toEqual(['einmal', 'danach']);
  });

  it('is there after a restart, the latest hundred lines of it', async () => {
    const { clients, tableId } = await table();
    const [anna] = clients;
    for (let number = 1; number <= CHAT_LINES + 3; number++) await anna.say(tableId, text(`${number}`));
    await server.close();
    server = await startServerOn(server.store);
    const again = new TestClient(server.url, 'Anna');
    again.cookie = anna.cookie;
    everybody.push(await again.connect());
    await again.join(tableId);
    await again.until('the lines', () => again.linesSeen().length > 0);
    expect(again.chat).toHaveLength(1);
    expect(texts(again)).toEqual(Array.from({ length: CHAT_LINES }, (_, index) => `${index + 4}`));
  });

  it('in an outage is not lost: the same line again is stored once', async () => {
    const { clients, tableId } = await table();
    const [anna, ben] = clients;
    const messageId = randomUUID();
    server.store.isDown = true;
    expect(await anna.say(tableId, text('hallo'), messageId)).toMatchObject({
      error: { code: 'storeUnavailable' },
    });
    server.store.isDown = false;
    expect((await anna.say(tableId, text('hallo'), messageId)).ok).toBe(true);
    await ben.until('the line', () => texts(ben).join() === 'hallo');
  });

  it('is never logged', async () => {
    const { clients, tableId } = await table();
    await clients[0].say(tableId, text('geheimnisvoll'));
    expect(server.logged.join()).toContain('chat');
    expect(server.logged.join()).not.toContain('geheimnisvoll');
  });
});

describe('[R4.11] the chat is closed', () => {
  it('to who plays at a table with tournament rules, until the game is over', async () => {
    const { clients, tableId } = await table(SHORT_RULES);
    const [anna, ben] = clients;
    expect((await anna.say(tableId, text('gleich'))).ok).toBe(true);
    await deal(clients, tableId);
    expect(await ben.say(tableId, text('Herz!'))).toEqual({ ok: false, error: { code: 'chatClosed' } });
    await Promise.all(
      clients.map((client) =>
        playUntil(
          client,
          tableId,
          eagerPlayer,
          ({ table: { phase } }) => phase !== 'playing' && phase !== 'gathering',
        ),
      ),
    );
    expect((await ben.say(tableId, text('na ja'))).ok).toBe(true);
    await anna.until('the line', () => texts(anna).includes('na ja'));
    expect(texts(anna)).not.toContain('Herz!');
  });

  it('to spectators of every table while a game runs', async () => {
    const { clients, tableId, watch } = await table();
    const olga = await watcher(watch);
    expect((await olga.say(tableId, text('hallo'))).ok).toBe(true);
    await deal(clients, tableId);
    await olga.untilSeen(tableId, 'the game', ({ table: { phase } }) => phase === 'playing');
    expect(await olga.say(tableId, text('er hat die Zehn'))).toEqual({
      ok: false,
      error: { code: 'chatClosed' },
    });
    expect((await clients[1].say(tableId, text('wir reden'))).ok).toBe(true);
    await olga.until('the line', () => texts(olga).includes('wir reden'));
  });

  it('to who has not come to the table', async () => {
    const { tableId } = await table();
    const stranger = await (await new TestClient(server.url, 'Stranger').enter()).connect();
    everybody.push(stranger);
    expect(await stranger.say(tableId, text('hallo'))).toEqual({
      ok: false,
      error: { code: 'tableNotFound' },
    });
  });
});

describe('what is refused', () => {
  it('too much in a short time, to one player over all windows', async () => {
    const { clients, tableId } = await table(HOUSE_RULES, { rateLimit: true });
    const [anna, ben] = clients;
    const replies = [];
    for (let number = 0; number < 7; number++) replies.push(await anna.say(tableId, text('!')));
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
    expect(replies.at(-1)).toMatchObject({ error: { code: 'tooManyRequests' } });
    expect((await ben.say(tableId, text('ruhig'))).ok).toBe(true);
    await ben.until('all', () => ben.linesSeen().length === 6);
  });

  it('too much in a short time, to all spectators of a table together', async () => {
    const { clients, tableId, watch } = await table(HOUSE_RULES, { rateLimit: true });
    const watchers = [await watcher(watch), await watcher(watch), await watcher(watch)];
    const replies = [];
    for (const number of [1, 2, 3, 4])
      for (const olga of watchers) replies.push(await olga.say(tableId, text(`${number}`)));
    expect(replies.map(({ ok }) => ok)).toEqual([...Array<boolean>(10).fill(true), false, false]);
    expect(replies.at(-1)).toMatchObject({ error: { code: 'tooManyRequests' } });
    expect((await clients[0].say(tableId, text('ruhig'))).ok).toBe(true);
  });

  it.each<[string, object]>([
    ['nothing', { say: text('   ') }],
    ['too much', { say: text('x'.repeat(201)) }],
    ['NUL', { say: text('a\0b') }],
    ['a line break', { say: text('a\nb') }],
    ['nothing to see', { say: text('\u200b\u2060') }],
    ['the order of letters turned', { say: text('\u202eolleh') }],
    ['half a character', { say: text('\ud83c') }],
    ['an unknown phrase', { say: { kind: 'phrase', phrase: 'cheat' } }],
    ['an unknown emoji', { say: { kind: 'emoji', emoji: '🃏' } }],
    ['a phrase as text', { say: { kind: 'phrase', text: 'hello' } }],
    ['somebody else’s name', { name: 'Ben' }],
    ['no id', { messageId: undefined }],
    ['an id that is none', { messageId: '1' }],
  ])('%s', async (_what, change) => {
    const { clients, tableId } = await table();
    const message = { tableId, messageId: randomUUID(), say: text('ok'), ...change };
    expect(await clients[0].emit('table:say', message)).toEqual({
      ok: false,
      error: { code: 'invalidMessage' },
    });
  });
});
