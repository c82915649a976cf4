import { AUCTION_START } from '../bidding/auction.ts';
import type { Card } from '../cards/card.ts';
import { CUT_RANGE, cutDeck, dealCards, isWholeDeck } from '../cards/deal.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Position } from '../cards/position.ts';
import { startRamschOrOffer } from '../ramsch/start-ramsch.ts';
import { startOfficers } from '../officers/start.ts';
import { cutterOf } from './cutter.ts';
import type { GameContext, GameSetup } from './setup.ts';
import type { CuttingState, GameState } from './state.ts';
import type { RuleViolation } from './violation.ts';

/**
 * Cuts and deals, or waits for the player who cuts (R2.7, R2.8).
 * @param deck the 32 shuffled cards
 * @throws RangeError for anything but a whole deck and a legal cut
 */
export function startGame(deck: readonly Card[], { cut }: GameContext, setup: GameSetup): GameState {
  if (!isWholeDeck(deck)) throw new RangeError('The deck must hold each of the 32 cards once');
  const isCutByPlayer = setup.rules.cut === 'player';
  if (isCutByPlayer !== (cut === null))
    throw new RangeError('Either a player cuts or the context says where');
  if (cut === null) return { phase: 'cutting', setup, deck };
  if (!isCut(cut)) throw new RangeError(`Cut at ${CUT_RANGE.least} to ${CUT_RANGE.most}, not ${cut}`);
  return dealt(cutDeck(deck, cut), setup);
}

function isCut(cut: number): boolean {
  return Number.isInteger(cut) && cut >= CUT_RANGE.least && cut <= CUT_RANGE.most;
}

/** The player to the dealer's right cuts (R2.7). */
export function applyCut(
  { deck, setup }: CuttingState,
  position: Position,
  cut: number,
): Result<GameState, RuleViolation> {
  const cutter = cutterOf(setup);
  if (position !== cutter) return err({ code: 'notYourTurn', toAct: [cutter] });
  if (!isCut(cut)) return err({ code: 'cutRange', ...CUT_RANGE });
  return ok(dealt(cutDeck(deck, cut), setup));
}

function dealt(deck: readonly Card[], setup: GameSetup): GameState {
  if (setup.players === 2) return startOfficers(deck, setup);
  const deal = dealCards(deck);
  if (setup.isCompulsoryRamsch) return startRamschOrOffer({ setup, deal, calls: [] });
  return { phase: 'bidding', setup, deal, auction: AUCTION_START };
}
