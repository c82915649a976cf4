import type { Contradiction, TableRules } from '@skat/engine';
import { PLAIN_SETTINGS, presetRules } from '@skat/engine';
import type {
  ErrorReply,
  InvitationPreview,
  InvitationReply,
  JoinedReply,
  OpenTableReply,
} from '@skat/protocol';
import { CODE_ALPHABET } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../support/fake-clock.ts';
import { SHORT_RULES } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const NEW_TABLE = { name: 'Stammtisch', rules: SHORT_RULES, settings: PLAIN_SETTINGS, computers: false };
const DAY_MS = 24 * 60 * 60 * 1000;

function client(name: string): Promise<TestClient> {
  return new TestClient(server.url, name).enter();
}

function found(founder: TestClient, table: object = NEW_TABLE): Promise<InvitationReply> {
  return founder.rest<InvitationReply>('POST', '/api/tables', table).then(({ body }) => body);
}

describe('making a table', () => {
  it('its founder sits on the first chair and is the host', async () => {
    server = await startServer();
    const anna = await client('Anna');
    const created = await anna.rest<InvitationReply>('POST', '/api/tables', NEW_TABLE);
    expect(created.status).toBe(201);
    expect(created.body.invitation).toMatch(/^[A-Za-z0-9_-]{22,}$/);
    expect(Array.from(created.body.code).every((letter) => CODE_ALPHABET.includes(letter))).toBe(true);
    const { body } = await anna.rest<InvitationPreview>('GET', `/api/invitations/${created.body.invitation}`);
    expect(body).toMatchObject({
      name: 'Stammtisch',
      hostName: 'Anna',
      phase: 'gathering',
      rules: SHORT_RULES,
    });
    expect(body.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty']);
  });

  it('fills the other chairs with computers on request', async () => {
    server = await startServer();
    const anna = await client('Anna');
    const { invitation } = await found(anna, { ...NEW_TABLE, computers: true });
    const { body } = await anna.rest<InvitationPreview>('GET', `/api/invitations/${invitation}`);
    expect(body.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
  });

  it.each([
    { players: 2, seriesLength: 12, kinds: ['person', 'computer'] },
    { players: 4, seriesLength: 36, kinds: ['person', 'computer', 'computer', 'computer'] },
  ] as const)('[R2.4, R9.80] seats $players', async ({ players, seriesLength, kinds }) => {
    server = await startServer();
    const anna = await client('Anna');
    const rules = { ...presetRules(players === 2 ? 'twoPlayers' : 'tournament'), players, seriesLength };
    const { invitation } = await found(anna, { ...NEW_TABLE, rules, computers: true });
    const { body } = await anna.rest<InvitationPreview>('GET', `/api/invitations/${invitation}`);
    expect(body).toMatchObject({ rules, chairs: kinds.map((_kind, seat) => seat) });
    expect(body.seats.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    { preset: 'tournament', seriesLength: 3, seats: 3 },
    { preset: 'withRamsch', seriesLength: 'open', seats: 3 },
    { preset: 'family', seriesLength: 'open', seats: 3 },
    { preset: 'twoPlayers', seriesLength: 12, seats: 2 },
  ] as const)('[R9.99] practice by $preset is dealt at once', async ({ preset, seriesLength, seats }) => {
    server = await startServer();
    const anna = await client('Anna');
    const { status, body } = await anna.rest<InvitationReply>('POST', '/api/practice', {
      preset,
      seriesLength,
    });
    expect(status).toBe(201);
    const preview = await anna.rest<InvitationPreview>('GET', `/api/invitations/${body.invitation}`);
    expect(preview.body).toMatchObject({
      phase: 'playing',
      game: 1,
      rules: { ...presetRules(preset), seriesLength },
    });
    expect(preview.body.seats).toHaveLength(seats);
  });

  it.each([
    ['no name', { ...NEW_TABLE, name: '' }],
    ['unknown rules', { ...NEW_TABLE, rules: { ...SHORT_RULES, kontra: true } }],
    [
      'rules without all their options',
      { ...NEW_TABLE, rules: { players: 3, scoring: 'simple', seriesLength: 3 } },
    ],
    ['nothing', {}],
  ])('[R9.98] refuses %s', async (_what, table) => {
    server = await startServer();
    const anna = await client('Anna');
    const reply = await anna.rest<ErrorReply>('POST', '/api/tables', table);
    expect([reply.status, reply.body.error.code]).toEqual([400, 'invalidMessage']);
  });

  const { bock, kontra } = SHORT_RULES;
  it.each<[string, Partial<TableRules>, Contradiction[]]>([
    ['[R8.9] a length that does not let everybody deal equally', { seriesLength: 4 }, ['seriesLength']],
    ['[R8.13] Bierlachs of a fixed length', { scoring: 'bierlachs' }, ['bierlachsIsOpen']],
    ['[R9.55] Ramsch rounds without Bock', { bock: { ...bock, thenRamsch: true } }, ['ramschRoundsNeedBock']],
    [
      '[R9.50] Bock for Kontra where nobody says it',
      { bock: { ...bock, enabled: true }, kontra: { ...kontra, enabled: false } },
      ['triggerNeedsKontra'],
    ],
    [
      '[R9.80] a tournament of two that would not even end evenly',
      { players: 2, seriesLength: 3 },
      ['seriesLength', 'notForTwo'],
    ],
  ])('%s is refused, and said why', async (_what, change, contradictions) => {
    server = await startServer();
    const anna = await client('Anna');
    const table = { ...NEW_TABLE, rules: { ...SHORT_RULES, ...change } };
    const reply = await anna.rest<ErrorReply>('POST', '/api/tables', table);
    expect([reply.status, reply.body.error]).toEqual([400, { code: 'contradictoryRules', contradictions }]);
    expect((await anna.rest<OpenTableReply[]>('GET', '/api/tables')).body).toEqual([]);
  });
});

describe('finding a table', () => {
  it('by a code, however it is typed', async () => {
    server = await startServer();
    const { code, invitation, tableId } = await found(await client('Anna'));
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    const { body } = await new TestClient(server.url, 'Ben').rest('POST', '/api/codes', { code: typed });
    expect(body).toEqual({ tableId, invitation, code, watch: null });
  });

  it('a code expires after a day, and who belongs to the table renews it', async () => {
    const clock = new FakeClock();
    server = await startServer({ clock });
    const anna = await client('Anna');
    const { code, tableId } = await found(anna);
    clock.pass(DAY_MS + 1);
    const expired = await anna.rest<ErrorReply>('POST', '/api/codes', { code });
    expect([expired.status, expired.body.error.code]).toEqual([404, 'codeUnknown']);
    const renewed = await anna.rest<InvitationReply>('POST', `/api/tables/${tableId}/code`);
    expect(renewed.body.code).not.toBe(code);
    const again = await anna.rest<InvitationReply>('POST', '/api/codes', { code: renewed.body.code });
    expect(again.body.tableId).toBe(tableId);
    const ben = await client('Ben');
    const refused = await ben.rest<ErrorReply>('POST', `/api/tables/${tableId}/code`);
    expect([refused.status, refused.body.error.code]).toEqual([404, 'tableNotFound']);
  });

  it('two who renew an expired code at the same moment get the same one', async () => {
    const clock = new FakeClock();
    server = await startServer({ clock });
    const anna = await client('Anna');
    const { tableId } = await found(anna);
    clock.pass(DAY_MS + 1);
    const renew = () => anna.rest<InvitationReply>('POST', `/api/tables/${tableId}/code`);
    const [first, second] = await Promise.all([renew(), renew()]);
    expect(second.body.code).toBe(first.body.code);
    const { body } = await anna.rest<InvitationReply>('POST', '/api/codes', { code: first.body.code });
    expect(body.tableId).toBe(tableId);
  });

  it('lists no table that has been closed', async () => {
    server = await startServer();
    const anna = await client('Anna');
    const { tableId } = await found(anna);
    await server.store.tables.close(tableId, Date.now());
    expect((await anna.rest<OpenTableReply[]>('GET', '/api/tables')).body).toEqual([]);
  });

  it('lists the open tables of a player', async () => {
    server = await startServer();
    const anna = await client('Anna');
    const ben = await client('Ben');
    const { invitation, tableId } = await found(anna);
    expect((await ben.rest<OpenTableReply[]>('GET', '/api/tables')).body).toEqual([]);
    const joined = await ben.rest<JoinedReply>('POST', '/api/tables/join', { invitation });
    expect(joined.body).toEqual({ tableId });
    const [bens] = (await ben.rest<OpenTableReply[]>('GET', '/api/tables')).body;
    expect(bens).toMatchObject({ tableId, invitation, seated: false, phase: 'gathering', seriesLength: 3 });
    const [annas] = (await anna.rest<OpenTableReply[]>('GET', '/api/tables')).body;
    expect(annas).toMatchObject({ tableId, seated: true });
  });
});

describe('refusals', () => {
  const ID = '00000000-0000-4000-8000-000000000000';
  const TOKEN = 'aaaaaaaaaaaaaaaaaaaaaaaa';

  it.each([
    ['POST', '/api/tables', NEW_TABLE],
    ['POST', '/api/practice', { preset: 'tournament', seriesLength: 3 }],
    ['GET', '/api/tables', undefined],
    ['POST', '/api/tables/join', { invitation: TOKEN }],
    ['POST', `/api/tables/${ID}/code`, undefined],
    ['GET', '/api/series', undefined],
    ['GET', `/api/series/${ID}/1`, undefined],
    ['GET', `/api/series/${ID}/1/games/1`, undefined],
    ['GET', `/api/watch/${TOKEN}/series/1/games/1`, undefined],
  ] as const)('%s %s needs a session', async (method, path, body) => {
    server = await startServer();
    const reply = await new TestClient(server.url, 'Nobody').rest<ErrorReply>(method, path, body);
    expect([reply.status, reply.body.error.code]).toEqual([401, 'noSession']);
  });

  it.each([
    {
      method: 'GET',
      path: `/api/invitations/${TOKEN}`,
      body: undefined,
      status: 404,
      code: 'invitationUnknown',
    },
    { method: 'GET', path: '/api/invitations/short', body: undefined, status: 400, code: 'invalidMessage' },
    { method: 'POST', path: '/api/codes', body: { code: 'ABCDEF' }, status: 404, code: 'codeUnknown' },
    { method: 'POST', path: '/api/codes', body: { code: 'O0O0O0' }, status: 400, code: 'invalidMessage' },
    {
      method: 'POST',
      path: '/api/tables/join',
      body: { invitation: TOKEN },
      status: 404,
      code: 'invitationUnknown',
    },
    { method: 'POST', path: `/api/tables/${ID}/code`, body: undefined, status: 404, code: 'tableNotFound' },
    { method: 'POST', path: '/api/tables/no-id/code', body: undefined, status: 400, code: 'invalidMessage' },
    { method: 'POST', path: '/api/practice', body: { seriesLength: 3 }, status: 400, code: 'invalidMessage' },
    {
      method: 'POST',
      path: '/api/practice',
      body: { preset: 'tournament', seriesLength: 5 },
      status: 400,
      code: 'contradictoryRules',
    },
    {
      method: 'POST',
      path: '/api/practice',
      body: { preset: 'twoPlayers', seriesLength: 'open' },
      status: 400,
      code: 'contradictoryRules',
    },
    { method: 'GET', path: `/api/series/${ID}/1`, body: undefined, status: 404, code: 'seriesNotFound' },
    {
      method: 'GET',
      path: `/api/series/${ID}/1/games/1`,
      body: undefined,
      status: 404,
      code: 'seriesNotFound',
    },
    { method: 'GET', path: `/api/series/${ID}/0`, body: undefined, status: 400, code: 'invalidMessage' },
    { method: 'GET', path: '/api/nothing', body: undefined, status: 404, code: 'notFound' },
    { method: 'DELETE', path: '/api/session', body: undefined, status: 404, code: 'notFound' },
    { method: 'POST', path: '/anything', body: undefined, status: 404, code: 'notFound' },
  ])('$method $path with $body: $status $code', async ({ method, path, body, status, code }) => {
    server = await startServer();
    const anna = await client('Anna');
    const reply = await anna.rest<ErrorReply>(method, path, body);
    expect([reply.status, reply.body.error.code]).toEqual([status, code]);
  });

  it('says so when the store is down, but lives', async () => {
    server = await startServer();
    const anna = await client('Anna');
    server.store.isDown = true;
    const reply = await anna.rest<ErrorReply>('GET', '/api/tables');
    expect([reply.status, reply.body.error.code]).toEqual([503, 'storeUnavailable']);
    expect((await anna.rest('GET', '/health/live')).status).toBe(200);
    server.store.isDown = false;
    expect((await anna.rest('GET', '/api/tables')).status).toBe(200);
  });

  it('a game that was not played is not found', async () => {
    server = await startServer();
    const anna = await client('Anna');
    const { tableId } = await found(anna);
    const series = await anna.rest<ErrorReply>('GET', `/api/series/${tableId}/1`);
    expect(series.body.error.code).toBe('seriesNotFound');
  });
});
