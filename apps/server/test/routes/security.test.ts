import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PLAIN_SETTINGS } from '@skat/engine';
import type { ErrorReply, InvitationReply } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { SHORT_RULES } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
let folder: string | null = null;
afterEach(async () => {
  await server.close();
  if (folder !== null) await rm(folder, { recursive: true });
  folder = null;
});

async function builtClient(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Skat</title>');
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'export {};');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  return folder;
}

async function compressFiles(web: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const text = await readFile(join(web, name));
    await writeFile(join(web, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(web, `${name}.gz`), gzipSync(text));
  }
}

/** Browsers set Host themselves, so `fetch` cannot. */
function postAs(host: string, origin: string | null, path = '/api/session'): Promise<number> {
  const { port } = new URL(server.url);
  const headers = { host, 'content-type': 'application/json', ...(origin === null ? {} : { origin }) };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ name: 'Anna' }));
  });
}

describe('an address that cannot be read', () => {
  it.each([
    { name: 'no text', path: '/api/invitations/%ff%fe' },
    { name: 'half an escape', path: '/api/invitations/%' },
    { name: 'far too long', path: `/api/invitations/${'x'.repeat(3_000)}` },
  ])('is refused with a code: $name', async ({ path }) => {
    server = await startServer();
    const { status, body } = await new TestClient(server.url, 'Eve').rest<ErrorReply>('GET', path);
    expect({ status, body }).toEqual({ status: 400, body: { error: { code: 'invalidMessage' } } });
  });
});

describe('the page', () => {
  it('comes under every path of the client; an unknown invitation is a 404 with the same page', async () => {
    server = await startServer({ config: { webFolder: await builtClient() } });
    const anna = await new TestClient(server.url, 'Anna').enter();
    const table = { name: 'Tisch', rules: SHORT_RULES, settings: PLAIN_SETTINGS, computers: false };
    const { body } = await anna.rest<InvitationReply>('POST', '/api/tables', table);
    const statuses: Record<string, number> = {};
    for (const path of [
      '/',
      '/new',
      '/history',
      '/s/x/1',
      `/t/${body.invitation}`,
      '/t/unknown',
      `/t/${'a'.repeat(24)}`,
    ]) {
      const page = await anna.rest<string>('GET', path);
      statuses[path.replace(body.invitation, 'known')] = page.status;
      expect(page.body).toContain('<title>Skat</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    expect(statuses).toEqual({
      '/': 200,
      '/new': 200,
      '/history': 200,
      '/s/x/1': 200,
      '/t/known': 200,
      '/t/unknown': 404,
      '/t/aaaaaaaaaaaaaaaaaaaaaaaa': 404,
    });
    expect(server.logged.join('')).not.toContain(body.invitation);
  });

  it('files come with their kind; hashed ones may be kept', async () => {
    server = await startServer({ config: { webFolder: await builtClient() } });
    const anna = new TestClient(server.url, 'Anna');
    const script = await anna.rest('GET', '/assets/main-abc.js');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    const icon = await anna.rest('GET', '/favicon.svg');
    expect(icon.headers.get('content-type')).toContain('svg');
    expect((await anna.rest('GET', '/assets/gone.js')).status).toBe(404);
    expect((await anna.rest('GET', '/assets/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it.each([
    { accepted: 'gzip, deflate, br', path: '/assets/main-abc.js', encoding: 'br' },
    { accepted: 'gzip', path: '/assets/main-abc.js', encoding: 'gzip' },
    { accepted: 'identity', path: '/assets/main-abc.js', encoding: null },
    { accepted: 'gzip, deflate, br', path: '/', encoding: 'br' },
    { accepted: 'gzip', path: '/t/unknown', encoding: 'gzip' },
    { accepted: 'gzip, deflate, br', path: '/favicon.svg', encoding: null },
  ])('$path comes as $encoding to who takes $accepted', async ({ accepted, path, encoding }) => {
    const web = await builtClient();
    await compressFiles(web, ['index.html', 'assets/main-abc.js']);
    server = await startServer({ config: { webFolder: web } });
    const anna = new TestClient(server.url, 'Anna');
    const { headers, body } = await anna.rest<string>('GET', path, undefined, {
      'accept-encoding': accepted,
    });
    const isScript = path.startsWith('/assets/');
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toContain('accept-encoding');
    expect(headers.get('cache-control')).toContain(isScript ? 'immutable' : 'no-cache');
    if (isScript) expect(headers.get('content-type')).toContain('javascript');
    expect(body).toMatch(/^(export \{\};|<!doctype html>.*|<svg\/>)$/);
    expect((await anna.rest('GET', '/assets/main-abc.js.gz')).status).toBe(404);
  });

  it.each(['/', '/new', '/t/unknown'])(
    'who asks whether %s is there is told as who opens it',
    async (path) => {
      server = await startServer({ config: { webFolder: await builtClient() } });
      const [opened, asked] = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(`${server.url}${path}`, { method })),
      );
      expect(asked?.status).toBe(opened?.status);
      expect(asked?.headers.get('content-length')).toBe(opened?.headers.get('content-length'));
      expect(await asked?.text()).toBe('');
    },
  );

  it('without a built client says what to do', async () => {
    server = await startServer();
    const { status, body } = await new TestClient(server.url, 'Anna').rest<string>('GET', '/');
    expect([status, body]).toEqual([503, expect.stringContaining('not built')]);
  });
});

describe('headers', () => {
  it('a policy that works on plain http', async () => {
    server = await startServer({ config: { webFolder: await builtClient() } });
    const { headers } = await new TestClient(server.url, 'Anna').rest('GET', '/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toContain("'unsafe-eval'");
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('https everywhere if that is the public address', async () => {
    server = await startServer({ config: { publicUrl: 'https://skat.example' } });
    const { headers } = await new TestClient(server.url, 'Anna').rest('GET', '/health/live');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });
});

describe('origin', () => {
  it.each([
    { host: 'skat.lan', origin: 'http://skat.lan', status: 200 },
    { host: 'SKAT.lan:8080', origin: 'http://skat.lan:8080', status: 200 },
    { host: 'skat.lan', origin: null, status: 200 },
    { host: 'internal', origin: 'https://listed.example', status: 200 },
    { host: 'skat.lan', origin: 'http://evil.example', status: 403 },
    { host: 'skat.lan', origin: 'http://skat.lan:81', status: 403 },
    { host: 'skat.lan', origin: 'null', status: 403 },
    { host: 'skat.lan', origin: 'rubbish', status: 403 },
  ])('a page of $origin may post to $host: $status', async ({ host, origin, status }) => {
    server = await startServer({ config: { allowedOrigins: ['https://listed.example'] } });
    expect(await postAs(host, origin)).toBe(status);
  });
});

describe('a path written in another way is guarded alike', () => {
  it.each(['/%61pi/session', '/a%70i/session', 'http://skat.lan/api/session'])(
    'a foreign page may not post to %s',
    async (path) => {
      server = await startServer();
      expect(await postAs('skat.lan', 'http://evil.example', path)).toBe(403);
      expect(await postAs('skat.lan', 'http://skat.lan', path)).toBe(200);
    },
  );

  it('and is counted by the limit of requests', async () => {
    server = await startServer({ config: { rateLimit: true } });
    const client = new TestClient(server.url, 'Anna');
    const statuses: number[] = [];
    for (let turn = 0; turn < 320; turn++) statuses.push((await client.rest('GET', '/%61pi/session')).status);
    expect(statuses).toContain(429);
  });
});

describe('limits', () => {
  it('a club behind one address may open its links as often as it likes', async () => {
    server = await startServer({ config: { rateLimit: true, webFolder: await builtClient() } });
    const anna = await new TestClient(server.url, 'Anna').enter();
    const table = { name: 'Tisch', rules: SHORT_RULES, settings: PLAIN_SETTINGS, computers: false };
    const { invitation } = (await anna.rest<InvitationReply>('POST', '/api/tables', table)).body;
    const statuses = new Set<number>();
    for (let visit = 0; visit < 40; visit++) {
      statuses.add((await anna.rest('GET', `/t/${invitation}`)).status);
      statuses.add((await anna.rest('GET', `/api/invitations/${invitation}`)).status);
      statuses.add((await anna.rest('POST', '/api/tables/join', { invitation })).status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('links cannot be guessed in bulk', async () => {
    server = await startServer({ config: { rateLimit: true, webFolder: await builtClient() } });
    const guesser = await new TestClient(server.url, 'Guesser').enter();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      const invitation = String(guess).padStart(24, 'x');
      statuses.push((await guesser.rest('GET', `/t/${invitation}`)).status);
      statuses.push((await guesser.rest('GET', `/api/invitations/${invitation}`)).status);
      statuses.push((await guesser.rest('POST', '/api/tables/join', { invitation })).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it('the page of an invitation asks the database no more often than any other request', async () => {
    server = await startServer({ config: { rateLimit: true, webFolder: await builtClient() } });
    const anna = await new TestClient(server.url, 'Anna').enter();
    const table = { name: 'Tisch', rules: SHORT_RULES, settings: PLAIN_SETTINGS, computers: false };
    const { invitation } = (await anna.rest<InvitationReply>('POST', '/api/tables', table)).body;
    const statuses: number[] = [];
    for (let visit = 0; visit < 320; visit++)
      statuses.push((await anna.rest('GET', `/t/${invitation}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(298);
    const refused = await anna.rest<string>('HEAD', `/t/${invitation}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('codes cannot be guessed in bulk', async () => {
    server = await startServer({ config: { rateLimit: true } });
    const guesser = new TestClient(server.url, 'Guesser');
    const codes: string[] = [];
    for (let guess = 0; guess < 40; guess++) {
      const { body } = await guesser.rest<ErrorReply>('POST', '/api/codes', { code: 'ABCDEF' });
      codes.push(body.error.code);
    }
    expect(codes.filter((code) => code === 'codeUnknown')).toHaveLength(30);
    const refused = await guesser.rest<ErrorReply>('POST', '/api/codes', { code: 'ABCDEF' });
    expect(refused.body.error.code).toBe('tooManyRequests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['{', '[]', '"x"', 'null', '{"name":"' + 'x'.repeat(5000) + '"}'])(
    'refuses a body that is no session (%#)',
    async (body) => {
      server = await startServer();
      const response = await fetch(`${server.url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([response.status, ((await response.json()) as ErrorReply).error.code]).toEqual([
        400,
        'invalidMessage',
      ]);
    },
  );
});
