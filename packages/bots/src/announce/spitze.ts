import type { Card, TrumpGame } from '@skat/engine';
import { effectiveSuit, rankOf, spitzeCardOf } from '@skat/engine';

/** So many trumps draw all others before the last trick. */
const ENOUGH_TRUMPS = 7;
const ENOUGH_JACKS = 3;
const NEARLY_SURE = 0.9;

/** Whether the lowest trump is nearly sure to win the last trick of a game that is nearly sure itself (R9.60). */
export function isSpitzeNearlySure(ten: readonly Card[], game: TrumpGame, winChance: number): boolean {
  if (winChance < NEARLY_SURE || !ten.includes(spitzeCardOf(game)) || !ten.includes('CJ')) return false;
  const trumps = ten.filter((card) => effectiveSuit(card, game) === 'trump');
  if (game === 'grand') return trumps.length >= ENOUGH_JACKS;
  const jacks = trumps.filter((card) => rankOf(card) === 'J');
  return trumps.length >= ENOUGH_TRUMPS && jacks.length >= 2;
}
