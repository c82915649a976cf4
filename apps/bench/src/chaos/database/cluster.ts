import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../server/free-port.ts';

const run = promisify(execFile);
/** Debian's place for PostgreSQL's own programs; elsewhere they are on the path. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** A PostgreSQL cluster of one's own, which may be cut, stopped and frozen. */
export class Cluster {
  readonly #folder: string;
  readonly #programs: string;
  readonly #port: number;

  private constructor(folder: string, programs: string, port: number) {
    this.#folder = folder;
    this.#programs = programs;
    this.#port = port;
  }

  /** Makes and starts a cluster, hands it to `work`, and removes it whatever happens. */
  static async with<Value>(work: (cluster: Cluster) => Promise<Value>): Promise<Value> {
    const folder = await mkdtemp(join(tmpdir(), 'skat-chaos-database-'));
    const cluster = new Cluster(folder, await programFolder(), await freePort());
    try {
      await cluster.#make();
      await cluster.start();
      return await work(cluster);
    } finally {
      await cluster.goOn();
      await cluster.stop().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    }
  }

  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** Until it takes connections. */
  async start(): Promise<void> {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#folder}`;
    await this.#as(`pg_ctl -D ${this.#data} -w -l ${this.#folder}/log -o "${settings}" start`);
  }

  /** At once, as in a crash. */
  async stop(): Promise<void> {
    await this.#as(`pg_ctl -D ${this.#data} -w -m immediate stop`);
  }

  /** Ends all sessions but the one that does so. */
  async cut(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    await client.end();
  }

  /** The postmaster and all its children stand still. */
  async freeze(): Promise<void> {
    for (const pid of await this.#processes()) signal(pid, 'SIGSTOP');
    // Whoever was born in between.
    for (const pid of await this.#processes()) signal(pid, 'SIGSTOP');
  }

  async goOn(): Promise<void> {
    for (const pid of await this.#processes().catch(() => [])) signal(pid, 'SIGCONT');
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async #make(): Promise<void> {
    if (process.getuid?.() === 0) {
      await chmod(this.#folder, 0o755);
      await run('chown', ['postgres', this.#folder]);
    }
    await this.#as(`initdb -D ${this.#data} -U postgres -A trust`);
  }

  /** PostgreSQL refuses to run as root. */
  async #as(command: string): Promise<void> {
    const words = `${this.#programs}${command} >/dev/null`;
    if (process.getuid?.() === 0) await run('su', ['postgres', '-c', words], { cwd: tmpdir() });
    else await run('sh', ['-c', words], { cwd: tmpdir() });
  }

  async #processes(): Promise<readonly number[]> {
    const [line = ''] = (await readFile(join(this.#data, 'postmaster.pid'), 'utf8')).split('\n');
    const postmaster = Number(line);
    return [postmaster, ...(await childrenOf(postmaster))];
  }
}

async function programFolder(): Promise<string> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? '' : `${join(DEBIAN_FOLDER, newest, 'bin')}/`;
}

async function childrenOf(parent: number): Promise<readonly number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    names.map(
      async (name) => [Number(name), await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')] as const,
    ),
  );
  return stats.filter(([, stat]) => parentIn(stat) === parent).map(([pid]) => pid);
}

/** The parent in a line of /proc/PID/stat, whose second field may hold spaces and brackets. */
export function parentIn(stat: string): number {
  const [, parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(parent);
}

/** A process that has just ended needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone.
  }
}
