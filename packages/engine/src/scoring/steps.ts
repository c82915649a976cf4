import { includesLevel } from '../contract/announcement.ts';
import type { TrumpGameFacts } from './facts.ts';

/** One item of a level, with the running total as it is counted aloud: "with 2, game 3, Hand 4" (R4.21, R4.27). */
export type ValueStep =
  | { readonly step: 'with' | 'without'; readonly count: number; readonly level: number }
  | {
      readonly step:
        | 'game'
        | 'hand'
        | 'schneider'
        | 'schneiderAnnounced'
        | 'schwarz'
        | 'schwarzAnnounced'
        | 'ouvert'
        | 'spitze';
      readonly level: number;
    };

type PlainStep = Exclude<ValueStep['step'], 'with' | 'without'>;

/** Which of the unannounced steps count. */
export interface StepsMade {
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

export const SCHNEIDER_LIMIT = 30;
export const SCHNEIDER_POINTS = 90;

/** The items of a suit or Grand game's level in speaking order; the last one carries the level (R4.21, R7.1). */
export function valueSteps(facts: TrumpGameFacts, made: StepsMade): readonly ValueStep[] {
  const { count, side } = facts.matadors;
  const plain = PLAIN_STEPS.filter(({ applies }) => applies(facts, made));
  return [
    { step: side, count, level: count },
    ...plain.map(({ step }, index): ValueStep => ({ step, level: count + index + 1 })),
  ];
}

/** The level that a game reaches with these steps (R4.21). */
export function levelOf(facts: TrumpGameFacts, made: StepsMade): number {
  let level = facts.matadors.count;
  for (const { applies } of PLAIN_STEPS) if (applies(facts, made)) level++;
  return level;
}

const announced =
  (level: 'hand' | 'schneider' | 'schwarz' | 'ouvert') =>
  ({ announcement }: TrumpGameFacts): boolean =>
    includesLevel(announcement.level, level);

const PLAIN_STEPS: readonly {
  readonly step: PlainStep;
  readonly applies: (facts: TrumpGameFacts, made: StepsMade) => boolean;
}[] = [
  { step: 'game', applies: () => true },
  { step: 'hand', applies: announced('hand') },
  { step: 'schneider', applies: (facts, made) => made.schneider || announced('schneider')(facts) }, // R7.4, R7.5, R7.7
  { step: 'schneiderAnnounced', applies: announced('schneider') },
  { step: 'schwarz', applies: (facts, made) => made.schwarz || announced('schwarz')(facts) }, // R7.4, R7.6, R7.7
  { step: 'schwarzAnnounced', applies: announced('schwarz') },
  { step: 'ouvert', applies: announced('ouvert') },
  { step: 'spitze', applies: ({ spitze }) => spitze !== null }, // R9.60
];

/** The steps of a game played to its end: either party at 30 card points or fewer, either without a trick (R7.5-R7.7). */
export function stepsReached(
  facts: Pick<TrumpGameFacts, 'declarerPoints' | 'declarerTricks' | 'defenderTricks'>,
): StepsMade {
  const { declarerPoints, declarerTricks, defenderTricks } = facts;
  return {
    schneider: declarerPoints >= SCHNEIDER_POINTS || declarerPoints <= SCHNEIDER_LIMIT,
    schwarz: defenderTricks === 0 || declarerTricks === 0,
  };
}
