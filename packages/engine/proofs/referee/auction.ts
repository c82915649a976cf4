import type { Action, Position } from '../../src/index.ts';

const BASES: readonly (readonly [base: number, highestLevel: number])[] = [
  [9, 18],
  [10, 18],
  [11, 18],
  [12, 18],
  [24, 11],
];
export const NULL_VALUES = [23, 35, 46, 59];

/** Every base value times every level, and the Null values (R3.3). */
export const SAYABLE: ReadonlySet<number> = new Set([
  ...NULL_VALUES,
  ...BASES.flatMap(([base, highest]) =>
    Array.from({ length: highest - 1 }, (_, index) => base * (index + 2)),
  ),
]);

type Outcome = { readonly declarer: Position | null } | null;

/** A second reading of R3: who bids against whom, and what may be said. */
export class AuctionReading {
  turn: Position = 1;
  bid = 0;
  /** Who said or held a value (R9.44). */
  readonly named = new Set<Position>();
  /** The pair that bids now; whoever passes leaves it. */
  #speaker: Position = 1;
  #listener: Position = 0;
  #answering = false;
  #rearhandSpoke = false;

  isLegal(position: Position, action: Action): boolean {
    if (position !== this.turn) return false;
    if (action.type === 'bid') return this.#mayBid(action.value);
    return action.type === 'hold' ? this.#answering : action.type === 'pass';
  }

  /** Takes note of a word; how the bidding ended, or null while it goes on. */
  hear(action: Action): Outcome {
    if (action.type === 'pass') return this.#hearPass();
    this.named.add(this.turn);
    if (action.type === 'bid') return this.#hearBid(action.value);
    this.#answering = false;
    this.turn = this.#speaker;
    return null;
  }

  #mayBid(value: number): boolean {
    if (this.#answering || !SAYABLE.has(value)) return false;
    return this.#isForehandAlone() ? value === 18 : value > this.bid;
  }

  #isForehandAlone(): boolean {
    return this.turn === 0 && !this.#answering;
  }

  #hearBid(value: number): Outcome {
    this.bid = value;
    if (this.#isForehandAlone()) return { declarer: 0 };
    this.#answering = true;
    this.turn = this.#listener;
    return null;
  }

  #hearPass(): Outcome {
    if (this.#isForehandAlone()) return { declarer: null };
    const survivor = this.#answering ? this.#speaker : this.#listener;
    this.#answering = false;
    if (!this.#rearhandSpoke) {
      this.#rearhandSpoke = true;
      this.#speaker = 2;
      this.#listener = survivor;
      this.turn = 2;
      return null;
    }
    if (this.bid > 0) return { declarer: survivor };
    this.turn = 0;
    return null;
  }
}
