import type { EventName, Transport, TransportListener } from '@skat/client';
import type { Random } from '@skat/engine/proofs';
import type { CommandMessage, Reply } from '@skat/protocol';
import type { VirtualGuest, VirtualServer, VirtualSocket } from '@skat/server/proofs';
import type { NetworkCounts } from './counts.ts';
import { VirtualLine } from './virtual-line.ts';
import type { VirtualTime } from './virtual-time.ts';

type Requests = Parameters<Transport['send']>;

/** What a network may do to single messages. */
export interface Tampering {
  /** The message as it goes out. */
  readonly command: (message: CommandMessage) => CommandMessage;
  /** Whether the page asks for the table again. */
  readonly mayRejoin: boolean;
}

export interface TransportParts {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly server: () => VirtualServer;
  readonly guest: VirtualGuest;
  readonly counts: NetworkCounts;
  readonly tampering: Tampering;
}

const DIAL_MS = 30;
const REDIAL_FROM_MS = 200;
const REDIAL_SPREAD_MS = 800;
/** A lost view is noticed by the one that follows; where none does, a real connection breaks. */
const LOSS_TOLD_AFTER_MS = 3_000;

/** A page's way to the server over a network that does its worst; it dials as Socket.IO's client does. */
export class VirtualTransport implements Transport {
  readonly #parts: TransportParts;
  #listener: TransportListener | null = null;
  #line: VirtualLine | null = null;
  #socket: VirtualSocket | null = null;
  #dial = 0;
  #isWanted = false;
  #hasJoined = false;
  #losesNextReply = false;
  #losesNextView = false;
  #awaitsView = false;
  /** Everything asked of the table so far, for repetitions. */
  readonly #sent: CommandMessage[] = [];
  /** Whether the network lets nobody through. */
  isDown = false;
  isDead = false;

  constructor(parts: TransportParts) {
    this.#parts = parts;
  }

  get isConnected(): boolean {
    return this.#line !== null;
  }

  get line(): VirtualLine | null {
    return this.#line;
  }

  listen(listener: TransportListener): void {
    this.#listener = listener;
  }

  connect(): void {
    if (this.isDead) return;
    this.#isWanted = true;
    if (this.#line === null) this.#dialAfter(DIAL_MS);
  }

  disconnect(): void {
    this.#isWanted = false;
    this.#dial += 1;
    const line = this.#line;
    if (line === null) return;
    this.#line = null;
    line.hangUp();
    this.#listener?.onDisconnect('self');
  }

  /** The page is gone, as at a reload. */
  die(): void {
    this.isDead = true;
    this.#isWanted = false;
    this.#listener = null;
    this.#line?.hangUp();
    this.#line = null;
  }

  send(...[name, message, onReply]: Requests): void {
    const { counts, tampering } = this.#parts;
    if (name === 'table:join') {
      counts.joins += 1;
      if (this.#hasJoined && !tampering.mayRejoin) {
        onReply({ ok: true, value: { version: 0 } });
        return;
      }
      this.#hasJoined = true;
      this.#carry(name, message, onReply);
      return;
    }
    const command = tampering.command(message as CommandMessage);
    counts.commands += 1;
    this.#sent.push(command);
    this.#carry(name, command, onReply);
  }

  /** The next answer to a command is lost together with the connection, after the server has stored what was asked. */
  loseNextReply(): void {
    this.#losesNextReply = true;
  }

  loseNextView(): void {
    this.#losesNextView = true;
  }

  /** An earlier message arrives once more; nobody waits for its answer. */
  repeat(random: Random): void {
    if (this.#sent.length === 0 || this.#line === null) return;
    this.#parts.counts.repeated += 1;
    const latest = random.below(3);
    const message = this.#sent.at(-1 - Math.min(latest, this.#sent.length - 1));
    if (message !== undefined) this.#carry('table:command', message, () => undefined);
  }

  #carry(name: string, message: object, onReply: (reply: Reply) => void): void {
    const line = this.#line;
    const socket = this.#socket;
    if (line === null || socket === null) return;
    const packet = structuredClone(message);
    line.send('up', () =>
      socket.receive(name, packet, (reply) => {
        if (name === 'table:command' && this.#losesNextReply) {
          this.#losesNextReply = false;
          this.#parts.counts.lostReplies += 1;
          line.cut();
          return;
        }
        line.send('down', () => {
          if (this.#line === line) onReply(reply);
        });
      }),
    );
  }

  #dialAfter(ms: number): void {
    const { time } = this.#parts;
    this.#dial += 1;
    const dial = this.#dial;
    time.after(ms, () => {
      if (dial !== this.#dial || !this.#isWanted || this.isDead) return;
      if (this.isDown) {
        this.#listener?.onUnreachable();
        if (dial === this.#dial) this.#redial();
      } else this.#open();
    });
  }

  #redial(): void {
    if (this.#isWanted) this.#dialAfter(REDIAL_FROM_MS + this.#parts.random.below(REDIAL_SPREAD_MS));
  }

  #open(): void {
    const { time, random, server, guest, counts } = this.#parts;
    counts.connections += 1;
    const line: VirtualLine = new VirtualLine(time, random, {
      onPing: () => this.#of(line)?.onHeard(),
      onBroken: () => this.#broken(line),
      onEnd: () => socket.end(),
    });
    const socket = server().connect(guest, (name, message) => this.#deliver(line, name, message));
    this.#line = line;
    this.#socket = socket;
    this.#hasJoined = false;
    this.#losesNextReply = this.#losesNextView = this.#awaitsView = false;
    this.#listener?.onConnect();
  }

  #deliver(line: VirtualLine, name: EventName, message: unknown): void {
    if (name === 'table:view' && this.#losesNextView && this.#line === line) {
      this.#losesNextView = false;
      this.#awaitsView = true;
      this.#parts.counts.lostViews += 1;
      this.#parts.time.after(LOSS_TOLD_AFTER_MS, () => {
        if (this.#awaitsView && this.#line === line) line.cut();
      });
      return;
    }
    if (name === 'table:view') this.#awaitsView = false;
    line.send('down', () => {
      const listener = this.#of(line);
      listener?.onHeard();
      listener?.onEvent(name, message as never);
    });
  }

  #broken(line: VirtualLine): void {
    if (this.#line !== line) return;
    this.#line = null;
    const dial = this.#dial;
    this.#listener?.onDisconnect('line');
    if (dial === this.#dial) this.#redial();
  }

  /** Nobody hears anything of an older connection. */
  #of(line: VirtualLine): TransportListener | null {
    return this.#line === line ? this.#listener : null;
  }
}
