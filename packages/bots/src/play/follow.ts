import type { Card } from '@skat/engine';
import { countPoints, pointsOf } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import type { CardWorth } from './card-worth.ts';
import { keepWorth } from './keep-worth.ts';
import type { PointsTaken } from './points-taken.ts';
import { chanceToWinTrick } from './trick-chance.ts';

/** Points a player yet to come adds on average. */
const POINTS_TO_COME = 3;
/** What the trick that decides the game is worth beyond its points. */
const DECISIVE = 30;

/**
 * Second and third hand of suit games and Grand: what the trick brings or costs on average, less what the card is good for later.
 * With a certain partner this smears, against a certain loss it gives the least, and it takes as cheaply as it can.
 */
export function followWorth(memory: CardMemory, taken: PointsTaken): CardWorth {
  const onTable = countPoints(memory.trick.cards);
  const toCome = memory.trick.cards.length === 1 ? POINTS_TO_COME : 0;
  return (card: Card) => {
    const chance = chanceToWinTrick(memory, card);
    const points = onTable + pointsOf(card);
    const decides = taken.own < taken.toWin && taken.own + points >= taken.toWin;
    const swing = (2 * chance - 1) * (points + toCome);
    return swing + (decides ? DECISIVE * chance : 0) - keepWorth(memory, card);
  };
}
