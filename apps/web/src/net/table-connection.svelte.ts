import type { PlayerCommand, Seat, TableView } from '@skat/engine';
import { err } from '@skat/engine';
import type {
  ClientToServerEvents,
  CommandMessage,
  ElsewhereMessage,
  PresenceMessage,
  Reply,
  SeatPresence,
  ServerToClientEvents,
  ViewMessage,
} from '@skat/protocol';
import type { Socket } from 'socket.io-client';
import type { Failure, Outcome } from './failure.ts';
import type { MergedView } from './merge-view.ts';
import { isGap, mergeView } from './merge-view.ts';
import { randomId } from './random-id.ts';
import { isSameChoice } from './same-choice.ts';

export type TableSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * `lost`: it was there and is being looked for; `outdated`: this page is of another release; `elsewhere`: the seat is
 * played in another window.
 */
export type ConnectionStatus = 'connecting' | 'online' | 'lost' | 'outdated' | 'elsewhere';
type Done = Outcome<{ readonly version: number }>;

/** An unanswered command is repeated after this long; the server knows it by its id. */
const ACK_TIMEOUT_MS = 2500;
/** A wish older than this is given up: the person has long pressed something else. */
const GIVE_UP_AFTER_MS = 60_000;

/** One table over one socket: what is known of it, and the way to ask something of it. */
export class TableConnection {
  readonly tableId: string;
  readonly #socket: TableSocket;
  readonly #abort = new AbortController();
  #merged = $state.raw<MergedView | null>(null);
  #presence = $state.raw<readonly SeatPresence[]>([]);
  #presenceAt = $state(0);
  #awayAfterMs = $state(Infinity);
  #dealsInMs = $state<number | null>(null);
  #status = $state<ConnectionStatus>('connecting');
  #failure = $state.raw<Failure | null>(null);
  #pending = $state(0);
  #acting = false;
  #onFirstView: ((connection: TableConnection) => void) | undefined;

  constructor(socket: TableSocket, tableId: string, onfirstview?: (connection: TableConnection) => void) {
    this.#onFirstView = onfirstview;
    this.#socket = socket;
    this.tableId = tableId;
    socket.on('connect', this.#onConnect);
    socket.on('disconnect', this.#onDisconnect);
    socket.on('connect_error', this.#onConnectError);
    socket.on('table:view', this.#onView);
    socket.on('table:presence', this.#onPresence);
    socket.on('table:elsewhere', this.#onElsewhere);
    // A silent network is not noticed by the socket itself for a long time.
    addEventListener('offline', this.#onOffline, { signal: this.#abort.signal });
    addEventListener('online', this.#onOnline, { signal: this.#abort.signal });
    if (socket.connected) this.#onConnect();
    else socket.connect();
  }

  get view(): TableView | null {
    return this.#merged?.view ?? null;
  }

  get version(): number {
    return this.#merged?.version ?? 0;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Why the table can't be shown, once the server has said so. */
  get failure(): Failure | null {
    return this.#failure;
  }

  /** Whether a command waits for its answer. */
  get isBusy(): boolean {
    return this.#pending > 0;
  }

  /**
   * How long the person on a seat has been gone.
   * @param now milliseconds since the epoch by this browser's clock
   * @returns milliseconds, or null while the person is here
   */
  awayFor(seat: Seat, now: number): number | null {
    const gone = this.#presence[seat]?.awayForMs ?? null;
    return gone === null ? null : gone + Math.max(0, now - this.#presenceAt);
  }

  /** Whether the person on a seat has been gone so long that the others may act; `now` as in `awayFor`. */
  isGone(seat: Seat, now: number): boolean {
    return (this.awayFor(seat, now) ?? -1) >= this.#awayAfterMs;
  }

  /**
   * How long until the next game is dealt by itself; `now` as in `awayFor`.
   * @returns milliseconds, or null while the table waits for people
   */
  dealsIn(now: number): number | null {
    return this.#dealsInMs === null
      ? null
      : Math.max(0, this.#dealsInMs - Math.max(0, now - this.#presenceAt));
  }

  /**
   * Asks something of the table. Until it is answered it is repeated under the same id, so it happens once.
   * A second turn action while one is under way is dropped: a double click is one action. An action that somebody
   * else's step overtook is sent anew while the person has the same choice.
   */
  async send(command: PlayerCommand): Promise<Done> {
    const isAction = command.type === 'act';
    if ((isAction && this.#acting) || this.#status === 'elsewhere') return err({ code: 'alreadyDone' });
    this.#acting ||= isAction;
    this.#pending++;
    try {
      return await this.#repeat({
        tableId: this.tableId,
        version: this.version,
        commandId: randomId(),
        command: $state.snapshot(command) as CommandMessage['command'],
      });
    } finally {
      this.#pending--;
      if (isAction) this.#acting = false;
    }
  }

  /** Takes the seat back from the window where it is played now. */
  playHere(): void {
    this.#status = 'connecting';
    this.#socket.connect();
  }

  /** Whether this page must not come back by itself. */
  get #isParted(): boolean {
    return this.#status === 'outdated' || this.#status === 'elsewhere';
  }

  close(): void {
    this.#abort.abort();
    this.#socket.disconnect();
  }

  async #repeat(first: CommandMessage): Promise<Done> {
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    const decidedOn = this.view;
    let message = first;
    while (Date.now() < giveUpAt && !this.#abort.signal.aborted && !this.#isParted) {
      const reply = await this.#ask((answer) => {
        this.#socket.timeout(ACK_TIMEOUT_MS).emit('table:command', message, answer);
      });
      if (reply === null) {
        if (this.#socket.connected) this.#status = 'lost';
      } else if (!reply.ok && reply.error.code === 'staleVersion') {
        await this.#catchUp(reply.error.version);
        if (!isSameChoice(decidedOn, this.view)) return reply;
        message = { ...message, version: this.version };
      } else if (reply.ok || reply.error.code !== 'storeUnavailable') return reply;
    }
    return err<Failure>({ code: this.#status === 'elsewhere' ? 'alreadyDone' : 'timeout' });
  }

  async #catchUp(version: number): Promise<void> {
    if (this.version < version) await this.#join();
  }

  /** One try: null if no answer came in time. */
  #ask(emit: (answer: (error: Error | null, reply: Reply) => void) => void): Promise<Reply | null> {
    return new Promise((resolve) => {
      emit((error, reply) => {
        if (error === null) this.#seen();
        resolve(error === null ? reply : null);
      });
    });
  }

  #seen(): void {
    if (this.#status === 'lost' && this.#socket.connected) this.#status = 'online';
  }

  async #join(): Promise<void> {
    const reply = await this.#ask((answer) => {
      this.#socket.timeout(ACK_TIMEOUT_MS).emit('table:join', { tableId: this.tableId }, answer);
    });
    if (this.#abort.signal.aborted || this.#isParted) return;
    if (reply === null) {
      if (this.#socket.connected) await this.#join();
    } else if (reply.ok) {
      this.#status = 'online';
      this.#failure = null;
    } else {
      this.#failure = reply.error;
    }
  }

  readonly #onConnect = (): void => {
    void this.#join();
  };

  readonly #onDisconnect = (reason: string): void => {
    if (this.#abort.signal.aborted || this.#isParted) return;
    this.#status = 'lost';
    // Ended by the server: the library would not come back by itself.
    if (reason === 'io server disconnect') this.#socket.connect();
  };

  readonly #onConnectError = (error: Error): void => {
    if (error.message === 'protocolMismatch') {
      this.#status = 'outdated';
      this.#socket.disconnect();
    } else if (error.message === 'noSession') {
      this.#failure = { code: 'noSession' };
    } else if (this.#status === 'online' || this.view !== null) {
      this.#status = 'lost';
    }
  };

  readonly #onOffline = (): void => {
    if (this.#isParted) return;
    this.#status = 'lost';
    this.#socket.disconnect();
  };

  readonly #onOnline = (): void => {
    if (!this.#isParted) this.#socket.connect();
  };

  readonly #onView = (message: ViewMessage): void => {
    if (message.tableId !== this.tableId) return;
    this.#seen();
    const merged = mergeView(this.#merged, message);
    const isUnusable = merged?.view.viewer !== message.viewer;
    if (merged === null || isUnusable) return void this.#join();
    if (isGap(this.#merged, message)) void this.#join();
    this.#merged = merged;
    this.#onFirstView?.(this);
    this.#onFirstView = undefined;
  };

  readonly #onPresence = (message: PresenceMessage): void => {
    if (message.tableId !== this.tableId) return;
    this.#presence = message.seats;
    this.#awayAfterMs = message.awayAfterMs;
    this.#dealsInMs = message.dealsInMs;
    this.#presenceAt = Date.now();
  };

  readonly #onElsewhere = ({ tableId }: ElsewhereMessage): void => {
    if (tableId !== this.tableId) return;
    this.#status = 'elsewhere';
    this.#socket.disconnect();
  };
}
