import { AUCTION_START } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import { CUT_RANGE, cutDeck, dealCards, isWholeDeck } from '../cards/deal.ts';
import type { BiddingState, GameContext } from './state.ts';

/**
 * Cuts and deals; bidding begins (R2.7, R2.8).
 * @param deck the 32 shuffled cards
 * @throws RangeError for anything but a whole deck and a legal cut
 */
export function startGame(deck: readonly Card[], context: GameContext): BiddingState {
  if (!isWholeDeck(deck)) throw new RangeError('The deck must hold each of the 32 cards once');
  const { cut } = context;
  if (!Number.isInteger(cut) || cut < CUT_RANGE.least || cut > CUT_RANGE.most)
    throw new RangeError(`Cut at ${CUT_RANGE.least} to ${CUT_RANGE.most}, not ${cut}`);
  return { phase: 'bidding', deal: dealCards(cutDeck(deck, cut)), auction: AUCTION_START };
}
