import type { Card } from '@skat/engine';
import { strengthOf } from '@skat/engine';
import type { CardMemory } from '../memory/card-memory.ts';
import type { CardWorth } from './card-worth.ts';
import { nullDanger } from './null-danger.ts';
import { chanceToWinTrick } from './trick-chance.ts';

/** Winning one trick loses the game (R5.9), so nothing else counts beside it. */
const LOSES_GAME = 100;

/** The declarer of a Null ducks as high as he can, leads what is surely beaten and throws off his most dangerous card. */
export function nullDeclarerWorth(memory: CardMemory): CardWorth {
  return (card: Card) =>
    -LOSES_GAME * chanceToWinTrick(memory, card) + nullDanger(memory, card) + 0.2 * strengthOf(card, 'null');
}
