import { randomInt } from 'node:crypto';
import type { Card, TableRules } from '@skat/engine';
import { PLAIN_SETTINGS, openTable, presetRules } from '@skat/engine';
import type { InvitationPreview, InvitationReply } from '@skat/protocol';
import { presenceMessageSchema, viewMessageSchema } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config.ts';
import { courseOf, leaksIn } from '../support/leaks.ts';
import { SHORT_RULES, eagerPlayer, playOn, playUntil, seatEverybody, wildPlayer } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

const random = (): number => randomInt(1_000_000) / 1_000_000;
const WATCHED = { ...PLAIN_SETTINGS, spectators: true };

let server: TestServer;
let everybody: TestClient[] = [];

afterEach(async () => {
  for (const client of everybody) client.stop();
  everybody = [];
  await server.close();
});

async function watchedTable(rules: TableRules = SHORT_RULES, config: Partial<Config> = {}) {
  server = await startServer({ config });
  const { clients, table } = await seatEverybody(server.url, rules, WATCHED);
  everybody.push(...clients);
  return { clients, table, watch: table.watch ?? '', tableId: table.tableId };
}

async function stranger(name: string): Promise<TestClient> {
  const client = await (await new TestClient(server.url, name).enter()).connect();
  everybody.push(client);
  return client;
}

describe('whoever has the link for spectators', () => {
  it('sees what lies open, and nothing that a hand holds', async () => {
    const rules: TableRules = { ...SHORT_RULES, seriesLength: 12 };
    const { clients, watch, tableId } = await watchedTable(rules);
    const olga = await stranger('Olga');
    expect(await olga.watch(watch)).toMatchObject({ ok: true, value: { tableId } });
    await Promise.all(clients.map((client) => playOn(client, tableId, wildPlayer(random))));
    await olga.untilSeen(tableId, 'the end', ({ table }) => table.phase === 'ended');
    for (const view of olga.views) {
      viewMessageSchema.parse(view);
      expect(view.viewer).toBe('spectator');
      if (view.play) expect([view.play.hand, view.play.legal]).toEqual([[], null]);
    }
    expect(olga.views.flatMap(({ play }) => play?.trick?.cards ?? []).length).toBeGreaterThan(100);
    const log = await server.store.log.read(tableId, 0);
    const course = courseOf(openTable('Stammtisch', rules), log, []);
    // Nobody's knowledge counts: only what every seat may know is open.
    const open = course.known.map((seats) => seats && [commonTo(seats)]);
    expect(leaksIn(olga.received, 0, { ...course, known: open })).toEqual([]);
  });

  it('is told no less in a game of two', async () => {
    const { clients, watch, tableId } = await watchedTable({ ...presetRules('twoPlayers'), seriesLength: 2 });
    const olga = await stranger('Olga');
    await olga.watch(watch);
    await Promise.all(clients.map((client) => playOn(client, tableId, wildPlayer(random))));
    await olga.untilSeen(tableId, 'the end', ({ table }) => table.phase === 'ended');
    const officers = olga.views.flatMap((view) => view.officers ?? []);
    expect(officers.length).toBeGreaterThan(30);
    expect(officers.every(({ legal, position }) => legal === null && position === null)).toBe(true);
  });

  it('[planted leaked-spectator] is told a hand, which this proof finds', async () => {
    const { clients, watch, tableId } = await watchedTable(SHORT_RULES, { plant: 'leaked-spectator' });
    const olga = await stranger('Olga');
    await olga.watch(watch);
    await Promise.all(clients.map((client) => playOn(client, tableId)));
    expect(olga.views.some(({ play }) => (play?.hand.length ?? 0) > 0)).toBe(true);
  });

  it('may ask nothing of the table', async () => {
    const { watch, tableId } = await watchedTable();
    const olga = await stranger('Olga');
    await olga.watch(watch);
    for (const command of [{ type: 'sit', seat: 0 }, { type: 'start' }, { type: 'pause' }] as const)
      expect(await olga.command(tableId, command)).toEqual({ ok: false, error: { code: 'tableNotFound' } });
    expect(await olga.join(tableId)).toMatchObject({ ok: false, error: { code: 'tableNotFound' } });
  });

  it('who has a seat sees the table from there, and who leaves it may watch', async () => {
    const { clients, watch, tableId } = await watchedTable();
    const [anna, ben, cora] = clients as [TestClient, TestClient, TestClient];
    const window = new TestClient(server.url, 'Cora');
    window.cookie = cora.cookie;
    everybody.push(await window.connect());
    await window.watch(watch);
    expect(window.seen(tableId).viewer).toBe(2);
    expect(anna.presence(tableId)).toMatchObject({ spectatorCount: 0 });
    await window.command(tableId, { type: 'stand' });
    await window.untilSeen(tableId, 'the view of who watches', ({ viewer }) => viewer === 'spectator');
    await cora.untilSeen(tableId, 'the view from the door', ({ viewer }) => viewer === null);
    await ben.until('Cora watches', () => ben.presence(tableId)?.spectators.join() === 'Cora');
    await window.command(tableId, { type: 'sit', seat: 2 });
    await window.untilSeen(tableId, 'the own seat', ({ viewer }) => viewer === 2);
    await ben.until('nobody watches', () => ben.presence(tableId)?.spectatorCount === 0);
  });

  it('is known by name to everybody, once for all windows', async () => {
    const { clients, watch, tableId } = await watchedTable();
    const [anna] = clients as [TestClient];
    const olga = await stranger('Olga');
    const again = new TestClient(server.url, 'Olga');
    again.cookie = olga.cookie;
    everybody.push(await again.connect());
    const paul = await stranger('Paul');
    for (const client of [olga, again, paul]) await client.watch(watch);
    await anna.until('both', () => anna.presence(tableId)?.spectators.join() === 'Olga,Paul');
    presenceMessageSchema.parse(anna.presence(tableId));
    again.stop();
    paul.stop();
    await olga.until('one is left', () => olga.presence(tableId)?.spectators.join() === 'Olga');
    olga.stop();
    await anna.until('nobody', () => anna.presence(tableId)?.spectatorCount === 0);
  });

  it('twenty are named, all are counted', async () => {
    const { clients, watch, tableId } = await watchedTable();
    const [anna] = clients as [TestClient];
    for (let number = 1; number <= 22; number++) await (await stranger(`Gast ${number}`)).watch(watch);
    await anna.until('all', () => anna.presence(tableId)?.spectatorCount === 22);
    expect(anna.presence(tableId)?.spectators).toHaveLength(20);
  });
});

describe('the link for spectators', () => {
  it('shows the table before one comes in, and is only there where the table allows it', async () => {
    const { table, watch } = await watchedTable();
    const olga = await stranger('Olga');
    const preview = await olga.rest<InvitationPreview>('GET', `/api/watch/${watch}`);
    expect(preview.body).toMatchObject({ tableId: table.tableId, name: 'Stammtisch' });
    expect(JSON.stringify(preview.body)).not.toContain(table.invitation);
    const closed = await seatEverybody(server.url, SHORT_RULES);
    everybody.push(...closed.clients);
    expect(closed.table.watch).toBeNull();
  });

  it('is told to whoever holds the invitation: they may sit down, so they may watch', async () => {
    const { table, watch, tableId } = await watchedTable();
    const olga = await stranger('Olga');
    const { invitation } = table;
    const early = await olga.rest<object>('POST', `/api/tables/${tableId}/code`, {});
    expect(early).toMatchObject({ status: 404, body: { error: { code: 'tableNotFound' } } });
    await olga.rest('POST', '/api/tables/join', { invitation });
    const code = await olga.rest<InvitationReply>('POST', `/api/tables/${tableId}/code`, {});
    expect(code.body.watch).toBe(watch);
    expect(await olga.watch(watch)).toMatchObject({ ok: true, value: { tableId } });
  });

  it('unknown or of a closed table: one answer, and it counts as a guess', async () => {
    const { clients, watch, tableId } = await watchedTable(SHORT_RULES, { rateLimit: true });
    const olga = await stranger('Olga');
    const unknown = await olga.watch('x'.repeat(24));
    expect(unknown).toEqual({ ok: false, error: { code: 'watchUnknown' } });
    for (const client of clients) await client.command(tableId, { type: 'stand' });
    expect(await olga.watch(watch)).toEqual(unknown);
    const rest = await olga.rest<object>('GET', `/api/watch/${watch}`);
    expect([rest.status, rest.body]).toEqual([404, { error: { code: 'watchUnknown' } }]);
    const codes = new Set<string>();
    for (let guess = 0; guess < 40; guess++) {
      const reply = await olga.watch(`${'x'.repeat(24)}${guess}`);
      codes.add(reply.ok ? 'ok' : reply.error.code);
    }
    expect(codes).toEqual(new Set(['watchUnknown', 'tooManyRequests']));
  });

  it.each([undefined, null, {}, { watch: 7 }, { watch: 'short' }, { watch: 'x'.repeat(24), tableId: 'x' }])(
    'malformed: %j',
    async (message) => {
      await watchedTable();
      const olga = await stranger('Olga');
      expect(await olga.emit('table:watch', message)).toMatchObject({ error: { code: 'invalidMessage' } });
    },
  );

  it('is never logged', async () => {
    const { table, watch } = await watchedTable();
    const olga = await stranger('Olga');
    await olga.watch(watch);
    await olga.rest<InvitationReply>('GET', `/api/watch/${watch}`);
    await olga.rest('GET', `/w/${watch}`);
    expect(server.logged.join()).not.toContain(watch);
    expect(server.logged.join()).not.toContain(table.invitation);
  });

  it('shows a game under way at once', async () => {
    const { clients, watch, tableId } = await watchedTable();
    await Promise.all(
      clients.map((client) =>
        playUntil(client, tableId, eagerPlayer, ({ play }) => play?.trick !== null && play !== null),
      ),
    );
    const olga = await stranger('Olga');
    await olga.watch(watch);
    const { viewer, play, auction } = olga.seen(tableId);
    expect([viewer, play?.hand, auction?.skat]).toEqual(['spectator', [], null]);
  });
});

function commonTo(seats: readonly ReadonlySet<Card>[]): ReadonlySet<Card> {
  const [first = new Set<Card>(), ...others] = seats.slice(0, 3);
  return new Set([...first].filter((card) => others.every((known) => known.has(card))));
}
