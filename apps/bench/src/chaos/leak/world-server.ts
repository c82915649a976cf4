import type { PlayerCommand } from '@skat/engine';
import type { Reply } from '@skat/protocol';
import type { Program, ServerProcess } from '../../server/server-process.ts';
import { startServer } from '../../server/server-process.ts';
import { SocketClient } from '../../server/socket-client.ts';
import { Traffic } from '../../server/traffic.ts';
import type { Known } from './people.ts';
import { EVERYBODY, cookieOf } from './people.ts';
import type { SwapCase, World } from './swap-case.ts';
import type { Told } from './transcript.ts';
import { Transcript } from './transcript.ts';
import type { LaidTable } from './world-rows.ts';
import { LAID_VERSION, WorldRows, invitationOf, tableIdOf } from './world-rows.ts';

export interface WorldParts {
  readonly databaseUrl: string;
  readonly program: Program;
  readonly plant: string | null;
  /** Hears everything the server logs. */
  readonly onLog: (text: string) => void;
}

/** A server that knows one of the two worlds of every case, over sockets and REST. */
export class WorldServer {
  readonly #server: ServerProcess;
  readonly #rows: WorldRows;
  readonly #people: ReadonlyMap<Known, SocketClient>;

  private constructor(server: ServerProcess, rows: WorldRows, people: ReadonlyMap<Known, SocketClient>) {
    this.#server = server;
    this.#rows = rows;
    this.#people = people;
  }

  static async open({ databaseUrl, program, plant, onLog }: WorldParts): Promise<WorldServer> {
    const settings = { LOG_LEVEL: 'trace' };
    const server = await startServer(databaseUrl, program, { settings, plant, onOutput: onLog });
    const rows = await WorldRows.open(databaseUrl);
    const people = new Map<Known, SocketClient>();
    for (const person of EVERYBODY) people.set(person, await connect(server, person, new Traffic()));
    return new WorldServer(server, rows, people);
  }

  async lay(tables: readonly LaidTable[]): Promise<void> {
    await this.#rows.closeAll();
    await this.#rows.lay(tables);
  }

  /**
   * Lets the viewer come, the game go on and the viewer ask for this and that.
   * @returns everything the viewer was told
   * @throws Error if the server refuses a move that the rules allow
   */
  async play(number: number, swap: SwapCase, world: World): Promise<readonly Told[]> {
    const transcript = new Transcript();
    const viewer = await connect(this.#server, swap.person, transcript);
    const visit = new Visit(viewer, number);
    try {
      await visit.join();
      for (const { person, command } of world.plays) {
        const client = person === swap.person ? viewer : this.#people.get(person);
        const reply = client && (await visit.ask(client, command));
        if (reply?.ok !== true) throw new Error(`${swap.variant}: ${JSON.stringify([command, reply])}`);
        visit.version += 1;
      }
      for (const probe of swap.probes) await visit.ask(viewer, probe);
      for (const probe of swap.probes.slice(0, 1)) await visit.askStale(probe);
    } finally {
      viewer.close();
    }
    for (const path of pathsOf(number)) transcript.tell('REST', await this.#rest(path, swap.person));
    return transcript.told;
  }

  async close(): Promise<void> {
    for (const client of this.#people.values()) client.close();
    await this.#server.stop();
    await this.#rows.close();
  }

  async #rest({ method, path, body }: Request, person: Known): Promise<string> {
    const answer = await fetch(`${this.#server.url}${path}`, {
      method,
      headers: { cookie: cookieOf(person), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return `${method} ${path} ${answer.status} ${await answer.text()}`;
  }
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** Everything that can be asked about a table without changing it. */
function pathsOf(number: number): readonly Request[] {
  const tableId = tableIdOf(number);
  const invitation = invitationOf(number);
  return [
    { method: 'GET', path: '/api/tables' },
    { method: 'GET', path: `/api/invitations/${invitation}` },
    { method: 'POST', path: '/api/tables/join', body: { invitation } },
    { method: 'POST', path: `/api/tables/${tableId}/code` },
    { method: 'GET', path: '/api/series' },
    { method: 'GET', path: `/api/series/${tableId}/1` },
    { method: 'GET', path: `/api/series/${tableId}/1/games/2` },
  ];
}

function connect({ url }: ServerProcess, person: Known, traffic: Traffic): Promise<SocketClient> {
  return SocketClient.connect({ url, cookie: cookieOf(person), traffic, onEvent: () => undefined });
}

/** One viewer's time at one table; ids are the same in both worlds. */
class Visit {
  readonly #viewer: SocketClient;
  readonly #number: number;
  #asked = 0;
  version = LAID_VERSION;

  constructor(viewer: SocketClient, number: number) {
    this.#viewer = viewer;
    this.#number = number;
  }

  join(): Promise<Reply> {
    const message = { tableId: tableIdOf(this.#number) };
    return new Promise((resolve) => this.#viewer.send('table:join', message, resolve));
  }

  ask(client: SocketClient, command: PlayerCommand, version = this.version): Promise<Reply> {
    this.#asked += 1;
    const commandId = `00000000-0000-4000-b000-${String(this.#asked).padStart(12, '0')}`;
    const message = { tableId: tableIdOf(this.#number), version, commandId, command };
    return new Promise((resolve) => client.send('table:command', message, resolve));
  }

  askStale(command: PlayerCommand): Promise<Reply> {
    return this.ask(this.#viewer, command, this.version - 1);
  }
}
