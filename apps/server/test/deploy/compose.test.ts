import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/config.ts';
import { isInProject, projectFile, settingNames } from './project-files.ts';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: object;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** As docker compose fills variables in: `${NAME:-otherwise}`. */
function compose(variables: Readonly<Record<string, string>> = {}): Compose {
  const text = projectFile('docker-compose.yml');
  const filled = text.replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_all, name: string, otherwise: string) => variables[name] ?? otherwise,
  );
  expect(filled).not.toMatch(/\$\{/);
  return parse(filled, { merge: true }) as Compose;
}

const SERVERS = ['server-1', 'server-2'] as const;

function environmentOf(
  { services }: Compose,
  server: (typeof SERVERS)[number],
): Readonly<Record<string, string>> {
  return services[server]?.environment ?? {};
}

describe('docker-compose.yml', () => {
  it.each(SERVERS)('sets what %s knows, to what it takes', (server) => {
    const environment = environmentOf(compose(), server);
    expect(Object.keys(environment).filter((name) => !settingNames().includes(name))).toEqual([]);
    expect(readConfig(environment, [])).toMatchObject({
      databaseUrl: 'postgresql://skat:skat@postgres:5432/skat',
      publicUrl: 'https://localhost',
      trustProxy: true,
      metrics: true,
    });
  });

  it('takes domain and password from outside, the same for both sides', () => {
    const { services } = compose({ SKAT_DOMAIN: 'skat.example.org', SKAT_DATABASE_PASSWORD: 'secret' });
    const { databaseUrl, publicUrl } = readConfig(services['server-1']?.environment ?? {}, []);
    const { username, password, hostname, pathname } = new URL(databaseUrl ?? '');
    const postgres = services['postgres']?.environment ?? {};
    expect(services[hostname]).toBe(services['postgres']);
    expect({ username, password, pathname }).toEqual({
      username: postgres['POSTGRES_USER'],
      password: postgres['POSTGRES_PASSWORD'],
      pathname: `/${postgres['POSTGRES_DB'] ?? ''}`,
    });
    expect(publicUrl).toBe(`https://${services['proxy']?.environment?.['SKAT_DOMAIN'] ?? ''}`);
  });

  it('names services, volumes and files that are there', () => {
    const { services, volumes } = compose();
    for (const { depends_on = {} } of Object.values(services))
      for (const name of Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on))
        expect(services).toHaveProperty(name);
    for (const [source = ''] of Object.values(services).flatMap(({ volumes: all = [] }) =>
      all.map((volume) => volume.split(':')),
    ))
      if (source.startsWith('./')) expect([source, isInProject(source)]).toEqual([source, true]);
      else expect(volumes).toHaveProperty(source);
  });

  it('has two servers that are alike but for the port an operator finds them at', () => {
    const { services } = compose();
    const [first, second] = SERVERS.map((server) => ({ ...services[server], ports: [] }));
    expect(first?.environment).toBeDefined();
    expect(second).toEqual(first);
    const ports = SERVERS.flatMap((server) => services[server]?.ports ?? []);
    expect(new Set(ports).size).toBe(SERVERS.length);
  });

  it('opens to the outside nothing but the proxy', () => {
    const { services } = compose();
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    );
    expect(open).toEqual(['proxy 80:80', 'proxy 443:443']);
  });

  it('has a proxy that spreads over the servers that are ready, and keeps the metrics inside', () => {
    const caddyfile = projectFile('deploy/Caddyfile');
    expect(caddyfile).toContain('{$SKAT_DOMAIN:');
    const { port } = readConfig({}, []);
    const spread = /\{\$SKAT_SERVERS:(.*)\} \{/.exec(caddyfile)?.[1]?.split(' ');
    expect(spread).toEqual(SERVERS.map((server) => `${server}:${port}`));
    expect(caddyfile).toContain('health_uri /health/ready');
    expect(caddyfile).not.toMatch(/lb_policy (cookie|ip_hash|header)/);
    expect(caddyfile).toMatch(/path \/metrics\n\s*respond @operator 404/);
  });
});
