import { setImmediate as nextTurn } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@skat/protocol';
import { WebSocket } from 'ws';
import type { HostileEvent } from './hostile-events.ts';
import type { HostileFrame } from './hostile-frames.ts';
import type { FuzzTally } from './tally.ts';

const ANSWER_WITHIN_MS = 15_000;
const PACKET = { open: '0', ping: '2', connected: '40', view: '42', reply: '43', refused: '44' } as const;
/** Codes that tell of a fault of ours, whatever was sent. */
const OUR_FAULTS = new Set(['internal', 'storeUnavailable']);

export interface HostileSocketParts {
  readonly url: string;
  readonly cookie: string;
  /** The address that the proxy in front would tell. */
  readonly address: string;
  readonly tally: FuzzTally;
}

/** A raw connection that keeps account of what it asked for: a refusal with a code, or the end of the connection. */
export class HostileSocket {
  readonly #socket: WebSocket;
  readonly #tally: FuzzTally;
  readonly #waiting = new Map<number, string>();
  #nextId = 0;
  #settled: (() => void) | null = null;
  #greeted: (isWelcome: boolean) => void = () => undefined;
  /** The version in the latest acknowledgement of a join. */
  version = 0;
  isOpen = false;

  private constructor({ url, cookie, address, tally }: HostileSocketParts) {
    this.#tally = tally;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      headers: { cookie, 'x-forwarded-for': address },
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data) => this.#hear(data));
    this.#socket.on('error', () => this.#ended());
    this.#socket.on('close', () => this.#ended());
  }

  /** Connects as a guest; the connection may be refused. */
  static async connect(parts: HostileSocketParts): Promise<HostileSocket> {
    const hostile = new HostileSocket(parts);
    hostile.isOpen = await new Promise<boolean>((resolve) => (hostile.#greeted = resolve));
    return hostile;
  }

  /** Sends an event that asks for an answer. */
  ask(event: HostileEvent): void {
    const id = this.#nextId++;
    this.#waiting.set(id, String(event[0]));
    this.#tally.sent.events += 1;
    this.#send(`${PACKET.view}${id}${JSON.stringify(event)}`);
  }

  /** Sends anything. */
  throw({ data, isBinary }: HostileFrame): void {
    this.#tally.sent.frames += 1;
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(data, { binary: isBinary });
  }

  /** Until everything asked for is answered or the connection is cut. */
  async settled(): Promise<void> {
    if (this.#waiting.size === 0 || !this.isOpen) return;
    let patience: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve) => (this.#settled = resolve)),
      new Promise<void>((resolve) => (patience = setTimeout(resolve, ANSWER_WITHIN_MS))),
    ]);
    clearTimeout(patience);
    await nextTurn(); // what came while this process stood still is not read before its timers
    for (const event of this.#waiting.values()) this.#tally.violation(`no answer to ${event}`);
    this.#waiting.clear();
  }

  close(): void {
    this.#waiting.clear();
    this.#socket.terminate();
  }

  #send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #hear(data: WebSocket.RawData): void {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
    if (text.startsWith(PACKET.reply)) this.#reply(text.slice(PACKET.reply.length));
    else if (text.startsWith(PACKET.connected)) this.#greeted(true);
    else if (text.startsWith(PACKET.refused)) this.#greeted(false);
    else if (text === PACKET.ping) this.#send('3');
    else if (text.startsWith(PACKET.open)) this.#send(`40${JSON.stringify({ protocol: PROTOCOL_VERSION })}`);
  }

  #reply(packet: string): void {
    const start = packet.indexOf('[');
    const id = Number(packet.slice(0, start));
    const event = this.#waiting.get(id);
    if (event === undefined) return; // a hostile frame may have asked under any number
    this.#waiting.delete(id);
    this.#judge(event, JSON.parse(packet.slice(start)) as readonly unknown[]);
    if (this.#waiting.size === 0) this.#settled?.();
  }

  #judge(event: string, [reply]: readonly unknown[]): void {
    const { ok, value, error } = reply as {
      readonly ok?: unknown;
      readonly value?: { readonly version?: number };
      readonly error?: { readonly code?: unknown };
    };
    if (ok === true && event === 'table:join') this.version = value?.version ?? 0;
    else if (ok === true) this.#tally.violation(`${event} was accepted`);
    const code = error?.code;
    if (ok === true) this.#tally.answer('joined');
    else if (typeof code !== 'string') this.#tally.violation(`${event} was answered without a code`);
    else this.#refused(event, code);
  }

  #refused(event: string, code: string): void {
    this.#tally.answer(code);
    if (OUR_FAULTS.has(code)) this.#tally.violation(`${event} was answered with ${code}`);
  }

  #ended(): void {
    if (this.isOpen) this.#tally.answer('connection cut');
    this.isOpen = false;
    this.#waiting.clear();
    this.#greeted(false);
    this.#settled?.();
  }
}
