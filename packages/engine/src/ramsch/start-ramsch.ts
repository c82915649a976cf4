import { FOREHAND } from '../cards/position.ts';
import type { CallMade } from '../bidding/auction.ts';
import type { Deal } from '../cards/deal.ts';
import type { GameSetup } from '../game/setup.ts';
import type { GameState } from '../game/state.ts';

/** What a Ramsch starts from. */
export interface RamschStart {
  readonly setup: GameSetup;
  readonly deal: Deal;
  readonly calls: readonly CallMade[];
}

/** A Ramsch, after the offer of a Grand Hand where the table plays it (R9.1, R9.25). */
export function startRamschOrOffer(start: RamschStart): GameState {
  const { rules, isCompulsoryRamsch } = start.setup;
  const isOffered =
    rules.grandHandInRamsch === 'always' ||
    (rules.grandHandInRamsch === 'compulsoryOnly' && isCompulsoryRamsch);
  return isOffered ? { phase: 'grandHandOffer', ...start, asked: FOREHAND } : startRamsch(start);
}

/** The skat goes round, or the cards are played (R9.2, R9.20). */
export function startRamsch({ setup, deal, calls }: RamschStart): GameState {
  const { hands, skat } = deal;
  if (setup.rules.onAllPass === 'schieberamsch') {
    const start = { turn: FOREHAND, hasLooked: false, passes: [] } as const;
    return { phase: 'schieben', setup, deal, calls, hands, skat, ...start };
  }
  const trick = { leader: FOREHAND, cards: [] } as const;
  return { phase: 'ramsch', setup, deal, calls, hands, skat, passes: [], trick, tricks: [] };
}
