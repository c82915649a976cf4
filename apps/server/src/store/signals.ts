import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { QueryRunner } from './append-writer.ts';
import { messageOf, StoreUnavailable } from './errors.ts';
import type { Json, Signals, SignalListener } from './types.ts';

const CHANNEL = 'skat';
const SEND = 'SELECT count(pg_notify($1, signal)) FROM unnest($2::text[]) AS signal';
/** A connection that says nothing to this is given up and made again. */
const PING_EVERY_MS = 3_000;
const ANSWER_WITHIN_MS = 3_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;

interface Waiting {
  readonly payload: string;
  readonly settle: () => void;
  readonly fail: (error: Error) => void;
}

/** A name for this process that no other one has. */
export function newNodeName(): string {
  return randomBytes(8).toString('hex');
}

/**
 * A notification as it travels: who sends it, then what.
 * @param number makes it differ from an equal one, of which PostgreSQL would keep one in a transaction
 */
export function encodeSignal(node: string, body: Json, number = 0): string {
  return `${node} ${number} ${JSON.stringify(body)}`;
}

/** Who sends a notification, and what, as JSON. */
function decodeSignal(payload: string): readonly [from: string, body: string] {
  return [payload.slice(0, payload.indexOf(' ')), payload.slice(payload.indexOf('{'))];
}

/** Nobody else uses the database. */
export function noSignals(): Signals {
  return {
    node: newNodeName(),
    isShared: false,
    isHearing: false,
    send: () => Promise.resolve(),
    listen: () => undefined,
    close: () => Promise.resolve(),
  };
}

export interface SignalParts {
  readonly node: string;
  readonly url: string;
  readonly sql: QueryRunner;
  /** A planted fault: nothing is ever heard. */
  readonly isDeaf: boolean;
}

/**
 * LISTEN and NOTIFY of PostgreSQL. Listening has a connection of its own, which is made again whenever it breaks; what
 * was told meanwhile is lost, and the listeners hear that.
 */
export class PostgresSignals implements Signals {
  readonly isShared = true;
  readonly #parts: SignalParts;
  readonly #listeners: SignalListener[] = [];
  readonly #closing = new AbortController();
  #listening: Promise<void> | null = null;
  #isHearing = false;
  #waiting: Waiting[] = [];
  #isSending = false;
  #sent = 0;

  constructor(parts: SignalParts) {
    this.#parts = parts;
  }

  get node(): string {
    return this.#parts.node;
  }

  get isHearing(): boolean {
    return this.#isHearing;
  }

  send(body: Json): Promise<void> {
    return new Promise((settle, fail) => {
      this.#sent += 1;
      this.#waiting.push({ payload: encodeSignal(this.node, body, this.#sent), settle, fail });
      if (!this.#isSending) void this.#sendWaiting();
    });
  }

  listen(listener: SignalListener): void {
    this.#listeners.push(listener);
    this.#listening ??= this.#keepListening();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#listening;
  }

  /** One statement after another, so that they arrive in order. Never rejects. */
  async #sendWaiting(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#parts.sql.query(SEND, [CHANNEL, batch.map(({ payload }) => payload)]);
        for (const { settle } of batch) settle();
      } catch (error) {
        for (const { fail } of batch) fail(new StoreUnavailable(messageOf(error), { cause: error }));
      }
    }
    this.#isSending = false;
  }

  async #keepListening(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!this.#closing.signal.aborted) {
      const hasListened = await this.#listenOnce();
      retryMs = hasListened ? FIRST_RETRY_MS : Math.min(2 * retryMs, LAST_RETRY_MS);
      await this.#pause(retryMs);
    }
  }

  /** Until the connection breaks. @returns whether there was one at all */
  async #listenOnce(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#parts.url,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      application_name: 'skat listener',
    });
    const ended = new AbortController();
    for (const event of ['error', 'end'] as const) client.on(event, () => ended.abort());
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.#isHearing = true;
      for (const listener of this.#listeners) listener.onGap();
      await this.#watch(client, ended.signal);
    } catch {
      // Whatever it was, the connection is made again.
    }
    const wasHearing = this.#isHearing;
    this.#isHearing = false;
    void client.end().catch(() => undefined);
    return wasHearing;
  }

  async #watch(client: pg.Client, ended: AbortSignal): Promise<void> {
    while (!ended.aborted && !this.#closing.signal.aborted) {
      await client.query('SELECT 1');
      await this.#pause(PING_EVERY_MS, ended);
    }
  }

  #hear(payload: string): void {
    if (this.#parts.isDeaf) return;
    const [from, body] = decodeSignal(payload);
    if (from === this.node) return;
    for (const listener of this.#listeners) listener.onSignal(from, body);
  }

  async #pause(ms: number, ended: AbortSignal = this.#closing.signal): Promise<void> {
    const signal = AbortSignal.any([ended, this.#closing.signal]);
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
