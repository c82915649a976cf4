import type { OfficersState, Stack, VisibleStack, ViewUpdate } from '@skat/engine';
import { isOfficers, viewUpdate } from '@skat/engine';
import type { ViewBuilder } from './view-builder.ts';

/**
 * A planted fault: views that tell everybody the skat as dealt, in Officers' Skat the hidden cards. Whoever claims to
 * prove that nobody is sent a card they may not know must fail on it.
 */
export const leakedSkatViews: ViewBuilder = (before, after, viewer) => {
  const update = viewUpdate(before, after, viewer);
  if (after.stage.phase !== 'playing') return update;
  const { state } = after.stage.game;
  if (isOfficers(state)) return withHiddenCards(update, state);
  if (!update.auction || state.phase === 'cutting') return update;
  return { ...update, auction: { ...update.auction, skat: state.deal.skat } };
};

/** A view of Officers' Skat with all cards open. */
export function withHiddenCards(update: ViewUpdate, { stacks: [elder, dealer] }: OfficersState): ViewUpdate {
  if (!update.officers) return update;
  const turned = (stacks: readonly Stack[]): readonly VisibleStack[] =>
    stacks.map(({ up, down }) => ({ up: down ?? up, hasDown: down !== null }));
  return { ...update, officers: { ...update.officers, stacks: [turned(elder), turned(dealer)] } };
}
