import { getContext, setContext } from 'svelte';
import type { SuitFamily } from '../cards/deck.ts';
import type { Storage } from '../ui/storage.ts';
import type { Formats, Language } from './format.ts';
import { LANGUAGES, formatsOf } from './format.ts';
import type { Messages } from './messages.ts';

const STORED = 'language';

interface Dictionary {
  readonly messages: Messages;
  /** The same words where cards are called by the German suits. */
  readonly germanSuits: Messages;
}

/** Each dictionary is a file of its own, so that a page loads only the words it shows. */
const LOADERS: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** What a locale looks to: where choices are kept, and which suits the cards have. */
interface Surroundings {
  readonly storage: Storage;
  readonly suits: () => SuitFamily;
}

/** The language of the page: its words and formats, switchable while everything runs on. */
export class Locale {
  #language = $state<Language>('de');
  #dictionary = $state.raw<Dictionary>() as Dictionary;
  #storage: Storage;
  /** The suits that are played with at the moment. */
  readonly #suits: () => SuitFamily;
  readonly #format = $derived(formatsOf(this.#language));

  private constructor(language: Language, dictionary: Dictionary, { storage, suits }: Surroundings) {
    this.#language = language;
    this.#dictionary = dictionary;
    this.#storage = storage;
    this.#suits = suits;
  }

  /** The stored language, else the browser's first one that we have. */
  static async open(wanted: readonly string[], surroundings: Surroundings): Promise<Locale> {
    const language = chooseLanguage(surroundings.storage.read(STORED), wanted);
    return new Locale(language, await LOADERS[language](), surroundings);
  }

  get language(): Language {
    return this.#language;
  }

  /** The words, by screen; cards go by the names of the deck in use. */
  get t(): Messages {
    return this.#suits() === 'german' ? this.#dictionary.germanSuits : this.#dictionary.messages;
  }

  get format(): Formats {
    return this.#format;
  }

  /** Switches and remembers; the words change when they have arrived. Rejects if they cannot be loaded. */
  async use(language: Language): Promise<void> {
    const dictionary = await LOADERS[language]();
    this.#language = language;
    this.#dictionary = dictionary;
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
