import type { Rank, Suit } from '../cards/card.ts';

/** What is played, as far as its name goes. */
export type GameName = Suit | 'grand' | 'null';

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

export interface MatadorParts {
  readonly side: 'with' | 'without';
  readonly count: number;
}

/** One item of a level as it is counted aloud (R4.27). */
export type ValueStepName =
  | 'with'
  | 'without'
  | 'game'
  | 'hand'
  | 'schneider'
  | 'schneiderAnnounced'
  | 'schwarz'
  | 'schwarzAnnounced'
  | 'ouvert';

export interface ValueStepParts {
  readonly step: ValueStepName;
  /** Running total of the level. */
  readonly level: number;
}

/** Why a game was won or lost. */
export type ReasonName = 'made' | 'trick' | 'points' | 'announcement' | 'overbid';

export interface PersonParts {
  readonly name: string;
}
