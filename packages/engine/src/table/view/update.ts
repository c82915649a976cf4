import { isOfficers } from '../../game/state.ts';
import type { GameState } from '../../game/state.ts';
import type { LastGame, Series, TableStage, TableState } from '../state.ts';
import { auctionSection } from './auction-section.ts';
import { officersSection } from './officers-section.ts';
import { playSection } from './play-section.ts';
import { resultSection } from './result-section.ts';
import { sheetSection } from './sheet-section.ts';
import { tableSection } from './table-section.ts';
import type { TableView } from './view.ts';
import { viewFor } from './view.ts';
import type { Viewer } from './viewer.ts';

/** A view with only the sections that may have changed; a missing one stands as it was. */
export type ViewUpdate = Partial<Omit<TableView, 'viewer'>> & Pick<TableView, 'viewer'>;

/**
 * What one viewer must be sent after a change: whole sections, only those touched.
 * With `before` null, or for a viewer without a seat, everything there is.
 */
export function viewUpdate(before: TableState | null, after: TableState, viewer: Viewer | null): ViewUpdate {
  if (before === null || viewer === null) return viewFor(after, viewer);
  const old = partsOf(before.stage);
  const now = partsOf(after.stage);
  const tableTouched =
    before.seats !== after.seats ||
    before.host !== after.host ||
    before.pause !== after.pause ||
    old.phase !== now.phase ||
    old.series !== now.series;
  return {
    viewer,
    ...(before.settings !== after.settings ? { settings: after.settings } : {}),
    ...(before.rules !== after.rules ? { rules: after.rules } : {}),
    ...(tableTouched ? { table: tableSection(after) } : {}),
    ...(isSheetTouched(old, now) ? { sheet: sheetSection(after) } : {}),
    ...(isAuctionTouched(old, now) ? { auction: auctionSection(after, viewer) } : {}),
    ...(old.game !== now.game ? { play: playSection(after, viewer) } : {}),
    ...(isOfficersTouched(old, now) ? { officers: officersSection(after, viewer) } : {}),
    ...(old.phase !== now.phase || old.last !== now.last ? { result: resultSection(after) } : {}),
  };
}

interface Parts {
  readonly phase: TableStage['phase'];
  readonly series: Series | null;
  readonly game: GameState | null;
  readonly last: LastGame | null;
}

function partsOf(stage: TableStage): Parts {
  const series = stage.phase === 'gathering' ? null : stage.series;
  const game = stage.phase === 'playing' ? stage.game.state : null;
  const last = stage.phase === 'betweenGames' || stage.phase === 'ended' ? stage.last : null;
  return { phase: stage.phase, series, game, last };
}

function isSheetTouched({ series: old }: Parts, { series: now }: Parts): boolean {
  return old?.number !== now?.number || old?.games !== now?.games || old?.players !== now?.players;
}

/** While the cards of one game are played nothing is said but Kontra. */
function isAuctionTouched({ game: old }: Parts, { game: now }: Parts): boolean {
  if (old?.phase === 'playing' && now?.phase === 'playing')
    return old.contract !== now.contract || old.kontra !== now.kontra;
  if (old?.phase === 'ramsch' && now?.phase === 'ramsch') return old.passes !== now.passes;
  return old !== now;
}

/** A table for three never hears of Officers' Skat. */
function isOfficersTouched({ game: old }: Parts, { game: now }: Parts): boolean {
  return old !== now && (isOfficersPlayed(old) || isOfficersPlayed(now));
}

function isOfficersPlayed(game: GameState | null): boolean {
  return game !== null && isOfficers(game);
}
