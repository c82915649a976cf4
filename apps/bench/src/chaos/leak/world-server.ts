import type { PlayerCommand } from '@skat/engine';
import type { Viewer } from '@skat/engine/proofs';
import type { ClientToServerEvents, Reply } from '@skat/protocol';
import type { Program, ServerProcess } from '../../server/server-process.ts';
import { startServer } from '../../server/server-process.ts';
import { SocketClient } from '../../server/socket-client.ts';
import { Traffic } from '../../server/traffic.ts';
import type { Known } from './people.ts';
import { EVERYBODY, ONLOOKER, SEATED, cookieOf } from './people.ts';
import type { Request } from './requests.ts';
import { requestsIn } from './requests.ts';
import type { SwapCase, World } from './swap-case.ts';
import type { Told } from './transcript.ts';
import { Transcript } from './transcript.ts';
import type { LaidTable } from './world-rows.ts';
import { LAID_VERSION, WorldRows, tableIdOf, watchOf } from './world-rows.ts';

export interface WorldParts {
  readonly databaseUrl: string;
  readonly program: Program;
  readonly plant: string | null;
  /** Hears everything the server logs. */
  readonly onLog: (text: string) => void;
}

/** In one of so many games something is said, for which somebody else has to come. */
const TALKS_IN = 3;

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
    const greeting = new Greeting();
    const viewer = await connect(this.#server, swap.person, transcript, (event) => greeting.hear(event));
    const visit = new Visit(viewer, number);
    let companion: SocketClient | null = null;
    try {
      await visit.come(swap.viewer);
      if (swap.viewer !== 'outside') await greeting.heard;
      if (number % TALKS_IN === 0) companion = await this.#talk(visit, swap);
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
      companion?.close();
    }
    for (const request of requestsIn(number)) transcript.tell('REST', await this.#rest(request, swap.person));
    return transcript.told;
  }

  /** Somebody else who sits there comes, and both say something; whoever may not is told so. */
  async #talk(visit: Visit, { person }: SwapCase): Promise<SocketClient> {
    const other = SEATED.slice(0, 2).find((seated) => seated !== person) ?? ONLOOKER;
    const companion = await connect(this.#server, other, new Traffic());
    await visit.talkWith(companion);
    return companion;
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

function connect(
  { url }: ServerProcess,
  person: Known,
  traffic: Traffic,
  onEvent: (event: string) => void = () => undefined,
): Promise<SocketClient> {
  return SocketClient.connect({ url, cookie: cookieOf(person), traffic, onEvent });
}

/** What was said before is told to whoever comes, a moment after the table. */
class Greeting {
  readonly heard: Promise<void>;
  #resolve: () => void = () => undefined;

  constructor() {
    this.heard = new Promise((resolve) => (this.#resolve = resolve));
  }

  hear(event: string): void {
    if (event === 'table:chat') this.#resolve();
  }
}

function ask(client: SocketClient, event: keyof ClientToServerEvents, message: object): Promise<Reply> {
  return new Promise((resolve) => client.send(event, message, resolve));
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

  come(viewer: Viewer): Promise<Reply> {
    return viewer === 'spectator'
      ? ask(this.#viewer, 'table:watch', { watch: watchOf(this.#number) })
      : ask(this.#viewer, 'table:join', { tableId: tableIdOf(this.#number) });
  }

  async talkWith(companion: SocketClient): Promise<void> {
    await ask(companion, 'table:join', { tableId: tableIdOf(this.#number) });
    for (const client of [companion, this.#viewer]) {
      const messageId = this.#newId();
      const say = { kind: 'text', text: 'Na dann' };
      await ask(client, 'table:say', { tableId: tableIdOf(this.#number), messageId, say });
    }
  }

  ask(client: SocketClient, command: PlayerCommand, version = this.version): Promise<Reply> {
    const message = { tableId: tableIdOf(this.#number), version, commandId: this.#newId(), command };
    return ask(client, 'table:command', message);
  }

  #newId(): string {
    this.#asked += 1;
    return `00000000-0000-4000-b000-${String(this.#asked).padStart(12, '0')}`;
  }

  askStale(command: PlayerCommand): Promise<Reply> {
    return this.ask(this.#viewer, command, this.version - 1);
  }
}
