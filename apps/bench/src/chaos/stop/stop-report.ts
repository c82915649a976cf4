import { percentile } from '../../statistics.ts';
import type { Finding } from '../players/check-log.ts';

/** One stop and what came after it. */
export interface StopRound {
  /** Sockets that were open. */
  readonly sockets: number;
  /** How the process ended, such as `code 0`. */
  readonly ending: string;
  readonly exitMs: number;
  readonly bootMs: number;
  /** From the moment the next one is ready until each seat has joined and been shown the table. */
  readonly backMs: readonly number[];
  /** Seats that stayed away, and tables at which nobody played on, in numbers. */
  readonly missing: number;
  readonly stuck: number;
}

/** What a run has found. */
export interface StopFigures {
  readonly rounds: readonly StopRound[];
  readonly acknowledged: number;
  readonly sightings: number;
  readonly entries: number;
  readonly contradictions: readonly string[];
  readonly refusals: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

export const EXIT_WITHIN_MS = 5_000;
const MOST_LINES = 8;
/** What may be answered in the moment of coming back. */
const EXPECTED_REFUSALS = ['staleVersion'];

/** What must not have happened, in words. */
export function stopViolations({ rounds, ...figures }: StopFigures): readonly string[] {
  const { findings, contradictions, refusals, acknowledged, sightings } = figures;
  const unexpected = [...refusals].filter(([code]) => !EXPECTED_REFUSALS.some((word) => code.endsWith(word)));
  return [
    ...rounds.flatMap((round, index) => roundViolations(round, index + 1)),
    ...findings.map(({ kind, text }) => `${kind}: ${text}`),
    ...contradictions,
    ...unexpected.map(([code, times]) => `players were refused: ${code} (${times} times)`),
    ...(acknowledged === 0 || sightings === 0 ? ['nobody played'] : []),
  ];
}

function roundViolations(round: StopRound, number: number): readonly string[] {
  const { ending, exitMs, missing, stuck } = round;
  return [
    ...(ending === 'code 0' ? [] : [`round ${number}: the server ended with ${ending}`]),
    ...(exitMs <= EXIT_WITHIN_MS ? [] : [`round ${number}: the server took ${exitMs.toFixed(0)} ms to end`]),
    ...(missing === 0 ? [] : [`round ${number}: ${missing} seats did not come back`]),
    ...(stuck === 0 ? [] : [`round ${number}: at ${stuck} tables nobody played on`]),
  ];
}

/** The figures of a run, a line each. */
export function stopLines(figures: StopFigures): readonly string[] {
  const violations = stopViolations(figures);
  const { rounds, acknowledged, sightings, entries, refusals, findings } = figures;
  return [
    ...rounds.map(
      ({ sockets, ending, exitMs, bootMs, backMs }, index) =>
        `stop ${index + 1}: ${sockets} sockets, ended with ${ending} after ${exitMs.toFixed(0)} ms (limit ${EXIT_WITHIN_MS} ms), ready again ${bootMs.toFixed(0)} ms after its start, seats back ${spreadOf(backMs)} later`,
    ),
    `acknowledged: ${acknowledged} commands, shown: ${sightings} views, stored: ${entries} entries`,
    `what the log and the players disagree about: ${findings.length}`,
    `refusals: ${[...refusals].map((pair) => pair.join(' ')).join(', ') || 'none'}`,
    `violations: ${violations.length}`,
    ...violations.slice(0, MOST_LINES).map((violation) => `  ${violation}`),
  ];
}

function spreadOf(milliseconds: readonly number[]): string {
  if (milliseconds.length === 0) return 'never';
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(milliseconds, share)));
  return `p50 ${p50} ms, p99 ${p99} ms, max ${Math.round(Math.max(...milliseconds))} ms`;
}
