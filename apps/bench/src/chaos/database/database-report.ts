import type { Finding } from '../players/check-log.ts';

/** What one fault has led to. */
export interface FaultFigures {
  readonly name: string;
  readonly awayMs: number;
  /** Versions told while the database was away. */
  readonly newsWhileAway: number;
  /** From the database's return until each table has gone on, in milliseconds; null for one that has not. */
  readonly onMs: readonly (number | null)[];
  /** Whether the server said meanwhile that it is not ready. */
  readonly wasUnready: boolean;
  /** From the database's return until the server says that it is ready, or null. */
  readonly readyMs: number | null;
  readonly refused: number;
}

export interface DatabaseFigures {
  readonly faults: readonly FaultFigures[];
  readonly acknowledged: number;
  readonly sightings: number;
  readonly entries: number;
  /** The longest that a command over a standing connection has waited for an answer, in milliseconds. */
  readonly longestWaitMs: number;
  readonly longestReadinessMs: number;
  readonly ending: string | null;
  readonly contradictions: readonly string[];
  readonly refusals: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

/** Play goes on, and the server is ready, so soon after the database is back. */
export const ON_WITHIN_MS = 5_000;
/** A command is answered by then, whatever the answer. */
export const ANSWER_WITHIN_MS = 15_000;
/** Readiness is asked for now and then: a shorter outage may pass unseen. */
export const SHORTEST_SEEN_MS = 4_000;

const MOST_LINES = 8;
/** The last is for somebody who says to be ready for a game that was dealt by itself as soon as the database was back. */
const EXPECTED_REFUSALS = ['storeUnavailable', 'staleVersion', 'ready: wrongStage'];

/** What must not have happened, in words. */
export function databaseViolations(figures: DatabaseFigures): readonly string[] {
  const { ending, findings, contradictions, refusals, longestWaitMs, acknowledged } = figures;
  return [
    ...(ending === null ? [] : [`the server ended with ${ending}`]),
    ...figures.faults.flatMap(violationsAt),
    ...findings.map(({ kind, text }) => `${kind}: ${text}`),
    ...contradictions,
    ...[...refusals]
      .filter(([code]) => !EXPECTED_REFUSALS.some((word) => code.endsWith(word)))
      .map(([code, times]) => `players were refused: ${code} (${times} times)`),
    ...(longestWaitMs > ANSWER_WITHIN_MS ? [`a command waited ${seconds(longestWaitMs)} for an answer`] : []),
    ...(acknowledged === 0 ? ['nobody played'] : []),
  ];
}

function violationsAt(fault: FaultFigures): readonly string[] {
  const { name, awayMs, newsWhileAway, onMs, wasUnready, readyMs } = fault;
  const late = onMs.filter((ms) => ms === null || ms > ON_WITHIN_MS).length;
  const isReadyLate = readyMs === null || readyMs > ON_WITHIN_MS;
  return [
    ...(newsWhileAway > 0 ? [`${newsWhileAway} versions were told while it was away`] : []),
    ...(late > 0 ? [`${late} tables did not go on within ${seconds(ON_WITHIN_MS)}`] : []),
    ...(awayMs >= SHORTEST_SEEN_MS && !wasUnready ? ['the server said that it was ready'] : []),
    ...(isReadyLate ? [`the server was not ready within ${seconds(ON_WITHIN_MS)}`] : []),
  ].map((text) => `${name}: ${text}`);
}

/** The figures of a run, a line each. */
export function databaseLines(figures: DatabaseFigures): readonly string[] {
  const { faults, acknowledged, sightings, entries, findings, refusals, longestReadinessMs } = figures;
  const violations = databaseViolations(figures);
  return [
    ...faults.map(faultLine),
    `acknowledged: ${acknowledged} commands, shown: ${sightings} views, stored: ${entries} entries`,
    `acknowledged or shown but not stored, or otherwise different: ${findings.length}`,
    `longest wait for an answer: ${seconds(figures.longestWaitMs)} to a command, ${seconds(longestReadinessMs)} to readiness`,
    `refusals: ${[...refusals].map((pair) => pair.join(' ')).join(', ') || 'none'}`,
    `violations: ${violations.length}`,
    ...violations.slice(0, MOST_LINES).map((violation) => `  ${violation}`),
  ];
}

function faultLine({ name, onMs, readyMs, wasUnready, refused, newsWhileAway }: FaultFigures): string {
  const slowest = onMs.includes(null) ? 'never' : seconds(Math.max(...onMs.filter((ms) => ms !== null)));
  const ready = readyMs === null ? 'never' : seconds(readyMs);
  const unready = wasUnready ? 'unready meanwhile' : 'ready throughout';
  return `${name}: last table on after ${slowest}, ready after ${ready}, ${unready}, ${refused} answers storeUnavailable, ${newsWhileAway} told while away`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
