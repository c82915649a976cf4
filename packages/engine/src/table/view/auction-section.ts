import type { CallMade } from '../../bidding/auction.ts';
import type { Card } from '../../cards/card.ts';
import type { Position } from '../../cards/position.ts';
import type { Announcement } from '../../contract/announcement.ts';
import type { KnownPass } from '../../game/knowledge.ts';
import { knowledgeOf } from '../../game/knowledge.ts';
import { isOfficers } from '../../game/state.ts';
import type { Seat } from '../../sheet/series-game.ts';
import type { TableState } from '../state.ts';
import type { Viewer } from './viewer.ts';
import { positionFor } from './viewer.ts';

/** What was said in the running game. */
export interface AuctionSection {
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal goes round. */
  readonly seats: readonly Seat[];
  readonly isCompulsoryRamsch: boolean;
  readonly calls: readonly CallMade[];
  /** Last value named. */
  readonly bid: number;
  readonly declarer: Position | null;
  readonly announcement: Announcement | null;
  readonly spitze: boolean;
  /** Who said Kontra, Re and so on. */
  readonly kontra: readonly Position[];
  /** Who is asked for the next step of it. */
  readonly kontraAsked: readonly Position[];
  /** How the skat went round before a Ramsch; cards only of the viewer's own pass (R9.24). */
  readonly passes: readonly KnownPass[];
  /** The dealt skat and the cards put away, for a declarer who picked up. */
  readonly skat: readonly Card[] | null;
  readonly putAway: readonly Card[] | null;
}

export function auctionSection({ stage }: TableState, viewer: Viewer): AuctionSection | null {
  if (stage.phase !== 'playing' || isOfficers(stage.game.state)) return null;
  const { game } = stage;
  const known = knowledgeOf(stage.game.state, positionFor(game, viewer));
  return {
    number: game.number,
    dealer: game.dealer,
    seats: game.seats,
    isCompulsoryRamsch: known.setup.isCompulsoryRamsch,
    calls: known.calls,
    bid: known.bid,
    declarer: known.declarer,
    announcement: known.contract?.announcement ?? null,
    spitze: known.contract?.spitze ?? false,
    kontra: known.kontra,
    kontraAsked: known.kontraAsked,
    passes: known.passes,
    skat: known.skat,
    putAway: known.putAway,
  };
}
