import type { Card, GameKind, OfficersKnowledge, OfficersPosition } from '@skat/engine';
import { DECK } from '@skat/engine';
import type { CardBits } from '../search/card-bits.ts';
import { cardBitsOf, maskOf } from '../search/card-bits.ts';

/** The table as both players see it, cards as bits. */
export interface TableLay {
  readonly bits: CardBits;
  /** Open cards of elder and dealer. */
  readonly open: readonly [number, number];
  /** Cards that lie face down, whoever has them. */
  readonly hidden: number;
}

/** The open cards of one player. */
export function openCardsOf({ stacks }: OfficersKnowledge, position: OfficersPosition): readonly Card[] {
  return stacks[position].flatMap(({ up }) => up ?? []);
}

/** What lies open and what may still be hidden. */
export function layOf(known: OfficersKnowledge, game: GameKind): TableLay {
  const bits = cardBitsOf(game);
  const open = [openCardsOf(known, 0), openCardsOf(known, 1)] as const;
  const played = [...known.tricks, ...(known.trick === null ? [] : [known.trick])].flatMap(
    ({ cards }) => cards,
  );
  const seen = new Set<Card>([...open[0], ...open[1], ...played]);
  const hidden = DECK.filter((card) => !seen.has(card));
  return { bits, open: [maskOf(open[0], bits), maskOf(open[1], bits)], hidden: maskOf(hidden, bits) };
}
