import type { Card, GameKind, PerPosition, Position, Trick } from '@skat/engine';
import { nextPosition, positionAfter } from '@skat/engine';
import type { CardBits } from './card-bits.ts';
import { cardBitsOf, highestBit, lowestBit, maskOf, pointsOfMask } from './card-bits.ts';

/** What the declarer wants of the tricks that are not yet won. */
export type Goal =
  | { readonly kind: 'points'; readonly needed: number }
  | { readonly kind: 'noTrick' }
  | { readonly kind: 'everyTrick' };

/** Where every card lies. */
export interface World {
  readonly game: GameKind;
  readonly declarer: Position;
  readonly hands: PerPosition<readonly Card[]>;
}

/** A trick in the making, its cards as bits. */
interface Running {
  readonly player: Position;
  readonly placed: number;
  /** Bits of the led suit, 0 before the lead. */
  readonly led: number;
  readonly best: number;
  readonly winner: Position;
  readonly points: number;
}

const TRICK_SIZE = 3;
const KEY_STEP = 4;

/** Searches one world to its end, both sides seeing all cards; asked again, it remembers what it found. */
export class DoubleDummy {
  readonly #bits: CardBits;
  readonly #declarer: Position;
  readonly #goal: Goal;
  readonly #hands: [number, number, number];
  /** Cards that count for what beats what: those held and those of the running trick. */
  #inPlay: number;
  #left: number;
  readonly #reached = new Map<number, number>();
  readonly #missed = new Map<number, number>();

  /** @param budget cards that may be tried before the search gives up */
  constructor({ game, declarer, hands }: World, goal: Goal, budget: number) {
    this.#bits = cardBitsOf(game);
    this.#declarer = declarer;
    this.#goal = goal;
    this.#hands = [maskOf(hands[0], this.#bits), maskOf(hands[1], this.#bits), maskOf(hands[2], this.#bits)];
    this.#inPlay = this.#hands[0] | this.#hands[1] | this.#hands[2];
    this.#left = budget;
  }

  /**
   * Whether the declarer reaches the goal from here, whatever the defenders do; null if the search gave up.
   * @param trick its cards are in nobody's hand any more
   */
  isReached(trick: Trick): boolean | null {
    const held = this.#inPlay;
    this.#inPlay |= maskOf(trick.cards, this.#bits);
    const running = trick.cards.reduce(
      (before: Running, card) => this.#placed(before, this.#bits.cards.indexOf(card)),
      emptyTrick(trick.leader),
    );
    const isReached =
      running.placed === TRICK_SIZE
        ? this.#afterTrick(running, this.#needed())
        : this.#turn(running, this.#needed());
    this.#inPlay = held;
    return this.#left <= 0 ? null : isReached;
  }

  /** The same after one more card of the player to act. */
  isReachedWith({ leader, cards }: Trick, card: Card): boolean | null {
    const player = positionAfter(leader, cards.length);
    const bit = 1 << this.#bits.cards.indexOf(card);
    this.#take(player, bit);
    const isReached = this.isReached({ leader, cards: [...cards, card] });
    this.#giveBack(player, bit);
    return isReached;
  }

  #take(player: Position, bit: number): void {
    this.#hands[player] &= ~bit;
    this.#inPlay &= ~bit;
  }

  #giveBack(player: Position, bit: number): void {
    this.#hands[player] |= bit;
    this.#inPlay |= bit;
  }

  #needed(): number {
    return this.#goal.kind === 'points' ? this.#goal.needed : 1;
  }

  #lead(leader: Position, needed: number): boolean {
    if (this.#goal.kind === 'points') {
      if (needed <= 0) return true;
      if (pointsOfMask(this.#inPlay, this.#bits) < needed) return false;
    } else if (this.#inPlay === 0) return true;
    const key = (this.#inPlay >>> 0) * KEY_STEP + leader;
    if ((this.#reached.get(key) ?? 0) >= needed) return true;
    if ((this.#missed.get(key) ?? Infinity) <= needed) return false;
    const isReached = this.#turn(emptyTrick(leader), needed);
    (isReached ? this.#reached : this.#missed).set(key, needed);
    return isReached;
  }

  #turn(running: Running, needed: number): boolean {
    if (--this.#left <= 0) return false;
    const { player } = running;
    const isDeclarer = player === this.#declarer;
    const hand = this.#hands[player];
    const following = hand & running.led;
    const isLowFirst = this.#goal.kind === 'noTrick' && !isDeclarer;
    let options = following === 0 ? hand : following;
    while (options !== 0) {
      const card = isLowFirst ? lowestBit(options) : highestBit(options);
      options &= ~(1 << card);
      if (this.#isSameAsNext(card, hand)) continue;
      this.#hands[player] = hand & ~(1 << card);
      const next = this.#placed(running, card);
      const isReached =
        next.placed === TRICK_SIZE ? this.#afterTrick(next, needed) : this.#turn(next, needed);
      this.#hands[player] = hand;
      if (isReached === isDeclarer) return isReached;
    }
    return !isDeclarer;
  }

  /** Whether the next higher card still in play is in the same hand and worth as much. */
  #isSameAsNext(card: number, hand: number): boolean {
    const suit = this.#bits.suits[card] ?? 0;
    const above = this.#inPlay & suit & ~((2 << card) - 1);
    if (above === 0) return false;
    const next = lowestBit(above);
    if ((hand & (1 << next)) === 0) return false;
    return this.#goal.kind !== 'points' || this.#bits.points[card] === this.#bits.points[next];
  }

  #placed(running: Running, card: number): Running {
    const { player, placed, led, best, winner, points } = running;
    const suit = this.#bits.suits[card] ?? 0;
    const isBest = placed === 0 || this.#beats(card, best);
    return {
      player: nextPosition(player),
      placed: placed + 1,
      led: placed === 0 ? suit : led,
      best: isBest ? card : best,
      winner: isBest ? player : winner,
      points: points + (this.#bits.points[card] ?? 0),
    };
  }

  #beats(card: number, best: number): boolean {
    if (this.#bits.suits[card] === this.#bits.suits[best]) return card > best;
    return (this.#bits.trumps & (1 << card)) !== 0;
  }

  #afterTrick({ winner, points }: Running, needed: number): boolean {
    const isDeclarers = winner === this.#declarer;
    if (this.#goal.kind === 'noTrick' && isDeclarers) return false;
    if (this.#goal.kind === 'everyTrick' && !isDeclarers) return false;
    const won = this.#goal.kind === 'points' && isDeclarers ? points : 0;
    const inPlay = this.#inPlay;
    this.#inPlay = this.#hands[0] | this.#hands[1] | this.#hands[2];
    const isReached = this.#lead(winner, needed - won);
    this.#inPlay = inPlay;
    return isReached;
  }
}

function emptyTrick(leader: Position): Running {
  return { player: leader, placed: 0, led: 0, best: 0, winner: leader, points: 0 };
}
