import type { Suit } from '../cards/card.ts';
import type { GameKind, TrumpGame } from '../cards/order.ts';

/** What a declarer states before play; each level includes those before it (R4.6). */
export const ANNOUNCED_LEVELS = ['none', 'hand', 'schneider', 'schwarz', 'ouvert'] as const;
export type AnnouncedLevel = (typeof ANNOUNCED_LEVELS)[number];

export type TrumpAnnouncement =
  | { readonly game: 'suit'; readonly trump: Suit; readonly level: AnnouncedLevel }
  | { readonly game: 'grand'; readonly level: AnnouncedLevel };
export type NullAnnouncement = { readonly game: 'null'; readonly hand: boolean; readonly ouvert: boolean };
export type Announcement = TrumpAnnouncement | NullAnnouncement;

/** Base values of suit games and Grand (R4.20). */
const BASE_VALUES: Readonly<Record<TrumpGame, number>> = { D: 9, H: 10, S: 11, C: 12, grand: 24 };

/** What ranks the cards under an announcement. */
export function gameKindOf(announcement: Announcement): GameKind {
  return announcement.game === 'suit' ? announcement.trump : announcement.game;
}

/** The trump game of a suit or Grand announcement. */
export function trumpGameOf(announcement: TrumpAnnouncement): TrumpGame {
  return announcement.game === 'suit' ? announcement.trump : 'grand';
}

/** 9, 10, 11, 12 or 24 (R4.20). */
export function baseValueOf(game: TrumpGame): number {
  return BASE_VALUES[game];
}

/** 23, 35, 46 or 59 (R4.20). */
export function nullValueOf({ hand, ouvert }: Omit<NullAnnouncement, 'game'>): number {
  if (hand) return ouvert ? 59 : 35;
  return ouvert ? 46 : 23;
}

/** Whether the skat stayed untouched (R4.3). */
export function isHandGame(announcement: Announcement): boolean {
  return announcement.game === 'null' ? announcement.hand : announcement.level !== 'none';
}

/** Whether the declarer's cards lie open (R4.10). */
export function isOuvert(announcement: Announcement): boolean {
  return announcement.game === 'null' ? announcement.ouvert : announcement.level === 'ouvert';
}

/** Whether an announced level is `level` or one that includes it (R4.6). */
export function includesLevel(announced: AnnouncedLevel, level: AnnouncedLevel): boolean {
  return ANNOUNCED_LEVELS.indexOf(announced) >= ANNOUNCED_LEVELS.indexOf(level);
}

/** The Null announcements whose fixed value covers a bid (R4.16). */
export function nullsCovering(bid: number, hand: boolean): readonly NullAnnouncement[] {
  return [false, true]
    .map((ouvert): NullAnnouncement => ({ game: 'null', hand, ouvert }))
    .filter((announcement) => nullValueOf(announcement) >= bid);
}
