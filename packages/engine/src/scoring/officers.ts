import { baseValueOf } from '../contract/announcement.ts';
import type { TwoPlayerRules } from '../rules/options.ts';
import type { OfficersFacts } from './facts.ts';
import { SCHNEIDER_LIMIT, SCHNEIDER_POINTS } from './steps.ts';

/** One item of a level in Officers' Skat (R9.90). */
export type OfficersStep = 'matadors' | 'game' | 'schneider' | 'schwarz';

/** Score of a game of Officers' Skat with what explains it. */
export interface OfficersEvaluation {
  /** Whether the elder made 61 (R9.86). */
  readonly won: boolean;
  /** 9-12 or 24; null where victory points are counted. */
  readonly base: number | null;
  readonly steps: readonly { readonly step: OfficersStep; readonly level: number }[];
  readonly level: number | null;
  readonly factor: number;
  readonly elderScore: number;
  readonly dealerScore: number;
}

const POINTS_TO_WIN = 61;
const ALL_POINTS = 120;
const ALL_TRICKS = 16;

/** Evaluates a game of Officers' Skat by value or by victory points (R9.86-R9.91). */
export function evaluateOfficers(facts: OfficersFacts, rules: TwoPlayerRules): OfficersEvaluation {
  const base = baseValueOf(facts.game);
  if (rules.scoring === 'victoryPoints') return evaluateVictoryPoints(facts);
  if (facts.forfeitedBy !== null) return evaluateForfeit(facts, base);
  const won = facts.elderPoints >= POINTS_TO_WIN;
  const steps = stepsOf(facts, rules);
  const level = steps.reduce((_, step) => step.level, 0);
  const factor = 2 ** facts.kontra;
  const elderScore = (won ? 1 : -2) * base * level * factor;
  return { won, base, steps, level, factor, elderScore, dealerScore: 0 };
}

/** Leaving costs the elder twice the base value and brings it to the elder if the dealer leaves; Kontra counts (R6.15, R9.49). */
function evaluateForfeit({ forfeitedBy, kontra }: OfficersFacts, base: number): OfficersEvaluation {
  const won = forfeitedBy === 'dealer';
  const factor = 2 ** kontra;
  const elderScore = (won ? 1 : -2) * base * factor;
  return { won, base, steps: [{ step: 'game', level: 1 }], level: 1, factor, elderScore, dealerScore: 0 };
}

function stepsOf(facts: OfficersFacts, { matadors }: TwoPlayerRules): OfficersEvaluation['steps'] {
  const { elderPoints, elderTricks } = facts;
  const start = matadors ? facts.matadors.count : 0;
  const isSchneider = elderPoints >= SCHNEIDER_POINTS || elderPoints <= SCHNEIDER_LIMIT;
  const isSchwarz = elderTricks === 0 || elderTricks === ALL_TRICKS;
  const plain: readonly OfficersStep[] = [
    'game',
    ...(isSchneider ? (['schneider'] as const) : []),
    ...(isSchwarz ? (['schwarz'] as const) : []),
  ];
  return [
    ...(matadors ? [{ step: 'matadors', level: start } as const] : []),
    ...plain.map((step, index) => ({ step, level: start + index + 1 })),
  ];
}

/** Who stays when the other leaves gets what a plain win brings; there is no minus (R6.15, R9.91). */
function evaluateVictoryPoints({ elderPoints, forfeitedBy }: OfficersFacts): OfficersEvaluation {
  const elder = forfeitedBy === null ? elderPoints : forfeitedBy === 'dealer' ? POINTS_TO_WIN : 0;
  const dealer = forfeitedBy === 'elder' ? POINTS_TO_WIN : ALL_POINTS - elder;
  return {
    won: elder >= POINTS_TO_WIN,
    base: null,
    steps: [],
    level: null,
    factor: 1,
    elderScore: victoryPoints(elder),
    dealerScore: forfeitedBy === 'dealer' ? 0 : victoryPoints(dealer),
  };
}

/** 60:60 one each, from 61 two, from 91 three, all 120 four (R9.91). */
function victoryPoints(points: number): number {
  if (points < 60) return 0;
  if (points === 60) return 1;
  if (points <= 90) return 2;
  return points < ALL_POINTS ? 3 : 4;
}
