import type { Card } from '../cards/card.ts';
import { trumpsFromTop } from '../cards/order.ts';
import type { TrumpGame } from '../cards/order.ts';
import { at } from '../result.ts';
import type { TableRules } from '../rules/options.ts';
import type { Announcement } from './announcement.ts';
import { trumpGameOf } from './announcement.ts';

/** The lowest trump of a game: the seven, in Grand the diamond jack (R9.60). */
export function spitzeCardOf(game: TrumpGame): Card {
  const trumps = trumpsFromTop(game);
  return at(trumps, trumps.length - 1);
}

/** Whether Spitze may be announced with a game: where the table plays it, with the card in hand, not in Null (R9.60). */
export function mayAnnounceSpitze(
  { spitze }: Pick<TableRules, 'spitze'>,
  announcement: Announcement,
  hand: readonly Card[],
): boolean {
  return spitze && announcement.game !== 'null' && hand.includes(spitzeCardOf(trumpGameOf(announcement)));
}

/** Why Spitze may not be announced, or null. */
export function spitzeViolation(
  rules: Pick<TableRules, 'spitze'>,
  announcement: Announcement,
  hand: readonly Card[],
): { readonly code: 'noSpitze' } | null {
  return mayAnnounceSpitze(rules, announcement, hand) ? null : { code: 'noSpitze' };
}
