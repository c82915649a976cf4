import type { Position } from '../cards/position.ts';
import type { ClaimLevel } from '../scoring/ending.ts';

/** Something that would end the game early, waiting for the answers of others (R6.3, R6.4, R6.6). */
export type Proposal =
  | { readonly kind: 'resign'; readonly asked: readonly Position[] }
  | { readonly kind: 'concede'; readonly by: Position; readonly asked: readonly Position[] }
  | { readonly kind: 'claim'; readonly level: ClaimLevel; readonly asked: readonly Position[] };

/** What has been proposed in a running game. */
export interface EarlyEnding {
  readonly proposal: Proposal | null;
  /** Whether the declarer's cards lie open after a claim that was played on (R6.7). */
  readonly isClaimOpen: boolean;
  /** Number of the trick in which each was last asked for; once a trick is enough (R6.3). */
  readonly resignedInTrick: number | null;
  readonly concededInTrick: number | null;
}

export const NO_EARLY_ENDING: EarlyEnding = {
  proposal: null,
  isClaimOpen: false,
  resignedInTrick: null,
  concededInTrick: null,
};
