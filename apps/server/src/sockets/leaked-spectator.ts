import { isOfficers, viewUpdate } from '@skat/engine';
import { withHiddenCards } from './leaked-skat.ts';
import type { ViewBuilder } from './view-builder.ts';

/** A planted fault: spectators are told forehand's cards, in Officers' Skat the hidden ones. */
export const leakedSpectatorViews: ViewBuilder = (before, after, viewer) => {
  const update = viewUpdate(before, after, viewer);
  if (viewer !== 'spectator' || after.stage.phase !== 'playing') return update;
  const { state } = after.stage.game;
  if (isOfficers(state)) return withHiddenCards(update, state);
  return update.play && 'hands' in state
    ? { ...update, play: { ...update.play, hand: state.hands[0] } }
    : update;
};
