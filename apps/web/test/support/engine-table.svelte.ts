import type {
  Action,
  Card,
  PlayerCommand,
  Position,
  Seat,
  TableRules,
  TableSettings,
  TableState,
  TableView,
  Viewer,
  TimeLeft,
} from '@skat/engine';
import {
  DECK,
  PLAIN_SETTINGS,
  TOURNAMENT_RULES,
  applyCommand,
  at,
  cutDeck,
  err,
  isOfficers,
  legalActions,
  ok,
  openTable,
  playersOf,
  toAct,
  viewFor,
} from '@skat/engine';
import type { ConnectionStatus } from '@skat/client';
import type { ChatLine, ProtocolError, Say } from '@skat/protocol';
import { leftAfter } from '../../src/model/time-left.ts';
import type { TableConnection } from '../../src/net/table-connection.svelte.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'] as const;
/** Three games under the rules of tournaments. */
const PLAIN: TableRules = { ...TOURNAMENT_RULES, seriesLength: 3 };

/** A table that the engine itself plays in the page, in place of a server. */
export class EngineTable {
  #state = $state.raw<TableState>(openTable('Freitagsrunde', PLAIN));
  status = $state<ConnectionStatus>('online');
  /** What the server would say of the clocks, by seat. */
  times: readonly TimeLeft[] | null = null;
  /** What the next commands are dated with, in milliseconds. */
  now = 0;
  /** When that was heard, by `performance.now()`. */
  timesHeardAt = 0;
  /** What the server would say about the next deal. */
  dealsInMs: number | null = null;
  /** What is answered to everything, in place of doing it. */
  refusal: ProtocolError | null = null;
  /** What was said at the table. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What this page has said. */
  readonly said: Say[] = [];
  /** Everything this page has asked for. */
  readonly asked: PlayerCommand[] = [];

  get state(): TableState {
    return this.#state;
  }

  constructor(rules: TableRules = PLAIN, settings: TableSettings = PLAIN_SETTINGS) {
    this.#state = openTable('Freitagsrunde', rules, settings);
  }

  /** Everybody sits, is ready and starts; `hands` are dealt to the seats in order. */
  static dealt(
    hands: readonly (readonly Card[])[],
    dealer: Seat = 0,
    rules: TableRules = PLAIN,
    settings: TableSettings = PLAIN_SETTINGS,
  ): EngineTable {
    const table = new EngineTable(rules, settings);
    const { chairs } = table.state;
    for (const seat of chairs) table.as(seat, { type: 'sit', seat });
    for (const seat of chairs.slice(1))
      table.as(seat, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
    table.as(0, { type: 'start' });
    table.deal(hands, dealer);
    return table;
  }

  /**
   * Deals the next game; hands by seat, that of a dealer who sits out is not looked at, and the rest of the deck is
   * the skat. Where a player cuts, four cards have to be cut to get these hands.
   */
  deal(hands: readonly (readonly Card[])[], dealer: Seat): void {
    const { chairs, rules } = this.#state;
    const packets = playersOf(dealer, chairs).map((seat) => hands[seat] ?? []);
    const skat = DECK.filter((card) => !packets.flat().includes(card));
    const deck = [
      ...packets.flatMap((hand) => hand.slice(0, 3)),
      ...skat,
      ...packets.flatMap((hand) => hand.slice(3, 7)),
      ...packets.flatMap((hand) => hand.slice(7)),
    ];
    // As it lies before the dealer cuts four cards.
    const uncut = cutDeck(deck, DECK.length - 4);
    const cut = rules.cut === 'player' ? null : 4;
    this.#apply(
      { kind: 'server' },
      { type: 'deal', deck: uncut, context: { cut }, lot: chairs.indexOf(dealer) },
    );
  }

  /** The time of a seat runs out, and this is done for it. */
  timeOut(seat: Seat, action: Action): void {
    this.#apply({ kind: 'server' }, { type: 'timeOut', seat, action });
  }

  as(seat: Seat, command: PlayerCommand): void {
    this.#apply({ kind: 'player', playerId: NAMES[seat], name: NAMES[seat] }, command);
  }

  act(seat: Seat, action: Action): void {
    this.as(seat, { type: 'act', action });
  }

  /** The seat of a position in the running game. */
  seatAt(position: Position): Seat {
    const { stage } = this.#state;
    if (stage.phase !== 'playing') throw new Error('No game is running');
    return at(playersOf(stage.game.dealer, stage.game.seats), position);
  }

  /** Everybody plays the first card the rules allow, until `stop` or the end of the game, or until more is asked. */
  playOn(stop: (state: TableState) => boolean = () => false): void {
    for (;;) {
      const { stage } = this.#state;
      if (stage.phase !== 'playing' || stop(this.#state)) return;
      const [position] = toAct(stage.game.state);
      const legal = position === undefined ? null : legalActions(stage.game.state, position);
      const [card] = legal?.type === 'playCard' ? legal.cards : [];
      if (position === undefined || card === undefined) return;
      this.act(this.seatAt(position), { type: 'playCard', card });
    }
  }

  /** Whether a game of two is running. */
  get isOfficers(): boolean {
    const { stage } = this.#state;
    return stage.phase === 'playing' && isOfficers(stage.game.state);
  }

  viewOf(viewer: Viewer): TableView {
    return viewFor(this.#state, viewer);
  }

  /** The table as a connection of one seat, or of a spectator, who asks nothing. */
  connectionOf(viewer: Viewer): TableConnection {
    const view = (): TableView => this.viewOf(viewer);
    const status = (): ConnectionStatus => this.status;
    const chat = (): readonly ChatLine[] => this.chat;
    return {
      tableId: 'table',
      get view() {
        return view();
      },
      get status() {
        return status();
      },
      version: 1,
      isBusy: false,
      failure: null,
      get chat() {
        return chat();
      },
      spectators: ['Olga'],
      spectatorCount: 1,
      say: (say: Say) => {
        this.said.push(say);
        return Promise.resolve(ok({ version: 1 }));
      },
      awayFor: () => null,
      dealsIn: () => this.dealsInMs,
      timeLeft: (of, now) => {
        const left = this.times?.[of];
        if (left === undefined) return null;
        return this.#state.pause === null ? leftAfter(left, Math.max(0, now - this.timesHeardAt)) : left;
      },
      playHere: () => {
        this.status = 'online';
      },
      isGone: () => false,
      close: () => undefined,
      send: (command: PlayerCommand) => {
        this.asked.push(command);
        const seat = viewer === 'spectator' ? 0 : viewer;
        if (this.refusal !== null) return Promise.resolve(err(this.refusal));
        const step = applyCommand(
          this.#state,
          { kind: 'player', playerId: NAMES[seat], name: NAMES[seat] },
          command,
          this.now,
        );
        if (step.ok) this.#state = step.value;
        return Promise.resolve(step.ok ? ok({ version: 1 }) : err(step.error));
      },
    } as Partial<TableConnection> as TableConnection;
  }

  #apply(
    ...[actor, command]: [Parameters<typeof applyCommand>[1], Parameters<typeof applyCommand>[2]]
  ): void {
    const step = applyCommand(this.#state, actor, command, this.now);
    if (!step.ok) throw new Error(`${command.type} refused: ${step.error.code}`);
    this.#state = step.value;
  }
}
