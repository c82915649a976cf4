/** What a claim or a bid may demand beyond the bare win (R6.6). */
export const CLAIM_LEVELS = ['simple', 'schneider', 'schwarz'] as const;
export type ClaimLevel = (typeof CLAIM_LEVELS)[number];

/** How a game ended; a shortened one counts completed tricks only (R6.18). */
export type Ending =
  | { readonly kind: 'played' }
  | { readonly kind: 'resigned' }
  | { readonly kind: 'conceded' }
  | { readonly kind: 'claimed'; readonly level: ClaimLevel }
  /** A defender took all remaining tricks; valued as if they had been played (R6.8). */
  | { readonly kind: 'restClaimed' }
  /** The declarer left under `onLeave: forfeit`: valued as resigned (R6.15, R6.16). */
  | { readonly kind: 'declarerForfeited' }
  /** A defender left under `onLeave: forfeit`: valued as conceded (R6.15). */
  | { readonly kind: 'defenderForfeited' };

export const PLAYED_OUT: Ending = { kind: 'played' };

/** Whether every card counts: the game was played to its end, or the rest was certain. */
export function isPlayedOut({ kind }: Ending): boolean {
  return kind === 'played' || kind === 'restClaimed';
}
