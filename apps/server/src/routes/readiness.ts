import type { Clock } from '../clock.ts';

/** Whoever asks more often is told what was found last: asking costs the database nothing. */
const ANSWER_HOLDS_MS = 1000;

/** Whoever asks is answered within this time: what says nothing for so long is not ready. */
const ANSWER_WITHIN_MS = 2_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<boolean>;
  isOpen: boolean;
}

/**
 * Whether something is ready, asked at most once a second however many want to know, and not again while a question
 * is open.
 */
export function askedOnceASecond(ask: () => Promise<boolean>, clock: Clock): () => Promise<boolean> {
  let asked: Asked | null = null;
  return () => {
    const now = clock.now();
    if (asked === null || (!asked.isOpen && now - asked.at >= ANSWER_HOLDS_MS)) asked = begin(ask, clock);
    return asked.answer;
  };
}

function begin(ask: () => Promise<boolean>, clock: Clock): Asked {
  const answer = new Promise<boolean>((resolve, reject) => {
    const cancel = clock.after(ANSWER_WITHIN_MS, () => resolve(false));
    ask()
      .finally(() => {
        asked.isOpen = false;
        cancel();
      })
      .then(resolve, reject);
  });
  const asked: Asked = { at: clock.now(), answer, isOpen: true };
  return asked;
}
