import { randomInt } from 'node:crypto';
import type { ServerCommand, TableState } from '@skat/engine';
import { CUT_RANGE, DECK, shuffle } from '@skat/engine';

/** A whole number from 0 to below its argument. */
export type RandomInt = (below: number) => number;

const cryptographic: RandomInt = (below) => randomInt(below);

/**
 * Shuffles, cuts unless a player does, and draws the lot for the first dealer (R2.5-R2.7).
 * @param draw the cryptographic generator, but where a proof repeats a run
 */
export function drawDeal(
  { rules, chairs }: TableState,
  draw: RandomInt = cryptographic,
): Extract<ServerCommand, { type: 'deal' }> {
  const { least, most } = CUT_RANGE;
  return {
    type: 'deal',
    deck: shuffle(DECK, draw),
    context: { cut: rules.cut === 'player' ? null : least + draw(most + 1 - least) },
    lot: draw(chairs.length),
  };
}
