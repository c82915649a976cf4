import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;
/** Names the folder of a database that has been opened once; copying it is faster than making it. */
export const TEMPLATE = 'E2E_DATA_TEMPLATE';

export interface ServerSettings {
  /** Pace of the computer players: 1 human, 0 at once. */
  readonly botPause: number;
  /** How long somebody must be gone before the others may act, in milliseconds. */
  readonly awayMs: number;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** One built server with a database of its own, on a free port. */
export class TestServer {
  readonly folder: string;
  readonly #settings: ServerSettings;
  #process: ChildProcess | null = null;
  #port = 0;
  #output = '';
  /** So much of the output has been looked at. */
  #read = 0;

  private constructor(folder: string, settings: ServerSettings) {
    this.folder = folder;
    this.#settings = settings;
  }

  static async open(settings: ServerSettings): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'skat-e2e-'));
    const template = process.env[TEMPLATE];
    if (template) await cp(template, folder, { recursive: true });
    const server = new TestServer(folder, settings);
    await server.start();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  get isRunning(): boolean {
    return this.#process !== null && !hasEnded(this.#process);
  }

  /** What it has logged as errors since last asked. */
  takeErrors(): readonly string[] {
    const lines = this.#output.slice(this.#read).split('\n');
    this.#read = this.#output.length;
    return lines.filter((line) => /"level":[56]0/.test(line));
  }

  /** Starts it, the first time on a free port and from then on the same one. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_FOLDER: this.folder,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        BOT_PAUSE: String(this.#settings.botPause),
        AWAY_MS: String(this.#settings.awayMs),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    child.stdout.on('data', (data: Buffer) => (this.#output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (this.#output += data.toString()));
    this.#port = await this.#announcedPort(child);
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    if (hasEnded(child))
      throw new Error(
        `The server had ended by itself (${child.exitCode ?? child.signalCode}):\n${this.#output}`,
      );
    child.kill(signal);
    const giveUpAt = Date.now() + STOP_WITHIN_MS;
    while (!hasEnded(child)) {
      if (Date.now() > giveUpAt) throw new Error(`The server does not stop:\n${this.#output}`);
      await setTimeoutPromise(LOOK_EVERY_MS);
    }
  }

  #announcedPort(child: ChildProcess): Promise<number> {
    const seenBefore = this.#output.length;
    return new Promise((resolve, reject) => {
      const fail = (why: string): void => {
        clearTimeout(timer);
        reject(new Error(`The server ${why}:\n${this.#output.slice(seenBefore)}`));
      };
      const timer = setTimeout(() => fail('did not start in time'), START_WITHIN_MS);
      child.once('exit', () => fail('ended'));
      child.stdout?.on('data', () => {
        const port = /http:\/\/localhost:(\d+)/.exec(this.#output.slice(seenBefore))?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        child.removeAllListeners('exit');
        resolve(Number(port));
      });
    });
  }
}
