import type { KnownPass, SkatPass, TableState, TableView } from '../../src/index.ts';
import { positionOf } from '../../src/index.ts';
import type { Views } from './views.ts';
import { VIEWS, gameAt } from './views.ts';

/** A planted fault: once cards are played, a defender is told the skat of a Hand game and what was put away. */
export const LEAKED_SKAT: Views = {
  ...VIEWS,
  viewFor: (table, viewer) => {
    const view = VIEWS.viewFor(table, viewer);
    if (table.stage.phase !== 'playing' || view.auction === null) return view;
    const { state } = table.stage.game;
    if (state.phase !== 'playing') return view;
    return { ...view, auction: { ...view.auction, putAway: state.contract.putAway } };
  },
};

/** A planted fault that was once there: an open hand in the order in which its cards came, the skat's last. */
export const OPEN_HAND_AS_DEALT: Views = {
  ...VIEWS,
  knowledgeOf: (table, position) => {
    const known = VIEWS.knowledgeOf(table, position);
    if (known === null || !('openHand' in known) || known.openHand === null) return known;
    const { state } = gameAt(table);
    return state.phase === 'playing' ? { ...known, openHand: state.hands[state.contract.declarer] } : known;
  },
};

/** A planted fault: cards passed on in a Schieberamsch are shown to the third player (R9.24). */
export const LEAKED_PASS: Views = {
  ...VIEWS,
  viewFor: (table, viewer) => withPasses(VIEWS.viewFor(table, viewer), table),
  viewUpdate: (before, after, viewer) => {
    const update = VIEWS.viewUpdate(before, after, viewer);
    const { auction } = update;
    return auction
      ? { ...update, auction: withPasses({ ...VIEWS.viewFor(after, viewer), auction }, after).auction }
      : update;
  },
};

function withPasses(view: TableView, table: TableState): TableView {
  if (table.stage.phase !== 'playing' || view.auction === null || view.viewer === null) return view;
  if (view.viewer === 'spectator') return view;
  const { state } = table.stage.game;
  if (state.phase !== 'schieben' && state.phase !== 'ramsch') return view;
  const position = positionOf(table.stage.game, view.viewer);
  const passes = view.auction.passes.map((known, index) => {
    const pass = state.passes[index];
    const isThird = position !== null && pass !== undefined && position === (pass.position + 2) % 3;
    return isThird ? shown(known, pass) : known;
  });
  return { ...view, auction: { ...view.auction, passes } };
}

function shown(known: KnownPass, { taken, passed }: SkatPass): KnownPass {
  return taken === null ? known : { ...known, passed };
}
