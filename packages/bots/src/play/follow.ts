import type { Card } from '@skat/engine';
import { countPoints, nextPosition, pointsOf } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import { isPartner } from '../memory/card-memory.ts';
import type { CardWorth } from './card-worth.ts';
import { keepWorth } from './keep-worth.ts';
import type { PointsTaken } from './points-taken.ts';
import { chanceToWinTrick } from './trick-chance.ts';

/** Points the last player adds on average to a trick the own side wins or loses: he smears or spares. */
interface PointsToCome {
  readonly won: number;
  readonly lost: number;
}

const NOBODY_TO_COME: PointsToCome = { won: 0, lost: 0 };
const PARTNER_TO_COME: PointsToCome = { won: 7, lost: 2 };
const DECLARER_TO_COME: PointsToCome = { won: 3, lost: 3 };
const DEFENDER_TO_COME: PointsToCome = { won: 3, lost: 7 };
/** What the trick that decides the game is worth beyond its points. */
const DECISIVE = 30;

/**
 * Second and third hand of suit games and Grand: what the trick brings or costs on average, less what the card is good for later.
 * With a certain partner this smears, against a certain loss it gives the least, and it takes as cheaply as it can.
 */
export function followWorth(memory: CardMemory, taken: PointsTaken): CardWorth {
  const onTable = countPoints(memory.trick.cards);
  const toCome = pointsToCome(memory);
  return (card: Card) => {
    const chance = chanceToWinTrick(memory, card);
    const points = onTable + pointsOf(card);
    const decides = taken.own < taken.toWin && taken.own + points >= taken.toWin;
    const swing = chance * (points + toCome.won) - (1 - chance) * (points + toCome.lost);
    return swing + (decides ? DECISIVE * chance : 0) - keepWorth(memory, card);
  };
}

function pointsToCome(memory: CardMemory): PointsToCome {
  if (memory.trick.cards.length > 1) return NOBODY_TO_COME;
  if (memory.me === memory.declarer) return DEFENDER_TO_COME;
  return isPartner(memory, nextPosition(memory.me)) ? PARTNER_TO_COME : DECLARER_TO_COME;
}
