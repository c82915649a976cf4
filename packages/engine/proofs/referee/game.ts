import type { Action, Card, Position } from '../../src/index.ts';

/** Where a game stands in the reading of the referee. */
export type Stage =
  | 'cutting'
  | 'bidding'
  | 'offer'
  | 'passing'
  | 'skat'
  | 'declaring'
  | 'playing'
  | 'ramsch'
  | 'announcing'
  | 'doubling'
  | 'officers'
  | 'over';

/** Somebody who watches one game and knows the rules, apart from the engine. */
export interface Watch {
  readonly stage: Stage;
  /** Whose action is awaited. */
  readonly turn: readonly Position[];
  /** Positions that take part. */
  readonly players: readonly Position[];
  /** What somebody may try with a hope of success, for the generator: own cards in hand, or open ones. */
  handOf(position: Position): readonly Card[];
  /** Cards of the hand that may be played now. */
  playable(position: Position): readonly Card[];
  isLegal(position: Position, action: Action): boolean;
  /** Takes note of a legal action. */
  play(position: Position, action: Action): void;
  /** Cards that lie open, are held, or were put away by this player: all that a screen may name (R5.10, R5.11). */
  showable(viewer: Position | null): ReadonlySet<Card>;
  /** Cards whose place this player knows, old tricks included; null is somebody who only looks on. */
  known(viewer: Position | null): ReadonlySet<Card>;
}

/** Places of the deal in a cut deck, written down again from R2.8 so that the proofs do not lean on the engine. */
export const DEALT = [
  [0, 1, 2, 11, 12, 13, 14, 23, 24, 25],
  [3, 4, 5, 15, 16, 17, 18, 26, 27, 28],
  [6, 7, 8, 19, 20, 21, 22, 29, 30, 31],
] as const;

/** Whether a player may lift so many cards (R2.7). */
export function isCutLegal(action: Action): boolean {
  return action.type === 'cut' && Number.isInteger(action.at) && action.at >= 4 && action.at <= 28;
}

/** The deck after the upper packet went under the rest. */
export function cutAt(deck: readonly Card[], at: number): readonly Card[] {
  return deck.map((_, place) => deck[(place + at) % deck.length] as Card);
}
