import type { NetworkCounts } from './counts.ts';

const MOST_LINES = 12;
const MS_PER_HOUR = 3_600_000;

/** What went wrong in a schedule. */
export interface Violation {
  readonly seed: number;
  readonly what: string;
}

/** The figures of schedules, a line each. */
export function networkLines(counts: NetworkCounts, violations: readonly Violation[]): readonly string[] {
  const { games, entries, commands, accepted, doubleTaps, repeated, lostReplies, lostViews } = counts;
  return [
    `games played to their end: ${games}, ${entries} entries in the logs, ${(counts.tableMs / MS_PER_HOUR).toFixed(1)} h of the tables' time`,
    `faults: ${[...counts.faults]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map((pair) => pair.join(' '))
      .join(', ')}`,
    `commands sent: ${commands}, accepted for somebody ${accepted}; double taps ${doubleTaps}, repeated by the network ${repeated}`,
    `answers lost after the commit: ${lostReplies}; views lost: ${lostViews}; reloads: ${counts.reloads}, with an action under way ${counts.resumed}`,
    `connections: ${counts.connections}, joins: ${counts.joins}`,
    `violations: ${violations.length}`,
    ...violations.slice(0, MOST_LINES).map(({ seed, what }) => `  seed ${seed}: ${what}`),
  ];
}
