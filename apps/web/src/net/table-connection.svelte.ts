import type { ClientState, ConnectionStatus, Done, Failure, Keep, SocketLike, Trouble } from '@skat/client';
import { TableClient, awayFor, dealsIn, socketTransport } from '@skat/client';
import type { PlayerCommand, Seat, TableView, TimeLeft } from '@skat/engine';
import type { ChatLine, CommandMessage, Say } from '@skat/protocol';
import { leftAfter } from '../model/time-left.ts';
import { browserClock } from './browser-clock.ts';
import { randomId } from './random-id.ts';

/** How somebody comes to a table. */
export interface TableWay {
  readonly onfirstview?: (connection: TableConnection) => void;
  /** The secret of the link for spectators. */
  readonly watch?: string | null;
}

/** One table over one socket, as components see it; what happens on the way there is for `TableClient`. */
export class TableConnection {
  readonly tableId: string;
  readonly #client: TableClient;
  readonly #abort = new AbortController();
  #merged = $state.raw<ClientState['merged']>(null);
  #presence = $state.raw<ClientState['presence']>(null);
  #clock = $state.raw<{
    readonly note: NonNullable<ClientState['tableClock']>;
    readonly since: number;
  } | null>(null);
  #chat = $state.raw<ClientState['chat']>([]);
  #status = $state<ConnectionStatus>('connecting');
  #trouble = $state<Trouble | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #pending = $state(0);
  #onFirstView: ((connection: TableConnection) => void) | undefined;

  constructor(socket: SocketLike, tableId: string, { onfirstview, watch = null }: TableWay = {}) {
    this.tableId = tableId;
    this.#onFirstView = onfirstview;
    this.#client = new TableClient({
      tableId,
      watch,
      transport: socketTransport(socket),
      clock: browserClock,
      newId: randomId,
      keep: sessionKeep(),
      onChange: () => this.#show(),
    });
    this.#show();
    this.#listenToBrowser();
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

  /** What is wrong though the server answers. */
  get trouble(): Trouble | null {
    return this.#trouble;
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
    return awayFor(this.#presence, seat, now);
  }

  /** Whether the person on a seat has been gone so long that the others may act; `now` as in `awayFor`. */
  isGone(seat: Seat, now: number): boolean {
    return (this.awayFor(seat, now) ?? -1) >= (this.#presence?.message.awayAfterMs ?? Infinity);
  }

  /**
   * How long until the next game is dealt by itself; `now` as in `awayFor`.
   * @returns milliseconds, or null while the table waits for people
   */
  dealsIn(now: number): number | null {
    return dealsIn(this.#presence, now);
  }

  /**
   * What time is left to a seat by the latest that was heard.
   * @param now milliseconds by `performance.now()`
   * @returns null at a table without a clock
   */
  timeLeft(seat: Seat, now: number): TimeLeft | null {
    const message = this.#clock?.note.message;
    const left = message?.seats[seat];
    if (this.#clock === null || message === undefined || left === undefined) return null;
    return message.isRunning ? leftAfter(left, Math.max(0, now - this.#clock.since)) : left;
  }

  /** What was said at the table, oldest first. */
  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  /** Names of those who watch, as far as they are told. */
  get spectators(): readonly string[] {
    return this.#presence?.message.spectators ?? [];
  }

  /** How many watch. */
  get spectatorCount(): number {
    return this.#presence?.message.spectatorCount ?? 0;
  }

  /** As `TableClient.say`. */
  say(say: Say): Promise<Done> {
    return this.#client.say(say);
  }

  /** As `TableClient.send`. */
  send(command: PlayerCommand): Promise<Done> {
    return this.#client.send($state.snapshot(command) as CommandMessage['command']);
  }

  /** Takes the seat back from the window where it is played now. */
  playHere(): void {
    this.#client.playHere();
  }

  close(): void {
    this.#abort.abort();
    this.#client.close();
  }

  #show(): void {
    // The first change comes while the client is being made.
    const state = (this.#client as TableClient | undefined)?.state;
    if (state === undefined) return;
    this.#merged = state.merged;
    this.#presence = state.presence;
    this.#chat = state.chat;
    if (state.tableClock !== null && state.tableClock !== this.#clock?.note)
      this.#clock = { note: state.tableClock, since: performance.now() };
    this.#status = state.status;
    this.#trouble = state.trouble;
    this.#failure = state.failure;
    this.#pending = state.pending;
    if (state.merged === null) return;
    const onFirstView = this.#onFirstView;
    this.#onFirstView = undefined;
    onFirstView?.(this);
  }

  /** A silent network, or a device that slept, is not noticed by the socket itself for a long time. */
  #listenToBrowser(): void {
    const { signal } = this.#abort;
    addEventListener('offline', () => this.#client.networkGone(), { signal });
    addEventListener('online', () => this.#client.networkBack(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') this.#client.wake();
      },
      { signal },
    );
  }
}

/** Null where the browser keeps nothing for this page. */
function sessionKeep(): Keep | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
