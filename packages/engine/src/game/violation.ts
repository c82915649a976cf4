import type { AuctionViolation } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import type { Position } from '../cards/position.ts';
import type { GameState } from './state.ts';

/** Why the rules refuse an action; nothing has changed then. */
export type RuleViolation =
  | AuctionViolation
  | { readonly code: 'notYourTurn'; readonly toAct: readonly Position[] }
  | { readonly code: 'wrongPhase'; readonly phase: GameState['phase'] }
  | { readonly code: 'discardTwo' }
  | { readonly code: 'skatUntouched' }
  | { readonly code: 'needsHandGame' }
  | { readonly code: 'isHandGame' }
  | { readonly code: 'nullBelowBid'; readonly bid: number }
  | { readonly code: 'cardNotHeld'; readonly card: Card }
  | { readonly code: 'mustFollow'; readonly playable: readonly Card[] };
