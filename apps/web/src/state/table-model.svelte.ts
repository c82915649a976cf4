import type {
  Action,
  Announcement,
  Card,
  PlayerCommand,
  Position,
  Seat,
  SeatView,
  TableRules,
  TableSection,
  TableView,
  TimeLeft,
} from '@skat/engine';
import { at, playersOf, positionOf } from '@skat/engine';
import type { Locale } from '../i18n/locale.svelte.ts';
import type { TableConnection } from '../net/table-connection.svelte.ts';
import type { Place, SeatNames } from '../model/people.ts';
import { placeOf, recordedNames, seatNames, seatOfViewer } from '../model/people.ts';
import { suitToFollow } from '../model/playing.ts';
import type { Scene } from '../model/scene.ts';
import { kindOfScene, sceneOf } from '../model/scene.ts';
import { spokenHand, spokenTable, spokenTotals } from '../model/narrate.ts';
import { spokenOfficersTable, spokenStacks } from '../model/narrate-officers.ts';
import type { Announcer } from '../ui/announcer.svelte.ts';
import type { Toaster } from '../ui/toaster.svelte.ts';
import { ChatReader } from './chat-reader.svelte.ts';
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
  readonly chat: ChatReader;
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
    this.chat = new ChatReader(connection);
    this.#view = connection.view;
    this.#locale = locale;
    this.#notices = notices;
  }

  get view(): TableView {
    return this.connection.view ?? this.#view;
  }

  get rules(): TableRules {
    return this.view.rules;
  }

  get table(): TableSection {
    return this.view.table;
  }

  get scene(): Scene | null {
    return this.#scene;
  }

  /** Names by seat. */
  get names(): SeatNames {
    return this.#names;
  }

  /** Whose the columns of the sheet are: whoever has a seat in a running series has its column (R2.12). */
  get columnNames(): SeatNames {
    const { table, sheet } = this.view;
    return table.phase === 'ended' && sheet !== null
      ? recordedNames(sheet.names, this.#locale.t)
      : this.#names;
  }

  get viewer(): Seat | null {
    return seatOfViewer(this.view);
  }

  /** Whether one only watches. */
  get isSpectator(): boolean {
    return this.view.viewer === 'spectator';
  }

  get isHost(): boolean {
    return this.viewer !== null && this.table.host === this.viewer;
  }

  /** Dealer and chairs of the running game, or of the one that has just ended. */
  get #game(): { readonly dealer: Seat; readonly seats: readonly Seat[] } {
    const { auction, officers, result, table } = this.view;
    return auction ?? officers ?? result ?? { dealer: 0, seats: table.chairs };
  }

  /** Own position in the game shown; null before the first deal and for a dealer who sits out (R2.4). */
  get position(): Position | null {
    const { auction, officers, result } = this.view;
    const hasGame = auction !== null || officers !== null || result !== null;
    return this.viewer === null || !hasGame ? null : positionOf(this.#game, this.viewer);
  }

  /** Whether the person deals this game and sits out (R2.4). */
  get sitsOut(): boolean {
    return this.viewer !== null && this.scene !== null && this.position === null;
  }

  get isMyTurn(): boolean {
    const toAct = this.view.officers?.toAct ?? this.scene?.toAct ?? [];
    return this.position !== null && toAct.includes(this.position);
  }

  get announcement(): Announcement | null {
    return this.scene?.announcement ?? null;
  }

  /** Tricks finished in the game shown. */
  get tricksPlayed(): number {
    return this.scene?.tricksWon.reduce((sum, count) => sum + count, 0) ?? 0;
  }

  /** The trick to show: the finished one while it lies, else the running one. */
  get trick() {
    return this.stage.held ?? this.scene?.trick ?? null;
  }

  /** Whether the person's own seat is played by the computer. */
  get isStoodIn(): boolean {
    return this.viewer !== null && this.seatView(this.viewer).standIn !== null;
  }

  get isPaused(): boolean {
    return this.table.pausedBy !== null;
  }

  /** Whether the person's cards rest: in a pause, or while the computer plays them. */
  get isHeld(): boolean {
    return this.isPaused || this.isStoodIn;
  }

  /**
   * What time is left to a seat's person; null at a table without a clock, for computers, and for a dealer who sits
   * out (R2.4).
   * @param now milliseconds by `performance.now()`
   */
  timeLeft(seat: Seat, now: number): TimeLeft | null {
    const { kind, standIn } = this.seatView(seat);
    const isTimed = this.table.phase === 'playing' && this.view.settings.decisionSeconds !== null;
    const decides = kind === 'person' && standIn === null && this.#isInGame(seat);
    return isTimed && decides ? this.connection.timeLeft(seat, now) : null;
  }

  /** Whether a seat has a position in the running game. */
  #isInGame(seat: Seat): boolean {
    const game = this.view.auction ?? this.view.officers;
    return game === null || positionOf(game, seat) !== null;
  }

  /** "Pik" or "Trumpf" while it has to be followed, else null. */
  get suitToFollow(): string | null {
    const { play } = this.view;
    if (play === null || this.scene === null) return null;
    const suit = suitToFollow(play, kindOfScene(this.scene));
    if (suit === null) return null;
    const { cards } = this.#locale.t;
    return suit === 'trump' ? cards.trump : cards.suits[suit];
  }

  seatView(seat: Seat): SeatView {
    return at(this.table.seats, seat);
  }

  seatAt(position: Position): Seat {
    const { dealer, seats } = this.#game;
    return at(playersOf(dealer, seats), position);
  }

  nameAt(position: Position): string {
    return this.names[this.seatAt(position)];
  }

  /** Where a position is drawn on this screen. */
  placeAt(position: Position): Place {
    const { seats } = this.#game;
    return placeOf(this.viewer ?? at(seats, 0), this.seatAt(position), seats);
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

  /** Takes the seat back that the computer has played. */
  async takeBack(): Promise<void> {
    const cards = this.viewer === null ? null : this.seatView(this.viewer).standIn;
    if ((await this.ask({ type: 'takeBack' })) && cards !== null)
      this.#notices.toaster.show(this.#locale.t.presence.returned({ cards }));
  }

  /** Begins a pause, or ends the one there is. */
  async togglePause(): Promise<void> {
    await this.ask({ type: this.isPaused ? 'resume' : 'pause' });
  }

  /** Reads something aloud that was asked for. */
  speak(what: 'readHand' | 'readTable' | 'readScores'): void {
    this.#notices.announcer.say('polite', this.#spoken(what), what);
  }

  #spoken(what: 'readHand' | 'readTable' | 'readScores'): string {
    const words = this.#locale.t;
    if (this.view.officers !== null && what !== 'readScores')
      return what === 'readHand'
        ? spokenStacks(this.view, this.view.officers.position, words).join(' ')
        : spokenOfficersTable(this.view, words);
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
