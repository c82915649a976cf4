import { getContext, onDestroy, setContext, untrack } from 'svelte';
import type { Language } from '../i18n/format.ts';
import type { Settings } from '../ui/settings.svelte.ts';
import type { CardFace, Letters, SuitFamily } from './deck.ts';
import { familyOf } from './deck.ts';

type FaceOfTable = () => CardFace;

/**
 * The deck that is played with at this screen: the one a person has chosen, else the one of the table (R1.9).
 * Every card, suit sign and card name comes from here, so that all of them change together.
 */
export class DeckInUse {
  readonly #settings: Settings;
  /** Tables on the page, the one looked at last. */
  #tables = $state.raw<readonly FaceOfTable[]>([]);

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get face(): CardFace {
    const { deck } = this.#settings.values;
    return deck === 'table' ? (this.#tables.at(-1)?.() ?? 'french') : deck;
  }

  get family(): SuitFamily {
    return familyOf(this.face);
  }

  /** The corner letters: German suits have their own, French ones those chosen or usual in a language. */
  lettersFor(language: Language): Letters {
    return this.family === 'german' ? 'UOK' : this.#settings.lettersFor(language);
  }

  /** Plays with the deck of a table for as long as the calling component is on the page. */
  follow(faceOfTable: FaceOfTable): void {
    untrack(() => {
      this.#tables = [...this.#tables, faceOfTable];
    });
    onDestroy(() => {
      this.#tables = this.#tables.filter((other) => other !== faceOfTable);
    });
  }
}

const KEY = Symbol('deck in use');

export function provideDeckInUse(deck: DeckInUse): void {
  setContext(KEY, deck);
}

/** The deck of this page; only below a component that provided it. */
export function useDeckInUse(): DeckInUse {
  return getContext<DeckInUse>(KEY);
}
