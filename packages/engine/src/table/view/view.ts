import type { TableRules } from '../../rules/options.ts';
import type { TableSettings } from '../settings.ts';
import type { TableState } from '../state.ts';
import type { AuctionSection } from './auction-section.ts';
import { auctionSection } from './auction-section.ts';
import type { OfficersSection } from './officers-section.ts';
import { officersSection } from './officers-section.ts';
import type { PlaySection } from './play-section.ts';
import { playSection } from './play-section.ts';
import type { ResultSection } from './result-section.ts';
import { resultSection } from './result-section.ts';
import type { SheetSection } from './sheet-section.ts';
import { sheetSection } from './sheet-section.ts';
import type { TableSection } from './table-section.ts';
import { tableSection } from './table-section.ts';
import type { Viewer } from './viewer.ts';

/** What a screen may show; sections are whole, never patches. */
export interface TableView {
  /** Null for somebody at the door, who sees chairs and rules only. */
  readonly viewer: Viewer | null;
  /** What the table is played by; changes with the number of chairs only (R2.12). */
  readonly rules: TableRules;
  readonly settings: TableSettings;
  readonly table: TableSection;
  readonly sheet: SheetSection | null;
  readonly auction: AuctionSection | null;
  readonly play: PlaySection | null;
  readonly officers: OfficersSection | null;
  readonly result: ResultSection | null;
}

const NOTHING_SEEN = { viewer: null, sheet: null, auction: null, play: null, officers: null, result: null };

/** The view of one seat or a spectator; somebody at the door sees chairs and rules only (R5.11). */
export function viewFor(table: TableState, viewer: Viewer | null): TableView {
  const { rules, settings } = table;
  if (viewer === null) return { ...NOTHING_SEEN, rules, settings, table: tableSection(table) };
  return {
    viewer,
    rules,
    settings,
    table: tableSection(table),
    sheet: sheetSection(table),
    auction: auctionSection(table, viewer),
    play: playSection(table, viewer),
    officers: officersSection(table, viewer),
    result: resultSection(table),
  };
}
