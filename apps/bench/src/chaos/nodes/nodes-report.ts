import type { Finding, LogViolation } from '../players/check-log.ts';

/** What a run has found. */
export interface NodesFigures {
  readonly kills: number;
  readonly bootMs: readonly number[];
  /** How long the nodes heard nothing of each other, in seconds. */
  readonly deafSeconds: number;
  readonly acknowledged: number;
  readonly sightings: number;
  readonly entries: number;
  readonly longestStandMs: number;
  /** Where that was. */
  readonly stoodAt: string;
  /** Windows that did not see the end of the log. */
  readonly behind: readonly string[];
  readonly contradictions: readonly string[];
  readonly refusals: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

/** No table may stand longer than this while somebody connected could act. */
export const LONGEST_STAND_MS = 5_000;

const MOST_LINES = 8;
/** How somebody is refused who was second, in a window or with a pause that has passed. */
const SECOND = 'staleVersion';
/** Beside turns two windows of a player want the same too: the second one is told that it is done. */
const DONE = /^(?!act|join).*: (alreadyDone|wrongStage|alreadySeated|seatTaken)$/;

/** What must not have happened, in words. */
export function nodesViolations(figures: NodesFigures): readonly string[] {
  const { findings, contradictions, behind, longestStandMs, stoodAt, acknowledged, entries } = figures;
  return [
    ...findings.map(({ kind, text }) => `${kind}: ${text}`),
    ...contradictions,
    ...behind,
    ...(longestStandMs > LONGEST_STAND_MS
      ? [`a table stood for ${Math.round(longestStandMs)} ms: ${stoodAt}`]
      : []),
    ...unexpected(figures.refusals).map(([code, times]) => `players were refused: ${code} (${times} times)`),
    ...(acknowledged === 0 || entries === 0 ? ['nobody played'] : []),
    ...(secondsIn(figures.refusals) === 0 ? ['no two actions ever met'] : []),
  ];
}

function unexpected(refusals: NodesFigures['refusals']): readonly (readonly [string, number])[] {
  return [...refusals].filter(([code]) => !code.endsWith(SECOND) && !DONE.test(code));
}

function secondsIn(refusals: NodesFigures['refusals']): number {
  return refusals.get(`act: ${SECOND}`) ?? 0;
}

/** The figures of a run, a line each. */
export function nodesLines(figures: NodesFigures): readonly string[] {
  const violations = nodesViolations(figures);
  const { kills, bootMs, deafSeconds, acknowledged, sightings, entries, refusals } = figures;
  const count = (...kinds: readonly LogViolation[]): number =>
    figures.findings.filter(({ kind }) => kinds.includes(kind)).length;
  const slowest = Math.round(Math.max(0, ...bootMs));
  return [
    `kills: ${kills}, ready again after ${slowest} ms at most; deaf for ${deafSeconds} s`,
    `acknowledged: ${acknowledged} commands, shown: ${sightings} views, stored: ${entries} entries`,
    `lost: ${count('lost')}, doubled or sent by nobody: ${count('doubled', 'unknown')}, other views: ${count('different')}, broken logs: ${count('broken')}`,
    `second of two on the same version: ${secondsIn(refusals)}, all ${SECOND}`,
    `longest stand: ${Math.round(figures.longestStandMs)} ms; limit ${LONGEST_STAND_MS} ms`,
    `windows behind the log at the end: ${figures.behind.length}`,
    `refusals: ${[...refusals].map((pair) => pair.join(' ')).join(', ') || 'none'}`,
    `violations: ${violations.length}`,
    ...violations.slice(0, MOST_LINES).map((violation) => `  ${violation}`),
  ];
}
