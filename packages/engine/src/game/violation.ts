import type { AuctionViolation } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import type { Position } from '../cards/position.ts';
import type { GameState } from './state.ts';

/** Why the rules refuse an action; nothing has changed then. */
export type RuleViolation =
  | AuctionViolation
  | { readonly code: 'notYourTurn'; readonly toAct: readonly Position[] }
  | { readonly code: 'wrongPhase'; readonly phase: GameState['phase'] }
  | { readonly code: 'cutRange'; readonly least: number; readonly most: number }
  | { readonly code: 'discardTwo' }
  | { readonly code: 'skatUntouched' }
  | { readonly code: 'needsHandGame' }
  | { readonly code: 'isHandGame' }
  | { readonly code: 'nullBelowBid'; readonly bid: number }
  | { readonly code: 'onlyGrandHand' }
  | { readonly code: 'noSpitze' }
  | { readonly code: 'cardNotHeld'; readonly card: Card }
  | { readonly code: 'mustFollow'; readonly playable: readonly Card[] }
  | { readonly code: 'noKontra' }
  | { readonly code: 'answerFirst'; readonly asked: readonly Position[] }
  | { readonly code: 'nothingProposed' }
  | { readonly code: 'mayNotResign' }
  | { readonly code: 'mayNotConcede' }
  | { readonly code: 'mayNotClaim' }
  | { readonly code: 'restNotCertain' }
  | { readonly code: 'alreadyLooked' }
  | { readonly code: 'lookFirst' }
  | { readonly code: 'jackMayNotBePassed'; readonly card: Card };
