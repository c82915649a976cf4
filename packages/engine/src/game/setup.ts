import type { TableSize } from '../sheet/series-game.ts';
import type { TableRules } from '../rules/options.ts';

/** What was decided before the cards were dealt. */
export interface GameContext {
  /** Where the deck was cut, or null where a player cuts (R2.7). */
  readonly cut: number | null;
}

/** What earlier games decided for this one (R9.50-R9.55). */
export interface GameTerms {
  /** Level of Bock: the score doubles for each (R9.53). */
  readonly bock: number;
  /** Whether this game belongs to a compulsory Ramsch round (R9.55). */
  readonly isCompulsoryRamsch: boolean;
}

/** Everything that a game is played by. */
export interface GameSetup extends GameTerms {
  readonly rules: TableRules;
  readonly players: TableSize;
}

export const PLAIN_TERMS: GameTerms = { bock: 0, isCompulsoryRamsch: false };
