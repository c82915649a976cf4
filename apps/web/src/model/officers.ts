import type { Card, EffectiveSuit, OfficersSection, TrumpGame, VisibleStack } from '@skat/engine';
import { effectiveSuit, pointsOf, rankOf, suitOf } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';

/** Stacks in a row of a player's side (R9.81). */
export const STACKS_IN_ROW = 4;

/** The five games of Officers' Skat in the order they are offered (R9.83). */
export const OFFICERS_GAMES: readonly TrumpGame[] = ['D', 'H', 'S', 'C', 'grand'];

/** Tricks finished in a game of two. */
export function officersTricks({ tricksWon: [elder, dealer] }: Pick<OfficersSection, 'tricksWon'>): number {
  return elder + dealer;
}

/** What the player to act has to follow with an open card; null if nothing is led or all are allowed (R9.84). */
export function officersLed({ game, legal, trick }: OfficersSection): EffectiveSuit | null {
  const lead = trick?.cards[0];
  if (game === null || lead === undefined || legal?.type !== 'playCard') return null;
  const led = effectiveSuit(lead, game);
  return legal.cards.every((card) => effectiveSuit(card, game) === led) ? led : null;
}

/** What a stack shows, in words. */
export function stackName({ up, hasDown }: VisibleStack, number: number, words: Messages): string {
  if (up !== null) return words.officers.stack({ number, card: nameWithPoints(up, words), hasDown });
  return hasDown ? words.officers.hiddenStack({ number }) : words.officers.emptyStack({ number });
}

function nameWithPoints(card: Card, { cards }: Messages): string {
  return cards.cardWithPoints({ suit: suitOf(card), rank: rankOf(card), points: pointsOf(card) });
}

/** Where the arrow keys lead among the stacks of a side; null for other keys. */
export function stackBeside(index: number, key: string, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowDown':
      return index + STACKS_IN_ROW < count ? index + STACKS_IN_ROW : index;
    case 'ArrowUp':
      return index >= STACKS_IN_ROW ? index - STACKS_IN_ROW : index;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
