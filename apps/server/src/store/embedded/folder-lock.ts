import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { DataFolderInUse } from '../errors.ts';
import { fitsSocketPath, SOCKET_FOLDER_PREFIX } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

/** What `listen` calls its socket. */
const SOCKET_NAME = /^owner\.[0-9a-f-]{36}\.sock$/;

/** An owner this slow to answer is alive all the same. */
const ANSWER_TIMEOUT_MS = 2_000;
/** Losing a race for an abandoned folder is repeated; more rounds than this mean something else is wrong. */
const MAX_ROUNDS = 20;

/** What the owner's file says. The token tells an owner from a stranger that listens at a reused address. */
interface Owner {
  readonly pid: number;
  readonly token: string;
  /** A socket in the data folder by its name, so that it is found wherever the folder is mounted. */
  readonly address:
    { readonly name: string } | { readonly path: string } | { readonly host: string; readonly port: number };
  /** The folder of the database's own socket, which a killed owner leaves behind. */
  readonly socketFolder: string | null;
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one to use a data folder. An owner listens on a socket as long as it lives, and a file
 * in the folder names that socket; when nobody answers there, the owner is dead and the folder is taken over.
 *
 * Owners' files are numbered and the highest number counts. It is created with its whole content, fails if it
 * exists, and is never removed or replaced, not even at the end: so of several that take over the same dead owner
 * exactly one makes the next number.
 * @throws DataFolderInUse
 */
export async function lockFolder(folder: string, endpoint: Endpoint): Promise<FolderLock> {
  const server = await listen(folder, endpoint);
  const socketFolder = endpoint.kind === 'unix' ? endpoint.folder : null;
  try {
    await claim(folder, { pid: process.pid, token: server.token, address: server.address, socketFolder });
  } catch (error) {
    await server.close();
    throw error;
  }
  return { release: () => server.close() };
}

async function claim(folder: string, owner: Owner): Promise<void> {
  const draft = join(folder, `owner.${owner.token}.draft`);
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (await claimNext(folder, draft)) return;
    }
    throw new DataFolderInUse(`Could not take over the data folder ${folder}.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** @returns false if another one was quicker, which then has to be looked at */
async function claimNext(folder: string, draft: string): Promise<boolean> {
  const latest = Math.max(0, ...(await ownerNumbers(folder)));
  const before = latest === 0 ? null : await readOwner(ownerFile(folder, latest));
  if (before !== null && (await isAlive(folder, before))) throw inUse(folder, before);
  const mine = latest + 1;
  if (!(await linkIfAbsent(draft, ownerFile(folder, mine)))) return false;
  const others = (await ownerNumbers(folder)).filter((number) => number !== mine);
  // Whoever clears a lower number away has made a higher one before: then what was seen first is out of date.
  if (others.some((number) => number > mine)) {
    await rm(ownerFile(folder, mine), { force: true });
    return false;
  }
  if (before !== null) await removeSockets(folder, before);
  for (const number of others) await rm(ownerFile(folder, number), { force: true });
  return true;
}

function ownerFile(folder: string, number: number): string {
  return join(folder, `owner.${number}.json`);
}

async function ownerNumbers(folder: string): Promise<readonly number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => /^owner\.(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number);
}

async function linkIfAbsent(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Only what is plainly ours: a dead owner's file may say anything. */
async function removeSockets(folder: string, { address, socketFolder }: Owner): Promise<void> {
  if ('name' in address && SOCKET_NAME.test(address.name))
    await rm(join(folder, address.name), { force: true });
  if (socketFolder === null || !basename(socketFolder).startsWith(SOCKET_FOLDER_PREFIX)) return;
  await rm(socketFolder, { recursive: true, force: true });
}

function connectionTo(
  folder: string,
  address: Owner['address'],
): { path: string } | { host: string; port: number } {
  return 'name' in address ? { path: join(folder, address.name) } : address;
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
function isAlive(folder: string, owner: Owner): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(connectionTo(folder, owner.address));
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

/** The socket an owner listens on, to answer its token to whoever asks. */
interface OwnerSocket {
  readonly token: string;
  readonly address: Owner['address'];
  close(): Promise<void>;
}

/** In the data folder if that can hold a socket, else beside the database's socket, else on a local port. */
async function listen(folder: string, endpoint: Endpoint): Promise<OwnerSocket> {
  const token = randomUUID();
  if (endpoint.kind === 'tcp') return listenAt({ host: endpoint.host, port: 0 }, token);
  const name = `owner.${token}.sock`;
  const local = join(folder, name);
  if (fitsSocketPath(local)) {
    try {
      return { ...(await listenAt({ path: local }, token)), address: { name } };
    } catch {
      // Some network and shared folders cannot hold a socket.
    }
  }
  return listenAt({ path: join(endpoint.folder, name) }, token);
}

async function listenAt(
  where: { path: string } | { host: string; port: number },
  token: string,
): Promise<OwnerSocket> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(token);
  });
  server.listen(where);
  await once(server, 'listening');
  server.unref();
  const port = 'port' in where ? (server.address() as AddressInfo).port : 0;
  const address = 'port' in where ? { host: where.host, port } : where;
  const close = (): Promise<void> => new Promise((closed) => server.close(() => closed()));
  return { token, address, close };
}

function inUse(folder: string, owner: Owner): DataFolderInUse {
  return new DataFolderInUse(
    `The data folder ${folder} is in use by another running server (process ${owner.pid}). ` +
      'Stop that one first, choose another data folder, or use one PostgreSQL server for both (DATABASE_URL).',
  );
}
