import type { Clock } from '../clock.ts';

/** Whoever asks more often is told what was found last: asking costs the database nothing. */
const ANSWER_HOLDS_MS = 1000;

/** Whether something is ready, asked at most once a second however many want to know. */
export function askedOnceASecond(
  ask: () => Promise<boolean>,
  clock: Pick<Clock, 'now'>,
): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    const now = clock.now();
    if (asked === null || now - asked.at >= ANSWER_HOLDS_MS) asked = { at: now, answer: ask() };
    return asked.answer;
  };
}
