import type { Card, GameKind } from '../../src/index.ts';

const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const JACKS_UPWARD = 'DHSC';
const SIDE_UPWARD = '789QKTA';
const NULL_UPWARD = '789TJQKA';

/** Card points, by the referee's own table (R1.3). */
export function worth(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (POINTS[card[1] as string] ?? 0), 0);
}

/** What a card counts as when following: "trump" or a letter (R1.8). */
export function familyOf(card: Card, game: GameKind): string {
  if (game === 'null') return card[0] as string;
  return card[1] === 'J' || card.startsWith(game) ? 'trump' : (card[0] as string);
}

/** Height of a card in a trick that was opened with `lead`; below zero if it cannot win (R1.4-R1.7, R5.5). */
export function powerOf(card: Card, lead: Card, game: GameKind): number {
  const [suit, rank] = [card[0] as string, card[1] as string];
  if (familyOf(card, game) === 'trump')
    return rank === 'J' ? 60 + JACKS_UPWARD.indexOf(suit) : 30 + SIDE_UPWARD.indexOf(rank);
  if (familyOf(card, game) !== familyOf(lead, game)) return -1;
  return (game === 'null' ? NULL_UPWARD : SIDE_UPWARD).indexOf(rank);
}

/** Which of the cards of a trick wins it, counted from the lead. */
export function winningPlace(cards: readonly Card[], game: GameKind): number {
  const power = cards.map((card) => powerOf(card, cards[0] as Card, game));
  return power.indexOf(Math.max(...power));
}

/** Cards that may be added to a trick (R5.2-R5.4, R9.84). */
export function fitting(held: readonly Card[], lead: Card | undefined, game: GameKind): readonly Card[] {
  if (lead === undefined) return held;
  const following = held.filter((card) => familyOf(card, game) === familyOf(lead, game));
  return following.length > 0 ? following : held;
}

/** The trumps of a game from the top (R1.4, R1.6). */
export function trumpsDown(game: GameKind): readonly Card[] {
  if (game === 'null') return [];
  const jacks = downward(JACKS_UPWARD).map((suit) => `${suit}J` as Card);
  if (game === 'grand') return jacks;
  return [...jacks, ...downward(SIDE_UPWARD).map((rank) => `${game}${rank}` as Card)];
}

function downward(letters: string): readonly string[] {
  return Array.from(letters).reverse();
}

/** Matadors: how far the top trumps are all owned, or all missing (R4.22). */
export function runOf(owned: readonly Card[], game: GameKind): number {
  const trumps = trumpsDown(game);
  let run = 1;
  while (run < trumps.length && owned.includes(trumps[run] as Card) === owned.includes('CJ')) run++;
  return run;
}
