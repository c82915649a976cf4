import { randomUUID } from 'node:crypto';
import type { PlayerCommand, Seat } from '@skat/engine';
import type { Reply, ViewMessage } from '@skat/protocol';
import type { Choose } from '../../random-action.ts';
import { SocketClient } from '../../server/socket-client.ts';
import type { Traffic } from '../../server/traffic.ts';
import type { KnownView } from '../../server/wish.ts';
import { wishAt } from '../../server/wish.ts';
import { SeatRecord } from './seat-record.ts';

export interface ReturningParts {
  /** Where to connect; with several nodes another one for another attempt. */
  readonly url: string | ((attempt: number) => string);
  readonly tableId: string;
  readonly cookie: string;
  readonly seat: Seat;
  readonly choose: Choose;
  readonly traffic: Traffic;
  /** Milliseconds to wait before a bid, declaration or card. */
  readonly pauseMs: () => number;
  /** Hears whenever a version is told that was not known before. */
  readonly onNews?: () => void;
}

/** A command on its way, repeated under the same id until it is answered. */
interface Pending {
  readonly commandId: string;
  readonly version: number;
  readonly command: PlayerCommand;
  readonly since: number;
}

/** How the page comes back, in milliseconds. */
const RECONNECT = { first: 200, longest: 1_000 } as const;
/** After `storeUnavailable` the same is asked again so much later. */
const REPEAT_MS = 300;

/** A player who stays whatever happens to the server: comes back by itself and repeats what was not answered. */
export class ReturningSeat {
  readonly record = new SeatRecord();
  readonly #parts: ReturningParts;
  readonly #timers = new Set<NodeJS.Timeout>();
  #client: SocketClient | null = null;
  #view: KnownView = { viewer: null };
  #version = 0;
  #lastKey = '';
  #refusedAt: number | null = null;
  #isThinking = false;
  #pending: Pending | null = null;
  #isJoined = false;
  #isShown = false;
  #isStopped = false;
  #isResting = false;
  #connectedTo = '';
  #backAt = 0;
  #longestWaitMs = 0;

  constructor(parts: ReturningParts) {
    this.#parts = parts;
  }

  /** Joined, and sent a whole view since the latest connection. */
  get isBack(): boolean {
    return this.#isJoined && this.#isShown;
  }

  /** When it came back last, by `performance.now()`. */
  get backAt(): number {
    return this.#backAt;
  }

  /** Address of the server that serves it, or served it last. */
  get connectedTo(): string {
    return this.#connectedTo;
  }

  /** The version it sees. */
  get version(): number {
    return this.#version;
  }

  /** Whether what it sees waits for it. */
  get isAsked(): boolean {
    return wishAt(this.#view, this.#version, this.#parts.seat)(() => 0) !== null;
  }

  /** Whether a command waits for its answer. */
  get isWaiting(): boolean {
    return this.#pending !== null;
  }

  /** The longest that a command over a standing connection has waited for its answer, in milliseconds. */
  get longestWaitMs(): number {
    return this.#longestWaitMs;
  }

  /** Connects and plays until stopped. */
  start(): void {
    this.#connect(0).catch((problem: unknown) => {
      this.record.contradictions.push(`a player broke down: ${String(problem)}`);
    });
  }

  /** Leaves for good. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#client?.close();
  }

  /** Asks for nothing more, and looks on. */
  rest(): void {
    this.#isResting = true;
  }

  /** Leaves the connection it has and makes a new one. */
  reconnect(): void {
    const client = this.#client;
    if (client === null) return;
    client.close();
    this.#lose(client);
  }

  async #connect(attempt: number): Promise<void> {
    const { url: where, cookie, traffic } = this.#parts;
    const url = typeof where === 'string' ? where : where(attempt);
    try {
      const client = await SocketClient.connect({
        ...{ url, cookie, traffic },
        onEvent: (name, message) => {
          if (name === 'table:view') this.#see(message as ViewMessage);
        },
      });
      client.onClose(() => this.#lose(client));
      this.#client = client;
      this.#connectedTo = url;
      if (this.#isStopped) client.close();
      else this.#join(client);
    } catch {
      const delay = Math.min(RECONNECT.longest, RECONNECT.first * 2 ** attempt);
      this.#later(delay * (0.5 + Math.random() / 2), () => void this.#connect(attempt + 1));
    }
  }

  #lose({ isDismissed }: SocketClient): void {
    if (isDismissed) this.record.contradictions.push('a player was told not to come back');
    this.#client = null;
    this.#isJoined = false;
    this.#isShown = false;
    this.#later(RECONNECT.first, () => void this.#connect(0));
  }

  #join(client: SocketClient): void {
    client.send('table:join', { tableId: this.#parts.tableId }, (reply) => {
      if (reply.ok) {
        this.#isJoined = true;
        this.#backAt = performance.now();
        if (this.#pending === null) this.#act();
        else this.#send(this.#pending);
        return;
      }
      this.record.refuse(`join: ${reply.error.code}`);
      this.#later(REPEAT_MS, () => {
        if (this.#client === client) this.#join(client);
      });
    });
  }

  #see({ tableId, version, ...view }: ViewMessage): void {
    if (tableId !== this.#parts.tableId) return;
    this.#view = { ...this.#view, ...view };
    this.#version = version;
    this.#isShown = true;
    if (this.record.see(version, seatIn(this.#view), view)) this.#parts.onNews?.();
    this.#act();
  }

  #act(): void {
    if (this.#pending !== null || this.#isThinking || this.#isResting || !this.isBack) return;
    if (this.#refusedAt === this.#version) return;
    if (this.#refusedAt !== null) this.#lastKey = '';
    this.#refusedAt = null;
    const { seat, choose, pauseMs } = this.#parts;
    const version = this.#version;
    const wish = wishAt(this.#view, version, seat)(choose);
    if (wish === null || wish.key === this.#lastKey) return;
    this.#isThinking = true;
    this.#later(wish.command.type === 'act' ? pauseMs() : 0, () => {
      this.#isThinking = false;
      if (this.#version !== version || !this.isBack) {
        this.#act();
        return;
      }
      this.#lastKey = wish.key;
      const { command } = wish;
      this.#pending = { commandId: randomUUID(), version, command, since: performance.now() };
      this.record.sent.set(this.#pending.commandId, command);
      this.#send(this.#pending);
    });
  }

  #send(pending: Pending): void {
    const { commandId, version, command } = pending;
    const message = { tableId: this.#parts.tableId, version, commandId, command };
    const sentAt = performance.now();
    this.#client?.send('table:command', message, (reply) => {
      this.#longestWaitMs = Math.max(this.#longestWaitMs, performance.now() - sentAt);
      if (this.#pending === pending) this.#settle(pending, reply);
    });
  }

  #settle(pending: Pending, reply: Reply): void {
    if (!reply.ok && reply.error.code === 'storeUnavailable') {
      this.record.refuse('storeUnavailable');
      const client = this.#client;
      this.#later(REPEAT_MS, () => {
        if (this.#pending === pending && this.#client === client) this.#send(pending);
      });
      return;
    }
    this.#pending = null;
    if (reply.ok) {
      if (this.record.acknowledge(pending.commandId, reply.value.version)) this.#parts.onNews?.();
    } else {
      this.record.refuse(`${pending.command.type}: ${reply.error.code}`);
      this.#refusedAt = pending.version;
    }
    this.#act();
  }

  #later(ms: number, work: () => void): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }
}

function seatIn({ viewer }: KnownView): Seat | null {
  return viewer === 'spectator' ? null : viewer;
}
