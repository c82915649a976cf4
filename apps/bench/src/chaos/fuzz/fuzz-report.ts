import { percentile } from '../../statistics.ts';
import type { FuzzTally } from './tally.ts';

/** What a run has found. */
export interface FuzzFigures {
  readonly tally: FuzzTally;
  /** How the server ended, or null. */
  readonly ending: string | null;
  readonly residentKb: { readonly start: number; readonly peak: number; readonly end: number };
  /** Milliseconds from a play to the last of three screens. */
  readonly latenciesMs: { readonly flooded: readonly number[]; readonly elsewhere: readonly number[] };
  readonly plays: number;
  readonly honestRefusals: ReadonlyMap<string, number>;
  /** Changes that nobody honest has made, in words. */
  readonly changes: readonly string[];
}

/** A flood may cost so much memory and no more. */
export const MOST_GROWTH_KB = 150 * 1024;
/** Honest players may wait so many times as long as while the same flood goes against an empty server. */
export const MOST_SLOWDOWN = 2;
/** The slowest of a hundred says nothing while it is a handful of plays. */
export const FEWEST_PLAYS = 1_000;

const KB_PER_MB = 1024;
const MOST_LINES = 8;

/** What must not have happened, in words. */
export function violationsIn(figures: FuzzFigures): readonly string[] {
  const { tally, ending, residentKb, honestRefusals, changes } = figures;
  const growth = residentKb.end - residentKb.start;
  return [
    ...(ending === null ? [] : [`the server ended with ${ending}`]),
    ...changes,
    ...[...tally.violations].map(([what, times]) => `${what} (${times} times)`),
    ...[...honestRefusals].map(([code, times]) => `honest players were refused: ${code} (${times} times)`),
    ...(growth > MOST_GROWTH_KB ? [`memory has grown by ${mb(growth)} MB`] : []),
    ...slowdownIn(figures.latenciesMs),
  ];
}

function slowdownIn(latencies: FuzzFigures['latenciesMs']): readonly string[] {
  if (fewestOf(latencies) === 0) return ['honest players did not play'];
  const slowdown = slowdownOf(latencies);
  const isSlower = fewestOf(latencies) >= FEWEST_PLAYS && slowdown > MOST_SLOWDOWN;
  return isSlower ? [`p99 is ${slowdown.toFixed(2)} times as long`] : [];
}

function fewestOf({ flooded, elsewhere }: FuzzFigures['latenciesMs']): number {
  return Math.min(flooded.length, elsewhere.length);
}

function slowdownOf({ flooded, elsewhere }: FuzzFigures['latenciesMs']): number {
  return percentile(flooded, 0.99) / percentile(elsewhere, 0.99);
}

function slowdownLine(latencies: FuzzFigures['latenciesMs']): string {
  if (fewestOf(latencies) === 0) return 'p99 against p99: no plays';
  const few = fewestOf(latencies) < FEWEST_PLAYS ? `, not judged by fewer than ${FEWEST_PLAYS} plays` : '';
  return `p99 against p99: ${slowdownOf(latencies).toFixed(2)}; limit ${MOST_SLOWDOWN}${few}`;
}

/** The figures of a run, a line each. */
export function fuzzLines(figures: FuzzFigures): readonly string[] {
  const { tally, ending, residentKb, latenciesMs, plays, changes } = figures;
  const { events, frames, requests } = tally.sent;
  const violations = violationsIn(figures);
  return [
    `messages: ${tally.total} (${events} events, ${frames} frames, ${requests} requests)`,
    `answers: ${[...tally.answers]
      .sort(([, a], [, b]) => b - a)
      .map((pair) => pair.join(' '))
      .join(', ')}`,
    `exits: ${ending === null ? 0 : 1}`,
    `state changes by anything invalid: ${changes.length}, ${plays} plays of honest players accepted`,
    `resident memory: start ${mb(residentKb.start)} MB, peak ${mb(residentKb.peak)} MB, end ${mb(residentKb.end)} MB; limit start + ${mb(MOST_GROWTH_KB)} MB`,
    `honest players: ${waits('flood against an empty server', latenciesMs.elsewhere)}; ${waits('against theirs', latenciesMs.flooded)}`,
    slowdownLine(latenciesMs),
    `violations: ${violations.length}`,
    ...violations.slice(0, MOST_LINES).map((violation) => `  ${violation}`),
  ];
}

function waits(when: string, latencies: readonly number[]): string {
  if (latencies.length === 0) return `${when} no plays`;
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(1));
  return `${when} p50 ${p50} ms, p99 ${p99} ms of ${latencies.length}`;
}

function mb(kb: number): number {
  return Math.round(kb / KB_PER_MB);
}
