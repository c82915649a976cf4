import { randomFrom } from '@skat/engine/proofs';
import { Pacer } from './pacer.ts';
import type { FuzzTally } from './tally.ts';
import type { Targets } from './targets.ts';
import { drawVisit, pay } from './visit.ts';

const ATTACKERS_AT_ONCE = 8;

export interface Flood {
  readonly targets: Targets;
  readonly messages: number;
  readonly perSecond: number;
  /** The same seed gives the same visits. */
  readonly seed: number;
  readonly tally: FuzzTally;
  /** Whether there is still somebody to attack. */
  readonly isOver: () => boolean;
}

/** Several attackers at once, one visit after the other, until so many messages are sent. */
export async function flood({ targets, messages, perSecond, seed, tally, isOver }: Flood): Promise<void> {
  const pacer = new Pacer(perSecond, messages);
  let visits = 0;
  const attack = async (): Promise<void> => {
    while (!isOver()) {
      const random = randomFrom(seed + visits++);
      const visit = drawVisit(targets, random);
      if (!(await pacer.take(visit.messages))) return;
      await pay(visit, targets, tally, random);
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS_AT_ONCE }, attack));
}
