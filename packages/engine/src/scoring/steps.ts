import { includesLevel } from '../contract/announcement.ts';
import type { TrumpGameFacts } from './facts.ts';

/** One item of a level, with the running total as it is counted aloud: "with 2, game 3, Hand 4" (R4.21, R4.27). */
export type ValueStep =
  | { readonly step: 'with' | 'without'; readonly count: number; readonly level: number }
  | {
      readonly step:
        'game' | 'hand' | 'schneider' | 'schneiderAnnounced' | 'schwarz' | 'schwarzAnnounced' | 'ouvert';
      readonly level: number;
    };

type PlainStep = Exclude<ValueStep['step'], 'with' | 'without'>;

const SCHNEIDER_LIMIT = 30;
const SCHNEIDER_POINTS = 90;

/** The items of a suit or Grand game's level in speaking order; the last one carries the level (R4.21, R7.1). */
export function valueSteps(facts: TrumpGameFacts): readonly ValueStep[] {
  const { count, side } = facts.matadors;
  const plain = PLAIN_STEPS.filter(({ applies }) => applies(facts));
  return [
    { step: side, count, level: count },
    ...plain.map(({ step }, index): ValueStep => ({ step, level: count + index + 1 })),
  ];
}

const announced =
  (level: 'hand' | 'schneider' | 'schwarz' | 'ouvert') =>
  ({ announcement }: TrumpGameFacts): boolean =>
    includesLevel(announcement.level, level);

const PLAIN_STEPS: readonly {
  readonly step: PlainStep;
  readonly applies: (facts: TrumpGameFacts) => boolean;
}[] = [
  { step: 'game', applies: () => true },
  { step: 'hand', applies: announced('hand') },
  { step: 'schneider', applies: (facts) => isSchneiderReached(facts) || announced('schneider')(facts) }, // R7.4, R7.5, R7.7
  { step: 'schneiderAnnounced', applies: announced('schneider') },
  { step: 'schwarz', applies: (facts) => isSchwarzReached(facts) || announced('schwarz')(facts) }, // R7.4, R7.6, R7.7
  { step: 'schwarzAnnounced', applies: announced('schwarz') },
  { step: 'ouvert', applies: announced('ouvert') },
];

/** Whether either party stayed at 30 card points or fewer (R7.5, R7.7). */
export function isSchneiderReached({ declarerPoints }: Pick<TrumpGameFacts, 'declarerPoints'>): boolean {
  return declarerPoints >= SCHNEIDER_POINTS || declarerPoints <= SCHNEIDER_LIMIT;
}

/** Whether either party took no trick (R7.6, R7.7). */
export function isSchwarzReached(facts: Pick<TrumpGameFacts, 'declarerTricks' | 'defenderTricks'>): boolean {
  return facts.defenderTricks === 0 || facts.declarerTricks === 0;
}
