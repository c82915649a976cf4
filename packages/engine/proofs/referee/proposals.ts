import type { Action, ClaimLevel, Position } from '../../src/index.ts';

type Offer =
  | { readonly kind: 'resign' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'claim'; readonly level: ClaimLevel };

/** What an answer or an offer leads to; null while the game goes on or waits. */
export type EarlyEnd = 'resigned' | 'conceded' | 'claimed' | null;

/** A second reading of R6.2-R6.7: what has been offered, who must answer, and what follows. */
export class ProposalsReading {
  offer: Offer | null = null;
  asked: readonly Position[] = [];
  /** The declarer's cards lie open since a claim (R6.6, R6.7). */
  isOpen = false;
  readonly #declarer: Position;
  readonly #needsBoth: boolean;
  readonly #lastTrick = { resign: -1, concede: -1 };

  constructor(declarer: Position, concede: 'both' | 'either') {
    this.#declarer = declarer;
    this.#needsBoth = concede === 'both';
  }

  /** With nine or ten cards at any time, later once in each trick (R6.2, R6.3). */
  mayResign(position: Position, cardsHeld: number, tricks: number): boolean {
    return position === this.#declarer && (cardsHeld > 8 || this.#lastTrick.resign < tricks);
  }

  mayConcede(position: Position, tricks: number): boolean {
    return position !== this.#declarer && this.#lastTrick.concede < tricks;
  }

  /** Takes note of an offer; the end if nobody need be asked. */
  propose(position: Position, action: Action, cardsHeld: number, tricks: number): EarlyEnd {
    if (action.type === 'resign') return this.#resign(cardsHeld, tricks);
    if (action.type === 'concede') {
      this.#lastTrick.concede = tricks;
      this.offer = { kind: 'concede' };
      this.asked = this.#needsBoth
        ? this.#defenders().filter((other) => other !== position)
        : [this.#declarer];
    }
    if (action.type === 'claim') {
      this.isOpen = true;
      this.offer = { kind: 'claim', level: action.level };
      this.asked = this.#defenders();
    }
    return null;
  }

  #resign(cardsHeld: number, tricks: number): EarlyEnd {
    if (cardsHeld > 8) return 'resigned';
    this.#lastTrick.resign = tricks;
    this.offer = { kind: 'resign' };
    this.asked = this.#defenders();
    return null;
  }

  #defenders(): readonly Position[] {
    return ([0, 1, 2] as const).filter((position) => position !== this.#declarer);
  }

  accept(position: Position): EarlyEnd {
    const left = this.asked.filter((other) => other !== position);
    switch (this.offer?.kind) {
      case 'resign':
        return 'resigned'; // one consent binds both (R6.3)
      case 'claim':
        this.asked = left;
        return left.length === 0 ? 'claimed' : null;
      case 'concede':
        if (position === this.#declarer) return 'conceded';
        this.asked = [this.#declarer];
        return null;
      case undefined:
        throw new Error('Nothing was offered');
    }
  }

  decline(position: Position): void {
    const left = this.asked.filter((other) => other !== position);
    const mayStillBeGranted = this.offer?.kind === 'resign' && left.length > 0;
    this.asked = mayStillBeGranted ? left : [];
    if (!mayStillBeGranted) this.offer = null;
  }
}
