import { POSITIONS } from '../cards/position.ts';
import type { PerPosition, Position } from '../cards/position.ts';
import { at } from '../result.ts';
import type { RamschRules, SchiebenRules } from '../rules/options.ts';
import type { RamschFacts } from './facts.ts';

/** What doubles a Ramsch (R9.7, R9.23, R9.53). */
export type RamschDoubling =
  | { readonly by: 'virgin' }
  | { readonly by: 'push'; readonly times: number }
  | { readonly by: 'bock'; readonly times: number };

/** Score of a Ramsch with what explains it (R9.5-R9.10). */
export interface RamschEvaluation {
  /** Card points that count, the skat where it belongs. */
  readonly points: PerPosition<number>;
  readonly losers: readonly Position[];
  /** Who took all ten tricks, where that is rewarded (R9.8). */
  readonly march: Position | null;
  readonly doublings: readonly RamschDoubling[];
  readonly factor: number;
  /** Signed entries (R9.10). */
  readonly scores: PerPosition<number>;
}

/** The rules that a Ramsch is scored by. */
export interface RamschScoring {
  readonly ramsch: RamschRules;
  readonly schieben: SchiebenRules;
}

const MARCH_POINTS = 120;

/** Evaluates a Ramsch (R9.5-R9.10). */
export function evaluateRamsch(facts: RamschFacts, rules: RamschScoring): RamschEvaluation {
  const marcher = marcherOf(facts);
  if (marcher !== null && rules.ramsch.durchmarsch !== 'off') return evaluateMarch(facts, marcher, rules);
  const losers = losersOf(facts, rules.ramsch);
  const points = pointsWithSkat(facts, losers, rules.ramsch);
  const doublings = doublingsOf(facts, rules, true);
  const factor = factorOf(doublings);
  const scores = perPosition((position) =>
    losers.includes(position) ? minus(points[position] * factor) : 0,
  );
  return { points, losers, march: null, doublings, factor, scores };
}

function evaluateMarch(facts: RamschFacts, march: Position, rules: RamschScoring): RamschEvaluation {
  const doublings = doublingsOf(facts, rules, false);
  const factor = factorOf(doublings);
  const isRewarded = rules.ramsch.durchmarsch === 'plus120';
  const scores = perPosition((position) => {
    if (position === march) return isRewarded ? MARCH_POINTS * factor : 0;
    return isRewarded ? 0 : -MARCH_POINTS * factor;
  });
  const points = pointsWithSkat(facts, [march], rules.ramsch);
  return { points, losers: [], march, doublings, factor, scores };
}

/** Zero has no sign. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount;
}

function perPosition<Value>(valueOf: (position: Position) => Value): PerPosition<Value> {
  return [valueOf(0), valueOf(1), valueOf(2)];
}

function marcherOf({ winners }: RamschFacts): Position | null {
  const first = at(winners, 0);
  return winners.every((winner) => winner === first) ? first : null;
}

function losersOf(facts: RamschFacts, { skatOwner, tie }: RamschRules): readonly Position[] {
  const lastWinner = at(facts.winners, facts.winners.length - 1);
  const counted = perPosition(
    (position) =>
      facts.trickPoints[position] +
      (skatOwner === 'lastTrick' && position === lastWinner ? facts.skatPoints : 0),
  );
  const most = Math.max(...counted);
  const tied = POSITIONS.filter((position) => counted[position] === most);
  if (tie === 'allTiedLose') return tied;
  return [
    tied.reduce((latest, one) => (latestTrick(facts, one) > latestTrick(facts, latest) ? one : latest)),
  ];
}

function latestTrick({ winners }: RamschFacts, position: Position): number {
  return winners.lastIndexOf(position);
}

function pointsWithSkat(
  facts: RamschFacts,
  losers: readonly Position[],
  { skatOwner }: RamschRules,
): PerPosition<number> {
  const lastWinner = at(facts.winners, facts.winners.length - 1);
  return perPosition((position) => {
    const isOwner = skatOwner === 'loser' ? losers.includes(position) : position === lastWinner;
    return facts.trickPoints[position] + (skatOwner !== 'nobody' && isOwner ? facts.skatPoints : 0);
  });
}

function doublingsOf(
  { winners, pushes, bock }: RamschFacts,
  { ramsch, schieben }: RamschScoring,
  mayBeVirgin: boolean,
): readonly RamschDoubling[] {
  const isVirgin = mayBeVirgin && POSITIONS.some((position) => !winners.includes(position));
  return [
    ...(isVirgin && ramsch.jungfrauDoubles ? [{ by: 'virgin' } as const] : []),
    ...(pushes > 0 && schieben.pushDoubles ? [{ by: 'push', times: pushes } as const] : []),
    ...(bock > 0 ? [{ by: 'bock', times: bock } as const] : []),
  ];
}

function factorOf(doublings: readonly RamschDoubling[]): number {
  return doublings.reduce((factor, doubling) => factor * 2 ** ('times' in doubling ? doubling.times : 1), 1);
}
