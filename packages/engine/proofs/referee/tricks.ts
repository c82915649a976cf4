import type { Card, GameKind, Position } from '../../src/index.ts';
import { fitting, winningPlace, worth } from './cards.ts';

export interface PlayedTrick {
  readonly cards: readonly Card[];
  readonly winner: Position;
}

/** A second reading of R5: the cards on the table and who took what. */
export class TricksReading {
  leader: Position = 0;
  trick: Card[] = [];
  readonly won: PlayedTrick[] = [];
  readonly hands: Card[][];
  readonly #game: GameKind;

  constructor(hands: readonly (readonly Card[])[], game: GameKind) {
    this.hands = hands.map((hand) => [...hand]);
    this.#game = game;
  }

  get turn(): Position {
    return ((this.leader + this.trick.length) % 3) as Position;
  }

  handOf(position: Position): readonly Card[] {
    return this.hands[position] as Card[];
  }

  /** What a player may put on the table, if it is his turn. */
  playable(position: Position): readonly Card[] {
    return fitting(this.handOf(position), this.trick[0], this.#game);
  }

  isLegal(position: Position, card: Card): boolean {
    return position === this.turn && this.playable(position).includes(card);
  }

  /** Adds a card of whoever is to play; true if it completes a trick. */
  put(card: Card): boolean {
    const { turn } = this;
    this.hands[turn] = this.handOf(turn).filter((held) => held !== card);
    this.trick.push(card);
    if (this.trick.length < 3) return false;
    const winner = ((this.leader + winningPlace(this.trick, this.#game)) % 3) as Position;
    this.won.push({ cards: this.trick, winner });
    this.trick = [];
    this.leader = winner;
    return true;
  }

  pointsOf(position: Position): number {
    return worth(this.won.flatMap(({ cards, winner }) => (winner === position ? cards : [])));
  }

  countOf(position: Position): number {
    return this.won.filter(({ winner }) => winner === position).length;
  }

  /** Cards that lie on the table for somebody: the trick, and the last one until he plays to the next (R5.10). */
  lyingFor(viewer: Position | null): readonly Card[] {
    const mayLookBack =
      viewer === null ? this.trick.length === 0 : (viewer - this.leader + 3) % 3 >= this.trick.length;
    return [...this.trick, ...(mayLookBack ? (this.won.at(-1)?.cards ?? []) : [])];
  }

  /** Everything that was ever played. */
  seen(): readonly Card[] {
    return [...this.won.flatMap(({ cards }) => cards), ...this.trick];
  }
}
