import type { Announcement, Card, TrumpGame } from '@skat/engine';
import { isHandGame, meterOf, nullValueOf } from '@skat/engine';
import { expectedScore } from './expectation.ts';
import { nullWinChance } from './null-chance.ts';
import { trumpChances } from './win-chance.ts';

/** A game one might come to play, judged from the ten cards dealt. */
export interface Option {
  readonly announcement: Announcement;
  /** Game value as far as the ten cards tell. */
  readonly value: number;
  /** Chance of winning, 0 to 1. */
  readonly chance: number;
  readonly expected: number;
}

export const TRUMP_GAMES: readonly TrumpGame[] = ['C', 'S', 'H', 'D', 'grand'];

/** A Hand game must be this likely to be won before the skat is left alone. */
const CLEARLY_STRONG = 0.8;

/** The plain announcement of a trump game, with or without the skat. */
export function plainAnnouncement(game: TrumpGame, hand: boolean): Announcement {
  const level = hand ? 'hand' : 'none';
  return game === 'grand' ? { game, level } : { game: 'suit', trump: game, level };
}

/** Every plain game, with the skat and, for clearly strong hands, without. */
export function optionsBeforeSkat(hand: readonly Card[], isForehand: boolean): readonly Option[] {
  return [...trumpOptions(hand, isForehand), ...nullOptions(hand)].filter(
    ({ announcement, chance }) => !isHandGame(announcement) || chance >= CLEARLY_STRONG,
  );
}

function trumpOptions(hand: readonly Card[], isForehand: boolean): readonly Option[] {
  return TRUMP_GAMES.flatMap((game) =>
    (['beforeSkat', 'hand'] as const).map((stage) => {
      const announcement = plainAnnouncement(game, stage === 'hand');
      const { win } = trumpChances(hand, game, { stage, isForehand, putAwayPoints: 0 });
      return optionOf(announcement, meterOf(hand, announcement, 0).value, win);
    }),
  );
}

function nullOptions(hand: readonly Card[]): readonly Option[] {
  return [false, true].flatMap((isHand) =>
    [false, true].map((ouvert) => {
      const announcement: Announcement = { game: 'null', hand: isHand, ouvert };
      const chance = nullWinChance(hand, { stage: isHand ? 'hand' : 'beforeSkat', isOpen: ouvert });
      return optionOf(announcement, nullValueOf(announcement), chance);
    }),
  );
}

function optionOf(announcement: Announcement, value: number, chance: number): Option {
  return { announcement, value, chance, expected: expectedScore(chance, value) };
}
