import { getContext, setContext } from 'svelte';
import type { Announcer } from './announcer.svelte.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'info' | 'refusal';
}

/** Long enough to read two short sentences. */
export const TOAST_MS = 4500;

/** Short notices over the page; what they say is spoken as well. */
export class Toaster {
  #toasts = $state.raw<readonly Toast[]>([]);
  #lastId = 0;
  readonly #announcer: Announcer;

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
  }

  get toasts(): readonly Toast[] {
    return this.#toasts;
  }

  /** Shows a notice; the same text still standing is renewed, not doubled. */
  show(text: string, kind: Toast['kind'] = 'info'): void {
    const id = ++this.#lastId;
    this.#toasts = [...this.#toasts.filter((toast) => toast.text !== text), { id, text, kind }];
    this.#announcer.say(kind === 'refusal' ? 'assertive' : 'polite', text);
    setTimeout(() => this.dismiss(id), TOAST_MS);
  }

  /** Notices of a page that is left say nothing about the next. */
  clear(): void {
    this.#toasts = [];
  }

  dismiss(id: number): void {
    this.#toasts = this.#toasts.filter((toast) => toast.id !== id);
  }
}

const KEY = Symbol('toaster');

export function provideToaster(toaster: Toaster): void {
  setContext(KEY, toaster);
}

/** The page's toaster; only below a component that provided it. */
export function useToaster(): Toaster {
  return getContext<Toaster>(KEY);
}
