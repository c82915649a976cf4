import { randomUUID } from 'node:crypto';
import type { PlayerCommand, TableView } from '@skat/engine';
import type {
  ChatLine,
  ChatMessage,
  ClientToServerEvents,
  CommandMessage,
  JoinMessage,
  InvitationReply,
  PresenceMessage,
  Reply,
  Say,
  ServerToClientEvents,
  ViewMessage,
  WatchReply,
} from '@skat/protocol';
import { PROTOCOL_VERSION } from '@skat/protocol';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { Signal } from './until.ts';

export type TestSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface RestAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A table as one client has it: sections merged, newest version. */
export interface SeenTable extends TableView {
  readonly tableId: string;
  readonly version: number;
}

export interface Received {
  readonly text: string;
  /** The newest version the client had seen. */
  readonly seenVersion: number;
}

/** One person's browser: a cookie, REST calls and a socket. */
export class TestClient {
  readonly name: string;
  readonly #url: string;
  readonly #signal = new Signal();
  readonly #tables = new Map<string, SeenTable>();
  readonly #presences = new Map<string, PresenceMessage>();
  readonly #joined = new Set<string>();
  #stopped = false;
  /** Every text received over the socket or as an answer to a REST call, and what the client knew before it. */
  readonly received: Received[] = [];
  /** Every view in the order of arrival. */
  readonly views: ViewMessage[] = [];
  /** Every message about what was said, in the order of arrival. */
  readonly chat: ChatMessage[] = [];
  /** Tables that the same player has opened in another client since. */
  readonly elsewhere: string[] = [];
  cookie = '';
  #socket: TestSocket | null = null;

  constructor(url: string, name: string) {
    this.#url = url;
    this.name = name;
  }

  get socket(): TestSocket {
    if (this.#socket === null) throw new Error('Not connected');
    return this.#socket;
  }

  async rest<Body>(
    method: string,
    path: string,
    body?: object,
    headers: object = {},
  ): Promise<RestAnswer<Body>> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0] ?? '';
    const text = await response.text();
    this.#record(text);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  async enter(): Promise<this> {
    await this.rest('POST', '/api/session', { name: this.name });
    return this;
  }

  #record(text: string): void {
    const versions = [...this.#tables.values()].map(({ version }) => version);
    this.received.push({ text, seenVersion: Math.max(0, ...versions) });
  }

  /** Ends the connection and everything that waits. */
  stop(): void {
    this.#stopped = true;
    this.#socket?.disconnect();
    this.#signal.changed();
  }

  isStopped(): boolean {
    return this.#stopped;
  }

  /** Connects, and joins again after every reconnect the tables joined before. */
  async connect(): Promise<this> {
    const socket: TestSocket = io(this.#url, {
      transports: ['websocket'],
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie: this.cookie, origin: this.#url },
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      forceNew: true,
    });
    this.#socket = socket;
    socket.io.on('open', () => {
      socket.io.engine.on('data', (data) => this.#record(String(data)));
    });
    socket.on('table:view', (message) => this.#see(message));
    socket.on('table:presence', (message) => {
      this.#presences.set(message.tableId, message);
      this.#signal.changed();
    });
    socket.on('table:chat', (message) => {
      this.chat.push(message);
      this.#signal.changed();
    });
    socket.on('table:elsewhere', ({ tableId }) => {
      this.elsewhere.push(tableId);
      this.#signal.changed();
    });
    socket.on('connect', () => {
      for (const tableId of this.#joined)
        socket.emit('table:join', { tableId }, () => this.#signal.changed());
      this.#signal.changed();
    });
    socket.on('disconnect', () => this.#signal.changed());
    await this.until('connected', () => socket.connected);
    return this;
  }

  disconnect(): void {
    this.#socket?.disconnect();
  }

  /** @param page which page comes, where it tells */
  async join(tableId: string, page: Omit<JoinMessage, 'tableId'> = {}): Promise<Reply> {
    const reply = await this.emit('table:join', { tableId, ...page });
    if (reply.ok) this.#joined.add(tableId);
    return reply;
  }

  /** Comes to a table by the link for spectators. */
  watch(watch: string): Promise<WatchReply> {
    return this.emit('table:watch', { watch }) as Promise<WatchReply>;
  }

  say(tableId: string, say: Say, messageId: string = randomUUID()): Promise<Reply> {
    return this.emit('table:say', { tableId, messageId, say });
  }

  /** What was said at the tables, each line once. */
  linesSeen(): readonly ChatLine[] {
    return [...new Map(this.chat.flatMap(({ lines }) => lines).map((line) => [line.id, line])).values()];
  }

  async joinByInvitation({ tableId, invitation }: InvitationReply): Promise<Reply> {
    await this.rest('POST', '/api/tables/join', { invitation });
    return this.join(tableId);
  }

  /** Any message, well formed or not. */
  emit(event: string, ...args: unknown[]): Promise<Reply> {
    const raw = this.socket as unknown as Socket;
    return raw.timeout(20_000).emitWithAck(event, ...args) as Promise<Reply>;
  }

  command(tableId: string, command: PlayerCommand, extra: Partial<CommandMessage> = {}): Promise<Reply> {
    const version = this.#tables.get(tableId)?.version ?? 0;
    return this.emit('table:command', { tableId, version, commandId: randomUUID(), command, ...extra });
  }

  seen(tableId: string): SeenTable {
    const table = this.#tables.get(tableId);
    if (table === undefined) throw new Error(`${this.name} has not seen the table`);
    return table;
  }

  presence(tableId: string): PresenceMessage | null {
    return this.#presences.get(tableId) ?? null;
  }

  /** Waits until a condition holds that views, presence or the connection decide. */
  until<Value>(what: string, look: () => Value | null | false): Promise<Value> {
    return this.#signal.until(`${this.name}: ${what}`, look);
  }

  untilSeen(tableId: string, what: string, fits: (table: SeenTable) => boolean): Promise<SeenTable> {
    return this.until(what, () => {
      const table = this.#tables.get(tableId);
      return table !== undefined && fits(table) ? table : null;
    });
  }

  #see(message: ViewMessage): void {
    this.views.push(message);
    const known = this.#tables.get(message.tableId);
    if (known !== undefined && known.version > message.version) return;
    this.#tables.set(message.tableId, { ...known, ...message } as SeenTable);
    this.#signal.changed();
  }
}
