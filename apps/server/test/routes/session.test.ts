import type { ErrorReply, SessionReply } from '@skat/protocol';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** Attributes of a Set-Cookie header without the secret, in lower case. */
function cookieFlags(headers: Headers): readonly string[] {
  const [, ...flags] = (headers.get('set-cookie') ?? '').toLowerCase().split('; ');
  return flags;
}

describe('who one is', () => {
  it('loading pages or asking makes nobody known', async () => {
    server = await startServer();
    const visitor = new TestClient(server.url, 'Anna');
    for (const path of ['/', '/t/aaaaaaaaaaaaaaaaaaaaaa', '/api/session']) {
      const { headers } = await visitor.rest('GET', path);
      expect(headers.get('set-cookie')).toBeNull();
    }
    const { body } = await visitor.rest<SessionReply>('GET', '/api/session');
    expect(body).toEqual({ player: null, protocol: PROTOCOL_VERSION });
  });

  it('a name makes a cookie that scripts cannot read, for 400 days', async () => {
    server = await startServer();
    const anna = new TestClient(server.url, 'Anna');
    const { headers, body } = await anna.rest<SessionReply>('POST', '/api/session', { name: '  Anna ' });
    expect(body.player?.name).toBe('Anna');
    const flags = cookieFlags(headers);
    expect(flags).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/', 'max-age=34560000']));
    expect(flags).not.toContain('secure');
    const again = await anna.rest<SessionReply>('GET', '/api/session');
    expect(again.body.player).toEqual(body.player);
  });

  it.each([
    { proxy: true, protocol: 'https', secure: true },
    { proxy: true, protocol: 'http', secure: false },
    { proxy: false, protocol: 'https', secure: false },
    { proxy: false, protocol: 'http', secure: true, publicUrl: 'https://skat.example' },
    { proxy: false, protocol: 'http', secure: false, publicUrl: 'http://skat.lan' },
  ])(
    'cookie secure: $secure if trusted proxy: $proxy says $protocol, public address: $publicUrl',
    async ({ proxy, protocol, secure, publicUrl = null }) => {
      server = await startServer({ config: { trustProxy: proxy, publicUrl } });
      const { headers } = await new TestClient(server.url, 'Anna').rest(
        'POST',
        '/api/session',
        { name: 'Anna' },
        { 'x-forwarded-proto': protocol },
      );
      expect(cookieFlags(headers).includes('secure')).toBe(secure);
    },
  );

  it('somebody known keeps the identity under a new name', async () => {
    server = await startServer();
    const anna = await new TestClient(server.url, 'Anna').enter();
    const before = await anna.rest<SessionReply>('GET', '/api/session');
    const renamed = await anna.rest<SessionReply>('POST', '/api/session', { name: 'Änne' });
    expect(renamed.body.player).toEqual({ id: before.body.player?.id, name: 'Änne' });
    const patched = await anna.rest<SessionReply>('PATCH', '/api/session', { name: 'Anna' });
    expect(patched.body.player).toEqual(before.body.player);
  });

  it('nobody unknown can be renamed', async () => {
    server = await startServer();
    const reply = await new TestClient(server.url, 'Anna').rest<ErrorReply>('PATCH', '/api/session', {
      name: 'Anna',
    });
    expect([reply.status, reply.body.error.code]).toEqual([401, 'noSession']);
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(25) },
    { name: 'a\u0000b' },
    { name: 'a\ud800b' },
    { name: 7 },
    { name: 'Anna', extra: true },
    {},
  ])('refuses the name in %j', async (body) => {
    server = await startServer();
    const reply = await new TestClient(server.url, 'Anna').rest<ErrorReply>('POST', '/api/session', body);
    expect([reply.status, reply.body.error.code]).toEqual([400, 'invalidMessage']);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('keeps of the secret nothing but its hash, and logs neither', async () => {
    server = await startServer();
    const anna = await new TestClient(server.url, 'Anna').enter();
    const secret = anna.cookie.split('=')[1] ?? '';
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await server.store.players.findBySession(secret)).toBeNull();
    expect(server.logged.join('')).not.toContain(secret);
  });
});
