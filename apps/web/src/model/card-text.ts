import type { Card } from '@skat/engine';
import { DECK } from '@skat/engine';

/** Letters of ranks that are not the engine's own: B and D as in German, 10 as it is printed. */
const RANKS: Readonly<Record<string, string>> = { B: 'J', D: 'Q', '10': 'T' };

/** A card as it is typed, suit first: "HT", "h10", "cb"; null for anything else. */
export function parseCard(text: string): Card | null {
  const typed = text.trim().toUpperCase();
  const rank = typed.slice(1);
  const code = typed.charAt(0) + (RANKS[rank] ?? rank);
  return DECK.find((card) => card === code) ?? null;
}
