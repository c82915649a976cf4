import type { OfficersPosition } from '@skat/engine';
import { highestBit } from '../search/card-bits.ts';
import type { TableLay } from './table-lay.ts';

/** A moment of the search; `lead` is the bit led, or null between tricks. */
interface Node {
  readonly open: readonly [number, number];
  readonly toPlay: OfficersPosition;
  readonly lead: number | null;
  /** Tricks still to be searched. */
  readonly depth: number;
}

/** Bounds of alpha-beta, from the elder's side. */
interface Window {
  readonly least: number;
  readonly most: number;
}

/** What cards left on the table are worth, in card points. */
const TRUMP_WORTH = 2;
const TRUMP_STEP = 0.5;
const MASTER_WORTH = 2;
const MASTER_SHARE = 0.6;
const LOSER_SHARE = 0.4;
const LOWEST_TRUMP_BIT = 21;

/** Looks some tricks ahead among the open cards; what turns up in between is left to chance. */
export class OfficersSearch {
  readonly #lay: TableLay;

  constructor(lay: TableLay) {
    this.#lay = lay;
  }

  /** What the elder gains over the dealer from here if `card` is played, in card points. */
  valueOf(node: Node, card: number): number {
    return this.#play(node, card, { least: -Infinity, most: Infinity });
  }

  #search(node: Node, window: Window): number {
    const { open, toPlay, lead, depth } = node;
    if (lead === null && (depth === 0 || open[toPlay] === 0)) return this.#standing(open);
    if (open[toPlay] === 0) return this.#standing(open);
    const isElder = toPlay === 0;
    let { least, most } = window;
    let best = isElder ? -Infinity : Infinity;
    for (let options = this.#options(node); options !== 0;) {
      const card = highestBit(options);
      options &= ~(1 << card);
      const value = this.#play(node, card, { least, most });
      if (isElder ? value > best : value < best) best = value;
      if (isElder) least = Math.max(least, best);
      else most = Math.min(most, best);
      if (least >= most) break;
    }
    return best;
  }

  #options({ open, toPlay, lead }: Node): number {
    const own = open[toPlay];
    if (lead === null) return own;
    const following = own & (this.#lay.bits.suits[lead] ?? 0);
    return following === 0 ? own : following;
  }

  #play(node: Node, card: number, window: Window): number {
    const { open, toPlay, lead, depth } = node;
    const left: readonly [number, number] =
      toPlay === 0 ? [open[0] & ~(1 << card), open[1]] : [open[0], open[1] & ~(1 << card)];
    const other: OfficersPosition = toPlay === 0 ? 1 : 0;
    if (lead === null) return this.#search({ open: left, toPlay: other, lead: card, depth }, window);
    const winner = this.#beats(card, lead) ? toPlay : other;
    const { points } = this.#lay.bits;
    const trick = (points[card] ?? 0) + (points[lead] ?? 0);
    const gain = winner === 0 ? trick : -trick;
    const next: Node = { open: left, toPlay: winner, lead: null, depth: depth - 1 };
    return gain + this.#search(next, { least: window.least - gain, most: window.most - gain });
  }

  #beats(card: number, lead: number): boolean {
    const { suits, trumps } = this.#lay.bits;
    return suits[card] === suits[lead] ? card > lead : (trumps & (1 << card)) !== 0;
  }

  #standing([elder, dealer]: readonly [number, number]): number {
    return this.#worth(elder, dealer) - this.#worth(dealer, elder);
  }

  #worth(own: number, others: number): number {
    const { bits, hidden } = this.#lay;
    let worth = 0;
    for (let left = own; left !== 0;) {
      const card = highestBit(left);
      left &= ~(1 << card);
      const suit = bits.suits[card] ?? 0;
      const points = bits.points[card] ?? 0;
      if ((bits.trumps & (1 << card)) !== 0) worth += TRUMP_WORTH + TRUMP_STEP * (card - LOWEST_TRUMP_BIT);
      else if (((others | hidden) & suit) >>> card === 0) worth += MASTER_WORTH + MASTER_SHARE * points;
      else worth -= LOSER_SHARE * points;
    }
    return worth;
  }
}
