import type { ErrorReply, ReturnLinkReply, ReturnPreview, SessionReply } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../support/fake-clock.ts';
import { eagerPlayer, playOn, playUntil, seatThree } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer, TestServerOptions } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN = { error: { code: 'returnLinkUnknown' } };

let server: TestServer;
afterEach(() => server.close());

async function annasLink(options: TestServerOptions = {}) {
  server = await startServer(options);
  const anna = await new TestClient(server.url, 'Anna').enter();
  const { body } = await anna.rest<ReturnLinkReply>('POST', '/api/session/return-link');
  return { anna, link: body, phone: new TestClient(server.url, 'phone') };
}

const whoIs = async (client: TestClient) =>
  (await client.rest<SessionReply>('GET', '/api/session')).body.player;

describe('a link to another device', () => {
  it('says whose it is, and makes the device that of the player, once', async () => {
    const { anna, link, phone } = await annasLink();
    const { token } = link;
    for (let time = 0; time < 2; time++) {
      const { body } = await phone.rest<ReturnPreview>('POST', '/api/session/return/preview', { token });
      expect(body).toEqual({ name: 'Anna' });
    }
    expect(await whoIs(phone)).toBeNull();
    const used = await phone.rest<SessionReply>('POST', '/api/session/return', { token });
    expect(used.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(used.body.player).toEqual(await whoIs(anna));
    expect(await whoIs(phone)).toEqual(await whoIs(anna));
    expect(phone.cookie).not.toBe(anna.cookie);
    for (const path of ['', '/preview']) {
      const again = await phone.rest('POST', `/api/session/return${path}`, { token });
      expect([again.status, again.body]).toEqual([404, UNKNOWN]);
    }
  });

  it('is not used by loading its page', async () => {
    const { link, phone } = await annasLink();
    for (const path of [`/return/${link.token}`, `/api/session/return?token=${link.token}`]) {
      const { headers } = await phone.rest('GET', path);
      expect(headers.get('set-cookie')).toBeNull();
    }
    const used = await phone.rest<SessionReply>('POST', '/api/session/return', { token: link.token });
    expect(used.body.player?.name).toBe('Anna');
  });

  it('expires after a day', async () => {
    const clock = new FakeClock();
    const { link, phone } = await annasLink({ clock });
    expect(link.expiresAt).toBe(clock.now() + DAY_MS);
    clock.pass(DAY_MS);
    const late = await phone.rest('POST', '/api/session/return', { token: link.token });
    expect([late.status, late.body]).toEqual([404, UNKNOWN]);
  });

  it('is replaced by a new one', async () => {
    const { anna, link, phone } = await annasLink();
    const { body: fresh } = await anna.rest<ReturnLinkReply>('POST', '/api/session/return-link');
    const old = await phone.rest('POST', '/api/session/return', { token: link.token });
    expect(old.body).toEqual(UNKNOWN);
    const used = await phone.rest<SessionReply>('POST', '/api/session/return', { token: fresh.token });
    expect(used.body.player?.name).toBe('Anna');
  });

  it('replaces the player that the browser had', async () => {
    const { link } = await annasLink();
    const ben = await new TestClient(server.url, 'Ben').enter();
    await ben.rest('POST', '/api/session/return', { token: link.token });
    expect((await whoIs(ben))?.name).toBe('Anna');
  });

  it('is made for who is known, and wrong ones are guesses', async () => {
    const { phone } = await annasLink({ config: { rateLimit: true } });
    const refused = await phone.rest<ErrorReply>('POST', '/api/session/return-link');
    expect([refused.status, refused.body.error.code]).toEqual([401, 'noSession']);
    const codes = new Set<string>();
    for (let guess = 0; guess < 40; guess++) {
      const token = `${guess}`.padStart(43, 'x');
      const { body } = await phone.rest<ErrorReply>('POST', '/api/session/return', { token });
      codes.add(body.error.code);
    }
    expect(codes).toEqual(new Set(['returnLinkUnknown', 'tooManyRequests']));
  });

  it.each([{}, { token: 7 }, { token: 'short' }, { token: 'x'.repeat(43), more: 1 }])(
    'malformed: %j',
    async (body) => {
      const { phone } = await annasLink();
      const { status } = await phone.rest('POST', '/api/session/return', body);
      expect(status).toBe(400);
    },
  );

  it('its secret is kept by nobody but the link', async () => {
    const { link, phone } = await annasLink();
    await phone.rest('GET', `/return/${link.token}`);
    await phone.rest('POST', '/api/session/return', { token: link.token });
    expect(server.logged.join()).not.toContain(link.token);
  });

  it('[F42] the seat is played on from there, and the first device says so', async () => {
    server = await startServer();
    const { clients, table } = await seatThree(server.url);
    const [anna] = clients;
    const { tableId } = table;
    await Promise.all(
      clients.map((client) =>
        playUntil(client, tableId, eagerPlayer, (seen) => seen.play?.phase === 'playing'),
      ),
    );
    const { body } = await anna.rest<ReturnLinkReply>('POST', '/api/session/return-link');
    const phone = new TestClient(server.url, 'Anna');
    await phone.rest('POST', '/api/session/return', { token: body.token });
    await phone.connect();
    expect((await phone.join(tableId)).ok).toBe(true);
    await anna.until('elsewhere', () => anna.elsewhere.includes(tableId));
    const [, ben, cora] = clients;
    anna.stop();
    await Promise.all([phone, ben, cora].map((client) => playOn(client, tableId)));
    expect(phone.seen(tableId).table.phase).toBe('ended');
    for (const client of [phone, ben, cora]) client.stop();
  });
});
