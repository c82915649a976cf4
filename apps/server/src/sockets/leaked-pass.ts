import type { AuctionSection, KnownPass, Seat, SkatPass, TableState } from '@skat/engine';
import { positionOf, viewUpdate } from '@skat/engine';
import type { ViewBuilder } from './view-builder.ts';

/** A planted fault: the cards passed on in a Schieberamsch are shown to everybody who plays (R9.24). */
export const leakedPassViews: ViewBuilder = (before, after, viewer) => {
  const update = viewUpdate(before, after, viewer);
  return update.auction && typeof viewer === 'number'
    ? { ...update, auction: withPasses(update.auction, after, viewer) }
    : update;
};

function withPasses(auction: AuctionSection, { stage }: TableState, viewer: Seat): AuctionSection {
  if (stage.phase !== 'playing' || positionOf(stage.game, viewer) === null) return auction;
  const { state } = stage.game;
  if (state.phase !== 'schieben' && state.phase !== 'ramsch') return auction;
  return { ...auction, passes: auction.passes.map((known, index) => shown(known, state.passes[index])) };
}

function shown(known: KnownPass, pass: SkatPass | undefined): KnownPass {
  return pass === undefined || pass.taken === null ? known : { ...known, passed: pass.passed };
}
