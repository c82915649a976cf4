import { getContext, setContext } from 'svelte';
import type { Storage } from '../ui/storage.ts';
import type { Formats, Language } from './format.ts';
import { LANGUAGES, formatsOf } from './format.ts';
import type { Messages } from './messages.ts';

const STORED = 'language';

/** Each dictionary is a file of its own, so that a page loads only the words it shows. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** The language of the page: its words and formats, switchable while everything runs on. */
export class Locale {
  #language = $state<Language>('de');
  #messages = $state.raw<Messages>() as Messages;
  #storage: Storage;
  readonly #format = $derived(formatsOf(this.#language));

  private constructor(language: Language, messages: Messages, storage: Storage) {
    this.#language = language;
    this.#messages = messages;
    this.#storage = storage;
  }

  /** The stored language, else the browser's first one that we have. */
  static async open(storage: Storage, wanted: readonly string[]): Promise<Locale> {
    const language = chooseLanguage(storage.read(STORED), wanted);
    return new Locale(language, (await LOADERS[language]()).messages, storage);
  }

  get language(): Language {
    return this.#language;
  }

  /** The words, by screen. */
  get t(): Messages {
    return this.#messages;
  }

  get format(): Formats {
    return this.#format;
  }

  /** Switches and remembers; the words change when they have arrived. Rejects if they cannot be loaded. */
  async use(language: Language): Promise<void> {
    const { messages } = await LOADERS[language]();
    this.#language = language;
    this.#messages = messages;
    this.#storage.write(STORED, language);
  }
}

/** The first language we have among a stored choice and what the browser asks for; English for everybody else. */
export function chooseLanguage(stored: string | null, wanted: readonly string[]): Language {
  for (const tag of [stored ?? '', ...wanted]) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

const KEY = Symbol('locale');

export function provideLocale(locale: Locale): void {
  setContext(KEY, locale);
}

/** The page's locale; only below a component that provided it. */
export function useLocale(): Locale {
  return getContext<Locale>(KEY);
}
