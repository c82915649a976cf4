import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesToOpen } from '../src/addresses.ts';
import { ConfigProblem, environmentSchema, readConfig } from '../src/config.ts';

describe('settings', () => {
  it('none is needed', () => {
    expect(readConfig({}, [])).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      databaseUrl: null,
      dataFolder: './data',
      publicUrl: null,
      allowedOrigins: [],
      trustProxy: false,
      rateLimit: true,
      botPause: 1,
      awayMs: 60_000,
      putAwayMs: 300_000,
      plant: null,
    });
  });

  it('the example names every setting with its default', () => {
    const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n');
    const example = Object.fromEntries(
      lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=', 2) as [string, string]),
    );
    expect(readConfig(example, [])).toEqual(readConfig({}, []));
    expect(Object.keys(example).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('the public address and the listed origins may connect', () => {
    const { allowedOrigins, publicUrl } = readConfig(
      { PUBLIC_URL: 'https://skat.example/', ALLOWED_ORIGINS: 'http://a.example, https://b.example:8443/x' },
      [],
    );
    expect(publicUrl).toBe('https://skat.example/');
    expect(allowedOrigins).toEqual(['http://a.example', 'https://b.example:8443', 'https://skat.example']);
  });

  it.each([
    { PORT: 'abc' },
    { PORT: '70000' },
    { DATABASE_URL: 'mysql://x' },
    { PUBLIC_URL: 'skat.example' },
    { ALLOWED_ORIGINS: 'skat.example' },
    { TRUST_PROXY: 'maybe' },
    { BOT_PAUSE: '2' },
    { LOG_LEVEL: 'loud' },
  ])('%j is refused by name', (environment) => {
    expect(() => readConfig(environment, [])).toThrow(ConfigProblem);
    expect(() => readConfig(environment, [])).toThrow(Object.keys(environment)[0]);
  });

  it('faults are planted from the command line only', () => {
    expect(readConfig({ PLANT: 'lost-row' }, []).plant).toBeNull();
    expect(readConfig({}, ['--plant', 'lost-row']).plant).toBe('lost-row');
    expect(() => readConfig({}, ['--plant', 'something'])).toThrow(ConfigProblem);
    expect(() => readConfig({}, ['--plant'])).toThrow(ConfigProblem);
  });
});

describe('addresses to open', () => {
  it('this machine first when listening everywhere', () => {
    expect(addressesToOpen('0.0.0.0', 8080)[0]).toBe('http://localhost:8080');
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['::1', 'http://[::1]:80'],
  ])('only %s when bound to it', (host, address) => {
    expect(addressesToOpen(host, 80)).toEqual([address]);
  });
});
