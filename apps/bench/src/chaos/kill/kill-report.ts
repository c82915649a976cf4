import { percentile } from '../../statistics.ts';
import type { Finding, LogViolation } from '../players/check-log.ts';

/** What a run has found. */
export interface KillFigures {
  readonly kills: number;
  readonly acknowledged: number;
  readonly sightings: number;
  readonly entries: number;
  readonly deals: number;
  /** Commands that waited for their answer when the server was killed. */
  readonly cutShort: number;
  /** From the start of the process until it answers that it is ready, in milliseconds. */
  readonly bootMs: readonly number[];
  /** From then on until a seat has joined and been shown the table; one number for each seat and round. */
  readonly backMs: readonly number[];
  /** Seats that did not come back in time, in words. */
  readonly missing: readonly string[];
  readonly contradictions: readonly string[];
  readonly refusals: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

/** All seats must be back so soon after the server is ready. */
export const BACK_WITHIN_MS = 3_000;

const MOST_LINES = 8;
/** What may be answered in the moment of coming back. */
const EXPECTED_REFUSALS = ['staleVersion'];

/** What must not have happened, in words. */
export function killViolations(figures: KillFigures): readonly string[] {
  const { findings, contradictions, missing, backMs, refusals, acknowledged, sightings } = figures;
  const late = backMs.filter((ms) => ms > BACK_WITHIN_MS).length;
  return [
    ...findings.map(({ kind, text }) => `${kind}: ${text}`),
    ...contradictions,
    ...missing,
    ...(late === 0 ? [] : [`${late} seats were back later than ${BACK_WITHIN_MS} ms after boot`]),
    ...unexpected(refusals).map(([code, times]) => `players were refused: ${code} (${times} times)`),
    ...(acknowledged === 0 || sightings === 0 ? ['nobody played'] : []),
  ];
}

function unexpected(refusals: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...refusals].filter(([code]) => !EXPECTED_REFUSALS.some((word) => code.endsWith(word)));
}

/** The figures of a run, a line each. */
export function killLines(figures: KillFigures): readonly string[] {
  const violations = killViolations(figures);
  const { kills, cutShort, acknowledged, sightings, entries, deals, backMs, bootMs, refusals } = figures;
  const count = (...kinds: readonly LogViolation[]): number =>
    figures.findings.filter(({ kind }) => kinds.includes(kind)).length;
  return [
    `kills: ${kills}, with ${cutShort} commands under way`,
    `acknowledged: ${acknowledged} commands, shown: ${sightings} views, stored: ${entries} entries with ${deals} deals`,
    `lost: ${count('lost')}, doubled or sent by nobody: ${count('doubled', 'unknown')}, other deals or views: ${count('different')}, broken logs: ${count('broken')}`,
    `boot: ${spreadOf(bootMs)}`,
    `seats back after boot: ${spreadOf(backMs)} of ${backMs.length}; limit ${BACK_WITHIN_MS} ms`,
    `refusals: ${[...refusals].map((pair) => pair.join(' ')).join(', ') || 'none'}`,
    `violations: ${violations.length}`,
    ...violations.slice(0, MOST_LINES).map((violation) => `  ${violation}`),
  ];
}

function spreadOf(milliseconds: readonly number[]): string {
  if (milliseconds.length === 0) return 'none';
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(milliseconds, share)));
  return `p50 ${p50} ms, p95 ${p95} ms, max ${Math.round(Math.max(...milliseconds))} ms`;
}
