import { freePort } from '../../server/free-port.ts';
import type { Program, ServerProcess } from '../../server/server-process.ts';
import { startServer } from '../../server/server-process.ts';

export interface PairParts {
  readonly databaseUrl: string;
  readonly program: Program;
  /** A fault that both have, however often they are started. */
  readonly plant: string | null;
}

/** One of the two. */
export type NodeNumber = 0 | 1;

/** Computers need no time. */
const SETTINGS = { BOT_PAUSE: '0' } as const;

/** Two servers on one database, each at a port of its own, whatever becomes of it. */
export class NodePair {
  readonly #parts: PairParts;
  readonly #ports: readonly [number, number];
  readonly #servers: [ServerProcess | null, ServerProcess | null] = [null, null];
  /** From now on nodes that start hear nothing of each other. */
  isDeaf = false;

  private constructor(parts: PairParts, ports: readonly [number, number]) {
    this.#parts = parts;
    this.#ports = ports;
  }

  static async start(parts: PairParts): Promise<NodePair> {
    const pair = new NodePair(parts, [await freePort(), await freePort()]);
    await pair.boot(0); // the first one makes the database's tables
    await pair.boot(1);
    return pair;
  }

  urlOf(node: NodeNumber): string {
    return `http://127.0.0.1:${this.#ports[node]}`;
  }

  /** @returns milliseconds until it was ready */
  async boot(node: NodeNumber): Promise<number> {
    const { databaseUrl, program, plant } = this.#parts;
    const startedAt = performance.now();
    this.#servers[node] = await startServer(databaseUrl, program, {
      settings: SETTINGS,
      plant: plant ?? (this.isDeaf ? 'deaf' : null),
      port: this.#ports[node],
    });
    return performance.now() - startedAt;
  }

  /** Ends one without any warning. */
  async kill(node: NodeNumber): Promise<void> {
    this.#servers[node]?.kill();
    await this.#servers[node]?.gone();
    this.#servers[node] = null;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server?.stop() ?? Promise.resolve()));
  }
}
