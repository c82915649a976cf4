import { randomInt } from 'node:crypto';
import type { Seat, ServerCommand } from '@skat/engine';
import { CUT_RANGE, DECK, SEATS, shuffle } from '@skat/engine';

/** Shuffles, cuts and draws the lot for the first dealer, all from the cryptographic generator (R2.5-R2.7). */
export function drawDeal(): Extract<ServerCommand, { type: 'deal' }> {
  return {
    type: 'deal',
    deck: shuffle(DECK, (below) => randomInt(below)),
    context: { cut: randomInt(CUT_RANGE.least, CUT_RANGE.most + 1) },
    lot: randomInt(SEATS.length) as Seat,
  };
}
