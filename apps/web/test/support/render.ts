import { configure, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { DeckInUse } from '../../src/cards/deck-in-use.svelte.ts';
import type { Language } from '../../src/i18n/format.ts';
import { Locale } from '../../src/i18n/locale.svelte.ts';
import { LATER } from '../../src/table/later-parts.ts';
import { Settings } from '../../src/ui/settings.svelte.ts';
import type { Storage } from '../../src/ui/storage.ts';
import Providers from './Providers.svelte';

/** Waiting ends when the condition holds; the limit is for what never comes. */
configure({ asyncUtilTimeout: 30_000 });

/** Media queries of a large screen and a person without preferences; jsdom has none at all. */
export function stubMedia(): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('width >='),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
}

/** Modal dialogs as far as jsdom lacks them: open state and the close event. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

export function memoryStorage(stored: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(stored));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
  };
}

/** Draws a component with the contexts every page has. */
export async function renderPage<Props extends Record<string, unknown>>(
  component: Component<Props>,
  componentProps: Props,
  language: Language = 'de',
) {
  stubMedia();
  stubDialogs();
  const storage = memoryStorage();
  const settings = new Settings(storage, false);
  const deck = new DeckInUse(settings);
  const locale = await Locale.open([language], { storage, suits: () => deck.family });
  await locale.fetchWhole();
  await Promise.all(Object.values(LATER).map((part) => part.load()));
  // The wrapper's type parameter is lost in render's own signature.
  const props = { locale, settings, deck, component: component as never, componentProps };
  return { ...render(Providers, { props }), locale, settings, deck, storage };
}
