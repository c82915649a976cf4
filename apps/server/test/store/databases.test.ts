import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { findPostgres } from './databases.ts';

it('something that takes connections and says nothing is no PostgreSQL, and nobody waits for it', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  vi.stubEnv('TEST_DATABASE_URL', `postgresql://postgres@127.0.0.1:${port}/postgres`);
  await expect(findPostgres()).rejects.toThrow('No PostgreSQL answers');
  vi.unstubAllEnvs();
  silent.close();
}, 20_000);
