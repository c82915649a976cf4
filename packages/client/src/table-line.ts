import type { Reply } from '@skat/protocol';
import { BackOff } from './back-off.ts';
import type { StateCell } from './client-state.ts';
import { Silence } from './silence.ts';
import type { Cancel, Clock } from './surroundings.ts';
import type { Ending, Requests, Transport } from './transport.ts';

/** An unanswered request counts as lost after this long; the server knows a command by its id. */
const ACK_TIMEOUT_MS = 2_500;
/** Pauses before asking again what the server could not do, or for a table that keeps having gaps. */
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 8_000;
/** A table without a gap for this long is looked at at once when there is one. */
const CALM_MS = 10_000;
/** Dialling that neither succeeds nor fails for this long has got stuck on the way, and is begun anew. */
const DIAL_TIMEOUT_MS = 10_000;
const MS_PER_SECOND = 1_000;

export interface LineParts {
  readonly tableId: string;
  /** The secret of the link for spectators, for who came by it. */
  readonly watch: string | null;
  /** This page's own id. */
  readonly window: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly cell: StateCell;
}

/** One table's line to the server: dials, joins, notices silence, and asks. */
export class TableLine {
  readonly #parts: LineParts;
  readonly #silence: Silence;
  readonly #asked = new Set<() => void>();
  readonly #storePause = new BackOff(FIRST_PAUSE_MS, LAST_PAUSE_MS);
  readonly #dialPause = new BackOff(FIRST_PAUSE_MS, LAST_PAUSE_MS);
  readonly #healPause = new BackOff(FIRST_PAUSE_MS, LAST_PAUSE_MS);
  #healedAt = -Infinity;
  #cancelHeal: Cancel | null = null;
  #cancelDial: Cancel | null = null;
  #cancelDialWatch: Cancel | null = null;
  #endPause: (() => void) | null = null;
  #isJoinWanted = false;
  #isJoining = false;
  #hasJoined = false;
  /** Whether the page comes back by itself to a seat that it has had. */
  #isReturn = false;
  #isClosed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#silence = new Silence(parts.clock, {
      onQuiet: () => this.join(),
      onDead: () => this.#redial(),
    });
  }

  /** Whether the server knows that this page is at the table, so that it may be asked. */
  get isReady(): boolean {
    return this.#hasJoined && this.#parts.transport.isConnected && !this.isParted;
  }

  /** Whether this page must not come back by itself. */
  get isParted(): boolean {
    const { status } = this.#parts.cell.state;
    return this.#isClosed || status === 'outdated' || status === 'elsewhere';
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  dial(): void {
    if (this.isParted) return;
    this.#watchDialling();
    this.#parts.transport.connect();
  }

  /** The person wants the seat in this window, wherever it is played now. */
  takeSeat(): void {
    this.#isReturn = false;
    this.#parts.cell.change({ status: 'connecting' });
    this.dial();
  }

  /** The browser says that there is no network, which the connection itself would notice late. */
  hangUp(): void {
    if (this.isParted) return;
    this.#lose();
    this.#endTimers();
    this.#parts.transport.disconnect();
  }

  /** Ends the line; `status` says why this page steps aside. */
  part(status: 'outdated' | 'elsewhere'): void {
    this.#parts.cell.change({ status, trouble: null });
    this.#endTimers();
    this.#parts.transport.disconnect();
  }

  close(): void {
    this.#isClosed = true;
    this.#endTimers();
    this.#parts.transport.disconnect();
    this.#settleAsked();
  }

  heard(): void {
    this.#silence.note();
    const { status } = this.#parts.cell.state;
    if (status === 'lost' && this.isReady) this.#parts.cell.change({ status: 'online' });
  }

  /** Looks at once whether the line is alive, as after a device has slept. */
  check(): void {
    if (this.#parts.transport.isConnected && !this.isParted) this.#silence.check();
  }

  connected(): void {
    this.#hasJoined = false;
    this.#dialPause.reset();
    this.#cancelDialWatch?.();
    this.#silence.begin();
    this.#endPause?.();
    this.join();
  }

  disconnected(by: Ending): void {
    this.#hasJoined = false;
    this.#silence.end();
    this.#settleAsked();
    if (this.isParted) return;
    this.#lose();
    if (by === 'server') this.#dialSoon();
    if (by === 'line') this.#watchDialling();
  }

  refused(code: string): void {
    if (code === 'protocolMismatch') this.part('outdated');
    else if (code === 'noSession') this.#parts.cell.change({ failure: { code } });
    else this.#refusedForNow(code);
  }

  unreachable(): void {
    if (this.isParted) return;
    if (this.#parts.cell.state.merged !== null) this.#lose();
    this.#watchDialling();
  }

  /** Asks for the whole table; once more if that is under way already. */
  join(): void {
    this.#isJoinWanted = true;
    if (!this.#isJoining) void this.#joinWhileWanted();
  }

  /** Something is missing: asks for the whole table, ever more seldom while that does not help. */
  heal(): void {
    const { clock } = this.#parts;
    if (this.#cancelHeal !== null) return;
    const sinceMs = clock.now() - this.#healedAt;
    if (sinceMs >= CALM_MS) this.#healPause.reset();
    const wait = sinceMs >= CALM_MS ? 0 : Math.max(0, this.#healPause.next() - sinceMs);
    if (wait > 0) {
      this.#cancelHeal = clock.after(wait, () => {
        this.#cancelHeal = null;
        this.#healNow();
      });
    } else this.#healNow();
  }

  /** One try: null if no answer came in time. */
  async ask<Name extends keyof Requests>(name: Name, message: Requests[Name]): Promise<Reply | null> {
    if (!this.#parts.transport.isConnected) return null;
    const reply = await this.#send(name, message);
    if (reply !== null) this.#noteStore(reply);
    return reply;
  }

  /** The pause before asking again what the server could not do. */
  pauseAfter(reply: Reply): number | null {
    if (reply.ok) return null;
    if (reply.error.code === 'storeUnavailable') return this.#storePause.next();
    return reply.error.code === 'tooManyRequests' ? reply.error.retryAfterSeconds * MS_PER_SECOND : null;
  }

  #send<Name extends keyof Requests>(name: Name, message: Requests[Name]): Promise<Reply | null> {
    const { transport, clock } = this.#parts;
    return new Promise((resolve) => {
      const settle = (reply: Reply | null): void => {
        if (!this.#asked.delete(giveUp)) return;
        cancel();
        resolve(reply);
      };
      const giveUp = (): void => settle(null);
      const cancel = clock.after(ACK_TIMEOUT_MS, () => {
        settle(null);
        this.#unanswered();
      });
      this.#asked.add(giveUp);
      transport.send(name, message, (reply) => {
        this.heard();
        settle(reply);
      });
    });
  }

  #unanswered(): void {
    if (this.isParted) return;
    if (this.#parts.transport.isConnected) this.#lose();
    this.#silence.suspect();
  }

  #lose(): void {
    if (this.#parts.cell.state.status !== 'lost') this.#parts.cell.change({ status: 'lost' });
  }

  #settleAsked(): void {
    for (const giveUp of [...this.#asked]) giveUp();
  }

  #endTimers(): void {
    this.#silence.end();
    for (const cancel of [this.#cancelDial, this.#cancelDialWatch, this.#cancelHeal]) cancel?.();
    this.#cancelDial = this.#cancelDialWatch = this.#cancelHeal = null;
    this.#endPause?.();
  }

  /** Nothing comes in though it should: a new connection, since this one would be noticed late. */
  #redial(): void {
    if (this.isParted) return;
    this.#parts.transport.disconnect();
    this.dial();
  }

  #refusedForNow(code: string): void {
    if (code === 'storeUnavailable') this.#parts.cell.change({ trouble: 'store' });
    this.unreachable();
    this.#dialSoon();
  }

  #watchDialling(): void {
    this.#cancelDialWatch?.();
    this.#cancelDialWatch = this.#parts.clock.after(DIAL_TIMEOUT_MS, () => {
      if (!this.#parts.transport.isConnected) this.#redial();
    });
  }

  #dialSoon(): void {
    this.#cancelDial ??= this.#parts.clock.after(this.#dialPause.next(), () => {
      this.#cancelDial = null;
      this.dial();
    });
  }

  #healNow(): void {
    this.#healedAt = this.#parts.clock.now();
    this.join();
  }

  async #joinWhileWanted(): Promise<void> {
    this.#isJoining = true;
    while (this.#isJoinWanted && this.#parts.transport.isConnected && !this.isParted) {
      this.#isJoinWanted = false;
      const { tableId, watch, window } = this.#parts;
      const page = { window, isReturn: this.#isReturn };
      const reply = await (watch === null
        ? this.ask('table:join', { tableId, ...page })
        : this.ask('table:watch', { watch, ...page }));
      await this.#joined(reply);
    }
    this.#isJoining = false;
  }

  async #joined(reply: Reply | null): Promise<void> {
    if (this.isParted) return;
    if (reply?.ok) {
      this.#isReturn = true;
      this.#hasJoined = this.#parts.transport.isConnected;
      if (this.#hasJoined) this.#parts.cell.change({ status: 'online', failure: null });
      return;
    }
    const pause = reply === null ? null : this.pauseAfter(reply);
    if (reply !== null && pause === null) {
      this.#parts.cell.change({ failure: reply.error });
      return;
    }
    this.#isJoinWanted = true;
    if (pause !== null) await this.#pause(pause);
  }

  /** Ends early with a new connection. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.clock.after(ms, resolve);
      this.#endPause = () => {
        cancel();
        resolve();
      };
    });
  }

  #noteStore(reply: Reply): void {
    const isAway = !reply.ok && reply.error.code === 'storeUnavailable';
    if (!isAway) this.#storePause.reset();
    const trouble = isAway ? 'store' : null;
    if (this.#parts.cell.state.trouble !== trouble) this.#parts.cell.change({ trouble });
  }
}
