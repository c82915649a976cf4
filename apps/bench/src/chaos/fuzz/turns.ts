import type { Measures } from '../../server/measures.ts';
import { flood } from './flood.ts';
import type { FuzzTally } from './tally.ts';
import type { Targets } from './targets.ts';

export interface TurnParts {
  /** The server on which people play, and an empty one beside it. */
  readonly ours: Targets;
  readonly empty: Targets;
  readonly measures: Measures;
  readonly tally: { readonly ours: FuzzTally; readonly empty: FuzzTally };
  readonly perSecond: number;
  readonly isOver: () => boolean;
}

/** How long honest plays took, in milliseconds, by whom the flood went against. */
export interface Latencies {
  readonly flooded: number[];
  readonly elsewhere: number[];
}

/** The empty server is there for comparison only. */
const MOST_ELSEWHERE = 10_000;

/** The same messages against the one server and then against the other, so that both see the same machine. */
export async function takeTurn(
  parts: TurnParts,
  { messages, seed }: { readonly messages: number; readonly seed: number },
  latencies: Latencies,
): Promise<void> {
  const { ours, empty, measures, tally, perSecond, isOver } = parts;
  const common = { perSecond, seed, isOver };
  measures.latenciesMs.length = 0;
  await flood({ ...common, messages, targets: ours, tally: tally.ours });
  latencies.flooded.push(...measures.latenciesMs.splice(0));
  await flood({
    ...common,
    messages: Math.min(messages, MOST_ELSEWHERE),
    targets: empty,
    tally: tally.empty,
  });
  latencies.elsewhere.push(...measures.latenciesMs.splice(0));
}
