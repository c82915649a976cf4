import type { ChatLine, ClockMessage, PresenceMessage } from '@skat/protocol';
import type { Failure } from './failure.ts';
import type { MergedView } from './merge-view.ts';

/**
 * `lost`: it was there and is being looked for; `outdated`: this page is of another release; `elsewhere`: the seat is
 * played in another window.
 */
export type ConnectionStatus = 'connecting' | 'online' | 'lost' | 'outdated' | 'elsewhere';

/** `store`: the server answers, but can't remember anything for now; what was asked is repeated. */
export type Trouble = 'store';

/** Who is connected, and when this was heard. */
export interface PresenceNote {
  readonly message: PresenceMessage;
  /** Milliseconds since the epoch. */
  readonly heardAt: number;
}

/** What time is left at the table, and when this was heard. */
export interface ClockNote {
  readonly message: ClockMessage;
  /** Milliseconds since the epoch. */
  readonly heardAt: number;
}

/** Everything a page knows of its table and of the way there. */
export interface ClientState {
  readonly merged: MergedView | null;
  readonly presence: PresenceNote | null;
  /** Null at a table without a clock. */
  readonly tableClock: ClockNote | null;
  /** What was said at the table, oldest first. */
  readonly chat: readonly ChatLine[];
  readonly status: ConnectionStatus;
  readonly trouble: Trouble | null;
  /** Why the table can't be shown, once the server has said so. */
  readonly failure: Failure | null;
  /** Commands that wait for their answers. */
  readonly pending: number;
}

export const FIRST_STATE: ClientState = {
  merged: null,
  presence: null,
  tableClock: null,
  chat: [],
  status: 'connecting',
  trouble: null,
  failure: null,
  pending: 0,
};

/** Holds the state and tells of changes. */
export class StateCell {
  readonly #listeners: (() => void)[] = [];
  #state = FIRST_STATE;

  get state(): ClientState {
    return this.#state;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  change(patch: Partial<ClientState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}
