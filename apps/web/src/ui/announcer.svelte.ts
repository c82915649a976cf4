import { getContext, setContext } from 'svelte';

export type Urgency = 'polite' | 'assertive';

interface Pending {
  readonly text: string;
  readonly topic: string | null;
}

/** Events this close together are spoken as one. */
export const JOIN_MS = 400;
/** After this a region is emptied, so that nobody finds old news in it. */
export const KEEP_MS = 6000;

/**
 * What screen readers are told. Events within JOIN_MS become one message; of several pending events with
 * the same topic only the newest is spoken; what a region already says is not said again.
 */
export class Announcer {
  #polite = $state('');
  #assertive = $state('');
  readonly #pending: Record<Urgency, readonly Pending[]> = { polite: [], assertive: [] };
  readonly #timers: Record<Urgency, ReturnType<typeof setTimeout> | null> = { polite: null, assertive: null };

  get polite(): string {
    return this.#polite;
  }

  get assertive(): string {
    return this.#assertive;
  }

  /** @param topic what becomes stale when a newer event of the same topic arrives, as whose turn it is */
  say(urgency: Urgency, text: string, topic: string | null = null): void {
    const others = this.#pending[urgency].filter(
      (event) => event.text !== text && (!topic || event.topic !== topic),
    );
    const wasEmpty = this.#pending[urgency].length === 0;
    this.#pending[urgency] = [...others, { text, topic }];
    if (wasEmpty) this.#restart(urgency, JOIN_MS, () => this.#flush(urgency));
  }

  /** Forgets what is said and about to be said, as when the language changes. */
  clear(): void {
    for (const urgency of ['polite', 'assertive'] as const) {
      const timer = this.#timers[urgency];
      if (timer !== null) clearTimeout(timer);
      this.#pending[urgency] = [];
      this.#show(urgency, '');
    }
  }

  #flush(urgency: Urgency): void {
    const text = this.#pending[urgency].map((event) => event.text).join(' ');
    this.#pending[urgency] = [];
    this.#show(urgency, text);
    this.#restart(urgency, KEEP_MS, () => this.#show(urgency, ''));
  }

  #show(urgency: Urgency, text: string): void {
    if (urgency === 'polite') this.#polite = text;
    else this.#assertive = text;
  }

  #restart(urgency: Urgency, delayMs: number, then: () => void): void {
    const timer = this.#timers[urgency];
    if (timer !== null) clearTimeout(timer);
    this.#timers[urgency] = setTimeout(then, delayMs);
  }
}

const KEY = Symbol('announcer');

export function provideAnnouncer(announcer: Announcer): void {
  setContext(KEY, announcer);
}

/** The page's announcer; only below a component that provided it. */
export function useAnnouncer(): Announcer {
  return getContext<Announcer>(KEY);
}
