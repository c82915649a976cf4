import type { Action, Card, GameSetup, Position, TrumpGame } from '../../src/index.ts';
import { fitting, winningPlace } from './cards.ts';
import type { Stage, Watch } from './game.ts';
import { cutAt, isCutLegal } from './game.ts';

interface Place {
  readonly owner: 0 | 1;
  readonly down: Card;
  readonly up: Card;
  /** Which row of four is laid when: elder's first is 0, dealer's first 1, elder's second 2, dealer's second 3. */
  readonly row: number;
}

export interface OfficersTrickRead {
  readonly cards: readonly Card[];
  readonly winner: 0 | 1;
}

const ELDER = 0;
const DEALER = 1;

/** A second reading of R9.80-R9.91: the game of two from the deal to its sixteen tricks. */
export class OfficersReferee implements Watch {
  stage: Stage = 'cutting';
  readonly players: readonly Position[] = [ELDER, DEALER];
  readonly setup: GameSetup;
  game: TrumpGame | null = null;
  kontra = 0;
  trick: Card[] = [];
  readonly won: OfficersTrickRead[] = [];
  #places: readonly Place[] = [];
  #rowsLaid = 0;
  #leader: 0 | 1 = ELDER;
  readonly #played = new Set<Card>();
  readonly #turned = new Set<Card>();
  readonly #deck: readonly Card[];

  constructor(deck: readonly Card[], cut: number | null, setup: GameSetup) {
    this.#deck = deck;
    this.setup = setup;
    if (cut !== null) this.#deal(cut);
  }

  get turn(): readonly Position[] {
    switch (this.stage) {
      case 'cutting':
      case 'announcing':
        return [ELDER];
      case 'doubling':
        return [this.kontra === 0 ? DEALER : ELDER];
      case 'officers':
        return [this.#player()];
      default:
        return [];
    }
  }

  #player(): 0 | 1 {
    return ((this.#leader + this.trick.length) % 2) as 0 | 1;
  }

  /** Open cards of a player. */
  handOf(position: Position): readonly Card[] {
    return this.#places.filter(({ owner }) => owner === position).flatMap((place) => this.#openOn(place));
  }

  #openOn({ up, down, row }: Place): readonly Card[] {
    if (row >= this.#rowsLaid) return [];
    if (!this.#played.has(up)) return [up];
    return this.#turned.has(down) && !this.#played.has(down) ? [down] : [];
  }

  playable(position: Position): readonly Card[] {
    return fitting(this.handOf(position), this.trick[0], this.game ?? 'grand');
  }

  isLegal(position: Position, action: Action): boolean {
    if (!this.turn.includes(position)) return false;
    switch (this.stage) {
      case 'cutting':
        return isCutLegal(action);
      case 'announcing':
        return action.type === 'announceOfficers';
      case 'doubling':
        return action.type === 'kontra' || action.type === 'noKontra';
      default:
        return action.type === 'playCard' && this.playable(position).includes(action.card);
    }
  }

  play(_position: Position, action: Action): void {
    switch (action.type) {
      case 'cut':
        this.#deal(action.at);
        return;
      case 'announceOfficers':
        this.#hearGame(action.game);
        return;
      case 'kontra':
        this.kontra += 1;
        if (this.kontra === 2) this.#start();
        else this.#rowsLaid = Math.max(this.#rowsLaid, 3);
        return;
      case 'noKontra':
        this.#start();
        return;
      case 'playCard':
        this.#seeCard(action.card);
        return;
      default:
        throw new Error(`Nobody does this with two: ${action.type}`);
    }
  }

  /** Eight hidden cards each, then rows of four open ones in turn (R9.82). */
  #deal(cut: number): void {
    const deck = cutAt(this.#deck, cut);
    this.#places = Array.from({ length: 16 }, (_, index) => {
      const owner = index < 8 ? ELDER : DEALER;
      const row = 2 * Math.floor((index % 8) / 4) + owner;
      return { owner, row, down: deck[index] as Card, up: deck[16 + 4 * row + (index % 4)] as Card };
    });
    // With eight cards to announce from, everything but the dealer's second row lies first (R9.83).
    this.#rowsLaid = this.setup.rules.twoPlayer.announceAfterEight ? 3 : 1;
    this.stage = 'announcing';
  }

  #hearGame(game: TrumpGame): void {
    this.game = game;
    const { kontra, twoPlayer } = this.setup.rules;
    if (!kontra.enabled || twoPlayer.scoring === 'victoryPoints') {
      this.#start();
      return;
    }
    this.#rowsLaid = Math.max(this.#rowsLaid, 2);
    this.stage = 'doubling';
  }

  #start(): void {
    this.#rowsLaid = 4;
    this.stage = 'officers';
  }

  #seeCard(card: Card): void {
    this.#played.add(card);
    this.trick.push(card);
    if (this.trick.length < 2) return;
    const winner = ((this.#leader + winningPlace(this.trick, this.game ?? 'grand')) % 2) as 0 | 1;
    this.won.push({ cards: this.trick, winner });
    this.trick = [];
    this.#leader = winner;
    for (const { up, down } of this.#places) if (this.#played.has(up)) this.#turned.add(down);
    if (this.won.length === 16) this.stage = 'over';
  }

  /** The sixteen cards of a player, for the matadors of R9.90. */
  allOf(position: 0 | 1): readonly Card[] {
    return this.#places.filter(({ owner }) => owner === position).flatMap(({ up, down }) => [up, down]);
  }

  /** The last trick may be looked at until the next is done, by everybody alike. */
  showable(): ReadonlySet<Card> {
    return new Set([...this.#open(), ...this.trick, ...(this.won.at(-1)?.cards ?? [])]);
  }

  known(): ReadonlySet<Card> {
    return new Set([...this.#open(), ...this.#played]);
  }

  #open(): readonly Card[] {
    return this.#places.flatMap((place) => this.#openOn(place));
  }
}
