import type {
  Action,
  Announcement,
  Card,
  PerPosition,
  PlayerCommand,
  Position,
  Seat,
  TableSection,
  TableView,
} from '@skat/engine';
import { playersOf, positionOf } from '@skat/engine';
import type { Locale } from '../i18n/locale.svelte.ts';
import type { TableConnection } from '../net/table-connection.svelte.ts';
import { seatNames } from '../model/people.ts';
import { suitToFollow } from '../model/playing.ts';
import type { Scene } from '../model/scene.ts';
import { sceneOf } from '../model/scene.ts';
import type { Toaster } from '../ui/toaster.svelte.ts';
import { TrickStage } from './trick-stage.svelte.ts';

/** Refusals that only say that somebody else was quicker; the new view shows it better than words. */
const SILENT = new Set(['alreadyDone', 'otherGame']);

/** A table as the person at this screen sees it, and what that person does there. */
export class TableModel {
  readonly connection: TableConnection;
  readonly stage = new TrickStage();
  readonly #locale: Locale;
  readonly #toaster: Toaster;
  readonly #view: TableView;
  readonly #scene = $derived.by(() => sceneOf(this.view));
  readonly #names = $derived.by(() => seatNames(this.view.table.seats, this.#locale.t));

  /** @param connection one that has a view already */
  constructor(connection: TableConnection, locale: Locale, toaster: Toaster) {
    if (connection.view === null) throw new Error('A table without a view can not be shown');
    this.connection = connection;
    this.#view = connection.view;
    this.#locale = locale;
    this.#toaster = toaster;
  }

  get view(): TableView {
    return this.connection.view ?? this.#view;
  }

  get table(): TableSection {
    return this.view.table;
  }

  get scene(): Scene | null {
    return this.#scene;
  }

  /** Names by seat. */
  get names(): PerPosition<string> {
    return this.#names;
  }

  get viewer(): Seat | null {
    return this.view.viewer;
  }

  get isHost(): boolean {
    return this.viewer !== null && this.table.host === this.viewer;
  }

  /** Own position in the scene's game. */
  get position(): Position | null {
    return this.viewer === null || this.scene === null ? null : positionOf(this.scene.dealer, this.viewer);
  }

  get isMyTurn(): boolean {
    return this.position !== null && (this.scene?.toAct.includes(this.position) ?? false);
  }

  get announcement(): Announcement | null {
    return this.scene?.announcement ?? null;
  }

  /** The trick to show: the finished one while it lies, else the running one. */
  get trick() {
    return this.stage.held ?? this.scene?.trick ?? null;
  }

  /** Whether the person's own seat is played by the computer. */
  get isStoodIn(): boolean {
    return this.viewer !== null && this.table.seats[this.viewer].standIn !== null;
  }

  /** "Pik" or "Trumpf" while it has to be followed, else null. */
  get suitToFollow(): string | null {
    const { play, auction } = this.view;
    if (play === null) return null;
    const suit = suitToFollow(play, auction?.announcement ?? null);
    if (suit === null) return null;
    const { cards } = this.#locale.t;
    return suit === 'trump' ? cards.trump : cards.suits[suit];
  }

  seatAt(position: Position): Seat {
    return playersOf(this.scene?.dealer ?? 0)[position];
  }

  nameAt(position: Position): string {
    return this.names[this.seatAt(position)];
  }

  /** One action of the game; what the server refuses is said. */
  async act(action: Action): Promise<boolean> {
    return this.ask({ type: 'act', action });
  }

  async playCard(card: Card): Promise<boolean> {
    this.stage.clear();
    return this.act({ type: 'playCard', card });
  }

  /** @returns whether it was done */
  async ask(command: PlayerCommand): Promise<boolean> {
    const outcome = await this.connection.send(command);
    if (outcome.ok) return true;
    const { code } = outcome.error;
    if (!SILENT.has(code)) this.#toaster.show(this.#locale.t.failures[code], 'refusal');
    return false;
  }

  /** Says ready, or that one needs a moment, for the next game. */
  setReadiness(readiness: 'ready' | 'wait' | 'undecided'): Promise<boolean> {
    const { series, game } = this.table;
    return this.ask({ type: 'ready', series, game, readiness });
  }
}
