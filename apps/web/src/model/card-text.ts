import type { Card, Rank, Suit } from '@skat/engine';
import { DECK } from '@skat/engine';
import type { SuitFamily } from '../cards/deck.ts';

type Letters<Meaning> = Readonly<Record<string, Meaning>>;

/** First letters as they are typed; with German suits those of Eichel, Grün, Laub, Rot, Herz, Schellen and of acorns, leaves, bells. */
const SUITS: Readonly<Record<SuitFamily, Letters<Suit>>> = {
  french: { C: 'C', S: 'S', H: 'H', D: 'D' },
  german: { E: 'C', A: 'C', G: 'S', L: 'S', R: 'H', H: 'H', S: 'D', B: 'D' },
};

/** Letters of ranks that are not the engine's own: as in German, and 10 as it is printed. */
const RANKS: Readonly<Record<SuitFamily, Letters<Rank>>> = {
  french: { B: 'J', D: 'Q', '10': 'T' },
  german: { U: 'J', O: 'Q', D: 'A', '10': 'T' },
};

/** A card as it is typed, suit first: "HT", "h10", "cb", with German suits "eu"; null for anything else. */
export function parseCard(text: string, family: SuitFamily): Card | null {
  const typed = text.trim().toUpperCase();
  const suit = SUITS[family][typed.charAt(0)];
  const rank = typed.slice(1);
  const code = `${suit ?? ''}${RANKS[family][rank] ?? rank}`;
  return DECK.find((card) => card === code) ?? null;
}
