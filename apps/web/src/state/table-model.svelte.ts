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
import { recordedNames, seatNames } from '../model/people.ts';
import { suitToFollow } from '../model/playing.ts';
import type { Scene } from '../model/scene.ts';
import { sceneOf } from '../model/scene.ts';
import { spokenHand, spokenTable, spokenTotals } from '../model/narrate.ts';
import type { Announcer } from '../ui/announcer.svelte.ts';
import type { Toaster } from '../ui/toaster.svelte.ts';
import { TrickStage } from './trick-stage.svelte.ts';

/** Refusals that only say that somebody else was quicker; the new view shows it better than words. */
const SILENT = new Set(['alreadyDone', 'otherGame', 'noStandIn', 'staleVersion']);

/** Where a person is told things. */
export interface Notices {
  readonly toaster: Toaster;
  readonly announcer: Announcer;
}

/** A table as the person at this screen sees it, and what that person does there. */
export class TableModel {
  readonly connection: TableConnection;
  readonly stage = new TrickStage();
  /** The person has stood up on purpose and is on the way out. */
  isLeaving = false;
  readonly #locale: Locale;
  readonly #notices: Notices;
  readonly #view: TableView;
  readonly #scene = $derived.by(() => sceneOf(this.view));
  readonly #names = $derived.by(() => seatNames(this.view.table.seats, this.#locale.t));

  /** @param connection one that has a view already */
  constructor(connection: TableConnection, locale: Locale, notices: Notices) {
    if (connection.view === null) throw new Error('A table without a view can not be shown');
    this.connection = connection;
    this.#view = connection.view;
    this.#locale = locale;
    this.#notices = notices;
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

  /** Whose the columns of the sheet are: whoever has a seat in a running series has its column (R2.12). */
  get columnNames(): PerPosition<string> {
    const { table, sheet } = this.view;
    return table.phase === 'ended' && sheet !== null
      ? recordedNames(sheet.names, this.#locale.t)
      : this.#names;
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
    if (!SILENT.has(code)) this.#notices.toaster.show(this.#locale.t.errors[code], 'refusal');
    return false;
  }

  /** Reads something aloud that was asked for. */
  speak(what: 'readHand' | 'readTable' | 'readScores'): void {
    this.#notices.announcer.say('polite', this.#spoken(what), what);
  }

  #spoken(what: 'readHand' | 'readTable' | 'readScores'): string {
    const words = this.#locale.t;
    switch (what) {
      case 'readHand':
        return words.speech.hand({ cards: spokenHand(this.view, words) });
      case 'readTable':
        return spokenTable(this.view, { words, format: this.#locale.format });
      case 'readScores':
        return `${spokenTotals(this.view, { words, format: this.#locale.format }).join(', ')}.`;
    }
  }

  /** Says ready, or that one needs a moment, for the next game. */
  setReadiness(readiness: 'ready' | 'wait' | 'undecided'): Promise<boolean> {
    const { series, game } = this.table;
    return this.ask({ type: 'ready', series, game, readiness });
  }
}
