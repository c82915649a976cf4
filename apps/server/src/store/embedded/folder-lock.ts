import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { DataFolderInUse } from '../errors.ts';
import { SOCKET_FOLDER_PREFIX } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

const OWNER_FILE = 'owner.json';
const LOCK_SOCKET = 'owner.sock';
/** An owner this slow to answer is alive all the same. */
const ANSWER_TIMEOUT_MS = 2_000;
/** Losing a race for an abandoned folder is repeated; more rounds than this mean something else is wrong. */
const MAX_ROUNDS = 20;

/** What the owner's file says. The token tells an owner from a stranger that listens at a reused address. */
interface Owner {
  readonly pid: number;
  readonly token: string;
  readonly address: { readonly path: string } | { readonly host: string; readonly port: number };
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one to use a data folder. The owner listens on a socket as long as it lives, and a
 * file in the folder names that socket; when nobody answers there, the owner is dead and the folder is taken over.
 * @throws DataFolderInUse
 */
export async function lockFolder(folder: string, endpoint: Endpoint): Promise<FolderLock> {
  const token = randomUUID();
  const server = await listen(endpoint, token);
  const owner: Owner = { pid: process.pid, token, address: addressOf(server) };
  const file = join(folder, OWNER_FILE);
  try {
    await claim(file, owner);
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    async release() {
      if ((await readOwner(file))?.token === token) await rm(file, { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function claim(file: string, owner: Owner): Promise<void> {
  const draft = `${file}.${owner.token}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (await linkIfAbsent(draft, file)) return;
      const other = await readOwner(file);
      if (other !== null && (await isAlive(other))) throw inUse(file, other);
      await discard(file, other);
    }
    throw new DataFolderInUse(`Could not take over the data folder ${dirname(file)}.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** A link appears with its whole content and fails if the name exists: nobody ever reads half a file. */
async function linkIfAbsent(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead owner's file aside. Should a new owner have been quicker, its file goes back. */
async function discard(file: string, dead: Owner | null): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readOwner(aside);
  if (moved !== null && moved.token !== dead?.token) await linkIfAbsent(aside, file);
  else if (dead !== null) await removeSocketFolder(dead);
  await rm(aside, { force: true });
}

/** Only what is plainly ours: a dead owner's file may say anything. */
async function removeSocketFolder({ address }: Owner): Promise<void> {
  if (!('path' in address) || basename(address.path) !== LOCK_SOCKET) return;
  const folder = dirname(address.path);
  if (basename(folder).startsWith(SOCKET_FOLDER_PREFIX)) await rm(folder, { recursive: true, force: true });
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Asks at the owner's address. Only a refused connection or a stranger's answer means that the owner is gone. */
function isAlive(owner: Owner): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(owner.address);
    const decide = (alive: boolean): void => {
      socket.destroy();
      resolve(alive);
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => decide(true));
    socket.once('data', (data) => decide(data.toString('utf8') === owner.token));
    socket.once('end', () => decide(false));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      decide(!['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTSOCK'].includes(error.code ?? ''));
    });
  });
}

function listen(endpoint: Endpoint, token: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(token);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const ready = (): void => {
      server.unref();
      resolve(server);
    };
    if (endpoint.kind === 'unix') server.listen(join(endpoint.folder, LOCK_SOCKET), ready);
    else server.listen(0, endpoint.host, ready);
  });
}

function addressOf(server: Server): Owner['address'] {
  const address = server.address() as AddressInfo | string;
  return typeof address === 'string' ? { path: address } : { host: address.address, port: address.port };
}

function inUse(file: string, owner: Owner): DataFolderInUse {
  return new DataFolderInUse(
    `The data folder ${dirname(file)} is in use by another running server (process ${owner.pid}). ` +
      'Stop that one first, choose another data folder, or use one PostgreSQL server for both (DATABASE_URL).',
  );
}
