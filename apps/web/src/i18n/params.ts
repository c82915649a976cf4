import type { Matadors, Rank, Reason, Suit, TrumpGame, ValueStep } from '@skat/engine';

/** What is played, as far as its name goes. */
export type GameName = TrumpGame | 'null';

/** A declared game taken apart for naming; `announced` only the highest level stated. */
export interface ContractParts {
  readonly game: GameName;
  readonly hand: boolean;
  readonly announced: 'none' | 'schneider' | 'schwarz';
  readonly ouvert: boolean;
}

export interface CardParts {
  readonly suit: Suit;
  readonly rank: Rank;
}

/** What the suits and ranks of a deck are called. */
export interface CardNames {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
}

export type MatadorParts = Matadors;
export type ValueStepName = ValueStep['step'];
export type ReasonName = Reason;

/** One item of a level as it is counted aloud (R4.27). */
export interface ValueStepParts {
  readonly step: ValueStepName;
  /** Running total of the level. */
  readonly level: number;
}

export interface PersonParts {
  readonly name: string;
}
