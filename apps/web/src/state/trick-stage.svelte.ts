import type { TableView, WonTrick } from '@skat/engine';
import { officersTricks } from '../model/officers.ts';
import { tricksFinished } from '../model/playing.ts';

interface Seen {
  readonly game: number;
  readonly finished: number;
}

/** Keeps a finished trick on the table long enough to be read; nobody else waits for that. */
export class TrickStage {
  #held = $state.raw<WonTrick | null>(null);
  #seen: Seen | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** The finished trick that still lies, or null. */
  get held(): WonTrick | null {
    return this.#held;
  }

  /**
   * Takes the newest view.
   * @param pauseMs how long a trick that it finishes stays; null until `clear`
   */
  take(view: TableView, pauseMs: number | null): void {
    const before = this.#seen;
    const finished = finishedIn(view);
    this.#seen = finished?.seen ?? null;
    if (before === null || finished?.trick === undefined) return;
    const isNew = before.game === finished.seen.game && finished.seen.finished > before.finished;
    if (isNew && finished.trick !== null) this.#hold(finished.trick, pauseMs);
    if (before.game !== finished.seen.game) this.clear();
  }

  /** Takes the trick off the table, as whoever plays on or taps does. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#held = null;
  }

  #hold(trick: WonTrick, pauseMs: number | null): void {
    this.clear();
    this.#held = trick;
    if (pauseMs !== null) this.#timer = setTimeout(() => this.clear(), pauseMs);
  }
}

/** How far a view's game is; an ended game counts as one trick more than any running one. */
function finishedIn(view: TableView): { readonly seen: Seen; readonly trick: WonTrick | null } | null {
  if (view.play !== null && view.auction !== null)
    return {
      seen: { game: view.auction.number, finished: tricksFinished(view.play) },
      trick: view.play.lastTrick,
    };
  if (view.officers !== null)
    return {
      seen: { game: view.officers.number, finished: officersTricks(view.officers) },
      trick: view.officers.lastTrick,
    };
  if (view.result === null) return null;
  return { seen: { game: view.result.number, finished: Infinity }, trick: view.result.lastTrick };
}
