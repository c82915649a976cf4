import type { Card } from '@skat/engine';
import { DECK } from '@skat/engine';
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { CardFace, Letters } from '../cards/deck.ts';
import type { Language } from '../i18n/format.ts';
import type { SortOrder } from '../model/sort-hand.ts';
import type { Storage } from './storage.ts';

/** German suits have one set of letters, French ones a choice. */
type FrenchLetters = Exclude<Letters, 'UOK'>;

/** What a person may choose. */
export interface Preferences {
  /** `auto`: as usual in the language of the page. */
  readonly letters: 'auto' | FrenchLetters;
  /** `table`: the one chosen in the table's rules. */
  readonly deck: 'table' | CardFace;
  readonly sort: SortOrder;
  /** How many taps play a card. */
  readonly tap: 'one' | 'two';
  readonly trickPause: 'short' | 'normal' | 'long' | 'longest' | 'untilTap';
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly sound: 'off' | 'turn' | 'all';
}

export type Preference = keyof Preferences;

/** Each preference's choices in the order they are offered. */
export const CHOICES: { readonly [Key in Preference]: readonly Preferences[Key][] } = {
  deck: ['table', 'french', 'tournament', 'german'],
  letters: ['auto', 'JQK', 'BDK'],
  sort: ['alternate', 'ranked', 'jacksRight', 'manual'],
  tap: ['one', 'two'],
  trickPause: ['short', 'normal', 'long', 'longest', 'untilTap'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  sound: ['off', 'turn', 'all'],
};

const TRICK_PAUSES_MS: Readonly<Record<Preferences['trickPause'], number | null>> = {
  short: 800,
  normal: 1400,
  long: 2500,
  longest: 4000,
  untilTap: null,
};

const STORED = 'settings';
const STORED_ORDER = 'handOrder';

/** Choices of the person at this screen; they never reach a server. */
export class Settings {
  #values = $state.raw<Preferences>() as Preferences;
  #handOrder = $state.raw<readonly Card[]>([]);
  #kept = $state(true);
  #storage: Storage;
  readonly #systemDark = new MediaQuery('(prefers-color-scheme: dark)');

  /** @param coarsePointer whether fingers are the main pointer: they get two taps a card */
  constructor(storage: Storage, coarsePointer: boolean) {
    this.#storage = storage;
    this.#values = parsePreferences(storage.read(STORED), defaultsFor(coarsePointer));
    this.#handOrder = parseOrder(storage.read(STORED_ORDER));
  }

  get values(): Preferences {
    return this.#values;
  }

  /** The hand as its holder last arranged it. */
  get handOrder(): readonly Card[] {
    return this.#handOrder;
  }

  /** False once the browser refused to keep a choice. */
  get kept(): boolean {
    return this.#kept;
  }

  get theme(): 'light' | 'dark' {
    if (this.#values.theme !== 'system') return this.#values.theme;
    return this.#systemDark.current ? 'dark' : 'light';
  }

  /** How long a finished trick stays, in ms; null until it is tapped. */
  get trickPauseMs(): number | null {
    return TRICK_PAUSES_MS[this.#values.trickPause];
  }

  /** The letters of French court cards: those chosen, else the ones usual in a language. */
  lettersFor(language: Language): FrenchLetters {
    if (this.#values.letters !== 'auto') return this.#values.letters;
    return language === 'de' ? 'BDK' : 'JQK';
  }

  choose<Key extends Preference>(key: Key, value: Preferences[Key]): void {
    this.#values = { ...this.#values, [key]: value };
    this.#kept = this.#storage.write(STORED, JSON.stringify(this.#values));
  }

  /** Remembers the order of a hand, for as long as that hand is held. */
  arrange(cards: readonly Card[]): void {
    this.#handOrder = cards;
    this.#storage.write(STORED_ORDER, JSON.stringify(cards));
  }
}

function defaultsFor(coarsePointer: boolean): Preferences {
  return {
    deck: 'table',
    letters: 'auto',
    sort: 'alternate',
    tap: coarsePointer ? 'two' : 'one',
    trickPause: 'normal',
    theme: 'system',
    motion: 'system',
    sound: 'turn',
  };
}

/** Stored choices, as far as they are ones we still offer. */
export function parsePreferences(stored: string | null, defaults: Preferences): Preferences {
  const found = asRecord(stored);
  const kept = Object.entries(CHOICES).filter(([key, choices]) =>
    choices.some((choice) => choice === found[key]),
  );
  return { ...defaults, ...Object.fromEntries(kept.map(([key]) => [key, found[key]])) };
}

function parseOrder(stored: string | null): readonly Card[] {
  const found = Object.values(asRecord(stored));
  const cards = found.flatMap((value) => DECK.find((card) => card === value) ?? []);
  return cards.length === found.length ? cards : [];
}

function asRecord(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

const KEY = Symbol('settings');

export function provideSettings(settings: Settings): void {
  setContext(KEY, settings);
}

/** The settings of this browser; only below a component that provided them. */
export function useSettings(): Settings {
  return getContext<Settings>(KEY);
}
