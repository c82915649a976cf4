import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import type { Plant } from '../../src/config.ts';
import shipped from '../../tsdown.config.ts';

const SERVER_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

export interface Bundle {
  readonly main: string;
  remove(): Promise<void>;
}

/** The server bundled as it is shipped, for tests that start it as a process; starts several times faster than its sources. */
export async function bundleServer(): Promise<Bundle> {
  const outDir = join(SERVER_FOLDER, 'node_modules', '.cache', `server-${randomUUID()}`);
  await build({
    ...shipped,
    config: false,
    cwd: SERVER_FOLDER,
    outDir,
    sourcemap: false,
    logLevel: 'silent',
  });
  return { main: join(outDir, 'main.js'), remove: () => rm(outDir, { recursive: true, force: true }) };
}

export interface ChildOptions {
  readonly main: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly plant?: Plant;
}

/** The server as a process of its own. */
export class ChildServer {
  readonly #options: ChildOptions;
  #process: ChildProcess | null = null;
  #printed = '';

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  /** Everything the latest process printed. */
  get printed(): string {
    return this.#printed;
  }

  /** Until it says that it is open. */
  async start(): Promise<void> {
    const { main, port, dataFolder, databaseUrl, plant } = this.#options;
    this.#printed = '';
    const child = spawn(process.execPath, [main, ...(plant ? ['--plant', plant] : [])], {
      cwd: dirname(main),
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_FOLDER: dataFolder,
        DATABASE_URL: databaseUrl ?? '',
        RATE_LIMIT: 'off',
        BOT_PAUSE: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    // Whatever becomes of the test.
    const end = (): boolean => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer): void => {
        this.#printed += text.toString();
        if (this.#printed.includes(`${this.url}\n`)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`The server ended: ${this.#printed}`)));
    });
  }

  /** Without any warning. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** @returns the exit code */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    this.#process = null;
    if (child?.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
