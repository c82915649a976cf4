import type { Action, Card, Position, SchiebenRules } from '../../src/index.ts';

export interface SkatMove {
  readonly position: Position;
  readonly taken: readonly Card[] | null;
  readonly passed: readonly Card[];
}

/** A second reading of R9.20-R9.24: the skat goes from forehand to rearhand. */
export class PassingReading {
  turn: Position = 0;
  hasLooked = false;
  skat: readonly Card[];
  readonly hands: Card[][];
  readonly moves: SkatMove[] = [];
  readonly #rules: SchiebenRules;

  constructor(hands: readonly (readonly Card[])[], skat: readonly Card[], rules: SchiebenRules) {
    this.hands = hands.map((hand) => [...hand]);
    this.skat = skat;
    this.#rules = rules;
  }

  isLegal(position: Position, action: Action): boolean {
    if (position !== this.turn) return false;
    if (action.type === 'ramschLook' || action.type === 'ramschPush') return !this.hasLooked;
    return action.type === 'ramschPass' && this.hasLooked && this.#mayPass(action.cards);
  }

  #mayPass(cards: readonly Card[]): boolean {
    const twelve = this.heldBy(this.turn);
    return cards[0] !== cards[1] && cards.every((card) => twelve.includes(card) && this.mayPassOn(card));
  }

  /** Jacks stay with who has seen them, unless the table says otherwise (R9.22). */
  mayPassOn(card: Card): boolean {
    return this.#rules.jacksMayBePassed || card[1] !== 'J';
  }

  /** A player's cards; twelve for who has looked and not yet passed on. */
  heldBy(position: Position): readonly Card[] {
    const hand = this.hands[position] as Card[];
    return position === this.turn && this.hasLooked ? [...hand, ...this.skat] : hand;
  }

  /** Takes note of a legal action; true once rearhand has decided. */
  note(action: Action): boolean {
    if (action.type === 'ramschLook') {
      this.hasLooked = true;
      return false;
    }
    const { turn, skat } = this;
    if (action.type === 'ramschPass') {
      this.hands[turn] = this.heldBy(turn).filter((card) => !action.cards.includes(card));
      this.moves.push({ position: turn, taken: skat, passed: action.cards });
      this.skat = action.cards;
    } else {
      this.moves.push({ position: turn, taken: null, passed: skat });
    }
    this.hasLooked = false;
    if (turn === 2) return true;
    this.turn = (turn + 1) as Position;
    return false;
  }

  /** What a player has seen of the skat: the two he took and the two he passed (R9.24). */
  seenBy(viewer: Position | null): readonly Card[] {
    const own = this.moves.filter(({ position, taken }) => position === viewer && taken !== null);
    const inHand = this.hasLooked && this.turn === viewer ? this.skat : [];
    return [...own.flatMap(({ taken, passed }) => [...(taken ?? []), ...passed]), ...inHand];
  }

  /** Who turned the dealt skat over, once he has passed two cards on. */
  get firstTaker(): Position | null {
    return this.moves.find(({ taken }) => taken !== null)?.position ?? null;
  }

  get pushes(): number {
    return this.moves.filter(({ taken }) => taken === null).length;
  }
}
