import { randomInt } from 'node:crypto';
import type { ServerCommand, TableState } from '@skat/engine';
import { CUT_RANGE, DECK, shuffle } from '@skat/engine';

/**
 * Shuffles, cuts unless a player does, and draws the lot for the first dealer, all from the cryptographic generator
 * (R2.5-R2.7).
 */
export function drawDeal({ rules, chairs }: TableState): Extract<ServerCommand, { type: 'deal' }> {
  return {
    type: 'deal',
    deck: shuffle(DECK, (below) => randomInt(below)),
    context: { cut: rules.cut === 'player' ? null : randomInt(CUT_RANGE.least, CUT_RANGE.most + 1) },
    lot: randomInt(chairs.length),
  };
}
