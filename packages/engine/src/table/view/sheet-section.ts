import type { SeriesGame } from '../../sheet/series-game.ts';
import type { TableState } from '../state.ts';

/** Facts of all finished games of the series; the sheet is computed from them. */
export interface SheetSection {
  readonly series: number;
  readonly games: readonly SeriesGame[];
  /** Whose the columns are, by seat: who played the latest game; empty for a computer (R2.12). */
  readonly names: readonly string[];
}

export function sheetSection({ stage }: TableState): SheetSection | null {
  if (stage.phase === 'gathering') return null;
  const { number, games, players } = stage.series;
  return { series: number, games, names: players.map((person) => person?.name ?? '') };
}
