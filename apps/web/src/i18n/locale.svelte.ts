import { getContext, setContext } from 'svelte';
import type { SuitFamily } from '../cards/deck.ts';
import type { Storage } from '../ui/storage.ts';
import type { Formats, Language } from './format.ts';
import { LANGUAGES, formatsOf } from './format.ts';
import type { Messages, WholeMessages } from './messages.ts';

const STORED = 'language';

interface Dictionary<Words> {
  readonly messages: Words;
  /** The same words where cards are called by the German suits. */
  readonly germanSuits: Words;
}

/** How the words of a language are fetched. */
interface Loaders {
  readonly page: () => Promise<Dictionary<Messages>>;
  readonly whole: () => Promise<Dictionary<WholeMessages>>;
}

/** Each dictionary is a file of its own, so that a page loads only the words it shows. */
const LOADERS: Readonly<Record<Language, Loaders>> = {
  de: { page: () => import('./de/page.ts'), whole: () => import('./de/index.ts') },
  en: { page: () => import('./en/page.ts'), whole: () => import('./en/index.ts') },
  zh: { page: () => import('./zh/page.ts'), whole: () => import('./zh/index.ts') },
};

/** What a locale looks to: where choices are kept, and which suits the cards have. */
interface Surroundings {
  readonly storage: Storage;
  readonly suits: () => SuitFamily;
}

/** The language of the page: its words and formats, switchable while everything runs on. */
export class Locale {
  #language = $state<Language>('de');
  #dictionary = $state.raw<Dictionary<Messages>>() as Dictionary<Messages>;
  #whole = $state.raw<Dictionary<WholeMessages> | null>(null);
  #storage: Storage;
  /** The suits that are played with at the moment. */
  readonly #suits: () => SuitFamily;
  readonly #format = $derived(formatsOf(this.#language));

  private constructor(
    language: Language,
    dictionary: Dictionary<Messages>,
    { storage, suits }: Surroundings,
  ) {
    this.#language = language;
    this.#dictionary = dictionary;
    this.#storage = storage;
    this.#suits = suits;
  }

  /** The stored language, else the browser's first one that we have. */
  static async open(wanted: readonly string[], surroundings: Surroundings): Promise<Locale> {
    const language = chooseLanguage(surroundings.storage.read(STORED), wanted);
    return new Locale(language, await LOADERS[language].page(), surroundings);
  }

  get language(): Language {
    return this.#language;
  }

  /** The words, by screen; cards go by the names of the deck in use. */
  get t(): Messages {
    return this.#wordsOf(this.#dictionary);
  }

  /** The words with what the rules say; null until that has been fetched in this language. */
  get whole(): WholeMessages | null {
    return this.#whole === null ? null : this.#wordsOf(this.#whole);
  }

  /** Fetches what the rules say. Rejects if it can't be loaded. */
  async fetchWhole(): Promise<void> {
    const language = this.#language;
    const whole = await LOADERS[language].whole();
    if (this.#language === language) this.#whole = whole;
  }

  #wordsOf<Words>({ germanSuits, messages }: Dictionary<Words>): Words {
    return this.#suits() === 'german' ? germanSuits : messages;
  }

  get format(): Formats {
    return this.#format;
  }

  /** Switches and remembers; the words change when they have arrived. Rejects if they cannot be loaded. */
  async use(language: Language): Promise<void> {
    const dictionary = await LOADERS[language].page();
    if (this.#language !== language) this.#whole = null;
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
