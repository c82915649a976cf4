import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the peers live: no part of the workspace, kept between runs. */
export const PEERS_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/peers', import.meta.url));
const SERVERS = fileURLToPath(new URL('servers', import.meta.url));

const MANIFEST = {
  name: 'peers',
  private: true,
  type: 'module',
  dependencies: {
    'boardgame.io': '0.50.2',
    // What boardgame.io itself brings, named because its server program reads what a draft was made of.
    immer: '9.0.21',
    '@colyseus/core': '0.17.51',
    '@colyseus/ws-transport': '0.17.13',
    '@colyseus/schema': '4.0.31',
    '@colyseus/msgpackr': '1.11.3',
    express: '5.2.1',
    'socket.io': '4.8.4',
  },
  // koa-compose 4.2 refuses what boardgame.io's koa hands it.
  overrides: { 'koa-compose': '4.1.0' },
} as const;

const NPM_WORDS = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'] as const;

/** The peers' names with the versions that are installed. */
export const PEER_VERSIONS: Readonly<Record<string, string>> = MANIFEST.dependencies;

/**
 * Installs the peers unless they are there, and bundles their programs with the rules.
 * @throws Error if the registry cannot be reached
 */
export async function installPeers(): Promise<void> {
  mkdirSync(PEERS_FOLDER, { recursive: true });
  if (!isInstalled()) install();
  await bundlePrograms();
}

/** A folder is whole once npm has written what it holds. */
function isInstalled(): boolean {
  const [manifest, done] = [join(PEERS_FOLDER, 'package.json'), join(PEERS_FOLDER, 'installed')];
  if (!existsSync(done) || !existsSync(manifest)) return false;
  return readFileSync(manifest, 'utf8') === manifestText();
}

function manifestText(): string {
  return `${JSON.stringify(MANIFEST, null, 2)}\n`;
}

function install(): void {
  writeFileSync(join(PEERS_FOLDER, 'package.json'), manifestText());
  const { status, error } = spawnSync('npm', NPM_WORDS, { cwd: PEERS_FOLDER, stdio: ['ignore', 2, 2] });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm could not install the peers: it ended with ${status}`);
  writeFileSync(join(PEERS_FOLDER, 'installed'), '');
}

const PROGRAMS = ['socket-io', 'boardgame-io', 'colyseus'] as const;

/** Rules and adapters in one file each, as a server is shipped; the peers' own packages stay outside. */
async function bundlePrograms(): Promise<void> {
  const { build } = await import('vite'); // other commands need not wait for it
  await build({
    configFile: false,
    root: SERVERS,
    logLevel: 'error',
    ssr: { noExternal: [/^@skat\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(PEERS_FOLDER, 'programs'),
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(PROGRAMS.map((name) => [name, join(SERVERS, `${name}.ts`)])),
        external: [/^boardgame\.io\//, /^@colyseus\//, 'socket.io'],
      },
    },
  });
}
