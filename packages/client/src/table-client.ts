import type { TableView } from '@skat/engine';
import type { CommandMessage, Say, ViewMessage } from '@skat/protocol';
import type { ClientState } from './client-state.ts';
import { StateCell } from './client-state.ts';
import { KeptAction } from './kept-action.ts';
import { mergeChat } from './merge-chat.ts';
import { isGap, mergeView } from './merge-view.ts';
import type { Done } from './outbox.ts';
import { Outbox } from './outbox.ts';
import type { Clock, Keep } from './surroundings.ts';
import { TableLine } from './table-line.ts';
import type { EventMessage, EventName, Transport } from './transport.ts';

export type { Done } from './outbox.ts';

export interface TableClientParts {
  readonly tableId: string;
  /** The secret of the link for spectators, for who came by it. */
  readonly watch?: string | null;
  readonly transport: Transport;
  readonly clock: Clock;
  /** A new random UUID. */
  readonly newId: () => string;
  /** Where the action under way outlives a reload, or null. */
  readonly keep: Keep | null;
  /** Hears of every change of `state`. */
  readonly onChange: () => void;
}

/** What is done with each event of the server. */
type Handlers = { readonly [Name in EventName]: (message: EventMessage<Name>) => void };

/** One table over one connection: what is known of it, and the way to ask something of it. */
export class TableClient {
  readonly #tableId: string;
  readonly #clock: Clock;
  readonly #cell = new StateCell();
  readonly #line: TableLine;
  readonly #outbox: Outbox;
  readonly #handlers: Handlers = {
    'table:view': (message) => this.#see(message),
    'table:presence': (message) => this.#cell.change({ presence: { message, heardAt: this.#clock.now() } }),
    'table:clock': (message) => this.#cell.change({ tableClock: { message, heardAt: this.#clock.now() } }),
    'table:chat': ({ lines }) => this.#cell.change({ chat: mergeChat(this.state.chat, lines) }),
    'table:elsewhere': () => this.#line.part('elsewhere'),
  };

  constructor({ tableId, watch = null, transport, clock, newId, keep, onChange }: TableClientParts) {
    const cell = this.#cell;
    this.#tableId = tableId;
    this.#clock = clock;
    cell.onChange(onChange);
    this.#line = new TableLine({ tableId, watch, window: newId(), transport, clock, cell });
    this.#outbox = new Outbox({ tableId, line: this.#line, clock, cell, newId, kept: new KeptAction(keep) });
    this.#listenTo(transport);
    if (transport.isConnected) this.#line.connected();
    else this.#line.dial();
    this.#outbox.resume();
  }

  get state(): ClientState {
    return this.#cell.state;
  }

  get view(): TableView | null {
    return this.state.merged?.view ?? null;
  }

  get version(): number {
    return this.state.merged?.version ?? 0;
  }

  /**
   * Asks something of the table. Until it is answered it is repeated under the same id, over lost connections as well,
   * so it happens once. A second turn action while one is under way is dropped: a double click is one action. An action
   * that somebody else's step overtook is sent anew while the person has the same choice.
   */
  send(command: CommandMessage['command']): Promise<Done> {
    return this.#outbox.send(command);
  }

  /** Says something at the table, once however often it has to be repeated. */
  say(say: Say): Promise<Done> {
    return this.#outbox.say(say);
  }

  /** Takes the seat back from the window where it is played now. */
  playHere(): void {
    this.#line.takeSeat();
  }

  /** The device says that it has no network. */
  networkGone(): void {
    this.#line.hangUp();
  }

  /** The device says that it has a network again. */
  networkBack(): void {
    this.#line.dial();
  }

  /** Somebody looks at the page again: whether the line has outlived the pause is found out at once. */
  wake(): void {
    this.#line.check();
  }

  close(): void {
    this.#line.close();
    this.#outbox.close();
  }

  #listenTo(transport: Transport): void {
    const line = this.#line;
    transport.listen({
      onConnect: () => line.connected(),
      onDisconnect: (by) => line.disconnected(by),
      onRefused: (code) => line.refused(code),
      onUnreachable: () => line.unreachable(),
      onHeard: () => line.heard(),
      onEvent: (name, message) => {
        if (message.tableId === this.#tableId && !line.isClosed) this.#handlers[name](message);
      },
    });
  }

  #see(message: ViewMessage): void {
    const { merged: held, trouble } = this.state;
    const merged = mergeView(held, message);
    const isUsable = merged !== null && merged.view.viewer === message.viewer;
    if (!isUsable || isGap(held, message)) this.#line.heal();
    if (!isUsable) return;
    const isNews = held === null || merged.version > held.version;
    this.#cell.change({ merged, trouble: isNews ? null : trouble });
  }
}
