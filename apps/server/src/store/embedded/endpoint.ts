import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the embedded database answers, for nobody but this user. */
export type Endpoint =
  | { readonly kind: 'unix'; readonly folder: string; readonly file: string }
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number };

/** Beginning of the names of the folders that hold the sockets. */
export const SOCKET_FOLDER_PREFIX = 'skat-';

/** The file name a Postgres client expects in the folder it is given as host. */
const SOCKET_FILE = '.s.PGSQL.5432';

/** A longer path would be cut silently by the operating system. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Chooses an address for the embedded database: a Unix socket in a new folder only this user may enter (mkdtemp
 * makes it 0700), or a free local port on Windows.
 */
export async function newEndpoint(): Promise<Endpoint> {
  if (process.platform === 'win32') return { kind: 'tcp', host: '127.0.0.1', port: await freePort() };
  const folder = newSocketFolder(tmpdir());
  return { kind: 'unix', folder, file: join(folder, SOCKET_FILE) };
}

/** The address as a connection string. */
export function endpointUrl(endpoint: Endpoint): string {
  return endpoint.kind === 'unix'
    ? `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(endpoint.folder)}`
    : `postgresql://postgres@${endpoint.host}:${endpoint.port}/postgres`;
}

/** Whether the operating system keeps a socket's path whole. */
export function fitsSocketPath(path: string): boolean {
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES;
}

function newSocketFolder(parent: string): string {
  const longest = join(parent, `${SOCKET_FOLDER_PREFIX}XXXXXX`, SOCKET_FILE);
  const usable = fitsSocketPath(longest) ? parent : '/tmp';
  return mkdtempSync(join(usable, SOCKET_FOLDER_PREFIX));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Takes the address' folder away, with the socket in it. */
export async function removeEndpoint(endpoint: Endpoint): Promise<void> {
  if (endpoint.kind === 'unix') await rm(endpoint.folder, { recursive: true, force: true });
}
