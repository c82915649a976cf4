import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { endpointUrl, newEndpoint, removeEndpoint } from '../../src/store/embedded/endpoint.ts';
import type { Endpoint } from '../../src/store/embedded/endpoint.ts';
import { runPglite } from '../../src/store/embedded/pglite-socket.ts';

vi.setConfig({ testTimeout: 120_000 });

let endpoint: Endpoint;
afterEach(() => removeEndpoint(endpoint));

it('a crash of Postgres is told, a statement that fails is none', async () => {
  endpoint = await newEndpoint();
  const sending = vi.spyOn(PGlite.prototype, 'execProtocolRawStream');
  const crashes: unknown[] = [];
  const database = await runPglite(endpoint, { onCrash: (error) => crashes.push(error) });
  const client = new pg.Client(endpointUrl(endpoint));
  client.on('error', () => undefined);
  await client.connect();
  await expect(client.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' });
  expect(crashes).toEqual([]);

  const crash = new Error('unreachable');
  sending.mockRejectedValue(crash);
  await expect(client.query('SELECT 1')).rejects.toThrow();
  expect(crashes).toEqual([crash]);
  sending.mockRestore();
  await client.end().catch(() => undefined);
  await database.stop();
});
